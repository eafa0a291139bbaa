import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { change } from "../../base/preferences/settings";
import type { CardEntry } from "../../base/wire/queries";
import type { Frame } from "./frames";
import { liveOf, seenOn, useReplay } from "./playing";

const CARDS = new Map([["punch", { id: "punch", kind: "main" } as unknown as CardEntry]]);
const NAMES = ["Ann", "Bob"];

const seat = (number: number, hand: string[]) => ({
  seat: number,
  team: number,
  hero: [],
  on_hero: [],
  in_play: [],
  discard: [],
  score: [],
  deck: 5,
  hand_size: hand.length,
  hand: hand.map((id, at) => ({ id, handle: `${id}-${number}-${at}` })),
});

/** After so many answers Ann has played that many of her cards. */
function frame(position: number): Frame {
  const played = Array.from({ length: position }, (_, at) => ({
    id: "punch",
    handle: `punch-0-${at}`,
  }));
  return {
    position,
    decision: null,
    lines: [],
    events: position
      ? [
          {
            kind: "play",
            seat: 0,
            cause: {},
            cards: [{ id: "punch", handle: `punch-0-${position - 1}` }],
          },
        ]
      : [],
    view: {
      turn: { number: 1, seat: 0, power: position, confronting: -1 },
      active: 0,
      line_up: [],
      main_deck: 50,
      stacks: [],
      weaknesses: 0,
      super_villain: [],
      super_villains_left: 1,
      destroyed: [],
      aside: [],
      played,
      seats: [seat(0, ["punch"]), seat(1, [])],
      waiting: [],
      result: null,
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  change({ speed: "normal", motion: "full" });
});
afterEach(() => vi.useRealTimers());

test("a frame is a table that somebody watches, and its hands lie with their owners", () => {
  const live = liveOf(frame(1), NAMES, true);
  expect(live.seat).toBe(-1);
  expect(live.private?.ask).toBeNull();
  expect(live.last?.events).toHaveLength(1);
  expect(seenOn(live)?.seats.map(({ hand }) => hand?.length)).toEqual([1, 0]);
});

/** A replay of three frames that goes on by itself. */
function replayed() {
  const asked: number[] = [];
  let at = 0;
  const hook = renderHook(() =>
    useReplay({
      frame: frames[at],
      names: NAMES,
      cards: CARDS,
      last: 2,
      next: () => {
        at += 1;
        asked.push(at);
        hook.rerender();
      },
    }),
  );
  return { hook, asked, step: (to: number) => act(() => ((at = to), hook.rerender())) };
}
const frames = [frame(0), frame(1), frame(2)];
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test("autoplay waits for the beat of each step, and stops at the end", () => {
  const { hook, asked } = replayed();
  act(() => hook.result.current[2].toggle());
  pass(100);
  expect(asked).toEqual([1]);
  const now = hook.result.current[0].now;
  expect(now?.item.cue?.beat.kind).toBe("plays");
  act(() => hook.result.current[1].seen(now?.serial ?? 0)); // its pictures are painted
  pass(400);
  expect(asked).toEqual([1]); // the beat is held
  pass(400); // it is over
  pass(100);
  expect(asked).toEqual([1, 2]);
  pass(1000);
  expect(hook.result.current[2].on).toBe(false);
});

test("a press skips the beat, and autoplay goes on", () => {
  const { hook, asked } = replayed();
  act(() => hook.result.current[2].toggle());
  pass(100);
  act(() => hook.result.current[1].press());
  pass(100);
  expect(asked).toEqual([1, 2]);
});

test("who steps by hand sees the position at once", () => {
  const { hook, step } = replayed();
  step(1);
  expect(hook.result.current[0].now).toBeNull();
  expect(hook.result.current[0].live.position).toBe(1);
  step(0);
  expect(hook.result.current[0].live.position).toBe(0);
});
