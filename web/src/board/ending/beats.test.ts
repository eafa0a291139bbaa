import { expect, test } from "vitest";
import { planOf } from "./beats";
import type { Lane, Slice } from "./lanes";

const slice = (id: string, points: number, common = false): Slice => ({
  id,
  points,
  chief: false,
  common,
});
const lane = (slices: Slice[], won = false): Lane => ({
  seats: [0],
  points: slices.reduce((sum, { points }) => sum + points, 0),
  ties: [],
  won,
  slices,
});

const MINE = lane(
  [
    slice("nekron", 6),
    slice("walker", 6),
    slice("raven", 1),
    slice("kick", 1, true),
    slice("kick", 1, true),
  ],
  true,
);
const THEIRS = lane([slice("trigon", 6), slice("weakness", -1)]);
const GOLD = [{ lane: 0, slice: 1 }];

test("the cheapest card comes first, equal Starters and Kicks at once, and the deciding card last", () => {
  const { slices, gold } = planOf([MINE, THEIRS], GOLD, 1, false);
  expect(slices).toEqual([
    [780, 1130, 740, 700, 700],
    [740, 700],
  ]);
  expect(gold).toBe(780 + 350);
});

test("both totals stand without the deciding card, and jump with it", () => {
  const { counts } = planOf([MINE, THEIRS], GOLD, 1, false);
  const of = (which: number) =>
    counts.filter(({ lane }) => lane === which).map(({ at, points }) => [at, points]);
  expect(of(0)).toEqual([
    [0, 0],
    [700, 2],
    [740, 3],
    [780, 9],
    [1130, 15],
  ]);
  expect(of(1)).toEqual([
    [0, 0],
    [700, -1],
    [740, 5],
  ]);
});

test("the sentence follows the deciding card, and then the panels", () => {
  const { sentence, panels, ends } = planOf([MINE, THEIRS], GOLD, 1, false);
  expect([sentence, ...panels, ends]).toEqual([1430, 1430, 1510, 1590, 1830]);
});

test("a long score fills no longer than its time, and all is over after about four seconds", () => {
  const long = lane(
    Array.from({ length: 60 }, (_, at) => slice(`${at}`, 1)),
    true,
  );
  const { slices, gold, ends } = planOf([long, THEIRS], [{ lane: 0, slice: 0 }], 1, false);
  expect(Math.max(...(slices[0]?.slice(1) ?? []))).toBeLessThanOrEqual(700 + 1400);
  expect(gold).toBeLessThanOrEqual(700 + 1400 + 350);
  expect(ends).toBeLessThan(4000);
});

test("the speed of the table is that of its end", () => {
  const plan = planOf([MINE, THEIRS], GOLD, 0.5, false);
  expect([plan.slices[1], plan.gold]).toEqual([[370, 350], 565]);
  const atOnce = planOf([MINE, THEIRS], GOLD, 0, false);
  expect([atOnce.gold, atOnce.ends]).toEqual([null, 0]);
});

test("without motion all is there, and the deciding card is marked a moment later", () => {
  const { slices, counts, gold, ends } = planOf([MINE, THEIRS], GOLD, 1, true);
  expect(slices.flat().every((at) => at === 0)).toBe(true);
  expect(counts).toEqual([
    { at: 0, lane: 0, points: 15 },
    { at: 0, lane: 1, points: 5 },
  ]);
  expect([gold, ends]).toEqual([400, 400]);
});
