import { describe, expect, it, vi } from "vitest";
import type { PublicView } from "../wire/messages";
import { clockText, timeOf } from "./Clock";
import { meaning } from "./keys";
import { once } from "./Market";
import { others, standing, teamed } from "./Seats";

describe("keys", () => {
  const keys = {
    option: vi.fn(),
    main: vi.fn(),
    end: vi.fn(),
    undo: vi.fn(),
    hint: vi.fn(),
    help: vi.fn(),
  };
  const on = (html: string) => {
    document.body.innerHTML = html;
    return document.body.firstElementChild;
  };

  it("answers by number, ends and takes back", () => {
    meaning("3", null, keys)?.();
    expect(keys.option).toHaveBeenCalledWith(2);
    expect(meaning("e", null, keys)).toBe(keys.end);
    expect(meaning("U", null, keys)).toBe(keys.undo);
    expect(meaning("h", null, keys)).toBe(keys.hint);
    expect(meaning("?", null, keys)).toBe(keys.help);
    expect(meaning("x", null, keys)).toBeNull();
  });

  it("leaves Enter to the button that has the focus", () => {
    expect(meaning("Enter", on("<button>Buy</button>"), keys)).toBeNull();
    expect(meaning("Enter", on("<p>…</p>"), keys)).toBe(keys.main);
    expect(meaning(" ", null, keys)).toBe(keys.main);
  });

  it("means nothing while one types", () => {
    expect(meaning("e", on("<input>"), keys)).toBeNull();
  });
});

describe("clocks", () => {
  const clocks = { turn: 10_000, banks: [60_000, 90_000], running: [0], at: 1000 };

  it("use the allowance first, then the bank", () => {
    expect(timeOf(clocks, 0, 5000)).toEqual({ running: true, turn: 6000, bank: 60_000 });
    expect(timeOf(clocks, 0, 16_000)).toEqual({ running: true, turn: 0, bank: 55_000 });
    expect(timeOf(clocks, 1, 16_000)).toEqual({ running: false, turn: 0, bank: 90_000 });
  });

  it("are read as people read them", () => {
    expect(clockText(65_000)).toBe("1:05");
    expect(clockText(3_605_000)).toBe("1:00:05");
    expect(clockText(90_000_000)).toBe("1 d 1 h");
    expect(clockText(-5)).toBe("0:00");
  });
});

describe("seats", () => {
  const seat = (n: number, team: number, in_play: string[] = []) => ({
    seat: n,
    team,
    in_play: in_play.map((id) => ({ id, handle: id })),
  });
  const shown = {
    played: [{ id: "punch", handle: "punch" }],
    seats: [seat(0, 0), seat(1, 1, ["punch", "oa"]), seat(2, 0), seat(3, 1)],
  } as unknown as PublicView;

  it("sit in the order in which they play after oneself", () => {
    expect(others(shown, 2).map((each) => each.seat)).toEqual([3, 0, 1]);
    expect(others(shown, -1).map((each) => each.seat)).toEqual([0, 1, 2, 3]);
  });

  it("are teams when some play together", () => {
    expect(teamed(shown)).toBe(true);
    expect(teamed({ ...shown, seats: shown.seats.slice(0, 2) })).toBe(false);
  });

  it("keep apart what stays in play and what was played this turn", () => {
    const second = shown.seats[1];
    expect(second && standing(shown, second).map((card) => card.id)).toEqual(["oa"]);
  });

  it("show a card once though it was played again", () => {
    expect(once([...shown.played, ...shown.played])).toHaveLength(1);
  });
});
