import { beforeEach, expect, test, vi } from "vitest";
import type { PrivateView, PublicView, Room, Update, View } from "../base/wire/messages";
import { Memory, recall, recallSeat } from "./memory";

beforeEach(() => localStorage.clear());

const shown = (main_deck: number) =>
  ({
    main_deck,
    weaknesses: 20,
    super_villains_left: 4,
    line_up: [],
    destroyed: [],
    aside: [],
    super_villain: [],
    stacks: [],
    seats: [],
    result: null,
  }) as unknown as PublicView;
const own: PrivateView = { seat: 0, hands: {}, ask: null };
const both = { table: "one", seat: 0, lines: [], private: own };
const view = (position: number, told: number, kept: number[] = []): View => ({
  ...both,
  type: "view",
  position,
  told,
  kept,
  names: [],
  public: shown(told),
});
const update = (position: number, told: number, n: number, more: Partial<Update> = {}): Update => ({
  ...both,
  type: "update",
  position,
  told,
  events: Array.from({ length: n }, () => ({ kind: "power", cause: {}, seat: 0 })),
  public: shown(told),
  ...more,
});
const room = (more: Partial<Room> = {}): Room =>
  ({ type: "room", table: "one", setup: {}, commitment: "aa", you: 0, ...more }) as Room;

/** The marks of a table after these messages: how many events were told, and with the last one. */
function told(...messages: (View | Update | Room)[]): [number, number][] {
  const memory = new Memory("one");
  for (const message of messages) memory.hear(message);
  return (recall("one")?.marks ?? []).map(([at, n]) => [at, n]);
}

test("every message leaves a mark, and the same message twice leaves one", () => {
  const messages = [view(0, 5), update(1, 7, 2), update(2, 8, 1), view(2, 8), view(2, 8)];
  expect(told(room(), ...messages)).toEqual([
    [5, 0],
    [7, 2],
    [8, 1],
    [8, 0],
  ]);
});

test("what was overtaken on its way leaves none", () => {
  expect(told(view(3, 9), update(2, 8, 1))).toEqual([[9, 0]]);
});

test("an answer that is taken back is forgotten", () => {
  const undone = update(3, 7, 0, { undone: true, undos: 1 });
  expect(told(view(0, 5), update(1, 7, 2), update(2, 9, 2), undone)).toEqual([
    [5, 0],
    [7, 2],
    [7, 0],
  ]);
  expect(told(update(4, 10, 3, { undos: 1 })).at(-1)).toEqual([10, 3]);
});

test("what was taken back while one was away is forgotten, too", () => {
  const before = [view(0, 5), update(1, 7, 2), update(2, 9, 2)];
  expect(told(...before, view(6, 12, [8, 6]))).toEqual([
    [5, 0],
    [12, 0],
  ]);
});

test("where an undo was lost, nothing before it counts until the next view", () => {
  const lost = update(4, 9, 1, { undos: 1 });
  expect(told(view(0, 5), update(1, 7, 2), lost)).toEqual([[9, 1]]);
});

test("a page that is loaded again goes on where it was", () => {
  told(room(), view(0, 5), update(1, 7, 2));
  expect(told(room(), view(1, 7))).toEqual([
    [5, 0],
    [7, 2],
    [7, 0],
  ]);
});

test("the first fingerprint that a table showed is the one that counts", () => {
  told(room(), room({ commitment: "bb" }), view(0, 5));
  expect(recall("one")?.commitment).toBe("aa");
});

test("the first receipt counts, and only for those who saw something", () => {
  told(room({ seed: "s", receipt: "r" }));
  expect(recall("one")).toBeNull();
  told(room(), view(0, 5), room({ seed: "s", receipt: "r" }), room({ seed: "s", receipt: "q" }));
  expect(recall("one")?.receipt).toBe("r");
});

test("only the last thirty games are kept", () => {
  for (let number = 0; number < 31; number += 1)
    new Memory(`table ${number}`).hear({ ...view(0, 5), table: `table ${number}` });
  expect(recall("table 0")).toBeNull();
  expect(recall("table 1")?.marks).toHaveLength(1);
  expect(recall("table 30")?.marks).toHaveLength(1);
});

test("what an older page has kept still counts", () => {
  localStorage.setItem("archrivals.promises", JSON.stringify([["one", "aa"]]));
  expect(recall("one")?.commitment).toBe("aa");
});

test("what somebody else has written there does no harm", () => {
  localStorage.setItem("archrivals.seen", "{");
  expect(told(view(0, 5))).toEqual([[5, 0]]);
});

test("where storage is denied or full, the page remembers every seat of its game", () => {
  for (const name of ["SecurityError", "QuotaExceededError"]) {
    const refuse = () => {
      throw new DOMException("no", name);
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    const table = `denied ${name}`;
    for (const seat of [0, 1])
      new Memory(table).hear({ ...view(0, 5), table, seat, private: { ...own, seat } });
    expect(recall(table)?.marks, name).toHaveLength(1);
    expect(recallSeat(table, 1)?.seat, name).toBe(1);
    vi.unstubAllGlobals();
  }
});
