// A card's text in pieces: plain words, and the terms of the game that the glossary explains.
// The server writes card text in English and Spanish; the terms of both are looked for.

export const TERMS = [
  "power",
  "first-appearance",
  "attack",
  "defense",
  "block",
  "assist",
  "ongoing",
  "confrontation",
  "weakness",
  "line-up",
  "vp",
] as const;
export type Term = (typeof TERMS)[number];

export interface Piece {
  words: string;
  term: Term | null;
  /** A term that opens a clause ("Defense:"), set as a heading of it. */
  heads: boolean;
}

const LOOKED_FOR: [Term, RegExp][] = [
  [
    "power",
    /\+\d+(?: more)? Power\b|\+\d+ more\b|\+Power\b|\bPay \d+ Power\b|\+\d+ de Poder\b|\bPaga \d+ de Poder\b|\+\d+ más/,
  ],
  ["first-appearance", /\bFirst Appearance Attack(?::|\b)|\bPrimera aparición – Ataque(?::|\b)/],
  ["attack", /\bAttacks?(?::|\b)|\bAtaques?(?::|\b)/],
  ["defense", /\bDefenses?(?::|\b)|\bDefensas?(?::|\b)/],
  ["block", /\b(?:Block|Bloqueo) \(\d+\)(?::|\b)?|\b(?:Block|Bloqueo)s?(?::|\b)/],
  ["assist", /\bAssists?(?::|\b)|\bApoyos?(?::|\b)/],
  ["ongoing", /\bOngoing(?::|\b)|\bPermanentes?(?::|\b)/],
  ["confrontation", /\bConfrontations?(?::|\b)|\bConfronting\b|\bEnfrentamientos?(?::|\b)/],
  ["weakness", /\bWeakness(?:es)?\b|\bDebilidad(?:es)?\b/],
  ["line-up", /\bLine-Up\b|\bAlineación\b/],
];
const ANY = new RegExp(LOOKED_FOR.map(([, found]) => `(${found.source})`).join("|"), "g");

/** The pieces of a text, in order; joined again they are the text. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of text.matchAll(ANY)) {
    const which = found.slice(1).findIndex((group) => group !== undefined);
    const term = LOOKED_FOR[which]?.[0] ?? null;
    if (found.index > at)
      pieces.push({ words: text.slice(at, found.index), term: null, heads: false });
    const words = found[0];
    pieces.push({ words, term, heads: words.endsWith(":") || /^(Block|Bloqueo) \(/.test(words) });
    at = found.index + words.length;
  }
  if (at < text.length) pieces.push({ words: text.slice(at), term: null, heads: false });
  return pieces;
}

/** The sentences a reader takes in at once: a new line before each clause with a heading. */
export function clausesOf(text: string): Piece[][] {
  const clauses: Piece[][] = [[]];
  for (const piece of piecesOf(text)) {
    const last = clauses.at(-1) as Piece[];
    const before = last.at(-1);
    if (piece.heads && before && /[.;]\s*$/.test(before.words)) clauses.push([piece]);
    else last.push(piece);
  }
  return clauses.filter((clause) => clause.length > 0);
}

const SURE = /^(Assist\. |Apoyo\. )?\+(\d+) (?:Power|de Poder)(\.(?:\s+|$)|, (?=\+)|(?=,))/;

export interface Told {
  /** The Power that it surely gives: it stands on the picture. */
  power: number | null;
  /** What else it does. */
  rest: string;
}

/** A card's text without the number that stands on its picture. */
export function toldOf(text: string): Told {
  const found = SURE.exec(text);
  if (!found) return { power: null, rest: text };
  const rest = found[3] ? `${found[1] ?? ""}${text.slice(found[0].length)}` : text;
  return { power: Number(found[2]), rest: rest.trim() };
}

/** While a Super-Villain appears, its First Appearance is all that counts; then it is over. */
export type Moment = "appears" | "appeared";

/** What a Super-Villain's text says at its moment. */
export function atMoment(text: string, moment: Moment): string {
  return clausesOf(text)
    .filter((clause) => (clause[0]?.term === "first-appearance") === (moment === "appears"))
    .map((clause) => clause.map((piece) => piece.words).join(""))
    .join("")
    .trim();
}
