// About: a notice for everyone, and who runs the server where the operator has said so.
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { loadWords } from "../../base/words/about";
import en from "../../base/words/en.json";
import { book, use } from "../../base/words/say";
import { AboutPage } from "./AboutPage";

vi.mock("@tanstack/react-router", () => ({
  Link: ({ children }: { children: string }) => <a href="/">{children}</a>,
}));

beforeAll(async () => {
  book.open({ en });
  use("en");
  await loadWords();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function shown(host: { name: string; contact: string }) {
  vi.stubGlobal("fetch", async () => Response.json({ version: "0.2.0", rules: "5", host }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AboutPage />
    </QueryClientProvider>,
  );
}

test("a server says who runs it and how to reach them", async () => {
  shown({ name: "Club Kobalt", contact: "play@kobalt.example" });
  expect(await screen.findByText("Club Kobalt")).toBeTruthy();
  const [contact] = screen.getAllByRole("link", { name: "play@kobalt.example" });
  expect(contact?.getAttribute("href")).toBe("mailto:play@kobalt.example");
  expect(screen.getByText("Do you own one of the names?")).toBeTruthy();
  expect(screen.getByText("0.2.0")).toBeTruthy();
});

test("where nobody is named the notice stands, and no empty lines", async () => {
  shown({ name: "", contact: "" });
  expect(await screen.findByText("0.2.0")).toBeTruthy();
  expect(screen.getByText(/did not make, pay for or approve/)).toBeTruthy();
  expect(screen.queryByText("Run by")).toBeNull();
  expect(screen.queryByText("Do you own one of the names?")).toBeNull();
});
