// A made box as this browser keeps it: what stands on each card, the words as they were
// typed, and what they mean. Every change is a new box: the old one is what an undo goes back to.

/** What a text means: fields of a card that nothing here looks into. */
export type Effect = Readonly<Record<string, unknown>>;

/** The fields of a card that its text is made of, and their values without a text. */
export const NO_EFFECT: Effect = {
  assist: false,
  binding: false,
  play: [],
  ongoing: false,
  abilities: [],
  on_gain: [],
  defense: null,
  block: null,
  returns: false,
  first_appearance: [],
};

export type MadeKind = "main" | "super-hero" | "super-villain" | "character" | "other";

export const TYPES = ["Hero", "Villain", "Super Power", "Equipment", "Location"] as const;
export type MadeType = (typeof TYPES)[number];

export interface MadeCard {
  /** What the card is called in a file; it stays when the name changes. */
  readonly id: string;
  readonly name: string;
  readonly kind: MadeKind;
  readonly type: string | null;
  readonly cost: number | null;
  readonly vp: number | object;
  readonly copies: number;
  /** The words as they were typed, or as the card says them. */
  readonly words: string;
  /** The language of these words. */
  readonly language: string;
  readonly effect: Effect;
  /** Whether all of the words are understood; a card of which some are not is a draft. */
  readonly whole: boolean;
  /** The words of its picture; empty where the name decides. */
  readonly portrait: string;
  /** All other fields of the card, as they stand in a file. */
  readonly more: Readonly<Record<string, unknown>>;
  /** It stands in place of a card of the host, which keeps its name, type, cost and points. */
  readonly instead?: boolean;
  /** What the check list says of it and its maker has read, word for word. */
  readonly fine?: readonly string[];
}

export interface MadeBox {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly author: string;
  readonly version: number;
  /** The box of the package that it joins. */
  readonly host: string;
  readonly cards: readonly MadeCard[];
  /** The box that it was made after, and the maker of that. */
  readonly after?: string;
  /** Fields of the file that the page has no control for. */
  readonly more: Readonly<Record<string, unknown>>;
}

export const newBox = (host: string, name = "", author = ""): MadeBox => ({
  id: "",
  name,
  about: "",
  author,
  version: 1,
  host,
  cards: [],
  more: {},
});

/** A word for a file: small letters, digits and hyphens. */
export const slug = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 48);

/** An id for a card that no other card of the box has. */
export function freeId(box: MadeBox, wish: string): string {
  const taken = new Set(box.cards.map(({ id }) => id));
  const base = slug(wish) || "card";
  if (wish && !taken.has(base)) return base;
  let n = wish ? 2 : box.cards.length + 1;
  while (taken.has(`${base}-${n}`)) n += 1;
  return `${base}-${n}`;
}

/** A card with usable values from the start. */
export const newCard = (box: MadeBox, language: string): MadeCard => ({
  id: freeId(box, ""),
  name: "",
  kind: "main",
  type: "Hero",
  cost: 3,
  vp: 1,
  copies: 2,
  words: "",
  language,
  effect: {},
  whole: false,
  portrait: "",
  more: {},
});

/** Costs and points of the Levels of a Character. */
const LEVELS = [
  [9, 4],
  [12, 6],
  [15, 0],
] as const;

const LEVELLED = /-[123]$/;

/** The cards of the same Character, Level by Level; or the card alone. */
export const levelsOf = (box: MadeBox, card: MadeCard): MadeCard[] =>
  card.kind === "character"
    ? box.cards.filter(
        (each) =>
          each.kind === "character" &&
          each.id.replace(LEVELLED, "") === card.id.replace(LEVELLED, ""),
      )
    : [card];

/** A card as one of another kind, in place of what it was: a Character is three of them. */
export function ofKind(card: MadeCard, kind: MadeKind, free: string): MadeCard[] {
  const { more } = card;
  const base = { ...card, kind, id: free, more: rest(more, ["level", "side", "starts_on_top"]) };
  if (kind === "super-hero") return [{ ...base, type: null, cost: null, vp: 0, copies: 1 }];
  if (kind === "super-villain") return [{ ...base, type: "Villain", cost: 10, vp: 5, copies: 1 }];
  if (kind === "character")
    return LEVELS.map(([cost, vp], at) => ({
      ...base,
      id: `${free}-${at + 1}`,
      type: null,
      cost,
      vp,
      copies: 1,
      more: { ...base.more, level: at + 1, side: "hero" },
      ...(at > 0 ? { words: "", effect: {}, whole: false } : {}),
    }));
  return [{ ...base, type: card.type ?? "Hero", cost: 3, vp: 1, copies: 2 }];
}

const rest = (of: Readonly<Record<string, unknown>>, names: string[]) =>
  Object.fromEntries(Object.entries(of).filter(([name]) => !names.includes(name)));

export const cardOf = (box: MadeBox, id: string): MadeCard | undefined =>
  box.cards.find((card) => card.id === id);

/** The box with some fields of a card changed. A name is that of all Levels of a Character. */
export function changed(box: MadeBox, id: string, fields: Partial<MadeCard>): MadeBox {
  const card = cardOf(box, id);
  if (!card) return box;
  const all = levelsOf(box, card).map((each) => each.id);
  const { name, portrait } = fields;
  const shared = {
    ...(name === undefined ? {} : { name }),
    ...(portrait === undefined ? {} : { portrait }),
  };
  return {
    ...box,
    cards: box.cards.map((each) =>
      each.id === id
        ? { ...each, ...fields }
        : all.includes(each.id)
          ? { ...each, ...shared }
          : each,
    ),
  };
}

/** The box with a card taken out, with all its Levels. */
export function without(box: MadeBox, id: string): MadeBox {
  const card = cardOf(box, id);
  const gone = new Set(card ? levelsOf(box, card).map((each) => each.id) : []);
  return { ...box, cards: box.cards.filter((each) => !gone.has(each.id)) };
}

/** The box with cards put in, after another or at the end. */
export const withCards = (box: MadeBox, cards: readonly MadeCard[]): MadeBox => ({
  ...box,
  cards: [...box.cards, ...cards],
});

/** Whether nothing was done to it yet. */
export const isBlank = (card: MadeCard): boolean =>
  !card.words.trim() && !card.name.trim() && !card.portrait;

/** Whether a card can be played: all Levels of a Character can, or none. */
export const isWhole = (box: MadeBox, card: MadeCard): boolean =>
  levelsOf(box, card).every((each) => each.whole);

export const drafts = (box: MadeBox): MadeCard[] => box.cards.filter((card) => !isWhole(box, card));

/** The name of a card that has none yet. */
export const unnamed = (card: MadeCard, box: MadeBox): string =>
  `${box.name || "Card"} ${box.cards.indexOf(card) + 1}`.trim();

/** A card as it stands in a file. */
export function cardJson(card: MadeCard, box: MadeBox): Record<string, unknown> {
  const { id, kind, type, cost, vp, copies, more, effect } = card;
  const name = card.name.trim() || unnamed(card, box);
  return { id, name, kind, type, cost, vp, copies, ...more, ...effect };
}

/** The fields of a card of the host that are other here. */
const changeJson = (card: MadeCard): Record<string, unknown> => ({
  copies: card.copies,
  ...(card.more.symbol === undefined ? {} : { symbol: card.more.symbol }),
  ...NO_EFFECT,
  ...card.effect,
});

/** The name of a box in a file. */
export const boxId = (box: MadeBox): string => box.id || slug(box.name) || "my-cards";

/** A box as a file: drafts are left out. */
export function fileOf(box: MadeBox, fallback = "My cards"): Record<string, unknown> {
  const whole = box.cards.filter((card) => isWhole(box, card));
  const own = whole.filter((card) => !card.instead);
  const instead = whole.filter((card) => card.instead);
  const portraits = whole
    .filter(({ portrait }) => portrait)
    .map((card) => [card.id, card.portrait]);
  return {
    format: 1,
    id: boxId(box),
    name: box.name.trim() || fallback,
    version: String(box.version),
    ...(box.author ? { author: box.author } : {}),
    ...(box.about || box.after ? { text: box.about || (box.after ?? "") } : {}),
    based_on: { box: box.host },
    ...box.more,
    ...(instead.length
      ? { changes: Object.fromEntries(instead.map((card) => [card.id, changeJson(card)])) }
      : {}),
    ...(own.length ? { cards: own.map((card) => cardJson(card, box)) } : {}),
    ...(portraits.length ? { portraits: Object.fromEntries(portraits) } : {}),
  };
}

export const textOf = (box: MadeBox): string => JSON.stringify(fileOf(box));

/** The cards of a file, as they are read on the faces of a look at it. */
export interface ReadFace {
  id: string;
  name: string;
  text: string;
}

const FACTS = ["id", "name", "kind", "type", "cost", "vp", "copies"];

type Json = Readonly<Record<string, unknown>>;

const madeOf = (card: Json, text: string, language: string, portrait: string): MadeCard => ({
  id: String(card.id ?? slug(String(card.name))),
  name: String(card.name ?? ""),
  kind: (card.kind ?? "main") as MadeKind,
  type: (card.type ?? null) as string | null,
  cost: (card.cost ?? null) as number | null,
  vp: (card.vp ?? 0) as number | object,
  copies: (card.copies ?? 1) as number,
  words: text,
  language,
  effect: Object.fromEntries(Object.entries(card).filter(([name]) => name in NO_EFFECT)),
  whole: true,
  portrait,
  more: rest(card, [...FACTS, ...Object.keys(NO_EFFECT)]),
});

/** A box from a file, settled, with what its faces say in a language. `house` are cards of the host. */
export function boxFrom(
  file: Json,
  faces: readonly ReadFace[],
  house: readonly (Json & ReadFace)[],
  language: string,
): MadeBox {
  const {
    cards = [],
    changes = {},
    portraits = {},
    based_on,
    plays_by,
    ...top
  } = file as {
    cards?: Json[];
    changes?: Record<string, Json>;
    portraits?: Record<string, string>;
    based_on?: { box: string };
    plays_by?: string;
  } & Json;
  const said = (id: string) => faces.find((face) => face.id === id)?.text ?? "";
  const known = ["$schema", "format", "id", "name", "version", "author", "text"];
  const own = cards.map((card) => {
    const id = String(card.id ?? slug(String(card.name)));
    return madeOf({ ...card, id }, said(id), language, portraits[id] ?? "");
  });
  const instead = Object.entries(changes).flatMap(([id, fields]): MadeCard[] => {
    const first = house.find((card) => card.id === id);
    if (!first) return [];
    const { text: _, ...facts } = first;
    const card = madeOf({ ...facts, ...fields, id }, said(id), language, portraits[id] ?? "");
    return [{ ...card, instead: true }];
  });
  return {
    id: String(top.id ?? ""),
    name: String(top.name ?? ""),
    about: String(top.text ?? ""),
    author: String(top.author ?? ""),
    version: Number.parseInt(String(top.version ?? "1"), 10) || 1,
    host: based_on?.box ?? plays_by ?? "",
    cards: [...instead, ...own],
    more: rest(top, known),
  };
}
