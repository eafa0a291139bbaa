import { describe, expect, it } from "vitest";
import type { AskInView, OptionInView, OutlookInView } from "../../base/wire/messages";
import type { CardEntry } from "../../base/wire/queries";
import {
  byItself,
  endingOf,
  hiddenOf,
  isSceneAsk,
  leftUndone,
  mainOf,
  mannerOf,
  onBoard,
  orderKey,
  placed,
  seatSpot,
  spotOf,
  wordFor,
  wouldBe,
} from "./options";

const ask = (kind: string, ...options: OptionInView[]): AskInView => ({
  kind,
  options,
  seat: 0,
  shown: [],
  source: null,
});
const about = (
  verb: OptionInView["verb"],
  card: string,
  zone: string,
  owner = -1,
): OptionInView => ({
  verb,
  card,
  zone,
  owner,
  handle: `h-${card}`,
});
const END: OptionInView = { verb: "end" };
const NONE: OptionInView = { verb: "none" };
const PUNCH = about("play", "punch", "hand", 0);
const KICK = about("buy", "kick", "stack");

/** A turn in which Play all plays what option this is (−1: nothing), and keeps these cards. */
const turn = (option: number, keeps: OutlookInView["keeps"], ...options: OptionInView[]) => ({
  ...ask("turn", ...options),
  outlook: {
    option,
    keeps,
    plays: option < 0 ? [] : [{ id: options[option]?.card ?? "", handle: "next" }],
    power: 0,
    at_least: false,
    whole: 0,
    whole_at_least: false,
    prices: [],
  },
});

describe("where options are placed", () => {
  it("puts what is about a card in sight onto that card", () => {
    const { on, rest } = placed(ask("turn", PUNCH, KICK, END), 0);
    expect(on.get(spotOf("hand", 0, "punch"))).toEqual([0]);
    expect(on.get(spotOf("stack", -1, "kick"))).toEqual([1]);
    expect(rest).toEqual([2]);
  });

  it("puts two options for one card onto the same spot", () => {
    const lay = about("lay", "punch", "hand", 0);
    expect(placed(ask("turn", PUNCH, lay, END), 0).on.get(spotOf("hand", 0, "punch"))).toEqual([
      0, 1,
    ]);
  });

  it("keeps a button for a card that is not in sight", () => {
    const hunted = about("hunt", "graves", "discard", 2);
    const hidden: OptionInView = { verb: "card", card: "punch", zone: "deck" };
    expect(placed(ask("turn", hunted, END), 0).rest).toEqual([0, 1]);
    expect(placed(ask("draw", hidden), 0)).toEqual({ on: new Map(), rest: [0] });
  });

  it("makes a button of a card for sale that a Confrontation covers", () => {
    const riddler = about("use", "the-riddler", "line-up");
    const own = about("use", "batarang", "in-play", 0);
    const { on, rest } = placed(ask("turn", riddler, own, END), 0, true);
    expect([...on]).toEqual([[spotOf("in-play", 0, "batarang"), [1]]]);
    expect(rest).toEqual([0, 2]);
  });

  it("puts a choice of players onto the players", () => {
    const { on, rest } = placed(ask("announce", { verb: "confront", seat: 2 }), 0);
    expect(on.get(seatSpot(2))).toEqual([0]);
    expect(rest).toEqual([0]);
  });

  it("offers nothing when nothing is asked", () => {
    expect(placed(null, 0)).toEqual({ on: new Map(), rest: [] });
  });
});

describe("the main action", () => {
  it("plays no card and ends no turn: these have keys of their own", () => {
    expect(mainOf(ask("turn", PUNCH, KICK, END))).toBeNull();
    expect(mainOf(ask("turn", { verb: "done" }))).toBeNull();
    expect(mainOf(ask("announce", { verb: "confront", seat: 1 }, { verb: "normal" }))).toBeNull();
  });

  it("never chooses between cards", () => {
    expect(mainOf(ask("discard", about("card", "punch", "hand", 0), NONE))).toBeNull();
    expect(mainOf(null)).toBeNull();
  });

  it("says yes to a may", () => {
    expect(mainOf(ask("may", { verb: "yes" }, { verb: "no" }))).toBe(0);
  });
});

describe("a question", () => {
  const there = about("card", "kick", "line-up");
  const hidden = about("card", "kick", "discard", 0);

  it("is put on the board where all its cards lie in sight", () => {
    expect(onBoard(ask("destroy", there, about("card", "punch", "hand", 0), NONE), 0)).toBe(true);
    expect(onBoard(ask("destroy", there, hidden, NONE), 0)).toBe(false);
    expect(onBoard(ask("destroy", about("card", "punch", "hand", 1)), 0)).toBe(false);
    expect(onBoard(ask("may", { verb: "yes" }, { verb: "no" }), 0)).toBe(false);
    expect(onBoard(ask("assist", about("card", "katana", "hand", 0), NONE), 0)).toBe(true);
    expect(onBoard(ask("turn", about("card", "katana", "hand", 0), NONE), 0)).toBe(false);
  });

  it("has a fan for what does not lie open, and for the cards below it", () => {
    const mine = about("card", "punch", "hand", 0);
    expect(hiddenOf(ask("destroy", there, hidden, mine, NONE), 0)).toEqual([0, 1]);
    expect(hiddenOf(ask("destroy", there, mine, NONE), 0)).toEqual([]);
    expect(hiddenOf(ask("order-triggers", about("trigger", "oa", "in-play", 0)), 0)).toEqual([0]);
    expect(hiddenOf(ask("may", { verb: "yes" }, { verb: "no" }), 0)).toEqual([0, 1]);
    expect(hiddenOf(ask("turn", END), 0)).toEqual([]);
  });
});

describe("what is answered by itself", () => {
  const katana = about("card", "katana", "hand", 0);
  const skeets = about("card", "skeets", "hand", 0);

  it("gives the only answer", () => {
    expect(byItself(ask("defend", NONE), {})).toEqual({ option: 0, why: "only" });
  });

  it("gives any of answers that are all alike, unless a shared device is passed on", () => {
    const order = { ...ask("order", katana, skeets), alike: true };
    expect(byItself(order, {})).toEqual({ option: 0, why: "alike" });
    expect(byItself(order, null)).toBeNull();
  });

  it("never ends a turn", () => {
    expect(byItself(ask("turn", END), {})).toBeNull();
  });

  it("asks where there is a choice and no order", () => {
    expect(byItself(ask("defend", katana, NONE), {})).toBeNull();
  });

  it("follows an order for always", () => {
    const orders = { [orderKey("defend", "skeets")]: "always" as const };
    expect(byItself(ask("defend", katana, skeets, NONE), orders)).toEqual({
      option: 1,
      why: "order",
    });
  });

  it("declines only when every card is ordered to stay", () => {
    const never = { [orderKey("defend", "katana")]: "never" as const };
    expect(byItself(ask("defend", katana, NONE), never)).toEqual({ option: 1, why: "order" });
    expect(byItself(ask("defend", katana, skeets, NONE), never)).toBeNull();
  });

  it("keeps an order to its own kind of window", () => {
    const orders = { [orderKey("block", "katana")]: "always" as const };
    expect(byItself(ask("defend", katana, NONE), orders)).toBeNull();
    expect(byItself(ask("discard", katana, NONE), { "discard:katana": "always" })).toBeNull();
  });
});

describe("what ending the turn would leave undone", () => {
  const names = ["punch", "soultaker-sword", "vulnerability", "kick"];
  const cards = new Map(names.map((id) => [id, { id, name: id }])) as unknown as Map<
    string,
    CardEntry
  >;

  it("counts cards that would do something, and what could be bought", () => {
    const keeps: OutlookInView["keeps"] = [
      { id: "soultaker-sword", handle: "s", why: "choice" },
      { id: "vulnerability", handle: "v", why: "idle" },
    ];
    const left = leftUndone(turn(0, keeps, PUNCH, KICK, END), cards);
    expect(left).toEqual({ cards: ["punch", "soultaker-sword"], buys: ["kick"] });
  });

  it("is silent when there is nothing", () => {
    const keeps: OutlookInView["keeps"] = [{ id: "vulnerability", handle: "v", why: "idle" }];
    expect(leftUndone(turn(-1, keeps, END), cards)).toEqual({ cards: [], buys: [] });
    expect(leftUndone(ask("may", NONE), cards)).toEqual({ cards: [], buys: [] });
  });
});

it("knows turns, announcements, windows and choices apart", () => {
  expect(
    ["turn", "announce", "defend", "block", "assist", "destroy"].map((kind) => mannerOf(ask(kind))),
  ).toEqual(["turn", "announce", "window", "window", "window", "choice"]);
});

it("knows the end of a turn only in a turn", () => {
  expect(endingOf(ask("turn", PUNCH, END))).toBe(1);
  expect(endingOf(ask("may", END))).toBe(-1);
});

it("names what a press does", () => {
  expect(wordFor(ask("turn"), PUNCH)).toBe("play");
  expect(wordFor(ask("block"), about("card", "punch", "hand"))).toBe("block");
  expect(wordFor(ask("destroy"), about("card", "punch", "hand"))).toBe("destroy");
  expect(wordFor(ask("player"), { verb: "seat", seat: 1 })).toBe("choose");
});

it("knows what somebody tries by pressing a card", () => {
  expect(wouldBe("hand", "turn")).toBe("play");
  expect(wouldBe("hand", "defend")).toBe("defend");
  expect(wouldBe("line-up", undefined)).toBe("buy");
  expect(wouldBe("hero", undefined)).toBe("use");
  expect(wouldBe("discard", undefined)).toBeNull();
});

describe("scenes", () => {
  it("put Defenses, and what a Confrontation asks", () => {
    expect(isSceneAsk(ask("defend"), false)).toBe(true);
    expect(isSceneAsk(ask("block"), true)).toBe(true);
    expect(isSceneAsk(ask("assist"), true)).toBe(true);
    expect(isSceneAsk(ask("assist"), false)).toBe(false);
    expect(isSceneAsk(ask("discard"), true)).toBe(false);
  });
});
