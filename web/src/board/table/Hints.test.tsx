import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Board, BoardProvider } from "../desk/context";
import { type Live, NOTHING } from "../live/live";
import { Hints } from "./Hints";

vi.mock("../../base/words/say", async (real) => ({
  ...(await real<object>()),
  useWords: () => ({ t: (key: string) => key }),
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The panel is open for half a minute; how often it has asked the coach. */
function asked(table: string, refused: Live["refused"] = null): number {
  const live = { ...NOTHING, refused };
  const hint = vi.fn();
  const board = { live, store: { table, hint, now: () => live } } as unknown as Board;
  render(
    <BoardProvider value={board}>
      <Hints scenic={false} close={() => {}} />
    </BoardProvider>,
  );
  act(() => void vi.advanceTimersByTime(30_000));
  return hint.mock.calls.length;
}

test("a coach that still thinks about the position before is asked again", () => {
  expect(asked("t")).toBeGreaterThan(3);
});

test("a coach that has said no is not asked again while that stands", () => {
  const at = { reason: "", wait: 5, rule: "", why: "", at: 1 };
  expect(asked("t", { code: "too-often", ...at })).toBe(1);
});

test("a coach in this browser is asked once: it would think twice", () => {
  expect(asked("local-a")).toBe(1);
});
