// Recomputing in the browser what the server promised: the same few lines as the engine's own.
import type { components } from "../wire/http";
import { sha256 } from "./sha256";

export type Shuffle = components["schemas"]["Shuffled"];

/** What was shown before the game; the seed shown after it must give the same. */
export function commitment(seed: string): string {
  return sha256(`archrivals:${seed}`)
    .map((word) => word.toString(16).padStart(8, "0"))
    .join("");
}

/** A shuffled copy, and the stream's next counter: Fisher–Yates without bias. */
export function shuffled<T>(
  cards: readonly T[],
  seed: string,
  stream: string,
  counter: number,
): [T[], number] {
  const deck = [...cards];
  let numbers: number[] = [];
  let next = counter;
  let at = 8;
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const size = last + 1;
    const fair = 0x100000000 - (0x100000000 % size);
    let number = fair;
    while (number >= fair) {
      if (at === 8) {
        numbers = sha256(`${seed}:${stream}:${next}`);
        next += 1;
        at = 0;
      }
      number = numbers[at] as number;
      at += 1;
    }
    const other = number % size;
    [deck[last], deck[other]] = [deck[other] as T, deck[last] as T];
  }
  return [deck, next];
}

export interface Wrong {
  shuffle: Shuffle;
  /** The number of the shuffle in the game, from 1. */
  number: number;
  /** `order`: the seed gives another one; `block`: part of the stream was left out or used twice. */
  why: "order" | "block";
}

export interface Recomputed {
  /** How many shuffles of each stream came out as the server says. */
  right: Map<string, number>;
  wrong: Wrong | null;
}

/**
 * Make every shuffle again, up to the first that does not agree.
 *
 * Each must begin where the last one of its stream ended: who could skip blocks could choose an
 * order. `lot`: the first block of the deal decided who begins.
 */
export function recomputed(
  seed: string,
  shuffles: readonly Shuffle[],
  { lot }: { lot: boolean },
): Recomputed {
  const right = new Map<string, number>();
  const counters = new Map<string, number>([["deal", lot ? 1 : 0]]);
  for (const [at, shuffle] of shuffles.entries()) {
    const { stream, counter, before, after } = shuffle;
    const wrong = (why: Wrong["why"]) => ({ right, wrong: { shuffle, number: at + 1, why } });
    if (counter !== (counters.get(stream) ?? 0)) return wrong("block");
    const [mixed, next] = shuffled(before, seed, stream, counter);
    if (!same(mixed, after)) return wrong("order");
    counters.set(stream, next);
    right.set(stream, (right.get(stream) ?? 0) + 1);
  }
  return { right, wrong: null };
}

/** Whether the hands the replay begins with are the top cards of the decks that were shuffled. */
export function dealtFrom(shuffles: readonly Shuffle[], hands: readonly string[][]): boolean {
  return hands.every((hand, seat) => {
    const deck = shuffles.find((each) => each.stream === `seat-${seat}`)?.after ?? [];
    return same([...hand].sort(), deck.slice(deck.length - hand.length).sort());
  });
}

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each, at) => each === other[at]);
