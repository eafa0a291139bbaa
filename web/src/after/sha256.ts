// SHA-256 (FIPS 180-4). A browser's own works over https only, and a table at home is often http.
const WORD = 2 ** 32;
const PRIMES = Array.from({ length: 310 }, (_, at) => at + 2).filter((n) =>
  Array.from({ length: n - 2 }, (_, at) => at + 2).every((divisor) => n % divisor),
);
const fraction = (root: number) => Math.floor((root % 1) * WORD);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The hash of a text as eight numbers below 2**32. */
export function sha256(message: string): number[] {
  const text = new TextEncoder().encode(message);
  const padded = new DataView(new ArrayBuffer(((text.length + 72) >> 6) << 6));
  for (const [at, byte] of text.entries()) padded.setUint8(at, byte);
  padded.setUint8(text.length, 0x80);
  padded.setUint32(padded.byteLength - 4, 8 * text.length);
  let state = START;
  for (let chunk = 0; chunk < padded.byteLength; chunk += 64) state = stirred(state, padded, chunk);
  return state;
}

function stirred(state: number[], padded: DataView, chunk: number): number[] {
  const words = Array.from({ length: 16 }, (_, at) => padded.getUint32(chunk + 4 * at));
  const word = (at: number) => words[at] as number;
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [word(at - 15), word(at - 2)];
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words.push((word(at - 16) + one + word(at - 7) + two) >>> 0);
  }
  let [a, b, c, d, e, f, g, h] = state as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let at = 0; at < 64; at += 1) {
    const one = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const two = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const first = h + one + ((e & f) ^ (~e & g)) + (ROUNDS[at] as number) + word(at);
    const second = two + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((each, at) => ((state[at] as number) + each) >>> 0);
}
