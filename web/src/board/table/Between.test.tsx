// Between two turns of a slow game: the next game, and the question that is asked once.
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { call } from "../../base/wire/session";
import { begin } from "../../base/words";
import { loadWords } from "../../base/words/calls";
import { WORDS } from "../../base/words/words";
import { Between } from "./Between";
import { boardAt, on } from "./seated";

const subscribed = vi.hoisted(() => vi.fn());
vi.mock("../../base/tables/device", () => ({ subscribed }));
vi.mock("../../base/wire/session", async (load) => ({ ...(await load<object>()), call: vi.fn() }));
vi.mock("@tanstack/react-router", () => ({
  Link: ({ children, params }: { children: ReactNode; params?: { table: string } }) => (
    <a href={`/${params?.table ?? ""}`}>{children}</a>
  ),
}));

const asking = vi.mocked(call);
const put = () => asking.mock.calls.find(([method]) => method === "PUT");
const notice = (table: string, ends: number | null, waits = true) => ({
  ...{ id: table, event: "turn", at: 1, text: "", title: `Your turn at ${table}` },
  ...{ table, ends, waits },
});
let asked = false;
let notices: object[] = [];

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  await begin(WORDS);
  await loadWords();
});
beforeEach(() => {
  asked = false;
  notices = [];
  asking.mockReset();
  asking.mockImplementation(async (method, path) => {
    if (method !== "GET") return undefined as never;
    if (path === "me/calls") return { asked, key: "k", mails: true } as never;
    return notices as never;
  });
});
afterEach(cleanup);

function between(undo: "no" | "ask" = "ask") {
  const { board } = boardAt({ turn: 1, waiting: [1], person: true, live: { undo } });
  const queries = new QueryClient();
  on(
    board,
    <QueryClientProvider client={queries}>
      <Between />
    </QueryClientProvider>,
  );
}

const loaded = () => waitFor(() => expect(asking.mock.calls.length).toBeGreaterThanOrEqual(2));

test("the next game is the one with the least time, and never this one or one that does not wait", async () => {
  asked = true;
  notices = [
    notice("far", null),
    notice("late", 500),
    notice("soon", 300),
    notice("over", 2, false),
    notice("", 1), // this table: the room of these tests has no name
  ];
  between();
  const link = await screen.findByRole("link", { name: "Next game: Your turn at soon" });
  expect(link.getAttribute("href")).toBe("/soon");
});

test("after the first move the player is asked once how to be called, and no is kept", async () => {
  between();
  await screen.findByRole("dialog");
  expect(screen.getByRole("heading").textContent).toContain("turn now");
  fireEvent.click(screen.getByRole("button", { name: "No, I will look myself" }));
  await waitFor(() => expect(put()).toBeDefined());
  expect(put()).toMatchObject(["PUT", "me/calls", { on: false }]);
});

test("a press asks the browser, and only what it allows is kept", async () => {
  subscribed.mockResolvedValueOnce("no").mockResolvedValueOnce("here");
  between();
  const press = await screen.findByRole("button", { name: /^Call me on this device/ });
  fireEvent.click(press);
  await screen.findByRole("alert");
  expect(put()).toBeUndefined();
  fireEvent.click(press);
  await waitFor(() => expect(put()).toMatchObject(["PUT", "me/calls", { on: true, mail: false }]));
});

test("a player who has made no move, or has said how to be called, is not asked", async () => {
  between("no");
  await loaded();
  expect(screen.queryByRole("dialog")).toBeNull();
  cleanup();
  asked = true;
  asking.mockClear();
  between();
  await loaded();
  expect(screen.queryByRole("dialog")).toBeNull();
});
