import { expect, test } from "vitest";
import type { ResultInView } from "../../base/wire/messages";
import { sidesOf, tieOf } from "./score";

const ended = (changes: Partial<ResultInView>): ResultInView => ({
  rule: "G2",
  winners: [0],
  points: [12, 9],
  ties: [[1], [0]],
  tie_breaks: ["super-villains"],
  scores: [[], []],
  ...changes,
});

test("the winners come first, then whoever has more points", () => {
  const result = ended({ winners: [2], points: [5, 9, 9], ties: [[0], [0], [1]] });
  expect(sidesOf(result, [0, 1, 2]).map((side) => side.seats)).toEqual([[2], [1], [0]]);
});

test("a team counts together", () => {
  const result = ended({ winners: [1, 3], points: [5, 9, 1, 2], ties: [[1], [0], [1], [3]] });
  const [best, other] = sidesOf(result, [0, 1, 0, 1]);
  expect(best).toEqual({ seats: [1, 3], points: 11, ties: [3], won: true });
  expect(other).toEqual({ seats: [0, 2], points: 6, ties: [2], won: false });
});

test("what decided a tie is told, and no more than that", () => {
  const result = ended({
    points: [9, 9, 9, 4],
    ties: [
      [2, 7],
      [2, 5],
      [1, 9],
      [8, 8],
    ],
    tie_breaks: ["super-villains", "cards"],
  });
  expect(tieOf(result, sidesOf(result, [0, 1, 2, 3]))).toEqual({
    points: 9,
    steps: [
      {
        what: "super-villains",
        of: [
          { seats: [0], n: 2 },
          { seats: [1], n: 2 },
          { seats: [2], n: 1 },
        ],
      },
      {
        what: "cards",
        of: [
          { seats: [0], n: 7 },
          { seats: [1], n: 5 },
        ],
      },
    ],
    shared: false,
  });
});

test("equal in everything is a shared win; more points need no tie-break", () => {
  const even = ended({ winners: [0, 1], points: [9, 9], ties: [[1], [1]] });
  expect(tieOf(even, sidesOf(even, [0, 1]))?.shared).toBe(true);
  const clear = ended({});
  expect(tieOf(clear, sidesOf(clear, [0, 1]))).toBeNull();
});

test("points decide nothing where a last Character fell or somebody gave up", () => {
  const fallen = ended({ rule: "G3", winners: [0], points: [3, 9] });
  expect(tieOf(fallen, sidesOf(fallen, [0, 1]))).toBeNull();
  const gone: ResultInView = { rule: "", why: "conceded", winners: [1], points: [], ties: [] };
  expect(tieOf(gone, sidesOf(gone, [0, 1]))).toBeNull();
});
