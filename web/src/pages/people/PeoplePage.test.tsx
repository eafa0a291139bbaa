// People one has played with: what connects both, the record, and the one press.
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { call } from "../../base/wire/session";
import { begin } from "../../base/words";
import { loadWords } from "../../base/words/people";
import { WORDS } from "../../base/words/words";
import { PeoplePage } from "./PeoplePage";

const went = vi.hoisted(() => vi.fn());
vi.mock("@tanstack/react-router", () => ({
  useNavigate: () => went,
  Link: ({ children, to, params }: { children: ReactNode; to: string; params?: object }) => (
    <a href={[to, ...Object.values(params ?? {})].join(" ")}>{children}</a>
  ),
}));
vi.mock("../../base/wire/where", async (load) => ({
  ...(await load<object>()),
  useServer: () => true,
}));
vi.mock("../../base/people/people", () => ({
  useMe: () => ({ person: { id: "me" }, known: true }),
}));
vi.mock("../../base/wire/session", async (load) => ({ ...(await load<object>()), call: vi.fn() }));

const asking = vi.mocked(call);
const game = (table: string, status: string) => ({ table, ladder: "heroes-unite", status, at: 1 });
const PEOPLE = [
  { id: "g", name: "Grace", follows: true, games: 3, mine: 1, theirs: 2, last: game("t1", "over") },
  {
    id: "l",
    name: "Linus",
    follows: false,
    games: 0,
    mine: 0,
    theirs: 0,
    last: game("t2", "playing"),
  },
  { id: "r", name: "Rosa", follows: true, games: 0, mine: 0, theirs: 0, last: null },
];

beforeAll(async () => {
  await begin(WORDS);
  await loadWords();
});
beforeEach(() => {
  went.mockClear();
  asking.mockReset();
  asking.mockImplementation(async (method, path) => {
    if (path === "me/people") return PEOPLE as never;
    if (method === "GET") return { follows: false, note: "late" } as never;
    return { table: "new" } as never;
  });
});
afterEach(cleanup);

async function row(name: string) {
  const link = await screen.findByRole("link", { name });
  const item = link.closest("li");
  if (!item) throw new Error(`${name} has no row`);
  return within(item);
}

function page() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PeoplePage />
    </QueryClientProvider>,
  );
}

test("a row leads on: to the game in play, or to the same once more", async () => {
  page();
  const linus = await row("Linus");
  expect(linus.getByRole("link", { name: "Open" }).getAttribute("href")).toBe("/t/$table t2");
  linus.getByText("no game yet");
  const grace = await row("Grace");
  grace.getByText("you 1, Grace 2");
  fireEvent.click(grace.getByRole("button", { name: "Play again" }));
  await waitFor(() => expect(went).toHaveBeenCalled());
  expect(asking).toHaveBeenCalledWith("POST", "tables/t1/rematch");
  expect(went.mock.calls[0]?.[0]).toMatchObject({ params: { table: "new" } });
  expect(screen.queryByRole("link", { name: "Rosa" })).toBeNull();
});

test("who is followed without a game is challenged by name, a move a day", async () => {
  page();
  fireEvent.click(await screen.findByRole("button", { name: /^Followed/ }));
  fireEvent.click((await row("Rosa")).getByRole("button", { name: "Challenge" }));
  await waitFor(() => expect(went).toHaveBeenCalled());
  const [, opened, invited] = asking.mock.calls;
  expect(opened?.[2]).toMatchObject({ players: 2, clock: "daily" });
  expect(invited).toEqual(["PUT", "tables/new/invitations/r"]);
});

test("to follow keeps the note", async () => {
  page();
  fireEvent.click((await row("Linus")).getByRole("button", { name: "Follow Linus" }));
  await waitFor(() =>
    expect(asking).toHaveBeenCalledWith("PUT", "me/people/l", { follows: true, note: "late" }),
  );
});
