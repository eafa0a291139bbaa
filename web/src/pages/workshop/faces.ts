// The face of a made card: what Python says of its text, with all that its maker has chosen.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type Alike, faceOf, LANGUAGES, type Language } from "../../base/making/asked";
import { cardJson, type MadeBox, type MadeCard, unnamed } from "../../base/making/box";
import type { CardEntry } from "../../base/wire/queries";
import { useWords } from "../../base/words/say";

/** A card as far as its text depends on it. */
export function meaning(card: MadeCard, box: MadeBox): Record<string, unknown> {
  const { id: _, copies: __, cost: ___, ...json } = cardJson(card, box);
  return { ...json, name: "Card", vp: typeof card.vp === "number" ? 0 : card.vp };
}

/** A card that says nothing yet. */
export const bare = (card: MadeCard): CardEntry => ({
  box: "made",
  id: card.id,
  name: card.name,
  kind: card.kind,
  type: card.type,
  cost: card.cost,
  vp: typeof card.vp === "number" ? card.vp : "*",
  vp_text: "",
  copies: card.copies,
  keywords: [],
  text: "",
  gist: "…",
  sentences: [{ spans: ["…"] }],
  symbol: null,
  level: (card.more.level as number | undefined) ?? null,
  side: (card.more.side as string | undefined) ?? null,
  starts_on_top: false,
  synergy: null,
  house: false,
  rulings: [],
  source: { facts: null, vp: null, effect: null, copies: null, symbol: null },
  ours: [],
  effects: [],
});

/** A figure without a face. */
export const FACELESS =
  "athlete 0 a none:#2a2228 none none none plain none none none #4a4666 #5a5578 #8f86bd #37325c skin:#8f88b0";

/** An entry of Python with the facts of the card at hand. */
export function asMade(face: CardEntry, card: MadeCard, name: string): CardEntry {
  const { id, kind, type, cost, vp, copies, portrait, more } = card;
  return {
    ...face,
    box: "made",
    id,
    name,
    kind,
    type,
    cost,
    vp: typeof vp === "number" ? vp : "*",
    copies,
    symbol: (more.symbol as string | undefined) ?? null,
    level: (more.level as number | undefined) ?? null,
    side: (more.side as string | undefined) ?? null,
    made: true,
    portrait,
    effects: face.effects ?? [],
  };
}

export interface Shown {
  entry: CardEntry;
  entries: Record<Language, CardEntry>;
  long: string[];
  like: Alike[];
  /** Whether it shows what the card says now. */
  here: boolean;
}

/** A card without any work on it is a silhouette. */
const isNew = (card: MadeCard): boolean => !card.words && !card.name && !card.portrait;

/** The faces of a card in every language. */
export function useFaces(card: MadeCard, box: MadeBox): Shown {
  const { language } = useWords();
  const says = Object.keys(card.effect).length > 0;
  const { data, isPlaceholderData } = useQuery({
    ...faceOf(meaning(card, box), language),
    enabled: says,
    placeholderData: keepPreviousData,
  });
  const name = card.name || unnamed(card, box);
  const found = says ? data : undefined;
  const portrait = isNew(card) ? FACELESS : card.portrait;
  const made = (face: CardEntry) => ({ ...asMade(face, card, name), portrait });
  const entries = Object.fromEntries(
    LANGUAGES.map((each) => [each, made(found?.faces[each] ?? bare(card))]),
  ) as Record<Language, CardEntry>;
  return {
    entry: entries[language as Language] ?? entries.en,
    entries,
    long: found?.long ?? [],
    like: found?.like ?? [],
    here: found !== undefined && !isPlaceholderData,
  };
}
