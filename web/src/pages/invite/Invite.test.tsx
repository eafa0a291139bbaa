// Who comes by a link when the game has begun, or is over, is not asked to play.
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Room } from "../../base/wire/messages";
import { me } from "../../base/wire/queries";
import { begin } from "../../base/words";
import { WORDS } from "../../base/words/words";
import { Invite } from "./Invite";

vi.mock("@tanstack/react-router", () => ({ Link: () => null }));
vi.mock("../../art", () => ({ Portrait: () => null }));
vi.mock("../../widgets/Face", () => ({ Face: () => null }));

beforeAll(() => begin(WORDS));
afterEach(cleanup);

function show(status: string, second: { name: string; person: string | null }) {
  const seat = { bot: null, ready: false, team: 0 };
  const room = {
    table: "t",
    name: "",
    status,
    setup: { box: "heroes-unite" },
    owner: "ann",
    you: -1,
    seats: [
      { ...seat, seat: 0, name: "Ann", person: "ann" },
      { ...seat, seat: 1, ...second },
    ],
  } as unknown as Room;
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(me.queryKey, { id: "cem", name: "Cem" } as never);
  render(
    <QueryClientProvider client={client}>
      <Invite room={room} person={{ id: "cem", name: "Cem" } as never} onWatch={() => {}} />
    </QueryClientProvider>,
  );
}

const title = () => screen.getByRole("heading", { level: 1 }).textContent;

test("an open table invites, and has a seat that is free", () => {
  show("open", { name: "", person: null });
  expect(title()).toBe("Ann wants to play you");
  screen.getByText("Free seat");
  screen.getByRole("button", { name: "Sit down, I am ready" });
});

test("a game in play is between those who sit there, and can be watched", () => {
  show("playing", { name: "Bob", person: "bob" });
  expect(title()).toBe("Ann – Bob");
  screen.getByRole("button", { name: "Watch" });
});

test("a seat of somebody who has deleted the account is not free once the game is over", () => {
  show("over", { name: "departed", person: null });
  expect(title()).toBe("Ann – Former player");
  expect(screen.queryByText("Free seat")).toBeNull();
  screen.getByText("Former player");
});
