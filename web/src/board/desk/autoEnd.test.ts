import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { change, settings } from "../../base/preferences/settings";
import type { AskInView, KeptInView, OptionInView } from "../../base/wire/messages";
import type { Live } from "../live/live";
import { AUTO_END_MS, nothingLeft, useAutoEnd, useAutoEndAsked, useFinished } from "./autoEnd";

const END: OptionInView = { verb: "end" };
const PLAY: OptionInView = { verb: "play", card: "vulnerability" };
const turn = (keeps: KeptInView["why"][], ...options: OptionInView[]) =>
  ({
    kind: "turn",
    options,
    outlook: { option: -1, plays: [], prices: [], keeps: keeps.map((why) => ({ id: why, why })) },
  }) as unknown as AskInView;
const at = (ask: AskInView | null, number = 3, more: Partial<Live> = {}) =>
  ({
    private: { ask },
    public: { turn: { number } },
    undos: 0,
    waiting: false,
    ...more,
  }) as unknown as Live;
const EMPTY = turn(["idle"], PLAY, END);

beforeEach(() => {
  vi.useFakeTimers();
  change({ autoEnd: true, finished: [] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("nothing is left to do", () => {
  it("where only cards without effect can be played", () => {
    expect(nothingLeft(EMPTY)).toBe(true);
    expect(nothingLeft(turn([], { verb: "call" }, END))).toBe(true);
  });

  it("but not where something can be bought, used, played or asked for", () => {
    expect(nothingLeft(turn(["idle"], PLAY, { verb: "buy" }, END))).toBe(false);
    expect(nothingLeft(turn([], { verb: "use" }, END))).toBe(false);
    expect(nothingLeft(turn(["ability"], PLAY, END))).toBe(false);
  });

  it("and not where a teammate's Assists can bring a card within reach", () => {
    const helped = (now: number, ...assists: object[]) => {
      const ask = turn([], { verb: "call" }, END);
      Object.assign(ask.outlook ?? {}, { assists, prices: [{ handle: "kick", now }] });
      return nothingLeft(ask);
    };
    expect(helped(3, { gives: 2 })).toBe(true);
    expect(helped(2, { gives: 2 })).toBe(false);
    expect(helped(3, { gives: 2 }, { gives: 1 })).toBe(false);
    expect(helped(9, { gives: 0, at_least: true })).toBe(false);
    expect(helped(0, { gives: 2 })).toBe(true); // what can be bought is an option of its own
  });

  it("and not in a Confrontation, nor in a question", () => {
    expect(nothingLeft(turn([], { verb: "done" }))).toBe(false);
    expect(nothingLeft({ kind: "may", options: [END] } as unknown as AskInView)).toBe(false);
    expect(nothingLeft(null)).toBe(false);
  });
});

describe("a turn with nothing left to do", () => {
  function seated(calm = true) {
    const end = vi.fn();
    const hook = renderHook(({ live, calm }) => useAutoEnd(live, calm, end), {
      initialProps: { live: at(EMPTY), calm },
    });
    return { end, hook, passes: (ms: number) => act(() => vi.advanceTimersByTime(ms)) };
  }

  it("ends by itself after a moment, and a press begins the moment anew", () => {
    const { end, hook, passes } = seated();
    expect(hook.result.current).toBe(1);
    passes(AUTO_END_MS - 1);
    act(() => void dispatchEvent(new Event("pointerdown")));
    passes(AUTO_END_MS - 1);
    expect(end).not.toHaveBeenCalled();
    passes(1);
    expect(end).toHaveBeenCalledOnce();
  });

  it("does not end again once that was taken back", () => {
    const { end, hook, passes } = seated();
    passes(AUTO_END_MS);
    hook.rerender({ live: at(null, 4), calm: true });
    hook.rerender({ live: at(EMPTY, 3, { undos: 1 }), calm: true });
    passes(AUTO_END_MS * 2);
    expect(end).toHaveBeenCalledOnce();
  });

  it("ends again where the turn goes on because a teammate helped", () => {
    const { end, hook, passes } = seated();
    passes(AUTO_END_MS);
    hook.rerender({ live: at(EMPTY, 3, { waiting: true }), calm: true });
    hook.rerender({ live: at(EMPTY, 3), calm: true });
    passes(AUTO_END_MS);
    expect(end).toHaveBeenCalledTimes(2);
  });

  it("waits while something is shown, and for who has not asked for it", () => {
    const { end, passes } = seated(false);
    passes(AUTO_END_MS * 2);
    change({ autoEnd: null });
    const other = seated();
    other.passes(AUTO_END_MS * 2);
    expect(end).not.toHaveBeenCalled();
    expect(other.end).not.toHaveBeenCalled();
  });
});

it("is asked once, after the third finished game", () => {
  change({ autoEnd: null });
  const asked = () => renderHook(() => useAutoEndAsked(at(EMPTY))).result.current;
  for (const table of ["a", "b", "b"]) renderHook(() => useFinished(table, true));
  renderHook(() => useFinished("c", false));
  expect(asked()).toBe(false);
  renderHook(() => useFinished("c", true));
  expect(settings().finished).toEqual(["a", "b", "c"]);
  expect(asked()).toBe(true);
  change({ autoEnd: false });
  expect(asked()).toBe(false);
});
