import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Message } from "../../base/wire/messages";
import type { CardEntry } from "../../base/wire/queries";
import { Ask } from "./Ask";

const inspect = vi.hoisted(() => vi.fn());
const raven = { id: "raven", name: "Raven", box: "heroes-unite" } as CardEntry;

vi.mock("@tanstack/react-router", () => ({
  Link: ({ children }: { children: string }) => children,
}));
vi.mock("../../base/words/say", () => ({ useWords: () => ({ t: (key: string) => key }) }));
vi.mock("../../base/words", () => ({ language: () => "en" }));
vi.mock("../../base/words/keys", () => ({ boxKey: (box: string) => box }));
vi.mock("../../cards", () => ({ useInspect: () => inspect }));

const RULES = {
  parts: {},
  rules: [
    {
      id: "T3",
      boxes: ["heroes-unite"],
      heading: "",
      text: "A card's text resolves at once.",
      places: [
        { book: "heroes-unite", sections: ["Order of Playing Your Cards"] },
        { book: "confrontations", sections: ["Elsewhere"] },
      ],
    },
  ],
  grounds: { "move-draw": [{ rules: ["T3"], when: {} }] },
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function asked(line: Message) {
  const fetched = vi.fn(async () => new Response(JSON.stringify(RULES)));
  vi.stubGlobal("fetch", fetched);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Ask line={line} cards={new Map([["raven", raven]])} setup={{ box: "heroes-unite" }} />
    </QueryClientProvider>,
  );
  return fetched;
}

test("a press tells the rule, its place in the book of the box, and the cards", async () => {
  const line: Message = {
    id: "move-draw",
    args: { who: { seat: 0 }, cards: { cards: [], hidden: 2 }, why: { card: "raven" } },
  };
  const fetched = asked(line);
  expect(fetched).not.toHaveBeenCalled();
  const button = screen.getByRole("button", { name: "table.ground.ask" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(button);
  expect(await screen.findByText("Order of Playing Your Cards")).toBeTruthy();
  expect(screen.queryByText("Elsewhere")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Raven" }));
  expect(inspect).toHaveBeenCalledWith(raven);
  fireEvent.click(button);
  expect(screen.queryByText("Order of Playing Your Cards")).toBeNull();
});

test("a line that a player's decision explains has no rule", async () => {
  asked({ id: "log-conceded", args: { who: { seat: 0 }, bot: "no" } });
  fireEvent.click(screen.getByRole("button", { name: "table.ground.ask" }));
  expect(await screen.findByText("table.ground.none")).toBeTruthy();
});
