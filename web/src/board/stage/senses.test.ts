import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LiveTable, NOTHING } from "../live/live";
import type { Beat } from "./beats";
import type { Staged } from "./director";
import { occasionOf, soundOf, strikeOf, useVoices } from "./senses";

vi.mock("../../base/words/say", async (real) => ({
  ...(await real<object>()),
  useWords: () => ({ language: "en" }),
}));

afterEach(cleanup);

const ME = 0;
const over = (winners: number[]): Beat => ({ kind: "over", winners, points: [0, 0] });
const buys = (seat: number): Beat => ({ kind: "gains", seat, card: "a", handle: "", how: "buy" });
const hit = (seat: number, avoided: boolean): Beat => ({
  kind: "hit",
  by: undefined,
  from: 1 - seat,
  hits: [{ card: undefined, how: "discard", seat }],
  avoided: avoided ? { seat, card: "b" } : null,
});

const sounds = (beat: Beat) => strikeOf(beat).map(({ sound }) => sound);

test("a hit and a Defense sound different, and the end of a game has sounds of its own", () => {
  expect([sounds(hit(1, false)), sounds(hit(1, true))]).toEqual([["hit"], ["defended"]]);
  expect([soundOf(over([ME])), soundOf({ kind: "ends", seat: 1 })]).toEqual([null, null]);
});

test("a bot speaks of what it did or what was done to it, a person's seat never", () => {
  const bots = [null, "tilda"];
  expect(occasionOf(buys(1), bots)).toEqual([1, "good"]);
  expect(occasionOf(buys(ME), bots)).toBeNull();
  expect(occasionOf(hit(1, false), bots)).toEqual([1, "attacked"]);
  expect(occasionOf(hit(ME, false), bots)).toBeNull();
  expect(occasionOf(over([ME]), bots)).toEqual([1, "end"]);
  expect(occasionOf(over([ME]), [null, null])).toBeNull();
});

/** What is said at a table that is opened in this turn. */
async function heard(store: LiveTable, number: number) {
  const staged = { live: { ...NOTHING, public: { turn: { number } } }, now: null };
  const bots = [null, null, "tilda"];
  const { result } = renderHook(() => useVoices(staged as unknown as Staged, bots, store));
  await act(async () => void (await import("../../base/opponents/en.json")));
  return result.current;
}

test("a bot greets in the first round, and once, though the device goes around", async () => {
  const store = new LiveTable("t");
  expect(await heard(store, 2)).toMatchObject({ seat: 2 });
  expect(await heard(store, 3)).toBeNull();
});

test("a bot does not greet whoever comes back in the middle of a game", async () => {
  expect(await heard(new LiveTable("t"), 20)).toBeNull();
});

test("a drum sounds at the fall of a Super-Villain and of a Level, and before the fanfare", () => {
  const fought = (how: "won" | "lost" | "cancelled"): Beat => ({
    kind: "outcome",
    seat: ME,
    against: 1,
    character: "lex",
    power: 9,
    cost: 9,
    how,
    next: undefined,
  });
  for (const fall of [fought("won"), { kind: "falls", seat: ME, card: "ivo" } as Beat]) {
    const [drum, fanfare] = strikeOf(fall);
    expect(drum).toEqual({ sound: "drum", delayS: 0 });
    expect(fanfare?.delayS).toBeCloseTo(0.08);
  }
  expect(sounds(fought("lost"))).toEqual(["block"]);
  expect(sounds(fought("cancelled"))).toEqual([]);
});
