// What this browser's own Python says of cards that are being made.
import { queryOptions } from "@tanstack/react-query";
import type { CardEntry } from "../wire/queries";
import { callHere } from "../wire/session";
import type { Effect } from "./box";

export interface Piece {
  text: string;
  /** Whether it is other than the typed words, or than the card at hand. */
  other: boolean;
}

export interface Offer {
  text: string;
  pieces: Piece[];
  effect: Effect;
}

export interface TextPart {
  start: number;
  end: number;
  state: "understood" | "open" | "unknown";
  path: string;
}

export interface SentenceRead {
  state: "empty" | "understood" | "open" | "unknown";
  text: string;
  effect: Effect | null;
  parts: TextPart[];
  known: number;
  offers: Offer[];
}

export interface Rest {
  text: string;
  share: number;
}

export interface Continuations {
  rests: Rest[];
  words: Rest[];
}

/** What may be other in a part; it stands from `start` to `end` in the text of the whole card. */
export interface Slot {
  path: string;
  start: number;
  end: number;
  words: string;
  n: number;
}

export interface FormPart {
  path: string;
  kind: string;
  start: number;
  end: number;
  text: string;
  slots: Slot[];
  parts: FormPart[];
  moves: ("up" | "down" | "remove")[];
}

export interface CardForm {
  text: string;
  parts: FormPart[];
}

export interface Choice {
  words: string;
  text: string;
  effect: Effect;
  chosen: boolean;
}

export interface PartToAdd {
  kind: string;
  text: string;
  part: object;
  into: string;
  usual: boolean;
  example: { box: string; card: string; name: string; text: string } | null;
}

export interface Edited {
  text: string;
  effect: Effect;
  path: string;
}

export interface Alike {
  box: string;
  card: string;
  name: string;
  pieces: Piece[];
}

export type Language = "en" | "de" | "es";
export const LANGUAGES: readonly Language[] = ["en", "es", "de"];

export interface FaceShown {
  faces: Record<Language, CardEntry>;
  long: string[];
  like: Alike[];
}

export interface BoxProblem {
  level: "fault" | "think" | "know";
  path: string;
  card: string;
  line: number;
  what: string;
  nearest: string;
}

export interface BoxChecked {
  ready: boolean;
  problems: BoxProblem[];
  digest: string;
}

export interface BoxLooked {
  box: Record<string, unknown>;
  id: string;
  name: string;
  version: string;
  author: string;
  host: string;
  digest: string;
  ready: boolean;
  new_cards: CardEntry[];
  changed: { before: CardEntry; after: CardEntry }[];
  left_out: CardEntry[];
  problems: BoxProblem[];
  portraits: Record<string, string>;
}

export interface TrialOpened {
  table: string;
  laid: { card: string; name: string; place: "discard" | "hand" | "line-up" | "deck" }[];
}

export interface WorthFound {
  done: number;
  all: number;
  state: "measuring" | "done" | "stopped";
  more: number;
  low: number;
  high: number;
  cost: number | null;
  verdict: "weak" | "fair" | "strong" | "far-above" | "far-below" | "unsure";
  fair_for: number[];
  lanes: {
    cost: number;
    low: number;
    high: number;
    cards: { id: string; name: string; more: number }[];
  }[];
  warnings: { what: string; n: number; of: number; usual: number }[];
}

type Card = Readonly<Record<string, unknown>>;

const asked = <T>(what: string, body: unknown): Promise<T> =>
  callHere<T>("POST", `making/${what}`, body);

export const readText = (text: string, card: Card, language: string) =>
  asked<SentenceRead>("read", { text, card, language });

export const nextOf = (text: string, card: Card, language: string) =>
  asked<Continuations>("next", { text, card, language });

export const choicesOf = (card: Card, path: string, language: string) =>
  asked<{ choices: Choice[] }>("choices", { card, path, language });

export const edited = (
  card: Card,
  path: string,
  does: "remove" | "up" | "down" | "add",
  language: string,
  part?: object,
) => asked<Edited>("edit", { card, path, does, language, ...(part ? { part } : {}) });

export const checkBox = (box: string) => asked<BoxChecked>("check", { box });

export const lookAt = (what: { box: string } | { link: string }, language: string) =>
  asked<BoxLooked>("look", { ...what, language });

export const linkOf = (box: string) =>
  asked<{ text: string; letters: number; digest: string }>("link", { box });

export const trialOf = (box: string, card: string, begin: string) =>
  asked<TrialOpened>("trial", { box, card, begin });

export const copyOf = async (box: string, card: string): Promise<Card> =>
  (await callHere<{ card: Card }>("GET", `making/cards/${box}/${card}`)).card;

export const beginWorth = (box: string, card: string) => asked<WorthFound>("worth", { box, card });
export const worthNow = () => callHere<WorthFound>("GET", "making/worth");
export const stopWorth = () => callHere<void>("DELETE", "making/worth");

const FOR_GOOD = Number.POSITIVE_INFINITY;

/** The faces of a card in every language; they are the same as long as the card is. */
export const faceOf = (card: Card, language: string) =>
  queryOptions({
    queryKey: ["made-face", language, JSON.stringify(card)],
    queryFn: () => asked<FaceShown>("face", { card, language }),
    staleTime: FOR_GOOD,
    gcTime: 600_000,
    retry: false,
  });

/** A card's parts with their slots. */
export const formOf = (card: Card, language: string) =>
  queryOptions({
    queryKey: ["made-form", language, JSON.stringify(card)],
    queryFn: () => asked<CardForm>("form", { card, language }),
    staleTime: FOR_GOOD,
    retry: false,
  });

export const partsToAdd = (language: string) =>
  queryOptions({
    queryKey: ["made-parts", language],
    queryFn: async () =>
      (await callHere<{ parts: PartToAdd[] }>("GET", `making/parts?language=${language}`)).parts,
    staleTime: FOR_GOOD,
  });
