import { expect, it } from "vitest";
import type { Message } from "../../base/wire/messages";
import { beginsTurn, sinceTurnOf } from "./story";

const turn = (seat: number, n: number): Message => ({ id: "log-turn", args: { who: { seat }, n } });
const played = (seat: number): Message => ({ id: "log-play", args: { who: { seat } } });

it("tells the lines since one's last turn", () => {
  const lines = [turn(0, 1), played(0), turn(1, 2), played(1), turn(0, 3), played(0)];
  expect(sinceTurnOf(0, lines, true)).toEqual(lines.slice(2, 4));
  expect(sinceTurnOf(0, lines.slice(0, 4), false)).toEqual(lines.slice(2, 4));
  expect(lines.filter(beginsTurn)).toHaveLength(3);
});

it("tells everything to who comes before their first turn", () => {
  const lines = [turn(1, 1), played(1), turn(0, 2)];
  expect(sinceTurnOf(0, lines, true)).toEqual(lines.slice(0, 2));
});
