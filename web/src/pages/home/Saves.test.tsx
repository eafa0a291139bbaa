import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { myTables } from "../../base/wire/queries";
import en from "../../base/words/en.json";
import { book, use } from "../../base/words/say";
import { Saves } from "./Saves";

vi.mock("../../base/local/runtime", () => ({ able: true, alone: false }));
const here = vi.hoisted(() => ({
  call: vi.fn(
    async (_method: string, _path: string): Promise<unknown> => ({
      status: 503,
      body: { code: "no-python" },
    }),
  ),
}));
vi.mock("../../base/local/pages", () => ({
  local: {
    call: (method: string, path: string) => here.call(method, path),
    follow: () => () => undefined,
    state: () => ({ stage: "failed", keeps: "device" }),
  },
}));
vi.mock("../../base/local/keeping", () => ({ anyKept: async () => true }));
vi.mock("@tanstack/react-router", () => ({
  useNavigate: () => () => undefined,
  Link: ({ children }: { children: string }) => <a href="/">{children}</a>,
}));

beforeAll(() => {
  book.open({ en });
  use("en");
});
beforeEach(() => vi.stubGlobal("fetch", async () => Response.json([{ id: "at-the-server" }])));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

test("the page of games on this device says why there are none to be seen", async () => {
  render(
    <QueryClientProvider client={client()}>
      <Saves />
    </QueryClientProvider>,
  );
  screen.getByText("One moment…");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "This browser cannot play by itself.",
  );
});

test("games at the server are listed where this browser cannot open its own", async () => {
  expect(await client().fetchQuery(myTables(true) as never)).toEqual([{ id: "at-the-server" }]);
});

test("a game is deleted after a second press, and its file is said to show every card", async () => {
  const table = { id: "local-1", status: "playing", ladder: "heroes-unite", others: [], last: 1 };
  let games = [table];
  here.call.mockImplementation(async (method, path) => {
    if (method === "DELETE") games = games.filter(({ id }) => path !== `tables/${id}`);
    if (path === "session") return { status: 200, body: { person: { id: "me" }, csrf: "" } };
    return { status: 200, body: path === "me/tables" ? games : { games: [] } };
  });
  render(
    <QueryClientProvider client={client()}>
      <Saves />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Delete" }));
  expect(screen.getByText(/contains every hand/)).toBeTruthy();
  expect(games).toHaveLength(1);
  const sure = screen.getByRole("alertdialog");
  fireEvent.click([...sure.querySelectorAll("button")][0] as HTMLElement);
  await screen.findByText("No game has been played here yet.");
  expect(games).toEqual([]);
});
