import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AskInView, OptionInView } from "../../base/wire/messages";
import type { Live, LiveTable } from "../live/live";
import { usePlayAll } from "./automatic";

const ask = (kind: string, outlook: object | null, ...options: Partial<OptionInView>[]) =>
  ({ kind, options, outlook }) as unknown as AskInView;
const PLAY = { verb: "play", card: "punch" } as const;
const END = { verb: "end" } as const;
const plays = (option: number) => ask("turn", { option, keeps: [] }, PLAY, END);
const QUESTION = ask("destroy", null, { verb: "card" }, { verb: "none" });

/** A table of which only what "Play all" looks at is there. */
function seated() {
  const answer = vi.fn();
  const allows = vi.fn(() => true);
  const store = { answer, allows, hush: () => {} } as unknown as LiveTable;
  const at = (asks: AskInView | null, turn = 3, undos = 0) =>
    ({
      private: { ask: asks },
      public: { turn: { number: turn } },
      waiting: false,
      refused: null,
      undos,
    }) as unknown as Live;
  const hook = renderHook(({ live }) => usePlayAll(live, store, false), {
    initialProps: { live: at(plays(0)) },
  });
  return {
    answer,
    allows,
    press: () => act(() => hook.result.current[1]()),
    rushing: () => hook.result.current[0],
    comes: (...now: Parameters<typeof at>) => {
      hook.rerender({ live: at(...now) });
      act(() => vi.runAllTimers());
    },
  };
}

describe("Play all", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("waits for the player's answer to a question, and goes on", () => {
    const table = seated();
    table.press();
    act(() => vi.runAllTimers());
    expect(table.answer).toHaveBeenCalledTimes(1);
    table.comes(QUESTION);
    expect(table.rushing()).toBe(false);
    expect(table.answer).toHaveBeenCalledTimes(1);
    table.comes(plays(0));
    expect(table.answer).toHaveBeenCalledTimes(2);
    expect(table.rushing()).toBe(true);
    table.comes(plays(-1));
    expect(table.rushing()).toBe(false);
    table.comes(plays(0));
    expect(table.answer).toHaveBeenCalledTimes(2);
  });

  it("plays the cards that ask when no other is left, and keeps what is better kept", () => {
    const sword = { verb: "play", card: "soultaker-sword" } as const;
    const keeps = [
      { id: "punch", handle: "p", why: "ability" },
      { id: "soultaker-sword", handle: "s", why: "choice" },
    ];
    const table = seated();
    table.press();
    table.comes(ask("turn", { option: -1, keeps }, PLAY, sword, END));
    expect(table.answer).toHaveBeenLastCalledWith(1);
    table.comes(ask("turn", { option: -1, keeps: keeps.slice(0, 1) }, PLAY, END));
    expect(table.answer).toHaveBeenCalledTimes(1);
    expect(table.rushing()).toBe(false);
  });

  it("stops at what a lesson does not want", () => {
    const table = seated();
    table.press();
    table.allows.mockReturnValue(false);
    table.comes(plays(1));
    expect(table.rushing()).toBe(false);
    expect(table.answer).not.toHaveBeenCalled();
  });

  it.each([
    ["that is undone", 3, 1],
    ["after which another turn begins", 5, 0],
  ])("does not go on after a question %s", (_, turn, undos) => {
    const table = seated();
    table.press();
    table.comes(QUESTION);
    table.answer.mockClear();
    table.comes(plays(0), turn, undos);
    expect(table.rushing()).toBe(false);
    expect(table.answer).not.toHaveBeenCalled();
  });
});
