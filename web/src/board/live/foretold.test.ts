import { beforeAll, describe, expect, it } from "vitest";
import type { AskInView, LeadsInView, OutlookInView } from "../../base/wire/messages";
import en from "../../base/words/en.json";
import { book } from "../../base/words/say";
import {
  helpWords,
  keepsWords,
  leadsWords,
  listed,
  makesWords,
  missing,
  priceFact,
} from "./foretold";

beforeAll(() => book.open({ en }));
const t = book.in("en");
const NAMES: Record<string, string> = { punch: "Punch", kick: "Kick", batgirl: "Batgirl" };
const name = (id: string) => NAMES[id] ?? id;
const card = (id: string, at = 0) => ({ id, handle: `${id}-${at}` });

const OUTLOOK: OutlookInView = {
  option: 0,
  plays: [card("punch"), card("punch", 1)],
  keeps: [
    { ...card("punch", 2), why: "ability", by: "batgirl" },
    { ...card("vulnerability"), why: "idle" },
  ],
  power: 4,
  at_least: false,
  whole: 5,
  whole_at_least: false,
  prices: [
    { handle: "a", price: 4, now: 2, after: 0, whole: 0 },
    { handle: "b", price: 5, now: 3, after: 1, whole: 0 },
    { handle: "c", price: 13, now: 11, after: 9, whole: 8 },
    { handle: "d", price: 2, now: 0, after: 0, whole: 0 },
  ],
};
const asks = (kind: string, leads: LeadsInView): [AskInView, AskInView["options"][number]] => {
  const option = { verb: "card", leads } as const;
  return [{ kind, seat: 0, source: null, shown: [], options: [option] }, option];
};

describe("what is missing for a card", () => {
  const ask: AskInView = {
    kind: "turn",
    seat: 0,
    source: null,
    shown: [],
    options: [],
    outlook: OUTLOOK,
  };
  const words = (handle: string) => {
    const price = missing(ask, handle);
    return price && priceFact(price, OUTLOOK, t);
  };
  it("says when it can be bought, or how much is short", () => {
    expect(["a", "b", "c"].map(words)).toEqual([
      { soon: "after Play all" },
      { soon: "with your whole hand" },
      { not: "8 short" },
    ]);
  });
  it("is silent about a card that can be bought, and without an outlook", () => {
    expect(words("d")).toBeNull();
    expect(missing(null, "a")).toBeNull();
  });
});

describe("what Play all does", () => {
  it("names the Power and what it keeps, and passes over cards without effect", () => {
    expect(makesWords(OUTLOOK, t)).toBe("Play all brings you to 4 Power.");
    expect(keepsWords(OUTLOOK, name, t)).toEqual(["Kept for Batgirl: Punch."]);
  });
  it("says at least where there may be more, and compares in a Confrontation", () => {
    expect(makesWords({ ...OUTLOOK, at_least: true }, t)).toBe(
      "Play all brings you to at least 4 Power.",
    );
    const fight = { seat: 1, price: 9, now: 9, after: 5, whole: 4 };
    expect(makesWords({ ...OUTLOOK, fight }, t)).toBe("Play all makes 4 against 9.");
    expect(makesWords({ ...OUTLOOK, wins: true }, t)).toBe("Play all wins the game!");
  });
  it("says nothing of the Power when it plays nothing", () => {
    expect(makesWords({ ...OUTLOOK, plays: [] }, t)).toBe("");
  });
  it("counts the cards that ask: all of them, unless something is better kept", () => {
    const kick: OutlookInView["keeps"][number] = { ...card("kick"), why: "choice" };
    const all = { ...OUTLOOK, keeps: [kick], whole_at_least: true };
    expect(makesWords(all, t)).toBe("Play all brings you to at least 5 Power.");
    expect(priceFact({ handle: "b", price: 5, now: 3, after: 1, whole: 0 }, all, t)).toEqual({
      soon: "after Play all",
    });
    expect(makesWords({ ...OUTLOOK, keeps: [kick, ...OUTLOOK.keeps] }, t)).toBe(
      "Play all brings you to at least 4 Power.",
    );
  });
  it("says in six words what is kept, and not what a card that is played may use", () => {
    const kept = (keeps: OutlookInView["keeps"]) => keepsWords({ ...OUTLOOK, keeps }, name, t);
    expect(kept([{ ...card("kick"), why: "last" }])).toEqual([]);
    expect(
      kept([
        { ...card("kick"), why: "last" },
        { ...card("punch"), why: "ability", by: "batgirl" },
      ]),
    ).toEqual(["Best played last: Kick.", "Kept for Batgirl: Punch."]);
    expect(
      kept([
        { ...card("punch"), why: "card", by: "kick" },
        { ...card("kick"), why: "choice" },
      ]),
    ).toEqual(["Kick asks you."]);
  });
  it("puts equal cards together and says each reason once", () => {
    expect(listed([card("punch"), card("kick"), card("punch", 1)], name)).toBe("2 × Punch, Kick");
    const keeps: OutlookInView["keeps"] = [
      { ...card("whirlwind"), why: "first" },
      { ...card("punch"), why: "first", by: "whirlwind" },
      { ...card("kick"), why: "choice" },
      { ...card("kick", 1), why: "choice" },
      { ...card("batarang"), why: "choice", by: "batgirl" },
    ];
    expect(keepsWords({ ...OUTLOOK, keeps }, name, t)).toEqual([
      "whirlwind, Kick, Batgirl ask you.",
    ]);
  });
});

describe("what an answer leads to", () => {
  it("says whether a Character holds or falls", () => {
    expect(leadsWords(...asks("block", { power: 16, cost: 17, falls: false }), t)).toBe(
      "16 against 17: holds",
    );
    expect(leadsWords(...asks("block", { power: 16, cost: 14, falls: true }), t)).toBe(
      "16 against 14: falls",
    );
  });
  it("says what a Defense brings and what is lost without one", () => {
    expect(leadsWords(...asks("defend", { avoids: true, draws: 2, hand: 1 }), t)).toBe(
      "Avoids the Attack · draws 2 · hand +1",
    );
    expect(leadsWords(...asks("defend", { loses: { discard: 2 } }), t)).toBe("you discard 2 cards");
    expect(leadsWords(...asks("defend", { avoids: true, hand: -1 }), t)).toBe(
      "Avoids the Attack · hand −1",
    );
  });
  it("compares the whole hand with the cost of a foe", () => {
    const fight = { power: 0, after: 13, whole: 15, cost: 9, falls: true };
    expect(leadsWords(...asks("announce", fight), t)).toBe("15 against 9");
    expect(leadsWords(...asks("announce", { power: 0, after: 5, whole: 7 }), t)).toBe(
      "Your hand gives 7 Power.",
    );
  });
  it("says nothing where nothing is known", () => {
    expect(leadsWords({ ...asks("may", {})[0] }, { verb: "yes" }, t)).toBe("");
  });
});

describe("what a teammate could add", () => {
  const confront = (assists: NonNullable<LeadsInView["assists"]>): AskInView => ({
    ...asks("announce", {})[0],
    options: [{ verb: "normal" }, { verb: "confront", leads: { assists } }],
  });
  const lana = { ...card("lana"), seat: 2, gives: 2 };
  it("is said before a Confrontation, and only if there is something", () => {
    expect(helpWords(confront([lana, { ...lana, gives: 3 }]), t)).toBe("Your teammate can add 5.");
    expect(helpWords(confront([{ ...lana, at_least: true }]), t)).toBe(
      "Your teammate can add 2 or more.",
    );
    expect(helpWords(confront([]), t)).toBe("");
  });
});
