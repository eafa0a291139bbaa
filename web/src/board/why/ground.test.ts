import { expect, test } from "vitest";
import type { Message } from "../../base/wire/messages";
import type { Rules } from "../../base/wire/queries";
import { groundOf } from "./ground";

const rule = (id: string, ...boxes: string[]) => ({ id, boxes, heading: "", text: id });
const KNOWN: Rules = {
  parts: {},
  rules: [
    rule("T3", "a", "b"),
    rule("D1", "a", "b"),
    rule("E1", "a"),
    rule("F2", "b"),
    rule("G2", "a"),
  ],
  grounds: {
    "move-draw": [
      { rules: ["T3"], when: { why: ["some"] } },
      { rules: ["E1"], when: { why: ["none"] } },
      { rules: ["D1"], when: { shuffled: ["yes"] } },
    ],
    "log-block": [{ rules: ["F2"], when: {} }],
    "log-over": [{ rules: ["T3"], when: {} }],
  },
};
const ids = (line: Message, ...boxes: string[]) =>
  groundOf(line, KNOWN, new Set(boxes))?.rules.map((each) => each.id);
const drawn = (why: string, shuffled: string): Message => ({
  id: "move-draw",
  args: {
    who: { seat: 0 },
    cards: { cards: [{ card: "kick" }], hidden: 2 },
    why: { card: why },
    shuffled,
  },
});

test("a line has the rules that its arguments ask for", () => {
  expect(ids(drawn("raven", "no"), "a")).toEqual(["T3"]);
  expect(ids(drawn("", "yes"), "a")).toEqual(["E1", "D1"]);
  expect(ids(drawn("", "no"), "b")).toEqual([]);
});

test("a rule holds where a box of the table has it", () => {
  const line: Message = { id: "log-block", args: { who: { seat: 0 } } };
  expect(ids(line, "a")).toEqual([]);
  expect(ids(line, "a", "b")).toEqual(["F2"]);
});

test("the cards are those that the line names, and hidden ones are not", () => {
  expect(groundOf(drawn("raven", "no"), KNOWN, new Set(["a"]))?.cards).toEqual(["kick", "raven"]);
});

test("the end names its rule itself, and a departure needs none", () => {
  const over: Message = {
    id: "log-over",
    args: { ending: { id: "ending", args: { rule: "G2" } }, winners: { seats: [0], as: "name" } },
  };
  expect(ids(over, "a")).toEqual(["G2", "T3"]);
  expect(ids({ id: "log-conceded", args: { who: { seat: 0 } } }, "a")).toBeUndefined();
});
