// When each part of an ending comes in: the one table of its figures, in milliseconds at normal speed.
import type { Decisive, Lane } from "./lanes";

/** When a part of the scene begins to come in, and how long that takes. */
export const COMES = {
  /** The table dims, and the cut runs from top to bottom. */
  ground: { at: 0, lasts: 260 },
  /** The winner rises, and the rays open. */
  figure: { at: 160, lasts: 420 },
  title: { at: 320, lasts: 420 },
  fill: { at: 700, lasts: 200 },
  gold: { lasts: 420 },
  says: { lasts: 240 },
} as const;

/** Between two cards of a lane; all of them take no longer than `MAX_FILL_MS`. */
const CARD_APART_MS = 40;
const MAX_FILL_MS = 1400;
/** Both totals stand without the deciding card. */
const HOLD_MS = 350;
/** From the deciding card to the sentence. */
const SENTENCE_AFTER_MS = 300;
const PANELS_APART_MS = 80;
/** Where nothing moves, the deciding card is marked after this time. */
const STILL_GOLD_MS = 400;

/** How many panels may come in. */
export const PANELS = 3;

export interface Plan {
  /** When each slice of each lane comes. */
  slices: number[][];
  /** When each total changes: the time, the lane and the points so far. */
  counts: { at: number; lane: number; points: number }[];
  /** When the deciding card comes; null where there is none. */
  gold: number | null;
  sentence: number;
  panels: number[];
  /** When all is there. */
  ends: number;
}

/** Return the plan of an ending; `speed` is a factor, and 0 shows all at once. */
export function planOf(
  lanes: readonly Lane[],
  decisive: readonly Decisive[],
  speed: number,
  still: boolean,
): Plan {
  if (speed === 0) return stillPlan(lanes, null);
  if (still) return stillPlan(lanes, decisive.length ? STILL_GOLD_MS : null);
  const golden = lanes.map((_, lane) =>
    decisive.flatMap((each) => (each.lane === lane ? [each.slice] : [])),
  );
  const fills = lanes.map((lane, at) => fillOf(lane, golden[at] ?? []));
  const filled = Math.max(0, ...fills.flat().filter((at) => at >= 0));
  const start = COMES.fill.at;
  const gold = decisive.length ? start + filled + HOLD_MS : null;
  const slices = fills.map((fill) => fill.map((at) => (at < 0 ? (gold ?? 0) : start + at)));
  const sentence = (gold ?? start + filled) + SENTENCE_AFTER_MS;
  const panels = Array.from({ length: PANELS }, (_, at) => sentence + at * PANELS_APART_MS);
  const ends = (panels.at(-1) ?? sentence) + COMES.says.lasts;
  const timed = (ms: number) => Math.round(ms * speed);
  return {
    slices: slices.map((lane) => lane.map(timed)),
    counts: countsOf(lanes, slices).map((count) => ({ ...count, at: timed(count.at) })),
    gold: gold === null ? null : timed(gold),
    sentence: timed(sentence),
    panels: panels.map(timed),
    ends: timed(ends),
  };
}

function stillPlan(lanes: readonly Lane[], gold: number | null): Plan {
  return {
    slices: lanes.map(({ slices }) => slices.map(() => 0)),
    counts: lanes.map(({ points }, lane) => ({ at: 0, lane, points })),
    gold,
    sentence: 0,
    panels: Array.from({ length: PANELS }, () => 0),
    ends: gold ?? 0,
  };
}

/** Return when each slice of a lane comes after the first, the cheapest first; −1 for the deciding ones. */
function fillOf({ slices }: Lane, golden: readonly number[]): number[] {
  const order = slices
    .map((slice, at) => ({ ...slice, at }))
    .filter(({ at }) => !golden.includes(at))
    .sort((one, other) => Math.abs(one.points) - Math.abs(other.points) || other.at - one.at);
  const groups: number[][] = [];
  for (const slice of order) {
    const last = groups.at(-1);
    const before = last && slices[last[0] ?? -1];
    if (last && slice.common && before?.id === slice.id) last.push(slice.at);
    else groups.push([slice.at]);
  }
  const apart = Math.min(CARD_APART_MS, MAX_FILL_MS / Math.max(1, groups.length));
  const times = slices.map(() => -1);
  for (const [n, group] of groups.entries()) for (const at of group) times[at] = n * apart;
  return times;
}

/** Return how the totals tick with the cards. */
function countsOf(lanes: readonly Lane[], times: readonly number[][]): Plan["counts"] {
  return lanes.flatMap(({ slices, points: all }, lane) => {
    const steps = slices
      .map(({ points }, at) => ({ at: times[lane]?.[at] ?? 0, points }))
      .sort((one, other) => one.at - other.at);
    let sum = all - steps.reduce((total, { points }) => total + points, 0);
    const counts = [{ at: 0, lane, points: sum }];
    for (const { at, points } of steps) {
      sum += points;
      const last = counts.at(-1);
      if (last && last.at === at) last.points = sum;
      else counts.push({ at, lane, points: sum });
    }
    return counts;
  });
}
