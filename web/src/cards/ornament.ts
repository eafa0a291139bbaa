// The picture of a card, drawn from its data alone: the same card looks the same everywhere, and no
// two cards look alike. A ground by family, a figure of its own, and motifs for what the card does.
import type { CardEntry } from "../wire/queries";
import { type Family, familyOf } from "./families";
import { MOTIFS, type Motif, motifsOf } from "./motifs";

export const WIDE = 100;
export const HIGH = 64;

export type Role = "halo" | "back" | "figure" | "shade" | "trim" | "light" | "motif" | "side";

/** The second colours: what sets one card of a family off from the next. */
export const ACCENTS = 6;

export interface Ornament {
  /** Which second colour, from 0. */
  accent: number;
  /** The pattern behind everything; it fills whatever room there is. */
  ground: string;
  /** The figure, back to front, on a field of WIDE by HIGH. */
  layers: { role: Role; d: string }[];
}

type Point = readonly [number, number];

/** A stream of numbers from 0 to 1 that a word decides. */
export function streamOf(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

class Luck {
  readonly next: () => number;
  constructor(word: string) {
    this.next = streamOf(word);
  }
  from(low: number, high: number): number {
    return low + (high - low) * this.next();
  }
  whole(low: number, high: number): number {
    return Math.floor(this.from(low, high + 1));
  }
  one<T>(of: readonly T[]): T {
    return of[Math.floor(this.next() * of.length)] as T;
  }
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;
}

/** A polygon with a mirror: the points of its right side, from the top down, around x = 50. */
function mirrored(right: readonly Point[]): string {
  return polygon([...right, ...[...right].reverse().map(([x, y]): Point => [WIDE - x, y])]);
}

/** The half of such a polygon that lies in the shade. */
function half(right: readonly Point[]): string {
  const top = right[0] as Point;
  const low = right.at(-1) as Point;
  return polygon([[50, top[1]], ...right, [50, low[1]]]);
}

function circle(x: number, y: number, r: number): string {
  const [left, right, k] = [short(x - r), short(x + r), short(r)];
  return `M${left} ${short(y)}A${k} ${k} 0 1 1 ${right} ${short(y)}A${k} ${k} 0 1 1 ${left} ${short(y)}Z`;
}

function star(
  x: number,
  y: number,
  points: number,
  outer: number,
  inner: number,
  turn = 0,
): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, i): Point => {
      const angle = turn + (Math.PI * i) / points - Math.PI / 2;
      const r = i % 2 === 0 ? outer : inner;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    }),
  );
}

function regular(x: number, y: number, sides: number, r: number, turn = 0): string {
  return polygon(
    Array.from({ length: sides }, (_, i): Point => {
      const angle = turn + (2 * Math.PI * i) / sides - Math.PI / 2;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    }),
  );
}

/** A motif of the 24 by 24 field, put at a place in a size. */
export function placed(motif: Motif, x: number, y: number, size: number): string {
  const scale = size / 24;
  return MOTIFS[motif].replace(/([A-Z])([^A-Z]*)/g, (_, command: string, numbers: string) => {
    const moved = numbers
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((number, i) => {
        const down = command === "V" || (command !== "H" && i % 2 === 1);
        return short((Number(number) - 12) * scale + (down ? y : x));
      });
    return command + moved.join(" ");
  });
}

// The grounds -----------------------------------------------------------------------------------

function rays(luck: Luck, x: number, y: number, count: number, share = 0.5): string {
  const turn = luck.from(0, Math.PI);
  const step = (2 * Math.PI) / count;
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [turn + i * step, turn + (i + share) * step];
    return polygon([
      [x, y],
      [x + 130 * Math.cos(from), y + 130 * Math.sin(from)],
      [x + 130 * Math.cos(to), y + 130 * Math.sin(to)],
    ]);
  }).join("");
}

function slashes(luck: Luck): string {
  const lean = luck.from(14, 30);
  let [x, d] = [-lean, ""];
  while (x < WIDE + lean) {
    const wide = luck.from(3, 8);
    const tooth = luck.from(18, 46);
    d += polygon([
      [x + lean, -2],
      [x + lean + wide, -2],
      [x + wide * 1.6 + lean * (1 - tooth / HIGH), tooth],
      [x + wide, HIGH + 2],
      [x, HIGH + 2],
    ]);
    x += wide + luck.from(5, 10);
  }
  return d;
}

/** Dots as cheap print has them: larger towards one corner. */
function dots(luck: Luck): string {
  const [fx, fy] = [luck.one([0, WIDE]), luck.one([0, HIGH])];
  let d = "";
  for (let row = 0; row * 7 <= HIGH + 7; row++)
    for (let column = 0; column * 8 <= WIDE + 8; column++) {
      const x = column * 8 + (row % 2) * 4;
      const y = row * 7;
      const r = 3.4 * (1 - Math.hypot(x - fx, y - fy) / 135);
      if (r > 0.6)
        d += polygon([
          [x, y - r],
          [x + r, y],
          [x, y + r],
          [x - r, y],
        ]);
    }
  return d;
}

function plates(luck: Luck): string {
  const r = luck.from(8, 11);
  let d = "";
  for (let row = -1; row * r * 1.5 < HIGH + r; row++)
    for (let column = -1; column * r * 1.74 < WIDE + r; column++) {
      if (luck.next() < 0.42) continue;
      const x = column * r * 1.74 + (row % 2 === 0 ? 0 : r * 0.87);
      d += regular(x, row * r * 1.5, 6, r * 0.9);
    }
  return d;
}

function bands(luck: Luck): string {
  let [y, d] = [luck.from(-4, 4), ""];
  const tall = luck.from(3, 5);
  for (let i = 0; y < HIGH; i++) {
    const thick = Math.max(0.8, tall - i * 0.35);
    d += polygon([
      [0, y],
      [WIDE, y],
      [WIDE, y + thick],
      [0, y + thick],
    ]);
    y += tall * 1.9;
  }
  return d;
}

function spikes(luck: Luck): string {
  const count = luck.whole(9, 14);
  const step = WIDE / count;
  let d = "";
  for (let i = 0; i < count; i++) {
    const x = i * step;
    d += polygon([
      [x, -2],
      [x + step, -2],
      [x + step / 2, luck.from(14, 40)],
    ]);
    d += polygon([
      [x, HIGH + 2],
      [x + step, HIGH + 2],
      [x + step / 2, HIGH - luck.from(8, 30)],
    ]);
  }
  return d;
}

function chevrons(luck: Luck): string {
  const step = luck.from(10, 14);
  let d = "";
  for (let y = -step * 2; y < HIGH + step; y += step)
    d += polygon([
      [0, y + 22],
      [50, y],
      [WIDE, y + 22],
      [WIDE, y + 22 + step / 2],
      [50, y + step / 2],
      [0, y + 22 + step / 2],
    ]);
  return d;
}

function cracks(luck: Luck): string {
  return Array.from({ length: 6 }, () => {
    const angle = luck.from(0, 2 * Math.PI);
    const right: Point[] = [];
    const left: Point[] = [];
    for (let far = 0; far <= 80; far += 13) {
      const bent = angle + luck.from(-0.22, 0.22);
      const wide = 2.4 * (1 - far / 95);
      const [x, y] = [50 + far * Math.cos(bent), 32 + far * Math.sin(bent)];
      right.push([x - wide * Math.sin(bent), y + wide * Math.cos(bent)]);
      left.unshift([x + wide * Math.sin(bent), y - wide * Math.cos(bent)]);
    }
    return polygon([...right, ...left]);
  }).join("");
}

function groundOf(family: Family, luck: Luck): string {
  switch (family) {
    case "hero":
      return rays(luck, luck.from(30, 70), luck.from(50, 76), luck.whole(11, 19));
    case "villain":
      return slashes(luck);
    case "super-power":
      return dots(luck);
    case "equipment":
      return plates(luck);
    case "location":
      return bands(luck);
    case "super-villain":
      return spikes(luck);
    case "super-hero":
      return rays(luck, 50, 24, luck.whole(20, 28), 0.38);
    case "nemesis":
      return rays(luck, 50, 66, luck.whole(14, 20), 0.3) + spikes(luck);
    case "starter":
      return chevrons(luck);
    case "weakness":
      return cracks(luck);
  }
}

// The figures -----------------------------------------------------------------------------------

type Layers = Ornament["layers"];

const HEADS: readonly (readonly Point[])[] = [
  // as (how far right of the middle, how far below the crown), from the crown to the chin
  [
    [3, 0],
    [8, 2.5],
    [9.5, 8],
    [8.5, 14],
    [5, 19],
    [2, 20.5],
  ],
  [
    [5.5, 0],
    [9, 3],
    [9.5, 9],
    [9, 15],
    [5.5, 20],
    [2.5, 20.5],
  ],
  [
    [2, 0],
    [6.5, 1.5],
    [8.5, 6],
    [8, 12],
    [5, 17.5],
    [1, 20.5],
  ],
  [
    [7, 0.5],
    [9, 1.5],
    [10, 7],
    [8, 10],
    [8.5, 16],
    [4, 20.5],
  ],
];

interface Person {
  villain: boolean;
  grand: boolean;
}

function hood(luck: Luck, top: number, villain: boolean): Point[] {
  const wide = luck.from(12, 15);
  return [
    [50 + (villain ? 0 : luck.from(0, 4)), top - luck.from(3, 7)],
    [50 + wide * 0.72, top + 1],
    [50 + wide, top + 11],
    [50 + wide * (villain ? 1.25 : 0.9), top + 24],
  ];
}

/** What is behind or upon a head: hair, a hood, a crest, wings, horns. */
function crown(luck: Luck, top: number, { villain, grand }: Person): Layers {
  const reach = luck.from(0.8, 1.25);
  const hoodOf = hood(luck, top, villain);
  const hair: Point[] = [
    [50, top - 2 * reach],
    [50 + 8, top - 2.5],
    [50 + 12 * reach, top + 5],
    [50 + 11 + 4 * reach, top + 15 + 6 * reach],
    [50 + 9, top + 19],
  ];
  const fin: Point[] = [
    [50, top - 8 * reach],
    [50 + 2.2, top - 2],
    [50 + 1.6, top + 6],
  ];
  const wings: Point[] = [
    [50, top + 4],
    [50 + 9, top + 5],
    [50 + 14 + 5 * reach, top - 4 * reach],
    [50 + 13, top + 4],
    [50 + 16 + 2 * reach, top + 3],
    [50 + 10, top + 11],
  ];
  const horns: Point[] = [
    [50, top + 2],
    [50 + 5, top + 1],
    [50 + 9 * reach, top - 3],
    [50 + 11 * reach, top - 10 * reach],
    [50 + 13.5 * reach, top - 2],
    [50 + 9, top + 5],
  ];
  const spiked: Point[] = [
    [50, top - 7 * reach],
    [50 + 3, top - 1],
    [50 + 7, top - 6 * reach],
    [50 + 8.5, top + 1],
    [50 + 13.5, top - 1.5 * reach],
    [50 + 10, top + 7],
  ];
  const flat: Point[] = [
    [50, top - 1.5],
    [50 + 8 + reach, top - 1.5],
    [50 + 11.5, top + 6],
    [50 + 10, top + 9],
  ];
  const good = ["hood", "hair", "fin", "wings", "flat", "bare", "hair"] as const;
  const bad = ["hood", "horns", "spiked", "flat", "bare", "horns", "hair"] as const;
  const worn =
    grand && villain ? luck.one(["horns", "spiked"] as const) : luck.one(villain ? bad : good);
  switch (worn) {
    case "hood":
      return [{ role: "back", d: mirrored(hoodOf) }];
    case "hair":
      return [{ role: "back", d: mirrored(hair) }];
    case "fin":
      return [{ role: "trim", d: mirrored(fin) }];
    case "wings":
      return [{ role: "trim", d: mirrored(wings) }];
    case "horns":
      return [{ role: "trim", d: mirrored(horns) }];
    case "spiked":
      return [{ role: "back", d: mirrored(spiked) }];
    case "flat":
      return [{ role: "trim", d: mirrored(flat) }];
    case "bare":
      return [];
  }
}

function eyes(luck: Luck, top: number, villain: boolean): string {
  const y = top + luck.from(8, 10);
  const tilt = villain ? luck.from(1.2, 2.6) : luck.from(-0.4, 1.4);
  const tall = luck.from(1.2, 2.4);
  const far = luck.from(6.2, 7.6);
  const right: Point[] = [
    [50 + 1.6, y + tilt * 0.6],
    [50 + far, y - tilt],
    [50 + far - 1.2, y + tall * 0.7],
    [50 + 3, y + tall],
  ];
  return polygon(right) + polygon(right.map(([x, at]): Point => [WIDE - x, at]));
}

/** Somebody from the chest up: shoulders, perhaps a cape, a head, and the main motif on the chest. */
function person(luck: Luck, motif: Motif | undefined, who: Person): Layers {
  const { villain, grand } = who;
  const top = (villain ? 11 : 8) + luck.from(0, 2.5) + (grand ? 1 : 0);
  const broad = luck.from(21, 29) + (grand ? 4 : 0);
  const slope = villain ? luck.from(3, 6) : luck.from(5.5, 9);
  const neck = luck.from(4.4, 6.4);
  const points: Point[] = [
    [50 + neck, top + 17],
    [50 + neck + 1.5, top + 22],
    [50 + broad * 0.72, top + 22 + slope * 0.55],
    [50 + broad, top + 24 + slope],
    [50 + broad + (villain ? -1 : 1.5), HIGH + 2],
  ];
  if (villain && luck.next() < 0.5)
    points.splice(3, 0, [50 + broad * 0.98, top + 15 + slope * luck.from(0.1, 0.9)]);
  const head = luck.one(HEADS).map(([x, y]): Point => [50 + x, top + y]);
  const layers: Layers = [];
  const caped = grand || luck.next() < 0.62;
  if (caped) {
    const flare = luck.from(6, 15);
    const high = villain ? luck.from(9, 17) : luck.from(16, 22);
    const cape: Point[] = [
      [50 + 3, top + 21],
      [50 + luck.from(11, 15), top + high],
      [50 + broad + 1.5, top + 25 + slope],
      [50 + broad + flare, HIGH + 2],
    ];
    layers.push({ role: "back", d: mirrored(cape) });
  }
  const worn = crown(luck, top, who);
  layers.push(...worn.filter((layer) => layer.role === "back"));
  layers.push({ role: "figure", d: mirrored(points) + mirrored(head) });
  layers.push({ role: "shade", d: half(points) + half(head) });
  const yoke = luck.from(3, 6);
  const trims = [
    mirrored([
      [50 + neck + 2, top + 22.5],
      [50 + broad * 0.66, top + 22 + slope * 0.6],
      [50 + broad * 0.6, top + 22 + slope * 0.6 + yoke],
      [50, top + 24 + yoke * luck.from(0.2, 1.2)],
    ]),
    mirrored([
      [50 + broad * 0.5, top + 22.5],
      [50 + broad * 0.5 + yoke, top + 23.5],
      [50 + luck.from(3, 9) + yoke, HIGH + 2],
      [50 + luck.from(4, 8), HIGH + 2],
    ]),
    star(50 - broad * 0.8, top + 24 + slope, 4, 4.5, 2.2) +
      star(50 + broad * 0.8, top + 24 + slope, 4, 4.5, 2.2),
    "",
  ];
  layers.push({ role: "trim", d: luck.one(trims) });
  layers.push(...worn.filter((layer) => layer.role !== "back"));
  layers.push({ role: "light", d: eyes(luck, top, villain) });
  if (motif) {
    const chest = Math.min(54, top + 38);
    const plate = luck.one([
      () => circle(50, chest, 9.5),
      () => regular(50, chest, 6, 10.2),
      () => regular(50, chest, 8, 10),
      () => regular(50, chest, 4, 11.5),
      () => star(50, chest, luck.whole(8, 12), 11.2, 8.8),
      () => regular(50, chest + 1.2, 5, 11, villain ? Math.PI : 0),
    ])();
    layers.push({ role: "halo", d: plate }, { role: "motif", d: placed(motif, 50, chest, 12.5) });
  }
  return layers;
}

function burst(luck: Luck, motif: Motif | undefined): Layers {
  const points = luck.whole(7, 15);
  const outer = luck.from(27, 31);
  const inner = outer * luck.from(0.5, 0.76);
  const turn = luck.from(0, Math.PI);
  const twist = luck.from(0.5, 1);
  return [
    { role: "back", d: star(50, 32, points, outer, inner, turn) },
    {
      role: "figure",
      d: star(50, 32, points, outer * 0.8, inner * 0.84, turn + (twist * Math.PI) / points),
    },
    {
      role: "trim",
      d: luck.one([
        () => star(50, 32, points, inner * 0.92, inner * 0.74, turn),
        () => regular(50, 32, luck.whole(5, 8), inner * 0.86, turn),
        () => circle(50, 32, inner * 0.8),
      ])(),
    },
    { role: "motif", d: placed(motif ?? "power", 50, 32, Math.min(19, inner * 1.05)) },
  ];
}

/** A device: a body with a plate in its middle, in one of six builds. */
function device(luck: Luck, motif: Motif | undefined): Layers {
  const w = luck.from(0.85, 1.15);
  const builds: Point[][] = [
    [
      [50, 3],
      [50 + 5 * w, 9],
      [50 + 6 * w, 17],
      [50 + 17 * w, 22],
      [50 + 19 * w, 34],
      [50 + 13 * w, 46],
      [50 + 5, 51],
      [50 + 6, 61],
    ],
    [
      [50 + 9 * w, 6],
      [50 + 21 * w, 18],
      [50 + 22 * w, 26],
      [50 + 10, 56],
      [50 + 3, 61],
    ],
    [
      [50, 2],
      [50 + 4.5 * w, 14],
      [50 + 15 * w, 22],
      [50 + 12, 40],
      [50 + 26 * w, 44],
      [50 + 7, 50],
      [50 + 4, 62],
    ],
    [
      [50 + 12 * w, 8],
      [50 + 25 * w, 14],
      [50 + 25 * w, 26],
      [50 + 17 * w, 32],
      [50 + 25 * w, 40],
      [50 + 24 * w, 54],
      [50 + 10, 58],
    ],
    [
      [50 + 4, 4],
      [50 + 6, 12],
      [50 + 20 * w, 15],
      [50 + 23 * w, 33],
      [50 + 18 * w, 50],
      [50 + 9, 56],
      [50 + 13, 61],
    ],
    [
      [50 + 18 * w, 5],
      [50 + 21 * w, 11],
      [50 + 14 * w, 24],
      [50 + 20 * w, 34],
      [50 + 18 * w, 50],
      [50 + 7, 59],
    ],
  ];
  const build = luck.one(builds).map(([x, y]): Point => [x + luck.from(-1, 2), y]);
  const y = 33;
  const turn = luck.from(0, Math.PI);
  const teeth = luck.whole(8, 14);
  const arms =
    luck.next() < 0.5
      ? star(50, y, teeth, 21, 17.5, turn)
      : regular(50, y, luck.whole(5, 9), 20, turn);
  return [
    { role: "back", d: arms },
    { role: "figure", d: mirrored(build) },
    { role: "shade", d: half(build) },
    { role: "trim", d: regular(50, y, luck.whole(5, 8), 14.5, turn) },
    {
      role: "light",
      d: Array.from({ length: luck.whole(2, 4) }, (_, i) => circle(50 - 4.5 + i * 3, 55, 0.9)).join(
        "",
      ),
    },
    {
      role: "halo",
      d: luck.one([circle(50, y, 11), regular(50, y, 6, 12), regular(50, y, 8, 11.5)]),
    },
    { role: "motif", d: placed(motif ?? "power", 50, y, 14.5) },
  ];
}

/** A skyline, with the main motif in the sky. */
function place(luck: Luck, motif: Motif | undefined): Layers {
  const row = (low: number, high: number): [string, string] => {
    // wider than the field: where there is room beside it, the skyline goes on
    let [x, outline, windows] = [-42, "", ""];
    while (x < WIDE + 42) {
      const wide = luck.from(8, 15);
      const far = Math.min(1, Math.abs(x + wide / 2 - 50) / 50);
      const top = HIGH - luck.from(low, high) * (0.55 + 0.6 * far);
      const roofs: Point[][] = [
        [
          [x, top],
          [x + wide, top],
        ],
        [
          [x, top + 3],
          [x + wide / 2, top - 4],
          [x + wide, top + 3],
        ],
        [
          [x, top + 4],
          [x + wide * 0.25, top + 4],
          [x + wide * 0.25, top],
          [x + wide * 0.75, top],
          [x + wide * 0.75, top + 4],
          [x + wide, top + 4],
        ],
        [
          [x, top],
          [x + wide * 0.46, top],
          [x + wide * 0.5, top - 8],
          [x + wide * 0.54, top],
          [x + wide, top],
        ],
        [
          [x, top],
          [x + wide, top + 5],
        ],
      ];
      outline += polygon([[x, HIGH + 2], ...luck.one(roofs), [x + wide, HIGH + 2]]);
      for (let y = top + 7; y < HIGH - 2; y += 5)
        if (luck.next() < 0.7) {
          const at = x + luck.from(0.2, 0.5) * wide;
          windows += polygon([
            [at, y],
            [at + 2.4, y],
            [at + 2.4, y + 2.2],
            [at, y + 2.2],
          ]);
        }
      x += wide + luck.one([0, 0, 1.5]);
    }
    return [outline, windows];
  };
  const [far] = row(24, 40);
  const [near, windows] = row(12, 26);
  const [x, y] = [50, 23 + luck.from(-2, 2)];
  const disc = luck.one([
    () => circle(x, y, 15),
    () => regular(x, y, 8, 16),
    () => star(x, y, luck.whole(14, 20), 16.5, 14),
  ])();
  return [
    { role: "halo", d: disc },
    { role: "back", d: far },
    { role: "motif", d: placed(motif ?? "ongoing", x, y - 1, 16) },
    { role: "figure", d: near },
    { role: "light", d: windows },
  ];
}

function plain(luck: Luck, motif: Motif | undefined): Layers {
  const turn = luck.one([0, Math.PI / 4]);
  const sides = luck.one([4, 4, 6]);
  return [
    { role: "back", d: regular(50, 32, sides, 30, turn) },
    { role: "figure", d: regular(50, 32, sides, 24, turn + luck.one([0, Math.PI / sides])) },
    { role: "trim", d: motif ? circle(50, 32, 14.5) : regular(50, 32, sides, 12, turn) },
    { role: "motif", d: motif ? placed(motif, 50, 32, 18) : regular(50, 32, sides, 5, turn) },
  ];
}

function broken(luck: Luck): Layers {
  const seam = Array.from(
    { length: 7 },
    (_, i): Point => [50 + (i % 2 === 0 ? -1 : 1) * luck.from(1, 5), 6 + i * 8.6],
  );
  const gap = luck.from(2, 4);
  const left: Point[] = [
    ...seam.map(([x, y]): Point => [x - gap, y]),
    [38, 56],
    [25, 46],
    [20, 32],
    [25, 17],
    [38, 8],
  ];
  const right: Point[] = [
    ...seam.map(([x, y]): Point => [x + gap, y + gap]),
    [62, 58],
    [76, 49],
    [80, 35],
    [76, 20],
    [62, 10],
  ];
  return [
    { role: "back", d: regular(50, 32, 9, 31, luck.from(0, 1)) },
    { role: "figure", d: polygon(left) },
    { role: "figure", d: polygon(right) },
    { role: "halo", d: circle(35, 32, 10) },
    { role: "motif", d: placed("weakness", 35, 32, 12.5) },
    { role: "light", d: regular(66, 36, luck.whole(3, 6), luck.from(2, 4), luck.from(0, 3)) },
  ];
}

/** The ornament of a card: a pure drawing, decided by what the card is and does. */
export function ornamentOf(card: CardEntry): Ornament {
  const family = familyOf(card);
  const luck = new Luck(
    [card.box, card.id, card.type, card.symbol, card.cost, card.level].join("|"),
  );
  const [main, ...others] = motifsOf(card);
  const accent = luck.whole(0, ACCENTS - 1);
  const ground = groundOf(family, luck);
  const layers: Layers = [];
  const peopled: Partial<Record<Family, Person>> = {
    hero: { villain: false, grand: false },
    villain: { villain: true, grand: false },
    "super-hero": { villain: false, grand: true },
    nemesis: { villain: true, grand: true },
    "super-villain": { villain: true, grand: true },
  };
  const who = peopled[family];
  if (who) {
    const points = luck.whole(9, 16);
    const sun = luck.one([
      () => circle(50, 27, 23),
      () => star(50, 27, points, 27, 22),
      () => regular(50, 29, luck.whole(5, 8), 27),
      () => star(50, 28, points * 2, 28, 25),
    ])();
    layers.push({ role: "halo", d: sun }, ...person(luck, main, who));
  } else if (family === "super-power") layers.push(...burst(luck, main));
  else if (family === "equipment") layers.push(...device(luck, main));
  else if (family === "location") layers.push(...place(luck, main));
  else if (family === "weakness") layers.push(...broken(luck));
  else layers.push(...plain(luck, main));
  if (family !== "weakness") {
    const y = family === "location" ? 15 : luck.from(16, 26);
    others.slice(0, 2).forEach((motif, i) => {
      layers.push({ role: "side", d: placed(motif, i === 0 ? 13 : 87, y, 12) });
    });
  }
  return { accent, ground, layers: layers.filter((layer) => layer.d !== "") };
}
