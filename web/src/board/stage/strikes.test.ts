import { expect, it, vi } from "vitest";
import type { Beat } from "./beats";
import { moodsOf, Strikes } from "./strikes";

const hit = (seats: number[], avoided: number | null = null): Beat => ({
  kind: "hit",
  by: "bane",
  from: 3,
  hits: seats.map((seat) => ({ card: undefined, how: "discard", seat })),
  avoided: avoided === null ? null : { seat: avoided, card: "katana" },
});
const outcome = (how: "won" | "lost" | "cancelled"): Beat => ({
  kind: "outcome",
  seat: 0,
  against: 1,
  character: "lex",
  power: 9,
  cost: 9,
  how,
  next: undefined,
});
const moods = (beat: Beat) => [...moodsOf(beat)];

it("shows pain on whom a blow hits, and joy on whoever avoids it", () => {
  expect(moods(hit([0, 2, 0]))).toEqual([
    [0, "hit"],
    [2, "hit"],
  ]);
  expect(moods(hit([], 1))).toEqual([[1, "triumph"]]);
});

it("shows who has won a Confrontation and who has lost it", () => {
  expect(moods(outcome("won"))).toEqual([
    [0, "triumph"],
    [1, "hit"],
  ]);
  expect(moods(outcome("lost"))).toEqual([
    [1, "triumph"],
    [0, "hit"],
  ]);
  expect(moods(outcome("cancelled"))).toEqual([]);
});

it("reports a beat when it lands and when it is gone, and no more", () => {
  const strikes = new Strikes();
  const heard = vi.fn();
  strikes.follow(heard);
  strikes.end();
  expect(heard).not.toHaveBeenCalled();
  strikes.land(hit([2]));
  expect([strikes.mood(2), strikes.mood(1), strikes.beat()?.kind]).toEqual([
    "hit",
    undefined,
    "hit",
  ]);
  strikes.end();
  expect([strikes.mood(2), strikes.beat()]).toEqual([undefined, null]);
  expect(heard).toHaveBeenCalledTimes(2);
});
