// Every picture, by card or by name. This module and what it imports are loaded on demand (load.ts).
import type { CardEntry } from "../base/wire/queries";
import { ROWS } from "./figures";
import { OBJECTS } from "./objects";
import type { Thing } from "./objects/shapes";
import { type Look, portrait } from "./portrait";
import { type Figure, readRow } from "./row";
import { strangerOf, strangeThing } from "./stranger";
import { groundOf, isFigure, pictureId } from "./subject";
import { thingPicture } from "./thing";

const figures = new Map<string, Figure>();

export const isDrawn = (id: string): boolean =>
  Object.hasOwn(ROWS, id) || Object.hasOwn(OBJECTS, id);

function figureOf(id: string): Figure {
  const known = figures.get(id);
  if (known) return known;
  const row = ROWS[id];
  const made = row ? readRow(row) : strangerOf(id);
  figures.set(id, made);
  return made;
}

const thingOf = (id: string): Thing =>
  Object.hasOwn(OBJECTS, id) ? OBJECTS[id as keyof typeof OBJECTS] : strangeThing(id);

/** The picture of a person: a figure of the cards, or an opponent. */
export const portraitOf = (id: string, look: Look = {}): string => portrait(figureOf(id), look);

/** The picture of a card. */
export function pictureOf(
  card: Pick<CardEntry, "id" | "kind" | "type" | "keywords" | "effects">,
  look: Look = {},
): string {
  const id = pictureId(card);
  const ground = look.ground ?? groundOf(card);
  return isFigure(card)
    ? portraitOf(id, { ...look, ground })
    : thingPicture(thingOf(id), { ...look, ground });
}
