import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { ResultInView } from "../../base/wire/messages";
import type { CardEntry } from "../../base/wire/queries";
import en from "../../base/words/en.json";
import { book, use } from "../../base/words/say";
import { InspectProvider } from "../../cards";
import { Score } from "./Score";

beforeAll(() => {
  book.open({ en });
  use("en");
});
afterEach(cleanup);

const entry = (id: string, name: string, vp: number | "*", vp_text = "") =>
  ({ id, name, vp, vp_text }) as CardEntry;
const cards = new Map(
  [
    entry("saint-walker", "Saint Walker", "*", "1 VP per differently named Hero in your deck"),
    entry("weakness", "Weakness", -1),
    entry("punch", "Punch", 0),
    entry("joker-1", "The Joker", 4),
  ].map((card) => [card.id, card]),
);

function show(result: Partial<ResultInView>, teams = [0, 1]) {
  const whole = { rule: "G2", winners: [0], points: [], ties: [], ...result };
  return render(
    <InspectProvider>
      <Score result={whole} names={["Ann", "Bob", "Cem", "Dee"]} teams={teams} cards={cards} />
    </InspectProvider>,
  );
}

test("every line says how many, what each gives and why", () => {
  show({
    points: [8, 0],
    ties: [[0], [0]],
    tie_breaks: ["super-villains"],
    scores: [
      [
        { id: "saint-walker", copies: 2, each: 3, counted: 3 },
        { id: "joker-1", copies: 1, each: 4, defeated: true },
        { id: "punch", copies: 7, each: 0 },
        { id: "weakness", copies: 2, each: -1 },
      ],
      [],
    ],
  });
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual([
    "CardCopiesEachPoints",
    "Saint Walker1 VP per differently named Hero in your deck. 3 counted.236",
    "The JokerCharacter defeated144",
    "Weakness2−1−2",
    "Sum8",
  ]);
  expect(screen.getByText(/Worth nothing/).textContent).toBe("Worth nothing: Punch × 7");
  expect(screen.queryByText(/Equal at/)).toBeNull();
});

test("what decided a tie is said", () => {
  show({
    points: [9, 9],
    ties: [[2], [1]],
    tie_breaks: ["super-villains"],
    scores: [[], []],
  });
  expect(screen.getByText("Equal at 9 points")).toBeTruthy();
  expect(screen.getByText("More Super-Villains: Ann 2, Bob 1")).toBeTruthy();
});

test("a team has its sum", () => {
  show(
    { winners: [1, 3], points: [1, 5, 2, 6], ties: [[], [], [], []], tie_breaks: [], scores: [] },
    [0, 1, 0, 1],
  );
  expect(screen.getByText("Bob & Dee").parentElement?.textContent).toBe("Bob & Dee11 points");
});

test("a game that was given up has a winner and no points", () => {
  show({ why: "conceded", rule: "", winners: [1] });
  expect(screen.queryByText(/point/)).toBeNull();
  expect(screen.getByText("Bob").parentElement?.textContent).toBe("Bobwinner");
});
