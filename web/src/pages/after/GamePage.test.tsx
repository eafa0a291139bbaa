// A game in a link: opened in this browser, or refused in the reader's words.
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { addressOf, textIn } from "../../base/wire/links";
import { Problem } from "../../base/wire/session";
import { begin } from "../../base/words";
import { loadWords } from "../../base/words/links";
import { WORDS } from "../../base/words/words";
import { GamePage } from "./GamePage";

const here = vi.hoisted(() => ({ hash: "", call: vi.fn(), navigate: vi.fn() }));
vi.mock("../../base/local/runtime", () => ({ able: true, alone: false }));
vi.mock("../../base/people/people", () => ({
  useMe: () => ({ someone: async () => ({ name: "Ada" }) }),
}));
vi.mock("../../base/wire/session", async (real) => ({
  ...(await real<object>()),
  callHere: here.call,
  playHere: async () => undefined,
}));
vi.mock("../../widgets/EngineProgress", () => ({ EngineProgress: () => null }));
vi.mock("../../widgets/NotHere", () => ({
  NotHere: ({ why }: { why: string }) => <p role="alert">{why}</p>,
}));
vi.mock("@tanstack/react-router", () => ({
  useNavigate: () => here.navigate,
  useParams: () => ({}),
  useRouterState: () => here.hash,
}));

beforeAll(async () => {
  await begin(WORDS);
  await loadWords();
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test.each([
  ["over", "/replay/$table"],
  ["playing", "/t/$table"],
])("a game that is %s is opened at %s", async (status, to) => {
  here.hash = "TEXT";
  here.call.mockImplementation(async (_: string, path: string) =>
    path === "links" ? { table: "local-1" } : { status },
  );
  render(<GamePage />);
  await vi.waitFor(() => expect(here.navigate).toHaveBeenCalled());
  expect(here.call).toHaveBeenCalledWith("POST", "links", { link: "TEXT" });
  expect(here.navigate).toHaveBeenCalledWith({
    to,
    params: { table: "local-1" },
    replace: true,
  });
});

test.each([
  ["link-bad", "This link is not whole. Ask for it again."],
  ["link-newer", "This link was made with a newer Archrivals."],
  ["no-python", "reason"],
])("a link that is refused by %s says why", async (code, said) => {
  here.hash = "TEXT";
  here.call.mockRejectedValue(new Problem(422, code, "reason"));
  render(<GamePage />);
  expect((await screen.findByRole("alert")).textContent).toBe(said);
});

test("a link of any copy is pasted where none is in the address", () => {
  here.hash = "";
  render(<GamePage />);
  screen.getByRole("textbox", { name: "Paste a link here" });
  expect(here.call).not.toHaveBeenCalled();
});

test("the text is the last part of an address, of a server or of a plain file server", () => {
  for (const pasted of [
    "https://a.example/x/#/game/AbC_-9 ",
    "https://a.example/game#AbC_-9",
    "AbC_-9",
  ])
    expect(textIn(pasted)).toBe("AbC_-9");
  expect(textIn(addressOf("AbC_-9"))).toBe("AbC_-9");
});
