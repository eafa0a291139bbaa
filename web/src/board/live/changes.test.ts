import { expect, it } from "vitest";
import type { EventInView, MovedInView } from "../../base/wire/messages";
import { changesFor, isNothing } from "./changes";
import type { Step } from "./live";
import { STREAMS } from "./streams/load";

const ME = 0;
const cause = { rule: "T3" };
const turn = (seat: number, n: number): EventInView => ({ kind: "turn", cause, seat, n });
const move = (card: string, more: Partial<MovedInView>): MovedInView => ({
  kind: "move",
  cause: { card: "bane" },
  how: "gain",
  by: 1,
  owner: -1,
  card,
  handle: `${card}-1`,
  from: { zone: "line-up", seat: -1 },
  to: { zone: "discard", seat: 1 },
  ...more,
});
const deck = { from: { zone: "main-deck", seat: -1 }, to: { zone: "line-up", seat: -1 } };
const mine = { from: { zone: "hand", seat: ME }, to: { zone: "discard", seat: ME } };

const steps = (...events: EventInView[]): Step[] => [
  { position: 1, events, lines: [], told: events.length, undone: false },
];

const THEIRS = [
  move("kick", { gained: 1 }),
  move("weakness", { gained: ME, from: { zone: "weaknesses", seat: -1 } }),
  move("punch", { how: "discard", ...mine }),
  move("raven", { how: "put", ...deck }),
];

it("lists what happened to my cards and to the Line-Up since my turn", () => {
  const before = [turn(ME, 1), move("mine", { gained: ME, by: ME })];
  const cleared = move("vulnerability", { cause, how: "discard", by: ME, ...mine });
  const found = changesFor(steps(...before, cleared, turn(1, 2), ...THEIRS), ME);
  expect(found.own).toEqual([
    { card: "weakness", how: "gain", by: 1, cause: "bane" },
    { card: "punch", how: "discard", by: 1, cause: "bane" },
  ]);
  expect(found.left).toEqual([{ card: "kick", by: 1 }]);
  expect(found.came).toEqual(["raven"]);
});

it("keeps the list while my own turn goes on, and drops my own doing", () => {
  const bought = move("katana", { gained: ME, by: ME });
  const found = changesFor(steps(turn(1, 2), ...THEIRS, turn(ME, 3), bought), ME);
  expect(found.own).toHaveLength(2);
  expect(found.left.map(({ card }) => card)).toEqual(["kick"]);
});

it("leaves out a card that came to the Line-Up and was gone again", () => {
  const events = [turn(1, 2), move("raven", { how: "put", ...deck }), move("raven", { gained: 2 })];
  expect(isNothing(changesFor(steps(...events), ME))).toBe(true);
});

it("tells who fell and which Confrontations were decided", () => {
  const seen = (kind: "defeat" | "confront" | "outcome", n: number | number[]): EventInView =>
    ({ kind, cause, seat: 1, cards: [{ id: "ivo", handle: "h" }], n }) as EventInView;
  const events = [turn(1, 2), seen("defeat", 9), seen("confront", ME), seen("outcome", [7, 9])];
  const { fallen, fights } = changesFor(steps(...events), ME);
  expect(fallen).toEqual([{ card: "ivo", by: 1 }]);
  expect(fights).toEqual([{ by: 1, against: ME, won: false, character: "ivo" }]);
});

it("agrees with the Line-Up of real games", () => {
  for (const { box, messages } of STREAMS) {
    let lineUp: string[] | null = null;
    let kept: Step[] = [];
    for (const message of messages) {
      if (message.type === "view") {
        lineUp = null; // something was missed
        kept = [];
        continue;
      }
      const { events, lines, position } = message;
      kept = [...kept, { position, events, lines, told: 0, undone: false }];
      const shown = message.public.line_up.map(({ id }) => id).sort();
      const begins = events.some((event) => event.kind === "turn" && event.seat !== message.seat);
      if (begins && message.public.turn.seat !== message.seat && !lineUp) {
        lineUp = shown;
        kept = [
          { position, events: [events.at(-1) as EventInView], lines, told: 0, undone: false },
        ];
      } else if (lineUp && message.public.turn.seat === message.seat) {
        const { left, came } = changesFor(kept, message.seat);
        const expected = [...lineUp, ...came];
        for (const { card } of left) expected.splice(expected.indexOf(card), 1);
        expect(expected.sort(), `${box} at ${position}`).toEqual(shown);
        lineUp = null;
        kept = [];
      }
    }
  }
});
