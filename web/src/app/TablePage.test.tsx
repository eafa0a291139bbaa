import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Room } from "../base/wire/messages";
import { me } from "../base/wire/queries";
import type { Listener } from "../base/wire/socket";
import { begin } from "../base/words";
import { WORDS } from "../base/words/words";
import { TablePage } from "./TablePage";

const line = vi.hoisted(() => ({ listener: null as Listener | null, sent: [] as object[] }));

vi.mock("../base/wire/socket", () => ({
  TableSocket: class {
    constructor(_: string, listener: Listener) {
      line.listener = listener;
    }
    send(message: object) {
      line.sent.push(message);
    }
    open() {}
    close() {}
  },
}));
vi.mock("@tanstack/react-router", () => ({
  Link: () => null,
  useParams: () => ({ table: "t" }),
  useSearch: () => ({}),
}));
vi.mock("../base/speech/speech", () => ({
  useTongue: () => ({ tongue: { voice: {}, cards: new Map() }, error: null }),
}));
vi.mock("../pages/invite/Waiting", () => ({ Waiting: () => "seats" }));

beforeAll(() => begin(WORDS));
afterEach(cleanup);

/** Somebody opens the page of a table; what joining it says. */
function joined(status: string | null, ...codes: string[]) {
  const client = new QueryClient();
  client.setQueryData(me.queryKey, { id: "ada", name: "Ada" } as never);
  render(
    <QueryClientProvider client={client}>
      <TablePage />
    </QueryClientProvider>,
  );
  const seats = [{ seat: 0, name: "Ada", person: "ada", bot: null }];
  const clock = { turn: 60, bank: 600 };
  const room = { type: "room", table: "t", status, you: 0, seats, clock } as unknown as Room;
  act(() => {
    if (status) line.listener?.message(room);
    for (const code of codes) line.listener?.message({ type: "refused", code, reason: "…" });
  });
}

test("a game that cannot go on here says why", () => {
  joined("playing");
  screen.getByText("One moment…");
  cleanup();
  joined("playing", "other-rules");
  screen.getByText("This game was played with older rules", { exact: false });
  fireEvent.click(screen.getByRole("button", { name: "Give up" })); // and it can be given up
  expect(line.sent).toMatchObject([{ type: "concede", table: "t" }]);
});

test("a table that is not there is said not to be", () => {
  joined(null, "no-table");
  screen.getByText("There is no such table", { exact: false });
});

test("whoever waits keeps the seats in sight when something is refused, as long as there are any", async () => {
  joined("open", "unavailable");
  await screen.findByText("seats");
  act(() => line.listener?.message({ type: "refused", code: "no-table", reason: "…" }));
  screen.getByText("There is no such table", { exact: false });
});
