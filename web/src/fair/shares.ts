// This browser's part in the deal: a share of the seed, committed to first and revealed when all are.
import type { Room } from "../base/wire/messages";
import { canonical } from "./canonical";
import { seatCommitment } from "./rule";
import { promisesOf, type Seen } from "./seen";

/** What the deal waits for from this browser; sent to `tables/…/promise` or `tables/…/share`. */
export type Due =
  | { what: "promise"; commitment: string; promise: string }
  | { what: "share"; commitment: string; share: string };

/** 32 random bytes in hex. */
export const newShare = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** The due message, and the data to store before it is sent. */
export function due(seen: Seen, room: Room, fresh: () => string = newShare): [Seen, Due | null] {
  const seat = room.seats[room.you];
  const { commitment } = room;
  if (room.status !== "open" || !seat?.ready || seat.promise == null) return [seen, null];
  if (seen.commitment !== commitment) return [seen, null]; // it was changed without a word
  if (!seat.promise) {
    const offer =
      seen.offer?.commitment === commitment ? seen.offer : { commitment, share: fresh() };
    const promise = seatCommitment(room.table, room.you, commitment, offer.share);
    return [
      { ...seen, offer },
      { what: "promise", commitment, promise },
    ];
  }
  const share = seen.offer?.commitment === commitment ? seen.offer.share : "";
  if (seat.promise !== seatCommitment(room.table, room.you, commitment, share)) return [seen, null]; // another browser of the same person does it
  if (!room.dealing?.fixed || canonical(seen.commitments) !== canonical(promisesOf(room)))
    return [seen, null]; // not yet; or the list is not the one that was fixed first
  return [
    { ...seen, share },
    { what: "share", commitment, share },
  ];
}

/** The server has received the share of this attempt. */
export const received = (seen: Seen, commitment: string): Seen =>
  seen.given?.includes(commitment) ? seen : { ...seen, given: [...(seen.given ?? []), commitment] };

/** Whether the last attempt failed for want of a share that the server had received. */
export function dropped(seen: Seen | null, room: Room): boolean {
  const last = room.tries?.at(-1);
  return Boolean(last?.missing.includes(room.you) && seen?.given?.includes(last.commitment));
}
