// The facts of a game that is over, wherever it is shown: who sat there, and how it ended.
import type { ResultInView } from "../../base/wire/messages";
import type { CardEntry } from "../../base/wire/queries";
import { type Side, sidesOf } from "./score";

export interface Ended {
  result: ResultInView;
  table: string;
  /** The box, as its name is looked up. */
  box: string;
  /** One's own seat; −1 for who watched, and where several people share a device. */
  seat: number;
  /** Whether one may ask for another game. */
  played: boolean;
  /** By seat: the name, the team, which bot it was, and who they were at the end. */
  names: readonly string[];
  teams: readonly number[];
  bots: readonly (string | null)[];
  heroes: readonly (CardEntry | undefined)[];
  rematch: string | null | undefined;
  /** How many turns there were, where that is known. */
  turns: number | null;
  cards: ReadonlyMap<string, CardEntry>;
}

/** How it ended for the reader; who watched sees a win. */
export type Tone = "won" | "lost" | "shared" | "none";

export interface Standing {
  tone: Tone;
  /** All sides, the winners first. */
  sides: Side[];
  winners: Side[];
  /** The side of the reader, if they have one. */
  own: Side | undefined;
}

export function standingOf({
  result,
  teams,
  seat,
}: Pick<Ended, "result" | "teams" | "seat">): Standing {
  const sides = sidesOf(result, teams);
  const winners = sides.filter(({ won }) => won);
  const own = sides.find(({ seats }) => seats.includes(seat));
  const shared = winners.length > 1 && (!own || own.won);
  const tone = !winners.length ? "none" : shared ? "shared" : own && !own.won ? "lost" : "won";
  return { tone, sides, winners, own };
}

export interface Cast {
  /** Large: who won, two at most; both sides of a game without a winner. */
  front: number[];
  /** Small: the best of the others. */
  behind: number | null;
}

/** Return who is shown: the winners large, and the best of the others small. */
export function castOf({ sides, winners, own }: Standing, points: readonly number[]): Cast {
  const best = (one: number, other: number) => (points[other] ?? 0) - (points[one] ?? 0);
  if (!winners.length)
    return { front: sides.flatMap(({ seats }) => seats).slice(0, 2), behind: null };
  const front =
    winners.length > 1
      ? winners.flatMap(({ seats }) => seats.slice(0, 1))
      : (winners[0]?.seats ?? []);
  const mine = own?.seats.find((seat) => front.includes(seat));
  const first = mine === undefined ? front : [mine, ...front.filter((seat) => seat !== mine)];
  const others = sides.filter(({ won }) => !won).flatMap(({ seats }) => seats);
  const [behind = null] = [...others].sort(best);
  return { front: first.slice(0, 2), behind };
}
