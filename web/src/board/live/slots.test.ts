import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { keyOf, numbered, slotsAfter, UNNUMBERED, useSlots } from "./slots";

const cards = (...handles: string[]) => handles.map((handle) => ({ handle, id: handle }));
const shown = (slots: ReturnType<typeof slotsAfter>) =>
  slots.map((slot) => (slot ? `${slot.gone ? "-" : ""}${slot.card.handle}` : ""));

it("a bought card leaves its slot empty, and the others where they are", () => {
  const first = slotsAfter([], cards("a", "b", "c", "d", "e"));
  const bought = slotsAfter(first, cards("a", "c", "d", "e"));
  expect(shown(bought)).toEqual(["a", "-b", "c", "d", "e"]);
  expect(shown(slotsAfter(bought, cards("a", "c", "d", "e", "f")))).toEqual([
    "a",
    "f",
    "c",
    "d",
    "e",
  ]);
});

it("an undone purchase comes back to its slot", () => {
  const first = slotsAfter([], cards("a", "b", "c", "d", "e"));
  const bought = slotsAfter(first, cards("a", "c", "d", "e"));
  expect(shown(slotsAfter(bought, cards("b", "a", "c", "d", "e")))).toEqual([
    "a",
    "b",
    "c",
    "d",
    "e",
  ]);
});

it("after an undo the slot does not name the card that had filled it", () => {
  const turns = [
    { lineUp: cards("a", "b", "c", "d", "e"), undos: 0 },
    { lineUp: cards("a", "c", "d", "e"), undos: 0 },
    { lineUp: cards("a", "c", "d", "e", "f"), undos: 0 },
  ];
  const { result, rerender } = renderHook(({ lineUp, undos }) => useSlots(lineUp, undos), {
    initialProps: turns[0] ?? { lineUp: [], undos: 0 },
  });
  for (const turn of turns.slice(1)) rerender(turn);
  expect(shown([...result.current])).toEqual(["a", "f", "c", "d", "e"]);
  rerender({ lineUp: cards("a", "c", "d", "e"), undos: 1 });
  expect(shown([...result.current])).toEqual(["a", "", "c", "d", "e"]);
});

it("a sixth card has a slot as long as it lies there", () => {
  const six = slotsAfter([], cards("a", "b", "c", "d", "e", "f"));
  expect(shown(six)).toHaveLength(6);
  expect(shown(slotsAfter(six, cards("a", "b", "c", "d", "e")))).toHaveLength(5);
});

it("a slot that nobody has seen filled is empty", () => {
  expect(shown(slotsAfter([], cards("a", "b")))).toEqual(["a", "b", "", "", ""]);
});

it("cards in hand keep their number for a turn: seven presses of 1 play one card", () => {
  let numbers = numbered(UNNUMBERED, 1, cards("a", "b", "c", "d", "e"));
  let hand = cards("a", "b", "c", "d", "e");
  let played = 0;
  for (let press = 0; press < 7; press += 1) {
    const card = hand.find(({ handle }) => numbers.of.get(handle) === 1);
    if (!card) continue;
    played += 1;
    hand = [...hand.filter((each) => each !== card), ...cards(`drawn-${press}`)];
    numbers = numbered(numbers, 1, hand);
  }
  expect(played).toBe(1);
  expect(numbers.of.get("drawn-0")).toBe(6);
  expect(numbered(numbers, 2, hand).of.get("b")).toBe(1);
});

it("the number that was pressed goes, though the server plays another equal card", () => {
  const begun = numbered(UNNUMBERED, 1, cards("punch-1", "kick", "punch-2"));
  const next = numbered({ ...begun, pressed: "punch-1" }, 1, cards("punch-1", "kick"));
  expect([...next.of].filter(([handle]) => next.hand.includes(handle))).toEqual([
    ["punch-1", 3],
    ["kick", 2],
  ]);
  const last = numbered(next, 1, cards("punch-1"));
  expect(last.of.get("punch-1")).toBe(3);
});

it("the tenth card has the zero, and an eleventh a number that has become free", () => {
  const many = cards(..."abcdefghij");
  const numbers = numbered({ ...UNNUMBERED, turn: 1 }, 1, many);
  expect(keyOf(numbers.of.get("j"))).toBe("0");
  const next = numbered(numbers, 1, [...many.slice(1), ...cards("k")]);
  expect(next.of.get("k")).toBe(1);
  expect(keyOf(undefined)).toBe("");
});
