// A report on a fault: what is in it, and what is not.
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { about } from "../../base/wire/queries";
import { begin } from "../../base/words";
import { loadWords } from "../../base/words/links";
import { WORDS } from "../../base/words/words";
import { boardAt, on } from "./seated";
import { Wrong } from "./Wrong";

const saved = vi.hoisted(() => vi.fn());
vi.mock("../../base/browser/download", () => ({ saveFile: saved }));
vi.mock("../../base/wire/links", () => ({ gameLink: async () => "https://a.example/game#TEXT" }));

beforeAll(async () => {
  await begin(WORDS);
  await loadWords();
});
beforeEach(() => saved.mockClear());
afterEach(cleanup);

/** The sheet of a table, where the operator has named an address or not. */
function reportAt(contact: string, position: Parameters<typeof boardAt>[0] = {}) {
  const queries = new QueryClient();
  queries.setQueryData(about(true).queryKey, { host: { contact }, rules: "5" } as never);
  const { board } = boardAt(position);
  on(
    board,
    <QueryClientProvider client={queries}>
      <Wrong />
    </QueryClientProvider>,
  );
  return board;
}

const file = () => JSON.stringify(saved.mock.calls[0]?.[1]);

test("while the game runs a report has the sight of one's own seat, and no link of the game", () => {
  const board = reportAt("", { hand: ["katana"] });
  fireEvent.click(screen.getByRole("button", { name: "Save as a file" }));
  expect(saved.mock.calls[0]?.[1]).toMatchObject({
    seat: 0,
    link: null,
    public: board.live.public,
    private: board.live.private,
  });
  expect(file()).not.toMatch(/"(seed|answers|chat|secret)":/);
  screen.getByText("no hidden cards of others");
});

test("after the end it has the whole game, as a link", async () => {
  reportAt("ops@club.example", { over: true });
  const mail = await screen.findByRole<HTMLAnchorElement>("link", { name: "Send by mail" });
  await vi.waitFor(() => expect(decodeURIComponent(mail.href)).toContain("/game#TEXT"));
  expect(screen.queryByText("no hidden cards of others")).toBeNull();
});

test("a mail to the operator says what is wrong in the reader's own words", () => {
  reportAt("ops@club.example");
  fireEvent.click(screen.getByLabelText("It hangs or lost the line"));
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "a & b" } });
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: "Send by mail" });
  expect(href).toContain(
    `mailto:ops@club.example?subject=${encodeURIComponent("Archrivals: It hangs")}`,
  );
  expect(href).toContain(encodeURIComponent("a & b"));
});

test("an operator's page is opened, and without an address the report is copied", () => {
  reportAt("https://club.example/issues");
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Open the page for reports" });
  expect(link.href).toBe("https://club.example/issues");
  cleanup();
  reportAt("ask at the bar");
  expect(screen.queryByRole("link")).toBeNull();
  screen.getByRole("button", { name: "Copy the report" });
});
