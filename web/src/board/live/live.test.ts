import { describe, expect, it } from "vitest";
import type {
  Hints,
  Message,
  MessageId,
  PrivateView,
  PublicView,
  Room,
  Update,
  View,
} from "../../base/wire/messages";
import { hintable } from "./hintable";
import { type Live, NOTHING, received, STORY } from "./live";

const table = "t";
const shown = (seat: number, number = 1) =>
  ({
    turn: { seat, number, power: 0, confronting: -1 },
    seats: [],
    result: null,
    waiting: [],
  }) as unknown as PublicView;
const own = { ask: null, hands: {}, seat: 0 };
/** Lines by their ids; `turn-1` begins the turn of seat 1. */
const messages = (ids: string[]): Message[] =>
  ids.map(
    (id): Message =>
      id.startsWith("turn-")
        ? { id: "log-turn", args: { who: { seat: Number(id.at(-1)) } } }
        : { id: id as MessageId, args: {} },
  );
const view = (lines: string[], turn = 0): View => ({
  type: "view",
  table,
  position: 3,
  seat: 0,
  names: ["Ann", "Bot"],
  lines: messages(lines),
  told: 0,
  public: shown(turn),
  private: own,
});
const update = (lines: string[], turn: number, more: Partial<Update> = {}): Update => ({
  type: "update",
  table,
  position: 4,
  seat: 0,
  events: [],
  lines: messages(lines),
  told: 0,
  public: shown(turn),
  private: own,
  ...more,
});
const after = (...messages: Parameters<typeof received>[1][]): Live =>
  messages.reduce((live, message) => received(live, message, 1000), NOTHING);

describe("what a table keeps of what it is told", () => {
  it("begins its story with the view and adds what updates tell", () => {
    expect(after(view(["a"]), update(["b"], 0)).story).toEqual(messages(["a", "b"]));
  });

  it("drops what was overtaken on its way", () => {
    const live = after(view(["a"]), update(["b"], 0, { position: 7 }));
    expect(received(live, update(["old"], 0, { position: 6 }), 0)).toBe(live);
    expect(received(live, view(["old"]), 0)).toBe(live);
    expect(received(live, update(["same"], 0, { position: 7 }), 0).story).toEqual(
      messages(["a", "b", "same"]),
    );
  });

  it("counts what was undone, though the position goes on", () => {
    const undone = update([], 0, { position: 5, told: 2, undone: true, undos: 1 });
    expect(after(view([]), undone)).toMatchObject({ undos: 1, last: { told: 2, undone: true } });
    expect(after(view([]), undone, { ...view([]), position: 5, kept: [2] }).undos).toBe(1);
    expect(after(view([]), undone, update([], 0, { position: 6, undos: 1 })).undos).toBe(1);
  });

  it("knows the position that an undo has opened again, until the table moves on", () => {
    const undone = update([], 0, { position: 5, told: 2, undone: true, undos: 1 });
    expect(after(view([])).reopened).not.toBe(0);
    expect(after(view([]), undone, { ...view([]), position: 5, kept: [2] }).reopened).toBe(5);
    expect(after(view([]), undone, update([], 0, { position: 6, undos: 1 }))).toMatchObject({
      position: 6,
      reopened: 5,
    });
  });

  it("keeps no endless story", () => {
    const long = Array.from({ length: STORY + 5 }, (_, at) => `${at}`);
    expect(after(view([]), update(long, 0)).story).toHaveLength(STORY);
  });

  it("waits no longer once the table has moved or refused", () => {
    const waiting = { ...after(view([])), waiting: true };
    expect(received(waiting, update([], 0), 0).waiting).toBe(false);
    const no = { type: "refused", code: "illegal", reason: "no such option" } as const;
    expect(received(waiting, no, 5)).toMatchObject({
      waiting: false,
      refused: { at: 5, rule: "" },
    });
    const kept = { type: "refused", code: "banned", reason: "…", why: "rude words" } as const;
    expect(received(waiting, kept, 5).refused).toMatchObject({ code: "banned", why: "rude words" });
  });

  it("says nothing when an answer came too late or the seat was one's own", () => {
    for (const code of ["stale", "your-seat"])
      expect(after(view([]), { type: "refused", code, reason: "…" }).refused).toBeNull();
  });

  it("goes on waiting when only its coming back or a hint was refused", () => {
    const waiting = { ...after(view([])), waiting: true };
    for (const code of ["your-seat", "no-coach"])
      expect(received(waiting, { type: "refused", code, reason: "…" }, 0).waiting).toBe(true);
  });

  it("keeps the coach's hints as long as they are about what is asked", () => {
    const option = { option: 1, chance: 0.6, behind: 0, error: 0.01, reason: null };
    const hints = (position: number): Hints => ({
      type: "hints",
      table,
      position,
      options: [option],
      lines: [],
    });
    expect(after(view([]), hints(2)).hints).toBeNull();
    const live = after(view([]), hints(3));
    expect(live.hints?.options).toEqual([option]);
    expect(received(live, view([]), 0).hints).toEqual(live.hints);
    expect(received(live, update([], 0), 0).hints).toBeNull();
  });

  it("offers hints to who plays against bots, while something is asked", () => {
    const seat = (at: number, person: string | null) => ({ seat: at, person });
    const alone = { seats: [seat(0, "ann"), seat(1, null)] } as unknown as Room;
    const asked = { ...own, ask: {} } as unknown as PrivateView;
    const live = { ...NOTHING, seat: 0, room: alone, private: asked };
    expect(hintable(live)).toBe(true);
    expect(hintable({ ...live, private: own })).toBe(false);
    expect(hintable({ ...live, seat: -1 })).toBe(false);
    const friends = { seats: [seat(0, "ann"), seat(1, "ben")] } as unknown as Room;
    expect(hintable({ ...live, room: friends })).toBe(false);
  });

  it("shows a reason, and none where it can be done", () => {
    const why = { type: "reason", table, verb: "buy", card: "kick" } as const;
    const reason: Message = { id: "why-no-buying", args: {} };
    const { refused } = after(view([]), { ...why, lines: [reason], rule: "T6" });
    expect(refused).toMatchObject({ code: "reason", reason, rule: "T6" });
    expect(after(view([]), { ...why, lines: [] }).refused).toBeNull();
  });

  it("remembers who is away until they are back", () => {
    const away = { type: "away", table, seat: 1, until: 9 } as const;
    expect(after(view([]), away).away).toEqual({ 1: away });
    expect(after(view([]), away, { type: "back", table, seat: 1 }).away).toEqual({});
    expect(after(view([]), away, view([])).away).toEqual({}); // whoever still is, is told after it
  });

  it("forgets the wish to undo when the table moves", () => {
    const wish = { type: "undoasked", table, command: "c", seat: 1 } as const;
    expect(after(view([]), wish).undoAsked).toEqual(wish);
    expect(after(view([]), wish, update([], 0)).undoAsked).toBeNull();
    expect(
      after(view([]), wish, { type: "undorefused", table, command: "c", seat: 0 }).undoAsked,
    ).toBeNull();
  });

  it("tells who did not allow one's undo, once, and does not offer it again", () => {
    const wish = { type: "undoasked", table, command: "c", seat: 0 } as const;
    const no = { type: "undorefused", table, command: "c", seat: 1 } as const;
    const before = { ...view([]), undo: "ask" } as const;
    expect(after(before, wish, no)).toMatchObject({ undo: "no", undoDenied: 1 });
    expect(after(before, wish, no, update([], 0)).undoDenied).toBe(-1);
    const theirs = after(before, { ...wish, seat: 1 }, { ...no, seat: 0 });
    expect(theirs).toMatchObject({ undo: "ask", undoDenied: -1 });
  });

  it("stamps the clocks with the time they came", () => {
    const clocks = { turn: 5, banks: [1, 2], running: [0] };
    expect(after(view([]), update([], 0, { clocks })).clocks).toEqual({ ...clocks, at: 1000 });
  });
});

describe("since one's last turn", () => {
  it("gathers what the others did, and stands still in one's own turn", () => {
    const live = after(
      view(["turn-0"]),
      update(["log-end-turn", "turn-1"], 1),
      update(["log-play"], 1),
      update(["turn-0"], 0),
      update(["log-power"], 0),
    );
    expect(live.recap).toEqual(messages(["log-end-turn", "turn-1", "log-play", "turn-0"]));
  });

  it("is empty for who only watches", () => {
    const watching = { ...view([]), seat: -1 };
    expect(after(watching, { ...update(["x"], 1), seat: -1 }).recap).toEqual([]);
  });
});
