// Named random streams from one seed: the same few lines as `engine/state/streams.py`.
import { sha256 } from "./sha256";

/** Block `counter` of a stream: eight numbers below 2**32. */
export const block = (seed: string, stream: string, counter: number): number[] =>
  sha256(`${seed}:${stream}:${counter}`);

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
        numbers = block(seed, stream, next);
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
