// Several people at one device: who has it, and who must take it next.

import { isLocal } from "../local/tables";
import type { PrivateView, PublicView, Room } from "../wire/messages";

/** The seats of those who share this device; none where it is one person's. */
export function sharing(room: Room | null): number[] {
  if (!room || !isLocal(room.table)) return [];
  const people = room.seats.flatMap(({ seat, person }) => (person === null ? [] : seat));
  return people.length > 1 ? people : [];
}

/** The public part of the table while a device goes around. */
export interface Passed {
  room: Room | null;
  public: PublicView | null;
  private: PrivateView | null;
  /** Who has the device; −1 for no one yet. */
  holder: number;
  /** Who of those that are asked together have answered. */
  answered: readonly number[];
}

/** Why the device is covered. */
export type Cover =
  /** A player must take it; `kind` is their public ask. */
  | { seat: number; kind: string }
  /** No one has it, and only bots are asked. */
  | "bots"
  /** A player has taken it, and their cards are on the way. */
  | "opening";

/** Why no hand may be seen now; null where the player with the device may go on. */
export function coverOf(live: Passed): Cover | null {
  const people = sharing(live.room);
  if (!people.length || !live.public || live.room?.status !== "playing" || live.public.result)
    return null;
  const { holder, answered, room } = live;
  const asked = live.public.waiting.filter(
    ({ seat }) => people.includes(seat) && !answered.includes(seat) && !room.seats[seat]?.bot,
  ); // for who has given up, a bot answers
  const next = asked[0];
  if (next && asked.every(({ seat }) => seat !== holder))
    return { seat: next.seat, kind: next.kind };
  if (holder < 0) return "bots";
  return live.private ? null : "opening";
}

/** Who has answered after a message: a seat that is waited for and not asked has done so. */
export function answeredAfter(
  live: { position: number; answered: readonly number[] },
  message: { position: number; seat: number; public: PublicView; private: PrivateView | null },
): readonly number[] {
  const before = message.position === live.position ? live.answered : [];
  const waited = message.public.waiting.some(({ seat }) => seat === message.seat);
  if (!waited || !message.private) return before;
  if (message.private.ask) return before.filter((seat) => seat !== message.seat);
  return before.includes(message.seat) ? before : [...before, message.seat];
}
