import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import en from "../../base/words/en.json";
import { loadWords } from "../../base/words/people";
import { book, use } from "../../base/words/say";
import { LeadersPage } from "./LeadersPage";

vi.mock("@tanstack/react-router", () => ({
  useSearch: () => ({}),
  Link: ({ children }: { children: string }) => <a href="/">{children}</a>,
}));
vi.mock("../../base/people/people", () => ({ useMe: () => ({ data: undefined }) }));

beforeAll(async () => {
  book.open({ en });
  use("en");
  await loadWords();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function shown(verified: boolean) {
  const ladders = [{ ladder: "heroes-unite", players: 3 }];
  vi.stubGlobal("fetch", async (path: string) =>
    Response.json(
      String(path).endsWith("leaderboards")
        ? { ladders, verified }
        : { ladder: "heroes-unite", players: [], least: 10, verified },
    ),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LeadersPage />
    </QueryClientProvider>,
  );
}

test("with mail the page says who is rated, and gives no warning", async () => {
  shown(true);
  expect(await screen.findByText(/Ratings of people with verified accounts/)).toBeTruthy();
  expect(screen.queryByText(/This server sends no mail/)).toBeNull();
});

test("without mail the places are marked, in words", async () => {
  shown(false);
  expect(await screen.findByText(/This server sends no mail/)).toBeTruthy();
  expect(screen.getByText("A place takes 10 rated games.")).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/leaders\.\w/);
});
