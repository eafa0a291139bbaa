import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Tongue } from "../../base/speech/speech";
import { coachedOf } from "../../base/wire/coached";
import type { Room } from "../../base/wire/messages";
import { courseOf, replayOf, type Summary } from "../../base/wire/replays";
import { begin } from "../../base/words";
import { loadWords } from "../../base/words/ending";
import { WORDS } from "../../base/words/words";
import { InspectProvider } from "../../cards";
import { CARDS } from "../table/seated";
import { PutAway } from "./Closing";

const call = vi.hoisted(() => vi.fn());
const navigate = vi.hoisted(() => vi.fn());

vi.mock("../../base/wire/session", async (real) => ({ ...(await real<object>()), call }));
vi.mock("@tanstack/react-router", () => ({
  useNavigate: () => navigate,
  Link: ({ to, search, children }: { to: string; search?: object; children: ReactNode }) => (
    <a href={`${to} ${JSON.stringify(search ?? {})}`}>{children}</a>
  ),
}));

beforeAll(async () => {
  await begin(WORDS);
  await loadWords();
});
beforeEach(() => {
  call.mockReset();
  navigate.mockReset();
});
afterEach(cleanup);

const RESULT = {
  rule: "G2",
  winners: [0],
  points: [12, 7],
  ties: [],
  scores: [[{ id: "nekron", copies: 2, each: 6 }], []],
};

/** Somebody opens the link of a game that is over and put away; -1 only watched. */
function opened(you: number, result: object = {}, rematch: string | null = null) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const game = { result: { ...RESULT, ...result }, turns: [], ladder: "heroes-unite" };
  client.setQueryData(replayOf("t").queryKey, game as unknown as Summary);
  client.setQueryData(courseOf("t").queryKey, { heroes: ["batgirl", "hawkman"], turns: [] });
  client.setQueryData(coachedOf("t", you).queryKey, { state: "thinking" } as never);
  const tongue = { voice: {}, cards: CARDS } as unknown as Tongue;
  const seats = ["Ada", "Bob"].map((name, team) => ({ seat: team, team, name, person: name }));
  const room = { table: "t", you, rematch, seats } as unknown as Room;
  render(
    <QueryClientProvider client={client}>
      <InspectProvider>
        <PutAway room={room} tongue={tongue} />
      </InspectProvider>
    </QueryClientProvider>,
  );
  return screen.getByRole("region", { name: "The game is over" });
}

const title = () => screen.getByRole("heading", { level: 2 }).textContent;
const ways = () => screen.getAllByRole("link").map((way) => way.getAttribute("href"));

it("says who won and why, where the points come from, and the ways on", () => {
  const page = opened(0);
  expect(title()).toBe("You win!");
  expect(page.textContent).toContain("The last Super-Villain is defeated. Rule G2");
  expect(page.textContent).toContain("You");
  screen.getByRole("button", { name: "Nekron" });
  screen.getByText("12 points");
  expect(ways()).toEqual([
    '/rules {"id":"G2"}',
    "/ {}",
    "/replay/$table {}", // no turn is known that decided
  ]);
});

it("names the winners to whoever watched, and offers them no other game", () => {
  opened(-1);
  expect(title()).toBe("Ada wins");
  expect(screen.queryByRole("button", { name: /^Again/ })).toBeNull();
  cleanup();
  opened(1, { winners: [0, 1] });
  expect(title()).toBe("Shared!");
  cleanup();
  opened(0, { why: "abandoned" });
  expect(title()).toBe("Abandoned");
});

it("leads to the next game, ready for it, or says why there is none", async () => {
  call.mockResolvedValueOnce({ table: "next" });
  opened(0);
  fireEvent.click(screen.getByRole("button", { name: /^Again/ }));
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  expect(call.mock.calls[0]).toEqual(["POST", "tables/t/rematch"]);
  expect(call.mock.calls[1]?.slice(0, 2)).toEqual(["PUT", "tables/next/ready"]);
  expect(navigate).toHaveBeenCalledWith({ to: "/t/$table", params: { table: "next" } });
  cleanup();
  call.mockRejectedValueOnce(new Error("Bob has left."));
  opened(0, {}, "next");
  fireEvent.click(screen.getByRole("button", { name: /^Again with Bob/ }));
  expect((await screen.findByRole("alert")).textContent).toBe("Bob has left.");
});
