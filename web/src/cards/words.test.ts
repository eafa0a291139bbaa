import { expect, test } from "vitest";
import fixture from "../base/wire/fixture.json";
import type { CardEntry, CardSentence } from "../base/wire/queries";
import en from "../base/words/en.json";
import es from "../base/words/es.json";
import { atMoment, clausesOf, piecesOf, splitOf, TERMS, textOf } from "./words";

const cards = fixture as CardEntry[];
const card = (id: string) => cards.find((entry) => entry.id === id) as CardEntry;

const POWER = [{ text: "+2", term: "power", number: 2 }, " ", { text: "Power", term: "power" }];

test("the pieces of a text are the text", () => {
  for (const { text, sentences } of cards) {
    expect(textOf(sentences)).toBe(text);
    expect(textOf(clausesOf(sentences).flat())).toBe(text);
  }
});

test("terms are explained, and a sentence with a heading begins a line", () => {
  const { sentences } = card("katana");
  expect(clausesOf(sentences).map((clause) => piecesOf(clause)[0]?.words)).toEqual([
    "+1",
    "Defense",
  ]);
  expect(
    piecesOf(sentences)
      .filter((piece) => piece.term)
      .map((piece) => [piece.words, piece.term, piece.heads]),
  ).toEqual([
    ["+1", "power", false],
    ["Power", "power", false],
    ["Defense", "defense", true],
    ["Attack", "attack", false],
  ]);
});

test("places and cards are explained where the glossary knows them", () => {
  const spans = [
    { text: "Schwäche", card: "Weakness" },
    { text: "Aufstellung", zone: "line-up" },
    { text: "Hand", zone: "hand" },
    { text: "Held", term: "hero" },
  ];
  expect(piecesOf([{ spans }]).map((piece) => piece.term)).toEqual([
    "weakness",
    "line-up",
    null,
    null,
  ]);
});

test("the Power that is sure leaves the text", () => {
  const told = (sentences: CardSentence[]) => {
    const { power, rest } = splitOf(sentences);
    return [power, textOf(rest)];
  };
  expect(told([{ spans: [...POWER, "."], power: 2, shown: 4 }])).toEqual([2, ""]);
  const more = [...POWER, ", ", { text: "+1", term: "power", number: 1 }, " more per Villain."];
  expect(told([{ spans: more, power: 2, shown: 4 }])).toEqual([2, "+1 more per Villain."]);
  const assist = { spans: [{ text: "Assist", term: "assist" }, ". "] };
  expect(told([assist, { spans: [...POWER, "."], power: 2, shown: 4 }])).toEqual([2, "Assist. "]);
  const but = [assist, { spans: [...POWER, ", but only …"], power: 2 }];
  expect(told(but)).toEqual([2, textOf(but)]);
  const per = [{ spans: [...POWER, " per differently named card."] }];
  expect(told(per)).toEqual([null, textOf(per)]);
});

test("a First Appearance is all that counts, and then is over", () => {
  const { sentences, text } = card("nekron");
  const [before, then] = [atMoment(sentences, "appears"), atMoment(sentences, "appeared")];
  expect(textOf(before)).toMatch(/^First Appearance Attack: /);
  expect(textOf(then)).not.toContain("First Appearance");
  expect(textOf(then) + textOf(before)).toBe(text);
});

test("every term is explained in every language", () => {
  for (const words of [en, es])
    for (const term of TERMS) expect(words.card.term[term].length, term).toBeGreaterThan(20);
});
