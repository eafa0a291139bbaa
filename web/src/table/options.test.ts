import { describe, expect, it } from "vitest";
import type { AskInView, OptionInView } from "../wire/messages";
import type { CardEntry } from "../wire/queries";
import {
  byItself,
  endingOf,
  leftUndone,
  mainOf,
  mannerOf,
  nextPlay,
  orderKey,
  placed,
  seatSpot,
  spotOf,
  surePower,
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
const about = (verb: string, card: string, zone: string, owner = -1): OptionInView => ({
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
  it("plays all while there are cards to play, then ends the turn", () => {
    expect(mainOf(ask("turn", PUNCH, KICK, END))).toBe("play-all");
    expect(mainOf(ask("turn", KICK, END))).toBe(1);
    expect(mainOf(ask("turn", { verb: "done" }))).toBe(0);
  });

  it("never chooses between cards", () => {
    expect(mainOf(ask("discard", about("card", "punch", "hand", 0), NONE))).toBeNull();
    expect(mainOf(null)).toBeNull();
  });

  it("says yes to a may", () => {
    expect(mainOf(ask("may", { verb: "yes" }, { verb: "no" }))).toBe(0);
  });
});

describe("play all", () => {
  it("takes the next card that is offered", () => {
    expect(nextPlay(ask("turn", KICK, PUNCH, END))).toBe(1);
  });

  it("stops when nothing is left or something else is asked", () => {
    expect(nextPlay(ask("turn", KICK, END))).toBe(-1);
    expect(nextPlay(ask("play", PUNCH))).toBe(-1);
    expect(nextPlay(null)).toBe(-1);
  });
});

describe("what is answered by itself", () => {
  const katana = about("card", "katana", "hand", 0);
  const skeets = about("card", "skeets", "hand", 0);

  it("gives the only answer", () => {
    expect(byItself(ask("defend", NONE), {})).toEqual({ option: 0, why: "only" });
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
  const entry = (id: string, effects: string[]) => [id, { id, name: id, effects }] as const;
  const cards = new Map([
    entry("punch", ["Power"]),
    entry("vulnerability", []),
    entry("kick", ["Power"]),
  ]) as unknown as Map<string, CardEntry>;
  const held = (...ids: string[]) => ids.map((id, at) => ({ id, handle: `${id}-${at}` }));

  it("counts cards that would do something, and what could be bought", () => {
    const asked = ask("turn", PUNCH, about("play", "vulnerability", "hand", 0), KICK, END);
    const left = leftUndone(asked, held("punch", "punch", "vulnerability"), cards);
    expect(left).toEqual({ cards: ["punch", "punch"], buys: ["kick"] });
  });

  it("is silent when there is nothing", () => {
    const asked = ask("turn", about("play", "vulnerability", "hand", 0), END);
    expect(leftUndone(asked, held("vulnerability"), cards)).toEqual({ cards: [], buys: [] });
    expect(leftUndone(ask("may", NONE), held("punch"), cards)).toEqual({ cards: [], buys: [] });
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
  expect(wordFor(ask("destroy"), about("card", "punch", "hand"))).toBe("choose");
});

it("knows what somebody tries by pressing a card", () => {
  expect(wouldBe("hand", "turn")).toBe("play");
  expect(wouldBe("hand", "defend")).toBe("defend");
  expect(wouldBe("line-up", undefined)).toBe("buy");
  expect(wouldBe("hero", undefined)).toBe("use");
  expect(wouldBe("discard", undefined)).toBeNull();
});

it("counts the Power that a hand gives for certain", () => {
  const texts = new Map([
    ["punch", { text: "+1 Power." }],
    ["kick", { text: "+2 de Poder." }],
    ["draw", { text: "Draw a card. +3 Power if you do." }],
  ]);
  const hand = ["punch", "punch", "kick", "draw", "unknown"].map((id) => ({ id }));
  expect(surePower(hand, texts)).toBe(4);
});
