// The sentences of the end of a game. Stars mark the words in bold.
import type { Course } from "../../base/wire/replays";
import type { EndingSay } from "../../base/words/ending";
import { keyFor } from "../../base/words/keys";
import { whyWords } from "./ending";
import { type Ended, type Standing, standingOf } from "./facts";
import { byDefeat, type Decisive, type Lane, marginOf } from "./lanes";
import type { Fight, Moment } from "./moment";
import { tieOf } from "./score";

const AND = " & ";

/** Who won, from where one sits. */
export function titleOf(ended: Ended, { tone, winners, own }: Standing, t: EndingSay): string {
  if (ended.result.why === "abandoned" || tone === "none") return t("ending.title.abandoned");
  if (tone === "shared") return t("ending.title.shared");
  if (own?.won) return t(own.seats.length > 1 ? "ending.title.team" : "ending.title.you");
  const seats = winners.flatMap((side) => side.seats);
  return t("ending.title.other", {
    count: seats.length,
    names: seats.map((seat) => ended.names[seat]).join(AND),
  });
}

/** The points of both sides, the winner's first; "" where they are not two, or did not count. */
export function scoreOf(lanes: readonly Lane[], t: EndingSay): string {
  const [first, second, third] = lanes;
  if (!first || !second || third) return "";
  return t("ending.score", { mine: first.points, theirs: second.points });
}

/** The name of a card; of a Character with its Level. */
export function titled({ cards }: Pick<Ended, "cards">, id: string, t: EndingSay): string {
  const card = cards.get(id);
  const name = card?.name ?? id;
  return card?.level ? t("ending.character", { name, level: card.level }) : name;
}

/** Why the game ended and what made the difference. */
export function reasonsOf(
  ended: Ended,
  lanes: readonly Lane[],
  decisive: readonly Decisive[],
  course: Course | null,
  t: EndingSay,
): string[] {
  const { result, names, seat } = ended;
  const why = whyWords(result, names, seat, t);
  if (result.why) {
    const score = scoreOf(lanes, t);
    return score ? [why, t("ending.why.stood", { score })] : [why];
  }
  if (byDefeat(result)) {
    const fight = course?.turns
      .at(-1)
      ?.fights.filter(({ won }) => won)
      .at(-1);
    return [fight ? beaten(ended, fight, t) : why];
  }
  if (!lanes.length) return [why];
  const taken = lastTaken(ended, lanes, course, t); // it also says why
  return [
    ...(taken.length ? [] : [why]),
    ...compared(ended, lanes, t),
    ...taken,
    ...decidedBy(ended, lanes, decisive, t),
  ];
}

function beaten(ended: Ended, { seat, card, power, cost }: Fight, t: EndingSay): string {
  const name = ended.heroes[seat]?.name ?? ended.names[seat];
  return t("ending.why.beat", { name, card: titled(ended, card, t), power, cost });
}

/** How the sides stand to each other, from where one sits. */
function compared(ended: Ended, lanes: readonly Lane[], t: EndingSay): string[] {
  const { winners, own } = standingOf(ended);
  const [first, second] = lanes;
  if (!first || !second) return [];
  const called = (lane: Lane) => lane.seats.map((seat) => ended.names[seat]).join(AND);
  if (winners.length > 1) {
    const both = lanes.length === 2 && own?.won;
    return [
      t("ending.why.each", { points: first.points }),
      t(both ? "ending.why.both" : "ending.why.all"),
    ];
  }
  const tie = tieOf(ended.result, lanes);
  const step = tie?.steps.at(-1);
  if (tie && step) {
    const of = step.of.map(
      ({ seats, n }) => `${seats.map((seat) => ended.names[seat]).join(AND)} ${n}`,
    );
    return [
      t("ending.why.each", { points: tie.points }),
      `${t(keyFor("score.by", step.what, "cards"))}: ${of.join(", ")}.`,
    ];
  }
  if (lanes.length === 2) {
    const score = scoreOf(lanes, t);
    return [ended.turns ? t("ending.why.score", { score, count: ended.turns }) : `*${score}.*`];
  }
  if (own && !own.won) {
    const better = lanes.filter(({ points, won }) => won || points > own.points).length;
    const behind = first.points - own.points;
    const blanks = { place: better + 1, points: own.points, behind };
    return [t(better === 1 ? "ending.why.second" : "ending.why.place", blanks)];
  }
  const ahead = first.points - second.points;
  return [t("ending.why.ahead", { points: first.points, ahead, name: called(second) })];
}

/** What the card was worth that decided. */
function decidedBy(
  { cards }: Ended,
  lanes: readonly Lane[],
  decisive: readonly Decisive[],
  t: EndingSay,
): string[] {
  const [first, ...others] = decisive;
  const slice = first && lanes[first.lane]?.slices[first.slice];
  if (!slice || others.length) return [];
  const margin = marginOf(lanes);
  const how =
    margin === 0
      ? "tie"
      : slice.points < margin
        ? "lead"
        : slice.points === margin
          ? "whole"
          : "most";
  const card = cards.get(slice.id)?.name ?? slice.id;
  return [t(`ending.why.${how}`, { card, points: slice.points })];
}

/** Who took the last Super-Villain, where several players might have. */
function lastTaken(
  { result, cards, names, seat }: Ended,
  lanes: readonly Lane[],
  course: Course | null,
  t: EndingSay,
): string[] {
  if (result.rule !== "G2" || lanes.length < 3) return [];
  for (const turn of [...(course?.turns ?? [])].reverse()) {
    const taken = turn.gained
      .filter(({ card }) => cards.get(card)?.kind === "super-villain")
      .at(-1);
    if (taken)
      return [
        t(taken.seat === seat ? "ending.why.lastYou" : "ending.why.last", {
          name: names[taken.seat],
          turn: turn.number,
        }),
      ];
  }
  return [];
}

/** What happened in the turn that decided, and what it changed. */
export function momentLines(
  ended: Ended,
  moment: Moment,
  says: (moment: NonNullable<Moment["better"]>) => string,
  language: string,
  t: EndingSay,
): string[] {
  const { seat, names } = ended;
  const who = (whose: number) => (whose === seat ? "you" : "other");
  const { taken, fight, chance, score, better } = moment;
  const lines: string[] = [];
  if (fight) {
    const { power, cost } = fight;
    const blanks = { name: names[fight.seat], card: titled(ended, fight.card, t), power, cost };
    lines.push(t(`ending.moment.${fight.won ? "beat" : "held"}.${who(fight.seat)}`, blanks));
  } else if (taken.some((id) => ended.cards.get(id)?.kind !== "weakness")) {
    const list = new Intl.ListFormat(language, { type: "conjunction" });
    const good = taken.filter((id) => ended.cards.get(id)?.kind !== "weakness");
    const named = good.map((id) => `*${ended.cards.get(id)?.name ?? id}*`);
    lines.push(
      t(`ending.moment.took.${who(moment.seat)}`, {
        name: names[moment.seat],
        cards: list.format(named),
      }),
    );
  }
  if (chance) {
    const [before, after] = [chance.before, chance.after].map((each) => Math.round(100 * each));
    lines.push(t("ending.moment.chance.you", { before, after }));
  }
  if (score) {
    const [before, after] = [score.before, score.after].map((each) => each.join(" : "));
    lines.push(t("ending.moment.points", { before, after }));
  }
  if (better && better.gain >= 0.01)
    lines.push(
      t(`ending.moment.better.${who(better.seat)}`, {
        name: names[better.seat],
        what: says(better),
        gain: Math.round(100 * better.gain),
      }),
    );
  return lines;
}
