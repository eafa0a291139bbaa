// A search among the cards: written in the address, so that it can be shared.

import type { CardEntry } from "../../base/wire/queries";
import { addressOf, FAMILIES, type Family, familyOf, type Motif, motifsOf } from "../../cards";
import { appears } from "../../cards/words";

export const SORTS = ["type", "name", "cost", "vp", "box"] as const;
export type Sort = (typeof SORTS)[number];

export interface Wanted {
  q: string;
  box: string;
  /** None wanted means all. */
  types: Family[];
  /** The least and the most it may cost. */
  from: number | null;
  to: number | null;
  keyword: string;
  effect: string;
  house: boolean;
  sort: Sort;
}

export type Search = Record<string, string>;

const within = <T extends string>(value: string, of: readonly T[]): value is T =>
  (of as readonly string[]).includes(value);

const whole = (value: string): number | null => (/^\d+$/.test(value) ? Number(value) : null);

/** Reads the address; what it does not know it leaves out. */
export function wantedFrom(search: Record<string, unknown>): Wanted {
  const word = (key: string) => (search[key] === undefined ? "" : String(search[key]));
  const [from = "", to = from] = word("cost").split("-");
  const sort = word("sort");
  return {
    q: word("q"),
    box: word("box"),
    types: word("type")
      .split(",")
      .filter((type) => within(type, FAMILIES)),
    from: whole(from),
    to: whole(to),
    keyword: word("keyword"),
    effect: word("effect"),
    house: word("house") === "true" || word("house") === "1",
    sort: within(sort, SORTS) ? sort : "type",
  };
}

/** Writes the address: only what differs from all cards in their usual order. */
export function searchFrom(wanted: Wanted): Search {
  const { from, to } = wanted;
  const cost =
    from === null && to === null ? "" : from === to ? `${from}` : `${from ?? ""}-${to ?? ""}`;
  const all: Record<string, string> = {
    q: wanted.q,
    box: wanted.box,
    type: wanted.types.join(","),
    cost,
    keyword: wanted.keyword,
    effect: wanted.effect,
    house: wanted.house ? "true" : "",
    sort: wanted.sort === "type" ? "" : wanted.sort,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}

/** How many filters are set; words looked for and the order do not count. */
export const filtersSet = (wanted: Wanted): number =>
  [
    wanted.box,
    wanted.types.length > 0,
    wanted.from !== null || wanted.to !== null,
    wanted.keyword,
    wanted.effect,
    wanted.house,
  ].filter(Boolean).length;

/** Words as they are compared: without case and accents. */
export const folded = (words: string): string =>
  words
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** The keywords a card answers to; a First Appearance is a heading of its text. */
export const keywordsOf = (card: CardEntry): string[] =>
  card.sentences.some(appears) ? [...card.keywords, "First Appearance"] : card.keywords;

const worth = (card: CardEntry): number => (typeof card.vp === "number" ? card.vp : 100);

/** Small numbers as people write them; cards have digits. */
const NUMBERS: Record<string, string> = Object.fromEntries(
  [
    ["one", "eins", "eine", "einen", "uno", "una"],
    ["two", "zwei", "dos"],
    ["three", "drei", "tres"],
    ["four", "vier", "cuatro"],
    ["five", "funf", "cinco"],
    ["six", "sechs", "seis"],
    ["seven", "sieben", "siete"],
    ["eight", "acht", "ocho"],
    ["nine", "neun", "nueve"],
    ["ten", "zehn", "diez"],
  ].flatMap((words, at) => words.map((word) => [word, String(at + 1)])),
);

/** Words of fewer letters than this are taken as they are. */
const LETTERS_TO_FORGIVE = 4;

/** Whether two words differ by one letter at most: another one, one more, or one less. */
function nearly(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [a, b] = [one.slice(same), other.slice(same)];
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}

/** Whether a text has a word of the search. */
function has(said: string, word: string, forgiving: boolean): boolean {
  if (said.includes(word)) return true;
  const digits = NUMBERS[word];
  const words = digits || forgiving ? said.split(/[^\p{L}\p{N}]+/u) : [];
  if (digits && words.includes(digits)) return true;
  return forgiving && word.length >= LETTERS_TO_FORGIVE && words.some((each) => nearly(each, word));
}

function fits(card: CardEntry, wanted: Wanted, forgiving: boolean): boolean {
  if (wanted.box && card.box !== wanted.box) return false;
  if (wanted.types.length > 0 && !wanted.types.includes(familyOf(card))) return false;
  if (wanted.from !== null && (card.cost === null || card.cost < wanted.from)) return false;
  if (wanted.to !== null && (card.cost === null || card.cost > wanted.to)) return false;
  if (wanted.keyword && !keywordsOf(card).includes(wanted.keyword)) return false;
  if (wanted.effect && !motifsOf(card).includes(wanted.effect as Motif)) return false;
  if (wanted.house && !card.house) return false;
  const words = folded(wanted.q).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const said = folded([card.name, card.type, card.text, card.symbol, card.vp_text].join(" "));
  return words.every((word) => has(said, word, forgiving));
}

/**
 * The cards wanted, in the order wanted; a name that begins with the words comes before a mention.
 * Where no card has the words, those count that are nearly the same.
 */
export function found(
  cards: readonly CardEntry[],
  wanted: Wanted,
  boxes: readonly string[],
): CardEntry[] {
  const named = folded(wanted.q).trim();
  const rank: Record<Sort, (card: CardEntry) => number> = {
    type: (card) => FAMILIES.indexOf(familyOf(card)),
    name: () => 0,
    cost: (card) => card.cost ?? -1,
    vp: (card) => -worth(card),
    box: (card) => boxes.indexOf(card.box),
  };
  // under letters every card stands at its own, whether its name or its text has the words
  const byName = wanted.sort !== "name" && named;
  const away = (card: CardEntry) => (byName && folded(card.name).includes(byName) ? 0 : 1);
  const exact = cards.filter((card) => fits(card, wanted, false));
  const fitting = exact.length ? exact : cards.filter((card) => fits(card, wanted, true));
  return fitting.sort(
    (a, b) =>
      rank[wanted.sort](a) - rank[wanted.sort](b) ||
      away(a) - away(b) ||
      a.name.localeCompare(b.name) ||
      (a.level ?? 0) - (b.level ?? 0) ||
      addressOf(a).localeCompare(addressOf(b)),
  );
}

export interface Group {
  key: string;
  cards: CardEntry[];
}

/** Sorted cards under headings: what they are sorted by. */
export function grouped(cards: readonly CardEntry[], sort: Sort): Group[] {
  const keyOf: Record<Sort, (card: CardEntry) => string> = {
    type: familyOf,
    name: (card) => folded(card.name)[0]?.toUpperCase() ?? "",
    cost: (card) => String(card.cost ?? "none"),
    vp: (card) => (typeof card.vp === "number" ? String(card.vp) : "formula"),
    box: (card) => card.box,
  };
  const groups: Group[] = [];
  for (const card of cards) {
    const key = keyOf[sort](card);
    const last = groups.at(-1);
    if (last?.key === key) last.cards.push(card);
    else groups.push({ key, cards: [card] });
  }
  return groups;
}
