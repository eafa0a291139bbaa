import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Message } from "../../base/wire/messages";
import { begin } from "../../base/words";
import { WORDS } from "../../base/words/words";
import type { Board } from "../desk/context";
import { Linear } from "./Linear";
import { Recap, Story } from "./Story";
import { boardAt, END, lies, on, option } from "./seated";

beforeAll(() => begin(WORDS));
afterEach(cleanup);

const LINES = (["log-turn", "log-play"] as const).map((id): Message => ({ id, args: {} }));
const { board } = boardAt({ live: { story: LINES, recap: LINES } });

/** The lines of a list, and the questions why they are there, in their order. */
function asked(name: string) {
  const list = screen.getByRole("list", { name });
  const lines = within(list).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent)).toEqual(["log-turn", "log-play"]);
  return { list, asks: lines.map((line) => within(line).getByRole("button", { name: "Why?" })) };
}

it("every line of the story and of the recap asks why; the arrows lead to the questions", () => {
  for (const [part, name] of [
    [<Story key="story" />, "Story"],
    [<Recap key="recap" />, "Since your last turn"],
  ] as const) {
    on(board, part);
    const { list, asks } = asked(name);
    expect(asks.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);
    for (const ask of asks) {
      fireEvent.keyDown(list, { key: "ArrowRight" });
      expect(document.activeElement).toBe(ask);
    }
    cleanup();
  }
});

it("where the table is read, cards have their facts and players their counts", () => {
  const { board, choose } = boardAt({
    hand: ["katana", "katana"],
    table: { line_up: [lies("kick", "line-up")] },
    ask: { kind: "turn", options: [option("buy", "kick", "line-up"), END] },
  });
  const store = { ...board.store, table: "local-a" };
  on(
    { ...board, store } as Board,
    <Linear ask={board.live.private?.ask ?? null} note="" leave={() => {}} more={() => {}} />,
  );
  fireEvent.click(screen.getByRole("button", { name: "buy kick +1 Power." }));
  expect(choose).toHaveBeenCalledWith(0);
  const text = document.querySelector(".t-linear")?.textContent;
  expect(text).toContain("Your hand (2)2 × Katana, Starter, cost 2. +1 Power.");
  expect(text).toContain("Line-Up (1)Kick, Starter, cost 3. +1 Power.");
  expect(text).toContain("Bob5 in hand, 8 in deck, 0 in the discard pile.");
});

it("where the table is read, Tab leads from line to line", () => {
  const leave = vi.fn();
  const store = { ...board.store, table: "local-a" }; // without a chat
  on({ ...board, store } as Board, <Linear ask={null} note="" leave={leave} more={() => {}} />);
  expect(asked("What happened lately").asks.map(({ tabIndex }) => tabIndex)).toEqual([0, 0]);
  fireEvent.click(screen.getByRole("button", { name: "Show the table" }));
  expect(leave).toHaveBeenCalledOnce();
});
