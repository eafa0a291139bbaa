// A card's text in pieces: plain words, and the terms of the game that the glossary explains. The
// server says what a piece speaks of; nothing here looks into the words.
import type { CardSentence, CardSpan } from "../base/wire/queries";

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
  /** Whether it belongs to the heading of its line ("Defense:"). */
  heads: boolean;
}

const explained = (id: string): Term | null =>
  (TERMS as readonly string[]).includes(id) ? (id as Term) : null;

/** The term of the glossary that a span speaks of: a place and a card can be one as well. */
function termOf(span: CardSpan): Term | null {
  if (typeof span === "string") return null;
  if (span.card === "Weakness") return "weakness";
  return explained(span.term ?? span.zone ?? "");
}

const wordsOf = (span: CardSpan): string => (typeof span === "string" ? span : span.text);

/** The pieces of a text, in order; joined they are the text. */
export const piecesOf = (sentences: readonly CardSentence[]): Piece[] =>
  sentences.flatMap(({ spans, head = 0 }) =>
    spans.map((span, at) => ({ words: wordsOf(span), term: termOf(span), heads: at < head })),
  );

/** A text as it is read. */
export const textOf = (sentences: readonly CardSentence[]): string =>
  piecesOf(sentences)
    .map((piece) => piece.words)
    .join("");

/** What a reader takes in at once: a new line for each sentence with a heading. */
export function clausesOf(sentences: readonly CardSentence[]): CardSentence[][] {
  const clauses: CardSentence[][] = [];
  for (const sentence of sentences) {
    const last = clauses.at(-1);
    if (last && !sentence.head) last.push(sentence);
    else clauses.push([sentence]);
  }
  return clauses;
}

export interface Split {
  /** The Power that it surely gives: it stands on the picture. */
  power: number | null;
  /** What else it does. */
  rest: CardSentence[];
}

/** A card's text without the number that stands on its picture. */
export function splitOf(sentences: readonly CardSentence[]): Split {
  const power = sentences.find((sentence) => sentence.power !== undefined)?.power ?? null;
  const rest = sentences.map(({ spans, shown = 0, ...more }) => ({
    ...more,
    spans: spans.slice(shown),
  }));
  return { power, rest: rest.filter(({ spans }) => spans.length > 0) };
}

/** While a Super-Villain appears, its First Appearance is all that counts; then it is over. */
export type Moment = "appears" | "appeared";

/** Whether a sentence begins a First Appearance. */
export const appears = ({ spans, head = 0 }: CardSentence): boolean =>
  head > 0 && spans[0] !== undefined && termOf(spans[0]) === "first-appearance";

/** What a Super-Villain's text says at its moment. */
export const atMoment = (sentences: readonly CardSentence[], moment: Moment): CardSentence[] =>
  clausesOf(sentences)
    .filter(([first]) => (first !== undefined && appears(first)) === (moment === "appears"))
    .flat();
