import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Room } from "../../base/wire/messages";
import { games } from "../../base/wire/queries";
import en from "../../base/words/en.json";
import { book, use } from "../../base/words/say";
import { Waiting } from "./Waiting";

vi.mock("@tanstack/react-router", () => ({ Link: () => null, useNavigate: () => () => {} }));

beforeAll(() => {
  book.open({ en });
  use("en");
});
afterEach(cleanup);

const PIP = { id: "pip", level: 1, name: "Pip", character: { en: "New here." } };
const MINE = { id: "mybot:Mine", name: "Mine" };

function show(bot: string, name: string, own: (typeof MINE)[] | undefined) {
  const seat = { person: null, ready: true, team: 0 };
  const room = {
    table: "t",
    setup: { box: "heroes-unite" },
    owner: "ann",
    you: 0,
    clock: { turn: 60_000, bank: 300_000 },
    seats: [
      { ...seat, seat: 0, name: "Ann", person: "ann", bot: null },
      { ...seat, seat: 1, name, bot },
    ],
  } as unknown as Room;
  const client = new QueryClient();
  client.setQueryData(games.queryKey, { levels: [PIP], own_bots: own } as never);
  render(
    <QueryClientProvider client={client}>
      <Waiting room={room} person="ann" />
    </QueryClientProvider>,
  );
}

const offered = () => screen.getAllByRole("option").map((option) => option.textContent);

test("whoever opened a table is offered the levels and the server's own bots", () => {
  show("pip", "Pip", [MINE]);
  expect(offered()).toEqual(["1 Pip", "Mine"]);
  expect(screen.queryByText("A bot of this server's own.")).toBeNull();
});

test("a bot of the server's own is said to be one", () => {
  show(MINE.id, "Mine", [MINE]);
  expect(offered()).toEqual(["1 Pip", "Mine"]);
  screen.getByText("A bot of this server's own.");
});

test("a bot that the server does not offer any more keeps its seat and its name", () => {
  show(MINE.id, "Mine", undefined);
  expect(offered()).toEqual(["Mine", "1 Pip"]);
});

test("a listed table says whom it looks for and with which clock, and offers a bot meanwhile", () => {
  const seat = { person: null, bot: null, name: "", ready: false, team: 0 };
  const room = {
    table: "t",
    setup: { box: "confrontations" },
    owner: "ann",
    you: 0,
    listed: true,
    clock: { turn: 60_000, bank: 300_000 },
    seats: [
      { ...seat, seat: 0, name: "Ann", person: "ann", ready: true },
      ...[1, 2, 3].map((at) => ({ ...seat, seat: at })),
    ],
  } as unknown as Room;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Waiting room={room} person="ann" />
    </QueryClientProvider>,
  );
  screen.getByText(/looking for 3 more players/);
  screen.getByText(/Live: a minute a turn · 4 players/);
  screen.getByRole("button", { name: "Play a bot until then" });
});
