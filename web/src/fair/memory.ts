// Where a browser keeps what it saw of its last games, to compare them with their replays.

import { load, remove, save } from "../base/browser/storage";
import type { Room } from "../base/wire/messages";
import type { FromServer } from "../base/wire/socket";
import type { Card } from "./rule";
import { heard, heardCards, heardRoom, nothingSeen, type Seen } from "./seen";
import { type Due, due, received } from "./shares";

const PLACE = "archrivals.seen";
const OLD = "archrivals.promises";
const MOST = 30;

const keyOf = (table: string, seat: number) => `${PLACE}.${table}.${seat}`;

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(load(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Keep it; the oldest games make room for it. Where nothing can be kept, the page remembers it. */
function write(seen: Seen): void {
  const key = keyOf(seen.table, seen.seat);
  const older = read<string[]>(PLACE, []).filter((each) => each !== key);
  for (const old of older.splice(0, older.length + 1 - MOST)) remove(old);
  while (save(key, JSON.stringify(seen)) === "full" && older[0]) {
    remove(older[0]);
    older.shift();
  }
  save(PLACE, JSON.stringify([...older, key]));
}

/** What this browser saw of a game, if it was there; of several seats, where it saw the most. */
export function recall(table: string): Seen | null {
  const kept = read<string[]>(PLACE, [])
    .filter((key) => key.startsWith(`${PLACE}.${table}.`))
    .flatMap((key) => read<Seen | null>(key, null) ?? []);
  const best = kept.sort((one, other) => other.marks.length - one.marks.length)[0];
  if (best) return best;
  const promised = read<[string, string][]>(OLD, []).find(([known]) => known === table)?.[1];
  return promised ? { ...nothingSeen(table, -1), commitment: promised } : null;
}

/** What this browser saw of a table from one seat. */
export const recallSeat = (table: string, seat: number): Seen | null =>
  read<Seen | null>(keyOf(table, seat), null);

/** A player who gets up has no share in what follows. */
export function forgetShare(table: string, seat: number): void {
  const seen = recallSeat(table, seat);
  if (seen) write({ ...seen, offer: null, given: [] });
}

/** The memory of one table while it is looked at. */
export class Memory {
  #seen: Seen | null = null;

  constructor(readonly table: string) {}

  #at(seat: number): Seen {
    if (this.#seen?.seat !== seat)
      this.#seen = read(keyOf(this.table, seat), nothingSeen(this.table, seat));
    return this.#seen as Seen;
  }

  #keep(seen: Seen): void {
    if (seen === this.#seen) return;
    this.#seen = seen;
    write(seen);
  }

  hear(message: FromServer): void {
    if (message.type === "room") {
      const seen = this.#at(message.you);
      if (!message.seed || seen.marks.length) this.#keep(heardRoom(seen, message));
    } else if (message.type === "view" || message.type === "update")
      this.#keep(heard(this.#at(message.seat), message));
  }

  /** What the deal waits for from this browser; it is kept before it is sent. */
  due(room: Room): Due | null {
    const [seen, owed] = due(this.#at(room.you), room);
    this.#keep(seen);
    return owed;
  }

  /** The server has received this seat's share. */
  received(seat: number, commitment: string): void {
    this.#keep(received(this.#at(seat), commitment));
  }

  hearCards(cards: readonly Card[]): void {
    if (this.#seen) this.#keep(heardCards(this.#seen, cards));
  }
}
