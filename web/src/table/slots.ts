// Places that do not move: the slots of the Line-Up, and the numbers of the cards in hand. A card
// that has gone leaves its place empty, so that no other slides under the pointer or the key.
import { useState } from "react";
import type { CardInView } from "../wire/messages";

/** A card, or the one that lay there and has gone, or nothing yet. */
export type Slot = { card: CardInView; gone: boolean } | null;

export const SLOTS = 5;

/** The Line-Up in its slots: who stays stays, who is new takes the first free slot. */
export function slotsAfter(before: readonly Slot[], lineUp: readonly CardInView[]): Slot[] {
  const here = new Map(lineUp.map((card) => [card.handle, card]));
  const slots: Slot[] = before.map((slot) => {
    const card = slot && here.get(slot.card.handle);
    if (slot && card) here.delete(card.handle);
    return slot && (card ? { card, gone: false } : { card: slot.card, gone: true });
  });
  while (slots.length < SLOTS) slots.push(null);
  for (const card of here.values()) {
    const free = slots.findIndex((slot) => !slot || slot.gone);
    if (free >= 0) slots[free] = { card, gone: false };
    else slots.push({ card, gone: false });
  }
  while (slots.length > SLOTS && slots.at(-1)?.gone !== false) slots.pop();
  return slots;
}

const same = (one: readonly Slot[], other: readonly Slot[]) =>
  one.length === other.length &&
  one.every(
    (slot, at) => slot?.card.handle === other[at]?.card.handle && slot?.gone === other[at]?.gone,
  );

export function useSlots(lineUp: readonly CardInView[]): readonly Slot[] {
  const [slots, setSlots] = useState<readonly Slot[]>(() => slotsAfter([], lineUp));
  const next = slotsAfter(slots, lineUp);
  if (same(slots, next)) return slots;
  setSlots(next);
  return next;
}

export interface Numbered {
  turn: number;
  /** The number of each card in hand, by its handle. */
  of: ReadonlyMap<string, number>;
}

const MOST = 10;

/** Cards keep their number for a turn; a new one takes the next that was not used yet. */
export function numbered(
  { turn: before, of: known }: Numbered,
  turn: number,
  hand: readonly CardInView[],
): Numbered {
  const of = new Map(turn === before ? known : []);
  for (const { handle } of hand) {
    if (of.has(handle)) continue;
    const next = Math.max(0, ...of.values()) + 1;
    const held = new Set(hand.map((card) => of.get(card.handle)));
    const free = Array.from({ length: MOST }, (_, at) => at + 1).find((n) => !held.has(n));
    of.set(handle, next <= MOST ? next : (free ?? next));
  }
  return { turn, of };
}

export function useNumbers(turn: number, hand: readonly CardInView[]): ReadonlyMap<string, number> {
  const [numbers, setNumbers] = useState<Numbered>(() =>
    numbered({ turn, of: new Map() }, turn, hand),
  );
  if (numbers.turn === turn && hand.every(({ handle }) => numbers.of.has(handle)))
    return numbers.of;
  const next = numbered(numbers, turn, hand);
  setNumbers(next);
  return next.of;
}

/** The key of a number: ten is the zero at the end of the row. */
export const keyOf = (number: number | undefined): string =>
  number === undefined || number > MOST ? "" : String(number % 10);
