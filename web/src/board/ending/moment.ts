// The turn that decided a game: by what the coach found, or else by the points.

import type { Review } from "../../base/wire/coached";
import type { Message } from "../../base/wire/messages";
import type { Course } from "../../base/wire/replays";
import type { Side } from "./score";

type CourseTurn = Course["turns"][number];
export type Fight = CourseTurn["fights"][number];

/** A turn, and what it changed for a side. */
export interface Moment {
  turn: number;
  /** Whose turn it was. */
  seat: number;
  /** Where the replay shows it. */
  position: number;
  /** The cards that the seat on turn gained, and the Confrontation that it decided. */
  taken: string[];
  fight: Fight | null;
  /** The chance to win of the seat that is spoken to, from 0 to 1. */
  chance: { before: number; after: number } | null;
  /** The points of its side and of the best other one. */
  score: { before: [number, number]; after: [number, number] } | null;
  /** A clear mistake in it: what would have been better, by how much, and whose it was. */
  better: { seat: number; what: Message; gain: number } | null;
}

/** Return the turn that moved the seat of a review most towards the result that it got. */
export function momentByReview(review: Review, course: Course | null): Moment | null {
  const way = review.result > 0 && review.result < 1 ? 0 : review.result ? 1 : -1;
  const swing = ({ before, after }: Review["turns"][number]) =>
    way ? way * (after - before) : Math.abs(after - before);
  const [turn] = [...review.turns].sort((one, other) => swing(other) - swing(one));
  if (!turn) return null;
  const decision = review.decided.find((each) => each.turn === turn.turn)?.decision;
  const mistake = decision && decision.preferred.option !== decision.played.option;
  return {
    ...happened(turn.turn, turn.seat, course),
    position: decision?.position ?? turn.position,
    chance: { before: turn.before, after: turn.after },
    score: null,
    better: mistake
      ? { seat: decision.seat, what: decision.preferred.text, gain: decision.gain }
      : null,
  };
}

/** Return the turn that changed most of the points between a side and the best of the others. */
export function momentByPoints(
  course: Course,
  sides: readonly Pick<Side, "seats" | "won">[],
  own: number,
): Moment | null {
  const mine = sides.find(({ seats }) => seats.includes(own)) ?? sides[0];
  if (!mine || sides.length < 2) return null;
  const scored = (points: readonly number[]): [number, number] => {
    const sum = ({ seats }: Pick<Side, "seats">) =>
      seats.reduce((total, seat) => total + (points[seat] ?? 0), 0);
    return [sum(mine), Math.max(...sides.filter((side) => side !== mine).map(sum))];
  };
  const shared = sides.filter(({ won }) => won).length !== 1;
  const way = shared ? 0 : mine.won ? 1 : -1;
  const shown = ([own, best]: [number, number]): [number, number] =>
    way < 0 ? [best, own] : [own, best]; // the winner first, as in the headline
  let best: Moment | null = null;
  let most = 0;
  let before: [number, number] = [0, 0];
  for (const turn of course.turns) {
    const after = scored(turn.points);
    const change = after[0] - after[1] - (before[0] - before[1]);
    const size = way ? way * change : Math.abs(change);
    if (size > most) {
      most = size;
      best = {
        ...happened(turn.number, turn.seat, course),
        position: turn.position,
        chance: null,
        score: { before: shown(before), after: shown(after) },
        better: null,
      };
    }
    before = after;
  }
  return best;
}

/** Return the gains and the Confrontation of a turn. */
function happened(
  number: number,
  seat: number,
  course: Course | null,
): Pick<Moment, "turn" | "seat" | "taken" | "fight"> {
  const turn = course?.turns.find((each) => each.number === number);
  const gained = turn?.gained.filter((each) => each.seat === seat) ?? [];
  return {
    turn: number,
    seat,
    taken: [...new Set(gained.map(({ card }) => card))],
    fight: turn?.fights.at(-1) ?? null,
  };
}
