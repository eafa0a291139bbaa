// Grounds behind a picture: a pattern by what the card does. l: its lighter colour, c: its colour.
import { fill, light, line, rays, star, times, turned } from "./ink";

type Pattern = (l: string, c: string) => string;

const SHARDS = [
  "M10,0L60,0L34,92Z",
  "M70,0L112,0L60,130Z",
  "M130,0L200,0L128,104Z",
  "M200,30L200,110L142,92Z",
  "M0,60L0,140L52,96Z",
  "M0,170L60,200L40,120Z",
  "M200,140L150,200L160,118Z",
];

export const GROUNDS = {
  rays: (l) => rays(100, 92, 12, 190, l, 0.5),
  burst: (l) =>
    fill(star(100, 88, 13, 118, 66), l, 'opacity=".75"') +
    fill(star(100, 88, 13, 88, 54, -76), light(l, 0.25), 'opacity=".55"'),
  hex: (l) =>
    times(7, (r) =>
      times(6, (q) =>
        fill(
          star(q * 40 + (r % 2 ? 20 : 0), r * 34, 3, 19, 19, -90),
          l,
          `opacity="${(0.2 + 0.07 * ((q * 3 + r * 5) % 6)).toFixed(2)}"`,
        ),
      ),
    ),
  wall: (l) =>
    times(6, (r) =>
      times(
        5,
        (q) =>
          `<rect x="${q * 50 - (r % 2 ? 25 : 0) + 2}" y="${r * 34 + 2}" width="46" height="30" fill="${l}" opacity="${(0.22 + 0.08 * ((q + r * 2) % 4)).toFixed(2)}"/>`,
      ),
    ),
  links: (l) =>
    times(
      5,
      (i) =>
        `<circle cx="${i * 48 + 4}" cy="${60 + (i % 2) * 34}" r="34" fill="none" stroke="${l}" stroke-width="12" opacity=".45"/>`,
    ),
  shards: (l) =>
    SHARDS.map((d, i) => fill(d, l, `opacity="${(0.35 + 0.12 * (i % 3)).toFixed(2)}"`)).join(""),
  chevrons: (l) =>
    times(5, (i) =>
      fill(
        `M-10,${i * 48 + 20}L100,${i * 48 - 40}L210,${i * 48 + 20}V${i * 48 + 42}L100,${i * 48 - 18}L-10,${i * 48 + 42}Z`,
        l,
        'opacity=".45"',
      ),
    ),
  portal: (l, c) =>
    times(
      5,
      (i) =>
        `<ellipse cx="100" cy="86" rx="${118 - i * 22}" ry="${100 - i * 20}" fill="${i % 2 ? c : l}" opacity="${0.3 + i * 0.12}"/>`,
    ),
  spiral: (l) =>
    line(
      "M100,86m6,0a9,9 0 0 1 -18,0a18,18 0 0 1 36,0a30,30 0 0 1 -60,0a44,44 0 0 1 88,0a60,60 0 0 1 -120,0a78,78 0 0 1 156,0a98,98 0 0 1 -196,0",
      l,
      11,
      'opacity=".5"',
    ),
  fan: (l) =>
    times(7, (i) =>
      turned(
        `<rect x="78" y="-40" width="44" height="190" rx="7" fill="${l}" opacity="${(0.28 + (i % 2) * 0.22).toFixed(2)}"/>`,
        i * 26 - 78,
        100,
        210,
      ),
    ),
  steps: (l) =>
    times(
      6,
      (i) =>
        `<rect x="${i * 34 - 2}" y="${170 - i * 31}" width="34" height="220" fill="${l}" opacity="${(0.22 + i * 0.09).toFixed(2)}"/>`,
    ),
  rings: (l) =>
    times(
      5,
      (i) =>
        `<circle cx="100" cy="84" r="${24 + i * 25}" fill="none" stroke="${l}" stroke-width="9" opacity="${(0.62 - i * 0.08).toFixed(2)}"/>`,
    ),
  star: (l) =>
    rays(100, 88, 16, 200, l, 0.35) +
    fill(star(100, 84, 5, 104, 46), light(l, 0.2), 'opacity=".8"'),
} satisfies Record<string, Pattern>;

export type Ground = keyof typeof GROUNDS;
