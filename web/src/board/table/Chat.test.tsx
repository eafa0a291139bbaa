import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Said } from "../../base/wire/messages";
import { type Board, BoardProvider } from "../desk/context";
import { NOTHING } from "../live/live";
import { Chat } from "./Chat";

const call = vi.hoisted(() => vi.fn());

vi.mock("../../base/wire/session", () => ({ call }));
vi.mock("../../base/words/say", async (real) => ({
  ...(await real<object>()),
  useWords: () => ({ t: (key: string) => key }),
}));

afterEach(cleanup);

const said = (id: string, text: string) =>
  ({ type: "said", at: 1, table: "t", id, person: "bob", name: "Bob", text }) satisfies Said;

const client = new QueryClient();

/** The chat is opened at a page that has heard these lines itself. */
function opened(chat: Said[]) {
  const board = { live: { ...NOTHING, chat }, store: { table: "t" } } as unknown as Board;
  render(
    <QueryClientProvider client={client}>
      <BoardProvider value={board}>
        <Chat />
      </BoardProvider>
    </QueryClientProvider>,
  );
}

test("whoever comes back finds what was said before they left, and once", async () => {
  call.mockResolvedValue([said("1", "Hello")]);
  opened([]);
  await screen.findByText("Hello");
  cleanup();
  call.mockResolvedValue([said("1", "Hello"), said("2", "Good game"), said("3", "Again?")]);
  opened([said("3", "Again?")]);
  await screen.findByText("Good game");
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
});
