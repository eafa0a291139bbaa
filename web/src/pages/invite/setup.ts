// What a table's setup says about the game that is played there.
import { castOf } from "../../base/boxes/boxes";
import type { Room } from "../../base/wire/messages";

/** The box of a table; "mixed" if it has cards of several. */
export function boxOf({ setup }: Room): string {
  const { box, recipe } = setup as { box?: string; recipe?: unknown };
  return recipe || !box ? "mixed" : box;
}

const ANY = ["batgirl", "the-joker"] as const;

/** Two who meet in the game: one for the host, one for oneself. */
export function meeting(room: Room): readonly [string, string] {
  const [first = ANY[0], second = ANY[1]] = castOf(boxOf(room)) ?? ANY;
  return [first, second];
}

export const isFree = ({ person, bot }: Room["seats"][number]): boolean => !person && !bot;
