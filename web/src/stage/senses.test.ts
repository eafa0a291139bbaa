import { expect, test } from "vitest";
import type { Beat } from "./beats";
import { occasionOf, soundOf } from "./senses";

const ME = 0;
const over = (winners: number[]): Beat => ({ kind: "over", winners, points: [0, 0] });
const buys = (seat: number): Beat => ({ kind: "gains", seat, card: "a", handle: "", how: "buy" });
const hit = (seat: number, avoided: boolean): Beat => ({
  kind: "hit",
  by: undefined,
  hits: [{ card: undefined, how: "discard", seat }],
  avoided: avoided ? { seat, card: "b" } : null,
});

test("winning and losing sound different, and so do a hit and a Defense", () => {
  expect([soundOf(over([ME]), ME), soundOf(over([1]), ME)]).toEqual(["won", "lost"]);
  expect([soundOf(hit(1, false), ME), soundOf(hit(1, true), ME)]).toEqual(["hit", "defended"]);
  expect(soundOf({ kind: "ends", seat: 1 }, ME)).toBeNull();
});

test("a bot speaks of what it did or what was done to it, a person's seat never", () => {
  const bots = [null, "tilda"];
  expect(occasionOf(buys(1), bots)).toEqual([1, "good"]);
  expect(occasionOf(buys(ME), bots)).toBeNull();
  expect(occasionOf(hit(1, false), bots)).toEqual([1, "attacked"]);
  expect(occasionOf(hit(ME, false), bots)).toBeNull();
  expect(occasionOf(over([ME]), bots)).toEqual([1, "end"]);
  expect(occasionOf(over([ME]), [null, null])).toBeNull();
});
