import { expect, test } from "vitest";
import type { CountedInView, ResultInView } from "../../base/wire/messages";
import type { Course } from "../../base/wire/replays";
import { asItStood, decisiveOf, type Lane, lanesOf } from "./lanes";

const kind = (kind: string, type: string | null = null) => ({ kind, type, side: null });
const CARDS = new Map([
  ["nekron", kind("super-villain")],
  ["graves", kind("super-villain")],
  ["saint-walker", kind("main", "Hero")],
  ["raven", kind("main", "Hero")],
  ["kick", kind("stack", "Super Power")],
  ["weakness", kind("weakness")],
  ["punch", kind("starter", "Starter")],
]);

const counted = (id: string, each: number, copies = 1): CountedInView => ({ id, each, copies });
const ended = (scores: CountedInView[][], more: Partial<ResultInView> = {}): ResultInView => {
  const points = scores.map((lines) => lines.reduce((sum, of) => sum + of.copies * of.each, 0));
  const most = Math.max(...points);
  return {
    rule: "G2",
    winners: points.flatMap((each, seat) => (each === most ? [seat] : [])),
    points,
    ties: scores.map(() => [0]),
    tie_breaks: ["super-villains"],
    scores,
    ...more,
  };
};
const named = (lanes: Lane[], result: ResultInView, course: Course | null = null) =>
  decisiveOf(lanes, result, course).map(({ lane, slice }) => lanes[lane]?.slices[slice]?.id);

function decided(result: ResultInView, course: Course | null = null, teams = [0, 1, 2, 3]) {
  const lanes = lanesOf(result, teams.slice(0, result.points.length), CARDS);
  return named(lanes, result, course);
}

type Turn = Course["turns"][number];
const turn = (number: number, points: number[], gained: [number, string][]): Turn => ({
  number,
  seat: (number - 1) % 2,
  position: number,
  points,
  gained: gained.map(([seat, card]) => ({ seat, card })),
  fights: [],
  assists: [],
});

test("a lane has Super-Villains first, then by points, and losses at the end", () => {
  const lines = [
    counted("weakness", -1, 2),
    counted("raven", 1),
    counted("saint-walker", 7),
    counted("graves", 5),
    counted("punch", 0, 7),
    counted("kick", 1, 2),
  ];
  const [lane] = lanesOf(ended([lines, []]), [0, 1], CARDS);
  expect(lane?.slices.map(({ id, points }) => `${id} ${points}`)).toEqual([
    "graves 5",
    "saint-walker 7",
    "raven 1",
    "kick 1",
    "kick 1",
    "weakness -1",
    "weakness -1",
  ]);
});

test("a team has one lane, the winners' first", () => {
  const scores = [[counted("raven", 1)], [counted("graves", 5)], [counted("kick", 1)], []];
  const lanes = lanesOf(ended(scores, { winners: [1, 3] }), [0, 1, 0, 1], CARDS);
  expect(lanes.map(({ seats, points, slices }) => [seats, points, slices.length])).toEqual([
    [[1, 3], 5, 1],
    [[0, 2], 2, 2],
  ]);
});

test("where no points were counted there are no lanes", () => {
  const gone: ResultInView = { rule: "", why: "conceded", winners: [1], points: [], ties: [] };
  expect(lanesOf(gone, [0, 1], CARDS)).toEqual([]);
});

test("the smallest card decides whose loss turns or levels the result", () => {
  const mine = [counted("nekron", 6), counted("saint-walker", 6), counted("raven", 1)];
  expect(decided(ended([mine, [counted("graves", 7)]]))).toEqual(["saint-walker"]); // by 6
  expect(decided(ended([mine, [counted("graves", 12)]]))).toEqual(["raven"]); // by 1
});

test("where no single card is worth so much the last one that changed the lead decides", () => {
  const mine = [counted("nekron", 6), counted("graves", 5), counted("saint-walker", 4)];
  const result = ended([mine, [counted("raven", 1, 2)]]);
  expect(decided(result)).toEqual([]);
  const course: Course = {
    heroes: [],
    turns: [
      turn(1, [4, 0], [[0, "saint-walker"]]),
      turn(2, [4, 5], [[1, "raven"]]),
      turn(
        3,
        [9, 5],
        [
          [0, "punch"],
          [0, "graves"],
          [1, "nekron"],
        ],
      ),
      turn(4, [15, 2], [[0, "nekron"]]),
    ],
  };
  expect(decided(result, course)).toEqual(["graves"]);
});

test("of a shared win the last card with points of each winner decides", () => {
  const result = ended([
    [counted("nekron", 6), counted("raven", 1)],
    [counted("graves", 5), counted("kick", 1, 2)],
  ]);
  const course: Course = {
    heroes: [],
    turns: [
      turn(
        1,
        [1, 5],
        [
          [0, "raven"],
          [1, "graves"],
        ],
      ),
      turn(2, [1, 7], [[1, "kick"]]),
      turn(
        3,
        [7, 7],
        [
          [0, "nekron"],
          [0, "punch"],
        ],
      ),
    ],
  };
  expect(decided(result, course)).toEqual(["nekron", "kick"]);
  expect(decided(result)).toEqual([]);
});

test("a tie that Super-Villains broke was decided by the smallest of them", () => {
  const mine = [counted("nekron", 6), counted("graves", 5)];
  const theirs = [counted("saint-walker", 11)];
  const result = ended([mine, theirs], { winners: [0], ties: [[2], [0]] });
  expect(decided(result)).toEqual(["graves"]);
  expect(decided({ ...result, tie_breaks: ["cards"] })).toEqual([]);
});

test("points decide nothing where a last Character fell", () => {
  const result = ended([[counted("nekron", 6)], [counted("raven", 1)]], { rule: "G3" });
  expect(decided(result)).toEqual([]);
});

test("a game that was given up shows the points as they stood, and no card decided it", () => {
  const scores = [[counted("nekron", 6)], [counted("raven", 1, 2)]];
  const course: Course = { heroes: [], turns: [turn(1, [6, 2], [])], scores };
  const left = { rule: "", why: "conceded", winners: [1], points: [], ties: [] } as ResultInView;
  const stood = asItStood(left, course);
  const lanes = lanesOf(stood, [0, 1], CARDS);
  expect(lanes.map(({ seats, points }) => [seats, points])).toEqual([
    [[1], 2],
    [[0], 6],
  ]);
  expect(decisiveOf(lanes, stood, course)).toEqual([]);
  expect(asItStood(left, null)).toBe(left);
  const whole = ended(scores);
  expect(asItStood(whole, course)).toBe(whole);
});
