// What the coach found: the curve of a game, and its marks.

import type { Decision, Review } from "../../base/wire/coached";
import type { Message } from "../../base/wire/messages";

export type { Decision, Review };

/** A turn that is marked on the curve. */
export interface Mark {
  /** Its place on the curve, and its number in the game. */
  index: number;
  turn: number;
  position: number;
  seat: number;
  /** What another choice would have been worth; 0 where nothing was clearly better. */
  gain: number;
  /** What it changed, in games of a hundred, with its sign. */
  change: string;
  played: Message;
}

/** The curve, and its marks: clear mistakes, and the turns that decided most. */
export function chartOf(review: Review): { chances: number[]; marks: Mark[] } {
  const chances = [...review.turns.map(({ before }) => before), review.result];
  const marks = new Map<number, Mark>();
  const put = (decision: Decision, gain: number, change: string) => {
    const index = review.turns.findIndex(({ turn }) => turn === decision.turn);
    const old = marks.get(decision.turn);
    if (index < 0 || (old && old.gain >= gain)) return;
    const { turn, position, seat, played } = decision;
    marks.set(turn, { index, turn, position, seat, gain, change, played: played.text });
  };
  for (const each of review.mistakes) put(each, each.gain, points(-each.gain));
  for (const { turn, decision } of review.decided) {
    const here = review.turns.find((each) => each.turn === turn);
    if (decision && here) put(decision, 0, points(here.after - here.before));
  }
  return { chances, marks: [...marks.values()].sort((a, b) => a.index - b.index) };
}

/** Where a review opens, and with whose eyes: those of the player who decides there. */
export function openingOf(review: Review): { at: number; seat: number } {
  const turn = review.turns.filter(({ position }) => position <= review.opens).at(-1);
  const seat = decisionAt(review, review.opens)?.seat ?? turn?.seat ?? review.seat;
  return { at: review.opens, seat };
}

/** The mistake after this position. */
export const nextMistake = (review: Review, at: number): Decision | undefined =>
  [...review.mistakes]
    .sort((a, b) => a.position - b.position)
    .find(({ position }) => position > at);

/** The words about a position: the mistake there, or what decided. */
export const decisionAt = (review: Review, at: number): Decision | undefined =>
  [...review.mistakes, ...review.decided.flatMap(({ decision }) => decision ?? [])].find(
    ({ position }) => position === at,
  );

/** Return whether another option was clearly better than the choice. */
export const isMistake = ({ played, preferred }: Decision): boolean =>
  played.option !== preferred.option;

/** The coach's reason in words; none where there is not one. */
export const reasonOf = (
  { told, seat }: Decision,
  says: (message: Message, asked?: number) => string,
): string => (told ? says(told, seat) : "");

/** The width of a target for a finger. */
const FINGER = 44;

/** Those that can stand next to each other; of two that are too close, the one that matters more. */
export function spread<T extends { gain: number }>(marks: T[], x: (mark: T) => number): T[] {
  const kept: T[] = [];
  for (const mark of [...marks].sort((a, b) => b.gain - a.gain))
    if (kept.every((other) => Math.abs(x(other) - x(mark)) >= FINGER)) kept.push(mark);
  return marks.filter((mark) => kept.includes(mark));
}

/** A change of a chance in points of a hundred, with its sign. */
export function points(share: number): string {
  const whole = Math.round(100 * share);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : "0";
}
