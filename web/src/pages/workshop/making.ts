// Beginnings: a box with a first card in it, or one that was copied.
import { copyOf } from "../../base/making/asked";
import {
  freeId,
  type MadeBox,
  type MadeCard,
  NO_EFFECT,
  newBox,
  newCard,
  withCards,
} from "../../base/making/box";
import { boxes } from "../../base/making/shelf";
import type { CardEntry } from "../../base/wire/queries";

/** The box that a first card joins. */
export const HOST = "heroes-unite";
export const PRINTED = "confrontations";

/** The newest box of one's own, or a new one. */
export async function anyBox(name: string): Promise<string> {
  await boxes.bring();
  const mine = (boxes.now().boxes ?? [])
    .filter(({ from, gone }) => from === "me" && gone === null)
    .sort((a, b) => b.at - a.at);
  return mine[0]?.key ?? boxes.add(newBox(HOST, name));
}

/** A new card in a box; a box has one blank card at most. */
export function addCard(key: string, language: string, change: Change): string {
  const box = boxes.get(key)?.of.now;
  if (!box) return "";
  const blank = box.cards.find(
    (card) => !card.words && !card.name && !card.portrait && !card.instead,
  );
  if (blank) return blank.id;
  const card = newCard(box, language);
  change((now) => withCards(now, [card]), "card");
  return card.id;
}

type Change = (how: (box: MadeBox) => MadeBox, did: "card") => void;

/** A card of the codex as one's own; `instead` takes the place of the card itself. */
export async function copied(
  box: MadeBox,
  entry: CardEntry,
  language: string,
  instead: boolean,
): Promise<MadeCard> {
  const card = await copyOf(entry.box, entry.id);
  const effect = Object.fromEntries(Object.entries(card).filter(([name]) => name in NO_EFFECT));
  const base = {
    name: entry.name,
    type: entry.type,
    cost: entry.cost,
    vp: (card.vp ?? 0) as number | object,
    words: entry.text,
    language,
    effect,
    whole: true,
    portrait: "",
  };
  if (instead)
    return {
      ...base,
      id: entry.id,
      kind: entry.kind as MadeCard["kind"],
      copies: entry.copies,
      more: entry.symbol ? { symbol: entry.symbol } : {},
      instead: true,
    };
  const kind = entry.kind === "super-hero" || entry.kind === "super-villain" ? entry.kind : "main";
  const type = entry.type && entry.type !== "Starter" ? entry.type : "Super Power";
  return {
    ...base,
    id: freeId(box, ""),
    kind,
    type: kind === "super-hero" ? null : type,
    cost: kind === "super-hero" ? null : (entry.cost ?? 3),
    copies: kind === "main" ? Math.max(1, Math.min(8, entry.copies)) : 1,
    more: {},
  };
}
