// Every picture, by card or by name. This module and what it imports are loaded on demand (load.ts).
import type { CardEntry } from "../base/wire/queries";
import { BACKS } from "./backs";
import { BODIES } from "./bodies";
import { ROWS } from "./figures";
import { GEAR } from "./gear";
import { HAIR } from "./hair";
import { HEADS } from "./heads";
import { OBJECTS } from "./objects";
import type { Thing } from "./objects/shapes";
import { type Look, portrait } from "./portrait";
import { PROPS } from "./props";
import { type Figure, readRow, rowOf } from "./row";
import { strangerOf, strangeThing } from "./stranger";
import { groundOf, isFigure, pictureId } from "./subject";
import { SUITS } from "./suits";
import { thingPicture } from "./thing";
import { SKINS } from "./tints";

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

/** What a drawing is called that a maker has chosen for a thing, before its colour. */
const CHOSEN = "thing ";

/** A made card's picture by the words that its maker chose; null where they say nothing of it. */
function chosenThing(words: string): Thing | null {
  if (!words.startsWith(CHOSEN)) return null;
  const [name = "", colour = ""] = words.slice(CHOSEN.length).split(" ");
  if (!Object.hasOwn(OBJECTS, name)) return null;
  const known: Thing = OBJECTS[name as keyof typeof OBJECTS];
  return /^#[0-9a-f]{6}$/.test(colour) ? { ...known, colour } : known;
}

/** The same for a person. Words of a newer gallery, or none, leave it to the name. */
function chosenFigure(words: string): Figure | null {
  try {
    return readRow(words);
  } catch {
    return null;
  }
}

/** The picture of a person: a figure of the cards, or an opponent. */
export const portraitOf = (id: string, look: Look = {}): string => portrait(figureOf(id), look);

type Shown = Pick<CardEntry, "id" | "kind" | "type" | "keywords" | "effects"> &
  Partial<Pick<CardEntry, "name" | "made" | "portrait">>;

/** The picture of a card. A made card has the one that its maker chose, or one by its name. */
export function pictureOf(card: Shown, look: Look = {}): string {
  const ground = look.ground ?? groundOf(card);
  const { made = false, portrait: words = "", name = "" } = card;
  const id = made ? name : pictureId(card);
  if (!isFigure(card)) {
    const place = card.type === "Location";
    const drawn = made
      ? (chosenThing(words) ?? chosenThing(thingByName(id, place)) ?? strangeThing(id))
      : thingOf(id);
    return thingPicture(drawn, { ...look, ground });
  }
  if (!made) return portraitOf(id, { ...look, ground });
  return portrait(chosenFigure(words) ?? strangerOf(id), { ...look, ground });
}

/** What a maker may choose for a picture, row by row; the words are those of figures. */
export const CHOICES = {
  head: Object.keys(GEAR),
  hair: Object.keys(HAIR),
  face: Object.keys(HEADS),
  skin: Object.keys(SKINS),
  body: Object.keys(BODIES),
  suit: Object.keys(SUITS),
  behind: Object.keys(BACKS),
  hand: Object.keys(PROPS),
} as const;
export type Chosen = keyof typeof CHOICES;

/** The drawings that there are for things, and for places. */
export const drawings = (place: boolean): string[] =>
  Object.entries<Thing>(OBJECTS).flatMap(([name, { ground }]) =>
    (ground === null) === place ? [name] : [],
  );

/** The colour of a drawing. */
export const colourOf = (drawing: string): string =>
  Object.hasOwn(OBJECTS, drawing) ? OBJECTS[drawing as keyof typeof OBJECTS].colour : "#5a3f86";

/** The row of a figure without a choice of its maker. */
export const rowByName = (name: string): string => rowOf(strangerOf(name));

/** The words of a thing without a choice of its maker. */
export function thingByName(name: string, place: boolean): string {
  const all = drawings(place);
  const at = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const drawing = all[at % all.length] ?? "";
  return `${CHOSEN}${drawing} ${colourOf(drawing)}`;
}
