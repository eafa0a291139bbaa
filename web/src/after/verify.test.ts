import { expect, test } from "vitest";
import { sha256 } from "./sha256";
import { commitment, dealtFrom, recomputed, type Shuffle, shuffled } from "./verify";

const hex = (words: number[]) => words.map((word) => word.toString(16).padStart(8, "0")).join("");

test("a hash is the one everybody else computes, at every length around a block's end", async () => {
  for (const length of [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 200]) {
    const message = "ñ7".repeat(length).slice(0, length);
    const known = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(message));
    const bytes = [...new Uint8Array(known)];
    expect(hex(sha256(message))).toBe(
      bytes.map((byte) => byte.toString(16).padStart(2, "0")).join(""),
    );
  }
});

test("a shuffle is the one the engine makes", () => {
  expect(shuffled([1, 2, 3, 4], "demo", "main", 0)).toEqual([[4, 3, 1, 2], 1]);
});

test("a commitment is the one the engine makes", () => {
  expect(commitment("demo")).toBe(
    "cf73daf8e13ac4763fa48594ec68afbcbb691bd4aec16c7bfac3e9dce9971910",
  );
});

const first: Shuffle = {
  position: 0,
  stream: "main",
  counter: 0,
  before: ["1", "2", "3", "4"],
  after: ["4", "3", "1", "2"],
};
const [again] = shuffled(first.after, "demo", "main", 1);
const second: Shuffle = { ...first, position: 9, counter: 1, before: first.after, after: again };

test("every shuffle is made again, and counted by its stream", () => {
  const dealt = { ...first, stream: "deal", counter: 1 };
  const deal = { ...dealt, after: shuffled(dealt.before, "demo", "deal", 1)[0] };
  expect(recomputed("demo", [deal, first, second], { lot: true })).toEqual({
    right: new Map([
      ["deal", 1],
      ["main", 2],
    ]),
    wrong: null,
  });
});

test("a shuffle that was tampered with is found and named", () => {
  const forged = { ...second, after: [...again].reverse() };
  const found = recomputed("demo", [first, forged], { lot: true });
  expect(found.wrong).toEqual({ shuffle: forged, number: 2, why: "order" });
  expect(found.right.get("main")).toBe(1);
  expect(recomputed("another", [first], { lot: true }).wrong?.number).toBe(1);
});

test("a card that was exchanged is found", () => {
  const forged = { ...first, after: ["4", "3", "1", "5"] };
  expect(recomputed("demo", [forged], { lot: true }).wrong?.why).toBe("order");
});

test("blocks that were skipped until an order pleased are found", () => {
  const [later] = shuffled(first.after, "demo", "main", 2);
  const picked = { ...second, counter: 2, after: later };
  expect(recomputed("demo", [first, picked], { lot: true }).wrong?.why).toBe("block");
  const late = { ...first, stream: "deal", counter: 1 };
  expect(recomputed("demo", [late], { lot: false }).wrong?.why).toBe("block");
});

test("hands must be the top of the decks", () => {
  const deck = { ...first, stream: "seat-0" };
  expect(dealtFrom([deck], [["2", "1"]])).toBe(true);
  expect(dealtFrom([deck], [["4", "3"]])).toBe(false);
  expect(dealtFrom([], [["4"]])).toBe(false);
});
