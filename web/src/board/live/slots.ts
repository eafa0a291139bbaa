// Places that do not move: the slots of the Line-Up, and the numbers of the cards in hand. A card
// that has gone leaves its place empty, so that no other slides under the pointer or the key.
import { useCallback, useState } from "react";
import type { CardInView } from "../../base/wire/messages";

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

/** After an undo nothing has gone: what lay in a slot that is empty now had come later. */
const undone = (slots: readonly Slot[]): Slot[] => slots.map((slot) => (slot?.gone ? null : slot));

export function useSlots(lineUp: readonly CardInView[], undos: number): readonly Slot[] {
  const [known, setKnown] = useState(() => ({ slots: slotsAfter([], lineUp), undos }));
  const after = slotsAfter(known.slots, lineUp);
  const next = undos === known.undos ? after : undone(after);
  if (undos === known.undos && same(known.slots, next)) return known.slots;
  setKnown({ slots: next, undos });
  return next;
}

export interface Numbered {
  turn: number;
  /** The number of each card in hand, by its handle. */
  of: ReadonlyMap<string, number>;
  /** The hand as it was, and the card of it that was pressed last. */
  hand: readonly string[];
  pressed: string;
}

export const UNNUMBERED: Numbered = { turn: 0, of: new Map(), hand: [], pressed: "" };

const MOST = 10;

/** Cards keep their number for a turn; a new one takes the next that was not used yet. */
export function numbered(before: Numbered, turn: number, hand: readonly CardInView[]): Numbered {
  const of = new Map(turn === before.turn ? before.of : []);
  const handles = hand.map(({ handle }) => handle);
  // equal cards are one answer, so another one may go than the one pressed: the number goes with it
  const gone = before.hand.find((handle) => !handles.includes(handle));
  const [mine, its] = [of.get(before.pressed), of.get(gone ?? "")];
  if (gone && handles.includes(before.pressed) && mine !== undefined && its !== undefined) {
    of.set(before.pressed, its);
    of.set(gone, mine);
  }
  for (const handle of handles) {
    if (of.has(handle)) continue;
    const next = Math.max(0, ...of.values()) + 1;
    const held = new Set(handles.map((each) => of.get(each)));
    const free = Array.from({ length: MOST }, (_, at) => at + 1).find((n) => !held.has(n));
    of.set(handle, next <= MOST ? next : (free ?? next));
  }
  return { turn, of, hand: handles, pressed: gone ? "" : before.pressed };
}

/** The numbers of the hand, and what to call when one of its cards is pressed. */
export function useNumbers(
  turn: number,
  hand: readonly CardInView[],
): [ReadonlyMap<string, number>, (handle: string) => void] {
  const [numbers, setNumbers] = useState<Numbered>(() => numbered(UNNUMBERED, turn, hand));
  const press = useCallback(
    (pressed: string) => setNumbers((known) => ({ ...known, pressed })),
    [],
  );
  const same =
    numbers.turn === turn &&
    numbers.hand.length === hand.length &&
    hand.every(({ handle }) => numbers.hand.includes(handle));
  if (same) return [numbers.of, press];
  const next = numbered(numbers, turn, hand);
  setNumbers(next);
  return [next.of, press];
}

/** The key of a number: ten is the zero at the end of the row. */
export const keyOf = (number: number | undefined): string =>
  number === undefined || number > MOST ? "" : String(number % 10);
