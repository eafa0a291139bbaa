// The sounds of the table as data: tones that glide and noise through a filter, made when played.

/** A tone: its wave, from one pitch to another (Hz), when it begins and how long it lasts (s). */
interface Tone {
  wave: OscillatorType;
  from: number;
  to: number;
  at: number;
  lasts: number;
  loud: number;
}

/** Noise through a filter that glides. */
interface Noise {
  filter: BiquadFilterType;
  from: number;
  to: number;
  at: number;
  lasts: number;
  loud: number;
}

export interface Sound {
  tones: Tone[];
  noises: Noise[];
}

const tone = (
  wave: OscillatorType,
  from: number,
  to: number,
  at: number,
  lasts: number,
  loud: number,
): Tone => ({ wave, from, to, at, lasts, loud });

const noise = (
  filter: BiquadFilterType,
  from: number,
  to: number,
  at: number,
  lasts: number,
  loud: number,
): Noise => ({ filter, from, to, at, lasts, loud });

/** One after the other, each for `each` seconds. */
const run = (wave: OscillatorType, pitches: number[], each: number, loud: number): Tone[] =>
  pitches.map((pitch, at) => tone(wave, pitch, pitch, at * each, each * 1.6, loud));

export const SOUNDS = {
  /** A card is laid down. */
  card: {
    tones: [tone("triangle", 220, 150, 0.01, 0.08, 0.25)],
    noises: [noise("bandpass", 2600, 900, 0, 0.07, 0.5)],
  },
  /** Several at once. */
  cards: {
    tones: [],
    noises: [0, 0.05, 0.1].map((at) => noise("bandpass", 2400, 1000, at, 0.06, 0.4)),
  },
  buy: { tones: run("triangle", [660, 880], 0.07, 0.3), noises: [] },
  attack: {
    tones: [tone("sawtooth", 320, 70, 0, 0.35, 0.3)],
    noises: [noise("lowpass", 3200, 300, 0, 0.3, 0.5)],
  },
  /** A card is thrown. */
  thrown: {
    tones: [],
    noises: [
      noise("bandpass", 500, 2800, 0, 0.24, 0.4),
      noise("highpass", 2000, 5000, 0.1, 0.16, 0.12),
    ],
  },
  hit: {
    tones: [tone("sine", 130, 45, 0, 0.28, 0.7)],
    noises: [noise("lowpass", 1200, 150, 0, 0.16, 0.6)],
  },
  defended: {
    tones: [
      tone("triangle", 1250, 1180, 0, 0.35, 0.25),
      tone("triangle", 1880, 1800, 0, 0.25, 0.15),
    ],
    noises: [noise("highpass", 3000, 5000, 0, 0.08, 0.3)],
  },
  destroyed: {
    tones: [tone("sawtooth", 180, 60, 0.02, 0.2, 0.18)],
    noises: [noise("bandpass", 900, 4200, 0, 0.22, 0.45)],
  },
  appears: {
    tones: [tone("sawtooth", 55, 82, 0, 0.9, 0.28), tone("sawtooth", 58, 87, 0, 0.9, 0.28)],
    noises: [noise("lowpass", 200, 1400, 0, 0.8, 0.3)],
  },
  /** A low drum: a Super-Villain or a Level falls. */
  drum: {
    tones: [tone("sine", 118, 36, 0, 0.75, 0.7), tone("triangle", 190, 60, 0, 0.12, 0.35)],
    noises: [noise("lowpass", 900, 60, 0, 0.3, 0.6), noise("bandpass", 2400, 700, 0, 0.05, 0.35)],
  },
  falls: {
    tones: run("sawtooth", [196, 262, 330, 392], 0.09, 0.2),
    noises: [noise("lowpass", 2000, 120, 0, 0.4, 0.25)],
  },
  confront: {
    tones: [tone("sawtooth", 110, 110, 0, 0.16, 0.35), tone("sawtooth", 165, 165, 0.18, 0.5, 0.35)],
    noises: [noise("lowpass", 900, 200, 0.18, 0.4, 0.45)],
  },
  block: {
    tones: [tone("square", 150, 110, 0, 0.14, 0.3)],
    noises: [noise("lowpass", 700, 250, 0, 0.12, 0.6)],
  },
  shuffle: {
    tones: [],
    noises: [0, 0.04, 0.08, 0.12, 0.16].map((at) => noise("bandpass", 1800, 2600, at, 0.04, 0.3)),
  },
  turn: { tones: run("triangle", [523, 659, 784], 0.08, 0.25), noises: [] },
  /** A point is counted. */
  tick: { tones: [tone("triangle", 1180, 990, 0, 0.05, 0.12)], noises: [] },
  won: { tones: run("triangle", [523, 659, 784, 1047, 1319], 0.13, 0.32), noises: [] },
  lost: { tones: run("triangle", [392, 349, 311, 262], 0.18, 0.28), noises: [] },
} as const satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;
