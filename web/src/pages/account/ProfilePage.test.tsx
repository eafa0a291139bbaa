// A profile as others see it: games of unlisted tables are counted there and not listed.
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { me } from "../../base/wire/queries";
import { begin } from "../../base/words";
import { loadWords } from "../../base/words/people";
import { WORDS } from "../../base/words/words";
import { ProfilePage } from "./ProfilePage";

vi.mock("@tanstack/react-router", () => ({
  Link: () => null,
  useNavigate: () => () => undefined,
  useParams: () => ({ person: "ann" }),
  useSearch: () => ({}),
}));
vi.mock("../../art", () => ({ Portrait: () => null }));
vi.mock("../../widgets/Face", () => ({ Face: () => null }));
vi.mock("../../base/wire/session", async (original) => ({
  ...(await original<typeof import("../../base/wire/session")>()),
  call: () => new Promise(() => undefined), // what a test has not put there does not come
}));

beforeAll(() => begin(WORDS));
beforeAll(loadWords);
afterEach(cleanup);

const GAME = {
  table: "t1",
  seat: 0,
  place: 1,
  ladder: "heroes-unite",
  ended: 0,
  left: [],
  players: [
    { seat: 0, name: "Ann", person: "ann", bot: null },
    { seat: 1, name: "Goldie", person: null, bot: "goldie" },
  ],
};

/** Ann's page, as somebody sees it. */
function show(visitor: string, games: number, recent: unknown[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(me.queryKey, { id: visitor, name: visitor } as never);
  client.setQueryData(["blocks"], []);
  const ann = { id: "ann", name: "Ann", since: 0, streak: 0, wins: 1, ladders: [] };
  client.setQueryData(["person", "ann"], { ...ann, games, recent, favourite: null });
  render(
    <QueryClientProvider client={client}>
      <ProfilePage />
    </QueryClientProvider>,
  );
}

test("a profile without listed games says so of its player, not of who looks", () => {
  show("bob", 1, []);
  screen.getByText(/^Ann has only played at tables that are not listed\./);
  expect(screen.queryByText(/you finish/)).toBeNull();
});

test("a profile without any games speaks of its player", () => {
  show("bob", 0, []);
  screen.getByText("Ann has not finished a game yet.");
});

test("games that are not listed are counted below those that are, for others alone", () => {
  show("bob", 3, [GAME]);
  screen.getByText("2 more games were played at tables that are not listed.");
  cleanup();
  show("ann", 3, [GAME]);
  expect(screen.queryByText(/not listed/)).toBeNull();
});

test("the tab has the name of the player", () => {
  show("bob", 0, []);
  expect(document.title).toBe("Ann · Archrivals");
  cleanup();
  expect(document.title).toBe("Archrivals");
});
