import { expect, test } from "vitest";
import {
  chartOf,
  type Decision,
  decisionAt,
  nextMistake,
  openingOf,
  points,
  type Review,
  spread,
} from "./review";

test("changes have a sign, and nothing has none", () => {
  expect([0.123, -0.05, 0.001].map(points)).toEqual(["+12", "−5", "0"]);
});

const decision = (position: number, turn: number, gain: number, seat = 0): Decision => ({
  position,
  turn,
  seat,
  played: { option: 1, text: { id: "option-buy", args: {} } },
  preferred: { option: gain ? 0 : 1, text: { id: "option-buy", args: {} } },
  chance: 0.4,
  gain,
  error: 0.01,
  reason: null,
  told: null,
});

const REVIEW: Review = {
  seat: 0,
  opens: 33,
  ended: true,
  whole: true,
  start: 0.5,
  result: 0,
  luck: 0,
  luck_error: 0,
  choices: [0, 0],
  rest: 0,
  turns: [1, 2, 3, 4].map((turn) => ({
    turn,
    seat: (turn - 1) % 2,
    position: 10 * turn,
    before: 0.6 - 0.1 * turn,
    after: 0.5 - 0.1 * turn,
    luck: 0,
    choices: [0, 0],
  })),
  mistakes: [decision(12, 1, 0.04), decision(33, 3, 0.11)],
  decided: [
    { turn: 2, decision: decision(21, 2, 0, 1) },
    { turn: 3, decision: decision(31, 3, 0) },
  ],
};

test("a review opens where the coach says, with the eyes of who decides there", () => {
  expect(openingOf(REVIEW)).toEqual({ at: 33, seat: 0 });
  expect(openingOf({ ...REVIEW, opens: 21 })).toEqual({ at: 21, seat: 1 });
  expect(openingOf({ ...REVIEW, opens: 25 })).toEqual({ at: 25, seat: 1 });
});

test("the chart marks each turn once: by its mistake, or by what it changed", () => {
  const { chances, marks } = chartOf(REVIEW);
  expect(chances.map((chance) => Math.round(100 * chance))).toEqual([50, 40, 30, 20, 0]);
  expect(marks.map(({ turn, position, change }) => [turn, position, change])).toEqual([
    [1, 12, "−4"],
    [2, 21, "−10"],
    [3, 33, "−11"],
  ]);
});

test("of marks too close for a finger the one that matters more is kept", () => {
  const marks = [
    { gain: 0.04, x: 10 },
    { gain: 0.11, x: 40 },
    { gain: 0, x: 90 },
  ];
  expect(spread(marks, ({ x }) => x).map(({ x }) => x)).toEqual([40, 90]);
});

test("a position knows its decision, and the next mistake", () => {
  expect(decisionAt(REVIEW, 33)?.gain).toBe(0.11);
  expect(decisionAt(REVIEW, 34)).toBeUndefined();
  expect(nextMistake(REVIEW, 12)?.position).toBe(33);
  expect(nextMistake(REVIEW, 33)).toBeUndefined();
});
