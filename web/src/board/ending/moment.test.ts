import { expect, test } from "vitest";
import type { Review } from "../../base/wire/coached";
import type { Message } from "../../base/wire/messages";
import type { Course } from "../../base/wire/replays";
import { momentByPoints, momentByReview } from "./moment";

type Turn = Course["turns"][number];
const turn = (number: number, points: number[], more: Partial<Turn> = {}): Turn => ({
  number,
  seat: (number - 1) % 2,
  position: 10 * number,
  points,
  gained: [],
  fights: [],
  assists: [],
  ...more,
});
const FIGHT = { seat: 1, against: 0, card: "circe-1", power: 12, cost: 9, block: 0, won: true };
const COURSE: Course = {
  heroes: ["batgirl", "hawkman"],
  turns: [
    turn(1, [1, 0], { gained: [{ seat: 0, card: "raven" }] }),
    turn(2, [1, 7], {
      gained: [
        { seat: 1, card: "kick" },
        { seat: 1, card: "kick" },
        { seat: 0, card: "weakness" },
        { seat: 1, card: "trigon" },
      ],
      fights: [FIGHT],
    }),
    turn(3, [12, 7], { gained: [{ seat: 0, card: "nekron" }] }),
    turn(4, [13, 12]),
  ],
};
const sides = (...won: boolean[]) => won.map((each, seat) => ({ seats: [seat], won: each }));

test("by points it is the turn that moved the score most towards the result", () => {
  expect(momentByPoints(COURSE, sides(true, false), 0)).toEqual({
    turn: 3,
    seat: 0,
    position: 30,
    taken: ["nekron"],
    fight: null,
    chance: null,
    score: { before: [1, 7], after: [12, 7] },
    better: null,
  });
  expect(momentByPoints(COURSE, sides(false, true), 0)).toMatchObject({
    turn: 2,
    taken: ["kick", "trigon"],
    fight: FIGHT,
    score: { before: [0, 1], after: [7, 1] },
  });
});

test("of a shared win it is the largest change, and without one there is none", () => {
  expect(momentByPoints(COURSE, sides(true, true), 1)?.turn).toBe(3);
  expect(
    momentByPoints({ heroes: [], turns: [turn(1, [0, 0])] }, sides(true, false), 0),
  ).toBeNull();
});

const text = (id: string) => ({
  option: id === "a" ? 0 : 1,
  text: { id, args: {} } as unknown as Message,
});
const decision = (preferred: string): Review["mistakes"][number] => ({
  position: 27,
  turn: 2,
  seat: 1,
  played: text("a"),
  preferred: text(preferred),
  chance: 0.3,
  gain: 0.09,
  error: 0.01,
  reason: null,
  told: null,
});
const REVIEW: Review = {
  seat: 0,
  opens: 0,
  whole: true,
  ended: true,
  start: 0.5,
  result: 0,
  luck: 0,
  luck_error: 0,
  choices: [0, 0],
  rest: 0,
  turns: [0.5, 0.45, 0.2, 0.6].map((before, at) => ({
    turn: at + 1,
    seat: at % 2,
    position: 10 * (at + 1),
    before,
    after: [0.45, 0.2, 0.6, 0][at] ?? 0,
    luck: 0,
    choices: [0, 0],
  })),
  mistakes: [],
  decided: [{ turn: 2, decision: decision("b") }],
};

test("by the review it is the turn that moved the chance most towards the result", () => {
  expect(momentByReview(REVIEW, COURSE)?.turn).toBe(4);
  expect(momentByReview({ ...REVIEW, result: 1 }, COURSE)).toMatchObject({
    turn: 3,
    position: 30,
    taken: ["nekron"],
    chance: { before: 0.2, after: 0.6 },
    better: null,
  });
});

test("a mistake in that turn is named, and shown where it was made", () => {
  const lost = { ...REVIEW, turns: REVIEW.turns.slice(0, 2) };
  expect(momentByReview(lost, COURSE)).toMatchObject({
    turn: 2,
    position: 27,
    better: { seat: 1, what: { id: "b" }, gain: 0.09 },
  });
  const right = { ...lost, decided: [{ turn: 2, decision: decision("a") }] };
  expect(momentByReview(right, COURSE)?.better).toBeNull();
});
