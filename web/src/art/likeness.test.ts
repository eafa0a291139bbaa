// @vitest-environment node
// No two pictures of a box may look alike. Measured at 24 by 24 points: the root mean square
// difference of two pictures, of 255.
import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import cards from "../../made/cards.json";
import { pictureOf } from "./gallery";
import type { Look } from "./portrait";
import { isFigure, pictureId } from "./subject";

const SIDE = 24;
/** Drawn larger and averaged, as a screen does. */
const FINER = 2;
const LEAST = 35;

type Card = (typeof cards)[number];

function pixelsOf(svg: string): Float32Array {
  const square = svg.replace("<svg ", '<svg preserveAspectRatio="none" width="96" height="96" ');
  const { pixels } = new Resvg(square, {
    fitTo: { mode: "width", value: SIDE * FINER },
    font: { loadSystemFonts: false },
  }).render();
  const averaged = new Float32Array(SIDE * SIDE * 3);
  const wide = SIDE * FINER;
  for (let y = 0; y < wide; y += 1)
    for (let x = 0; x < wide; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const to = (Math.floor(y / FINER) * SIDE + Math.floor(x / FINER)) * 3 + channel;
        averaged[to] =
          (averaged[to] ?? 0) + (pixels[(y * wide + x) * 4 + channel] ?? 0) / FINER ** 2;
      }
  return averaged;
}

function difference(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += ((one[i] ?? 0) - (other[i] ?? 0)) ** 2;
  return Math.sqrt(sum / one.length);
}

/** The pairs of a box that look more alike than they may. */
function alike(of: readonly Card[], look: Look): string[] {
  const drawn = new Map<string, Float32Array>();
  const boxes = new Set(of.map((card) => card.box));
  const found: string[] = [];
  for (const box of boxes) {
    const inBox = of.filter((card) => card.box === box);
    const shown = inBox.map((card) => {
      const svg = pictureOf(card, look);
      const pixels = drawn.get(svg) ?? pixelsOf(svg);
      drawn.set(svg, pixels);
      return { id: pictureId(card), pixels };
    });
    shown.forEach((one, at) => {
      for (const other of shown.slice(at + 1)) {
        if (one.id === other.id) continue;
        const apart = difference(one.pixels, other.pixels);
        if (apart < LEAST) found.push(`${box}: ${one.id}, ${other.id}: ${apart.toFixed(1)}`);
      }
    });
  }
  return found;
}

const figures = cards.filter(isFigure);
const things = cards.filter((card) => !isFigure(card));

test.each([
  ["portraits", figures, { crop: "bust" }],
  ["faces", figures, { crop: "face" }],
  ["things and places", things, { crop: "wide" }],
] as const)(
  "%s of a box differ by at least 35",
  (_, of, look) => {
    expect(alike(of, look)).toEqual([]);
  },
  30_000,
);
