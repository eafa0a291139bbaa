// SHA-256 (FIPS 180-4). A browser's own works over https only, and a table at home is often http.
const WORD = 2 ** 32;
const PRIMES = Array.from({ length: 310 }, (_, at) => at + 2).filter((n) =>
  Array.from({ length: n - 2 }, (_, at) => at + 2).every((divisor) => n % divisor),
);
const fraction = (root: number) => Math.floor((root % 1) * WORD);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = Int32Array.from(PRIMES.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));

const BLOCK = 64;
const words = new Int32Array(BLOCK);
const utf8 = new TextEncoder();

/** Return the SHA-256 of a text in hex. */
export function digest(message: string): string {
  const bytes = utf8.encode(message);
  const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  padded.setUint32(padded.byteLength - 4, (8 * bytes.length) >>> 0);
  const state = Int32Array.from(START);
  for (let chunk = 0; chunk < padded.byteLength; chunk += BLOCK) stir(state, padded, chunk);
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

// Typed arrays and plain variables: every message of a game is hashed, some hundred blocks each.
function stir(state: Int32Array, padded: DataView, chunk: number): void {
  const w = words as unknown as number[]; // every index below is in range
  const k = ROUNDS as unknown as number[];
  for (let at = 0; at < 16; at += 1) w[at] = padded.getInt32(chunk + 4 * at);
  for (let at = 16; at < 64; at += 1) {
    const early = w[at - 15] as number;
    const late = w[at - 2] as number;
    const one = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3);
    const two = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10);
    w[at] = ((w[at - 16] as number) + one + (w[at - 7] as number) + two) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
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
    const one = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const two = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const first = (h + one + ((e & f) ^ (~e & g)) + (k[at] as number) + (w[at] as number)) | 0;
    const second = (two + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries())
    state[at] = ((state[at] as number) + word) | 0;
}
