// Words with an id: while a sentence is put together, a name or a term carries its id inside
// private-use characters. At the end they are split into spans. `speech/marks.py` says the same.

const OPEN = "\ue000";
const SAYS = "\ue001";
const SHUT = "\ue002";

/** A piece of a sentence, and what it speaks of. */
export interface Span {
  text: string;
  /** The id of a card of the table. */
  card?: string;
  seat?: number;
  term?: string;
  zone?: string;
}

/** What a mark is about: the face of a card of this table, or a player. */
export type Kind = "f" | "p";

export const marked = (kind: Kind, id: string | number, text: string): string =>
  `${OPEN}${kind}${id}${SAYS}${text}${SHUT}`;

/** A place that phrases of card texts leave open. */
export const slot = (id: "by" | "called"): string => `${OPEN}s${id}${SAYS}${SHUT}`;

/** Whether a text begins with the name of a card or of a player, which stays as it is. */
export const beginsWithName = (text: string): boolean =>
  text[0] === OPEN && (text[1] === "f" || text[1] === "p");

/** The first letter as a capital; an id before it stays. */
export function capital(text: string): string {
  const at = text[0] === OPEN ? text.indexOf(SAYS) + 1 : 0;
  return text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1);
}

/** A stop after a name with a mark of its own, such as "Shazam!", is left out. */
export const oneStop = (text: string): string =>
  text.replaceAll(`!${SHUT}.`, `!${SHUT}`).replaceAll("!.", "!");

function spanOf(id: string, text: string): Span {
  const of = id.slice(1);
  switch (id[0]) {
    case "f":
      return { text, card: of };
    case "p":
      return { text, seat: Number(of) };
    case "t":
      return { text, term: of };
    case "z":
      return { text, zone: of };
    case "a":
      return { text, term: "power" };
    default:
      return { text };
  }
}

/** A marked text in pieces. */
export function spansOf(text: string): Span[] {
  const [plain = "", ...rest] = text.split(OPEN);
  const spans: Span[] = plain ? [{ text: plain }] : [];
  for (const piece of rest) {
    const [id = "", more = ""] = piece.split(SAYS);
    const [word = "", after = ""] = more.split(SHUT);
    if (word) spans.push(spanOf(id, word));
    if (after) spans.push({ text: after });
  }
  return spans;
}

/** A marked text without its marks. */
export const textOf = (text: string): string =>
  spansOf(text)
    .map((span) => span.text)
    .join("");
