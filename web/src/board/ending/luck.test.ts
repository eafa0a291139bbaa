import { expect, test } from "vitest";
import type { Review } from "../../base/wire/coached";
import { judgedBy } from "./luck";

/** A review of the first seat: what its choices, those of the others, luck and the rest did to its chance. */
const review = (mine: number, others: number[], luck: number, rest = 0): Review => ({
  seat: 0,
  opens: 0,
  whole: true,
  ended: true,
  start: 0.5,
  result: 1,
  luck: luck / 100,
  luck_error: 0,
  choices: [mine, ...others].map((each) => each / 100),
  rest: rest / 100,
  turns: [],
  mistakes: [],
  decided: [],
});

const TWO = [0, 1];
const said = (of: Review, won: boolean, teams = TWO) => judgedBy(of, teams, won).verdict;

test("the heading follows from choices, luck and who has won", () => {
  expect(said(review(41, [0], -6), true)).toBe("earned");
  expect(said(review(20, [-1], -32), false)).toBe("better");
  expect(said(review(14, [-2], -9), false)).toBe("well");
  expect(said(review(2, [-9], 35), true)).toBe("kind");
  expect(said(review(12, [-9], -4), true)).toBe("fair");
  expect(said(review(1, [-30], 4), false)).toBe("found");
  expect(said(review(1, [-30], -40), false)).toBe("found");
  expect(said(review(3, [-2], -30), false)).toBe("unkind");
  expect(said(review(3, [-2], 8, 30), true)).toBe("hard");
  expect(said(review(1, [-12], -3), true)).toBe("hard");
});

test("choices are how far one is ahead of the other side", () => {
  const judged = judgedBy(review(12, [-9], -4), TWO, true);
  expect(judged).toEqual({ verdict: "fair", choices: 3, luck: -4, mine: 12, theirs: 9 });
});

test("of several others the best is compared", () => {
  const judged = judgedBy(review(14, [-6, -4, 2], -9), [0, 1, 2, 3], false);
  expect(judged).toEqual({ verdict: "well", choices: 8, luck: -9, mine: 14, theirs: 6 });
});

test("a team chooses together", () => {
  const judged = judgedBy(review(16, [2, 12, -1], 7), [0, 1, 0, 1], true);
  expect(judged).toEqual({ verdict: "team", choices: 29, luck: 7, mine: 28, theirs: -1 });
});
