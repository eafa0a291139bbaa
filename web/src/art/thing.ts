// A thing or a place as a picture. A thing stands before a ground; a place fills the picture.
import { GROUNDS, type Ground } from "./grounds";
import { dark, INK, light } from "./ink";
import { lit } from "./light";
import type { Thing } from "./objects/shapes";
import type { Crop } from "./portrait";

const CROPS: Record<Crop, string> = {
  bust: "0 0 200 200",
  wide: "0 8 200 180",
  strip: "0 40 200 110",
  tall: "20 0 160 200",
  face: "20 10 160 180",
  cut: "0 0 200 200",
};

const FIELD = 'x="-80" y="-60" width="360" height="320"';

export interface ThingLook {
  crop?: Crop;
  /** The ground by what the card does, if not the thing's own. */
  ground?: Ground | undefined;
}

/** The whole picture. `id` begins every name in it; pictures that share a page need different ones. */
export function thingPicture(thing: Thing, { crop = "bust", ground }: ThingLook = {}, id = "o") {
  const { colour } = thing;
  const scene = thing.ground === null;
  const [top, low] = scene
    ? [dark(colour, 0.2), light(colour, 0.3)]
    : [light(colour, 0.22), dark(colour, 0.5)];
  const pattern = thing.ground && GROUNDS[ground ?? thing.ground](light(colour, 0.3), colour);
  const drawn = thing.draw();
  const shown = scene
    ? drawn
    : `<g transform="translate(17 15) scale(.83)">${crop === "face" ? drawn : lit(drawn, `${id}l`, light(colour, 0.6), 1.2)}</g>`;
  const behind =
    `<defs><linearGradient id="${id}b" x1="0" y1="0" x2="${scene ? 0 : 0.5}" y2="1"><stop offset="0" stop-color="${top}"/>` +
    `<stop offset="1" stop-color="${low}"/></linearGradient>` +
    `<pattern id="${id}d" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">` +
    `<circle cx="4.5" cy="4.5" r="1.6" fill="${INK}" opacity="${scene ? 0.1 : 0.22}"/></pattern></defs>` +
    `<rect ${FIELD} fill="url(#${id}b)"/>${pattern ?? ""}<rect ${FIELD} fill="url(#${id}d)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${CROPS[crop]}">${crop === "cut" && !scene ? "" : behind}${shown}</svg>`;
}
