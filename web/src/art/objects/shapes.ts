// The forms of things and places, and what several of them share.

import type { Ground } from "../grounds";
import { dark, disc, each, fill, INK, line, mirrored, turned as turnedAt } from "../ink";

/** Things have a heavier edge than figures: they are fewer forms. */
export const EDGE = `stroke="${INK}" stroke-width="4" stroke-linejoin="round"`;

export interface Thing {
  colour: string;
  /** The pattern behind it; a scene has none and fills the picture. */
  ground: Ground | null;
  draw: () => string;
}

export const thing = (colour: string, ground: Ground, draw: () => string): Thing => ({
  colour,
  ground,
  draw,
});

export const scene = (colour: string, draw: () => string): Thing => ({
  colour,
  ground: null,
  draw,
});

export const shape = (d: string, colour: string, more = EDGE): string => fill(d, colour, more);

export const stroke = (d: string, colour: string, width = 4, more = ""): string =>
  line(d, colour, width, more);

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  more = EDGE,
): string => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}" ${more}/>`;

export const turned = (drawing: string, degrees: number, x = 100, y = 100): string =>
  turnedAt(drawing, degrees, x, y);

export const glow = (x: number, y: number, r: number, colour: string): string =>
  disc(x, y, r * 1.7, colour, 'opacity=".25"') +
  disc(x, y, r * 1.25, colour, 'opacity=".45"') +
  disc(x, y, r * 0.7, "#fff", 'opacity=".9"');

export const windows = (
  places: readonly (readonly number[])[],
  colour: string,
  wide = 8,
  high = 10,
): string =>
  each(
    places,
    (x, y) => `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="${colour}"/>`,
  );

/** A fist with a sleeve. */
export const hand = (sleeve: string): string =>
  shape("M58,84Q58,62 78,62H128Q146,62 146,84V118Q146,138 126,138H84Q58,138 58,118Z", "#f0c08f") +
  stroke("M82,62V96M104,62V96M126,62V96", INK) +
  shape("M52,92H96Q104,92 104,102T96,112H60Q46,112 46,102T52,92Z", "#f6d0a6") +
  shape("M74,138H132L138,206H68Z", sleeve);

/** A flexed arm. */
export const flexed = (colour: string): string =>
  shape(
    "M26,196Q20,140 52,128Q48,92 76,84L74,52Q74,34 96,34H116Q136,36 134,58L128,84Q168,92 172,140Q174,180 150,200Z",
    colour,
  ) +
  stroke("M76,84Q100,98 128,84M64,128Q96,108 120,132Q140,150 130,176", INK, 5) +
  stroke("M84,36V54M100,34V54M116,36V54", INK);

/** An open book. */
export const book = (cover: string, page: string): string =>
  shape("M40,44Q70,30 100,46Q130,30 160,44V164Q130,150 100,166Q70,150 40,164Z", cover) +
  shape(
    "M48,50Q74,40 97,52V156Q74,146 48,154ZM152,50Q126,40 103,52V156Q126,146 152,154Z",
    "#f4ead0",
  ) +
  page;

/** A closed book. */
export const tome = (cover: string, corner: string, front: string): string =>
  shape("M52,26H150Q158,26 158,34V170Q158,178 150,178H52Q42,178 42,168V36Q42,26 52,26Z", cover) +
  shape("M52,160H158V178H52Q42,178 42,169T52,160Z", "#f4ead0") +
  fill("M56,26H66V160H56Z", dark(cover, 0.3)) +
  mirrored(shape("M42,26h20l-20,20Z", corner)) +
  front;

export const trident = (shaft: string, head: string): string =>
  turned(
    shape("M94,70H106V196H94Z", shaft) +
      shape(
        "M52,14L62,2L72,14V44Q74,58 94,60V10L100,-6L106,10V60Q126,58 128,44V14L138,2L148,14V50Q144,78 106,80H94Q56,78 52,50Z",
        head,
      ),
    18,
  );

export const bolt = (x: number, y: number, scale: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shape("M30,0L0,52H24L8,100L60,38H34L52,0Z", colour)}</g>`;
