// A score as lanes of cards: each side's cards in a row, each as wide as its points.
import type { CountedInView, ResultInView } from "../../base/wire/messages";
import type { CardEntry } from "../../base/wire/queries";
import type { Course } from "../../base/wire/replays";
import { familyOf } from "../../cards/families";
import { type Side, sidesOf, tieOf } from "./score";

type Known = ReadonlyMap<string, Pick<CardEntry, "kind" | "type" | "side">>;

/** A copy of a card that gives points, or takes them away. */
export interface Slice {
  id: string;
  points: number;
  /** A Super-Villain, or a Character that was defeated. */
  chief: boolean;
  /** Its copies come together: a Starter, or a card of a stack. */
  common: boolean;
}

export interface Lane extends Side {
  slices: Slice[];
}

/** Chiefs first, then by points; what takes points away stands at the end. */
const rank = ({ points, chief }: Slice): number => (points < 0 ? 2 : chief ? 0 : 1);

const inOrder = (one: Slice, other: Slice): number =>
  rank(one) - rank(other) || other.points - one.points;

function slicesOf(lines: readonly CountedInView[], cards: Known): Slice[] {
  const slices = lines.flatMap(({ id, copies, each, defeated }) => {
    const card = cards.get(id);
    const slice = {
      id,
      points: each,
      chief: defeated === true || (card !== undefined && familyOf(card) === "super-villain"),
      common: card?.kind === "starter" || card?.kind === "stack",
    };
    return each === 0 ? [] : Array.from({ length: copies }, () => slice);
  });
  return slices.sort(inOrder);
}

/** Return a result with the points as they stood, where the game ended before they were counted. */
export function asItStood(result: ResultInView, course: Course | null): ResultInView {
  const points = course?.turns.at(-1)?.points;
  return result.scores || !course || !points
    ? result
    : { ...result, points, scores: course.scores };
}

/** Return the sides of a result with their cards, the winners first; none where no points were counted. */
export function lanesOf(result: ResultInView, teams: readonly number[], cards: Known): Lane[] {
  const { scores, points } = result;
  if (!scores || !points.length) return [];
  return sidesOf(result, teams).map((side) => ({
    ...side,
    slices: slicesOf(
      side.seats.flatMap((seat) => scores[seat] ?? []),
      cards,
    ),
  }));
}

/** The card that decided for a side: which lane, and which slice of it. */
export interface Decisive {
  lane: number;
  slice: number;
}

/**
 * Return the cards that decided: the smallest card of the winner whose loss turns or levels the
 * result, or else the last card that changed the lead. Of a shared win it is the last card with
 * points of each winner.
 */
export function decisiveOf(
  lanes: readonly Lane[],
  result: ResultInView,
  course: Course | null,
): Decisive[] {
  const found = (lane: number, slice: number): Decisive[] => (slice < 0 ? [] : [{ lane, slice }]);
  const winners = lanes.flatMap(({ won }, at) => (won ? [at] : []));
  const [first] = winners;
  if (first === undefined || byDefeat(result) || result.why) return [];
  if (winners.length > 1)
    return winners.flatMap((at) => found(at, lastGain(lanes[at] as Lane, course)));
  const best = lanes[first] as Lane;
  const slice = smallest(best, marginOf(lanes), result, lanes);
  return found(first, slice >= 0 ? slice : leadCard(lanes, first, course));
}

/** Return whether the points did not matter: a last Character fell. */
export const byDefeat = ({ rule }: Pick<ResultInView, "rule">): boolean =>
  rule === "G3" || rule === "V3";

/** Return what the first lane has over the best of the others. */
export function marginOf(lanes: readonly Pick<Lane, "points">[]): number {
  const [first, ...others] = lanes;
  return (first?.points ?? 0) - Math.max(0, ...others.map(({ points }) => points));
}

/** Return the smallest slice without which the side would not have won; −1 if there is none. */
function smallest(
  lane: Lane,
  margin: number,
  result: ResultInView,
  lanes: readonly Lane[],
): number {
  const chiefs = margin === 0 && tieOf(result, lanes)?.steps.at(-1)?.what !== "cards";
  if (margin < 0 || (margin === 0 && !chiefs)) return -1;
  return least(lane, ({ points, chief }) => (margin > 0 ? points >= margin : chief));
}

/** Return the slice of the fewest points that passes a test; of equal ones the last. */
function least({ slices }: Lane, passes: (slice: Slice) => boolean): number {
  return slices.reduce((best, slice, at) => {
    const old = slices[best];
    return passes(slice) && (!old || slice.points <= old.points) ? at : best;
  }, -1);
}

/** Return the slice that made a side take the lead for the last time; −1 if no card did. */
function leadCard(lanes: readonly Lane[], winner: number, course: Course | null): number {
  let leader = -1;
  let taken = -1;
  for (const { points, gained } of course?.turns ?? []) {
    const sums = lanes.map(({ seats }) => sumOf(seats, points));
    const most = Math.max(...sums);
    const first = sums.filter((sum) => sum === most).length === 1 ? sums.indexOf(most) : -1;
    if (first === winner && leader !== winner) taken = bestGain(lanes[winner] as Lane, gained);
    if (first >= 0) leader = first;
  }
  return taken;
}

/** Return the slice of the last card with points that a side gained. */
function lastGain(lane: Lane, course: Course | null): number {
  const turns = [...(course?.turns ?? [])].reverse();
  for (const { gained } of turns) {
    const slice = bestGain(lane, gained);
    if (slice >= 0) return slice;
  }
  return -1;
}

const sumOf = (seats: readonly number[], points: readonly number[]): number =>
  seats.reduce((sum, seat) => sum + (points[seat] ?? 0), 0);

type Gained = Course["turns"][number]["gained"];

/** Return the slice of the card that gives most among those that a side gained. */
function bestGain({ seats, slices }: Lane, gained: Gained): number {
  const ids = new Set(gained.flatMap(({ seat, card }) => (seats.includes(seat) ? [card] : [])));
  return slices.reduce((best, { id, points }, at) => {
    const more = points > Math.max(0, slices[best]?.points ?? 0);
    return ids.has(id) && more ? at : best;
  }, -1);
}
