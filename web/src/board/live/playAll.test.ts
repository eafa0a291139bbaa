import { describe, expect, it } from "vitest";
import type { AskInView, KeptInView, OptionInView } from "../../base/wire/messages";
import { heldBy, nextOfAll, nextPlay } from "./playAll";

const play = (card: string): OptionInView => ({ verb: "play", card });
const END: OptionInView = { verb: "end" };
const kept = (id: string, why: KeptInView["why"], by?: string): KeptInView => ({
  id,
  handle: id,
  why,
  ...(by ? { by } : {}),
});

/** A turn in which option −1 or a plain card is next, and these cards wait. */
const turn = (option: number, keeps: KeptInView[], ...options: OptionInView[]) =>
  ({ kind: "turn", options, outlook: { option, keeps, plays: [] } }) as unknown as AskInView;

const HAND = [play("punch"), play("raven"), play("whirlwind"), END];
const ids = (keeps: KeptInView[]) =>
  heldBy({ keeps } as Parameters<typeof heldBy>[0]).map(({ id }) => id);

describe("Play all", () => {
  it("plays what the server says, and asks only when nothing else is left", () => {
    const raven = kept("raven", "choice");
    expect(nextOfAll(turn(0, [raven], ...HAND))).toBe(0);
    expect(nextOfAll(turn(-1, [raven], ...HAND))).toBe(1);
    expect(nextPlay(turn(-1, [raven], ...HAND))).toBe(-1);
  });

  it("begins with the card that counts only as the first", () => {
    const keeps = [kept("raven", "choice"), kept("whirlwind", "first")];
    expect(nextOfAll(turn(-1, keeps, ...HAND))).toBe(2);
  });

  it("leaves what does nothing, and what is better kept", () => {
    expect(nextOfAll(turn(-1, [kept("punch", "idle")], ...HAND))).toBe(-1);
    expect(nextOfAll(turn(-1, [kept("punch", "ability", "batgirl")], ...HAND))).toBe(-1);
    expect(nextOfAll(turn(-1, [kept("punch", "card", "x"), kept("x", "ability")], ...HAND))).toBe(
      -1,
    );
  });

  it("plays what counts the others last, unless an ability may still bring some", () => {
    const last = kept("raven", "last");
    expect(nextOfAll(turn(-1, [last], ...HAND))).toBe(1);
    expect(nextOfAll(turn(-1, [last, kept("punch", "ability")], ...HAND))).toBe(-1);
  });

  it("uses the abilities that cost nothing before the card that counts all others", () => {
    const use: OptionInView = { verb: "use", card: "new-genesis" };
    const free = (keeps: KeptInView[]) => {
      const ask = turn(-1, keeps, ...HAND, use);
      Object.assign(ask.outlook ?? {}, { uses: [4] });
      return nextOfAll(ask);
    };
    expect(free([])).toBe(4);
    expect(free([kept("raven", "last")])).toBe(4);
    expect(free([kept("raven", "choice")])).toBe(1);
    expect(nextOfAll(turn(-1, [], ...HAND, use))).toBe(-1);
  });

  it("stops when something else is asked", () => {
    expect(nextOfAll({ kind: "play", options: HAND } as unknown as AskInView)).toBe(-1);
    expect(nextOfAll(null)).toBe(-1);
  });
});

describe("what is kept in hand", () => {
  it("is what an ability may use, not what a card that is played may use", () => {
    expect(ids([kept("punch", "ability"), kept("weakness", "idle")])).toEqual(["punch"]);
    expect(ids([kept("punch", "card", "raven"), kept("raven", "choice")])).toEqual([]);
    expect(ids([kept("punch", "card", "raven"), kept("raven", "ability")])).toEqual([
      "punch",
      "raven",
    ]);
  });
});
