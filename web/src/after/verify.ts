// Recomputing in the browser what the server promised: the same few lines as the engine's own.
const text = new TextEncoder();

async function sha256(message: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", text.encode(message)));
}

/** What was shown before the game; the seed shown after it must give the same. */
export async function commitment(seed: string): Promise<string> {
  const bytes = await sha256(`archrivals:${seed}`);
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Eight numbers below 2**32 of a named stream. */
async function block(seed: string, stream: string, counter: number): Promise<number[]> {
  const view = new DataView((await sha256(`${seed}:${stream}:${counter}`)).buffer);
  return Array.from({ length: 8 }, (_, at) => view.getUint32(4 * at));
}

/** A shuffled copy, and the stream's next counter: Fisher–Yates without bias. */
export async function shuffled<T>(
  cards: readonly T[],
  seed: string,
  stream: string,
  counter: number,
): Promise<[T[], number]> {
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
        numbers = await block(seed, stream, next);
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

export interface Shuffle {
  stream: string;
  counter: number;
  before: string[];
  after: string[];
}

/** How many shuffles come out as the server says; the first that does not, if any. */
export async function recomputed(
  seed: string,
  shuffles: readonly Shuffle[],
): Promise<{ right: number; wrong: Shuffle | null }> {
  let right = 0;
  for (const each of shuffles) {
    const [mixed] = await shuffled(each.before, seed, each.stream, each.counter);
    if (mixed.join() !== each.after.join()) return { right, wrong: each };
    right += 1;
  }
  return { right, wrong: null };
}
