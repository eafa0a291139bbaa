import { describe, expect, it, vi } from "vitest";
import type { PublicView } from "../../base/wire/messages";
import { meaning } from "../desk/keys";
import { once, others, standing, teamed } from "../live/seats";
import { clockText, timeOf } from "./Clock";

describe("keys", () => {
  const keys = {
    number: vi.fn(),
    slot: vi.fn(),
    villain: vi.fn(),
    hero: vi.fn(),
    confront: vi.fn(),
    decline: vi.fn(),
    help: vi.fn(),
    call: vi.fn(),
    playAll: vi.fn(),
    main: vi.fn(),
    end: vi.fn(),
    undo: vi.fn(),
    hint: vi.fn(),
    story: vi.fn(),
    changed: vi.fn(),
    fold: vi.fn(),
  };
  const on = (html: string) => {
    document.body.innerHTML = html;
    return document.body.firstElementChild;
  };
  const key = (key: string, where: Element | null = null, shiftKey = false) =>
    meaning({ key, shiftKey }, where, keys);

  it("belong to places", () => {
    key("3")?.();
    expect(keys.number).toHaveBeenCalledWith(3);
    key("0")?.();
    expect(keys.number).toHaveBeenLastCalledWith(10);
    key("E")?.();
    expect(keys.slot).toHaveBeenCalledWith(2);
    expect(key("s")).toBe(keys.villain);
    expect(key("h")).toBe(keys.hero);
    expect(key("p")).toBe(keys.playAll);
    expect(key("U")).toBe(keys.undo);
    expect(key("?")).toBe(keys.help);
    expect(key("Escape")).toBe(keys.fold);
    expect(key("x")).toBeNull();
  });

  it("end a turn by Shift and Enter alone, and play nothing by Space", () => {
    expect(key("Enter", null, true)).toBe(keys.end);
    expect(key("Enter", on("<button>Buy</button>"), true)).toBe(keys.end);
    expect(key("Enter")).toBe(keys.main);
    expect(key(" ")).toBeNull();
  });

  it("leave Enter to the button that has the focus", () => {
    expect(key("Enter", on("<button>Buy</button>"))).toBeNull();
    expect(key("Enter", on("<p>…</p>"))).toBe(keys.main);
  });

  it("mean nothing while one types", () => {
    expect(key("e", on("<input>"))).toBeNull();
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
    expect(clockText(3_605_000)).toBe("1 h 00");
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
