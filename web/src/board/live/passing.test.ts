import { describe, expect, test } from "vitest";
import { answeredAfter, coverOf, type Passed, sharing } from "../../base/tables/passing";
import type { PrivateView, PublicView, Room } from "../../base/wire/messages";
import type { FromServer } from "../../base/wire/socket";
import { NOTHING, received } from "./live";

const room = (people: boolean[], table = "local-a") =>
  ({
    type: "room",
    table,
    status: "playing",
    you: 0,
    seats: people.map((person, seat) => ({
      seat,
      name: `P${seat}`,
      person: person ? `me.${seat}` : null,
      bot: person ? null : "pip",
    })),
  }) as unknown as Room;

const shows = (kind: string, ...seats: number[]) =>
  ({
    waiting: seats.map((seat) => ({ seat, kind })),
    result: null,
    turn: { seat: 0 },
  }) as unknown as PublicView;

const hand = (asked = true) => ({ hands: {}, ask: asked ? {} : null }) as unknown as PrivateView;

const table = (changes: Partial<Passed>): Passed => ({
  room: room([true, true, false, true]),
  public: shows("turn", 0),
  private: hand(),
  holder: 0,
  answered: [],
  ...changes,
});

test("nobody takes the device for who has given up: a bot answers", () => {
  const left = room([true, true, false, true]);
  left.seats[1] = { ...(left.seats[1] as Room["seats"][number]), bot: "goldie" };
  expect(coverOf(table({ room: left, public: shows("turn", 1) }))).toBeNull();
  expect(coverOf(table({ room: left, public: shows("defend", 1, 3) }))).toEqual({
    seat: 3,
    kind: "defend",
  });
});

describe("who shares a device", () => {
  test("the people of a table of this browser, if they are several", () => {
    expect(sharing(room([true, true, false, true]))).toEqual([0, 1, 3]);
    expect(sharing(room([true, false]))).toEqual([]);
    expect(sharing(room([true, true], "L_JcY8KuclhTv2v6"))).toEqual([]);
    expect(sharing(null)).toEqual([]);
  });
});

describe("the curtain", () => {
  test("is up where one person plays, and where whoever has the device is asked", () => {
    expect(coverOf(table({ room: room([true, false]), holder: -1 }))).toBe(null);
    expect(coverOf(table({}))).toBe(null);
  });

  test("comes down at first, and names who is asked and for what", () => {
    expect(coverOf(table({ holder: -1 }))).toEqual({ seat: 0, kind: "turn" });
  });

  test("comes down when somebody else is asked", () => {
    expect(coverOf(table({ public: shows("turn", 1) }))).toEqual({ seat: 1, kind: "turn" });
  });

  test("stays up while bots play, for whoever has the device", () => {
    expect(coverOf(table({ public: shows("turn", 2), private: hand(false) }))).toBe(null);
    expect(coverOf(table({ public: shows("turn", 2), holder: -1 }))).toBe("bots");
  });

  test("goes from one to the next of those who are asked together", () => {
    const window = { public: shows("defend", 1, 2, 3), private: hand(false) };
    expect(coverOf(table(window))).toEqual({ seat: 1, kind: "defend" });
    expect(coverOf(table({ ...window, holder: 1 }))).toBe(null);
    expect(coverOf(table({ ...window, holder: 1, answered: [1] }))).toEqual({
      seat: 3,
      kind: "defend",
    });
  });

  test("stays down until the cards of whoever took the device are there", () => {
    expect(coverOf(table({ public: shows("turn", 1), holder: 1, private: null }))).toBe("opening");
  });

  test("is up for good when the game is over", () => {
    const over = { ...shows("turn"), result: {} } as unknown as PublicView;
    expect(coverOf(table({ public: over, holder: -1 }))).toBe(null);
  });
});

describe("who has answered in a window", () => {
  const at = (position: number, seat: number, asked: boolean, ...waiting: number[]) => ({
    position,
    seat,
    public: shows("defend", ...waiting),
    private: hand(asked),
  });

  test("whoever is waited for and not asked", () => {
    const live = { position: 7, answered: [] };
    expect(answeredAfter(live, at(7, 1, false, 1, 2))).toEqual([1]);
    expect(answeredAfter({ ...live, answered: [1] }, at(7, 2, false, 1, 2))).toEqual([1, 2]);
    expect(answeredAfter({ ...live, answered: [1] }, at(7, 1, true, 1, 2))).toEqual([]);
    expect(answeredAfter(live, at(7, 0, false, 1, 2))).toEqual([]);
  });

  test("nobody once the table has moved on", () => {
    expect(answeredAfter({ position: 7, answered: [1, 2] }, at(8, 0, true, 0))).toEqual([]);
  });

  test("a live table keeps it", () => {
    const message = { type: "update", events: [], lines: [], told: 0, ...at(3, 1, false, 1, 2) };
    const live = received({ ...NOTHING, position: 3 }, message as unknown as FromServer, 0);
    expect(live.answered).toEqual([1]);
  });
});
