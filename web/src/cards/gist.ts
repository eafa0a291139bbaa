// The gist of a card, where there is no room for its text: the text itself if it is short, or else
// what it does in a few words, made from its effects and keywords.

import type { Motif } from "../art/motifs";
import type { CardEntry } from "../base/wire/queries";
import { chipsOf } from "./chips";
import { type Fitted, LEAST, linesOf, nameSize, type Ruler } from "./fit";
import { piecesOf } from "./words";

export interface Cell {
  /** The size of the name, in pixels. */
  name: number;
  gist: string;
}

const TYPE = 12;
const LINES = 2;
const EDGE = 19;

type Gisted = Pick<CardEntry, "name" | "keywords" | "effects" | "text" | "sentences">;

/** A name and a gist that fit a small card of a width. */
export function cellOf(
  card: Gisted,
  width: number,
  wordFor: (motif: Motif) => string,
  ruler: Ruler,
): Cell {
  const room = width - EDGE;
  const [name] = nameSize(
    card.name,
    room,
    [
      [16, 1],
      [14.5, 1],
      [13, 1],
      [14, 2],
      [12.5, 2],
      [LEAST, 3],
    ],
    ruler,
  );
  const fits = (text: Fitted) => linesOf(text, room, TYPE, ruler) <= LINES;
  return { name, gist: gistOf(card, wordFor, fits) };
}

function gistOf(card: Gisted, wordFor: (motif: Motif) => string, fits: (text: Fitted) => boolean) {
  if (fits(piecesOf(card.sentences))) return card.text;
  const words = chipsOf(card).map(({ motif, amount }) =>
    motif === "power" && amount !== "+" ? amount : wordFor(motif),
  );
  const most = words.findIndex(
    (_, at) => !fits([{ words: words.slice(0, at + 1).join(" · "), term: null }]),
  );
  return words.slice(0, most < 0 ? words.length : Math.max(1, most)).join(" · ");
}
