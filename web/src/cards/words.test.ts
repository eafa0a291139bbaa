import { expect, test } from "vitest";
import en from "../i18n/en.json";
import es from "../i18n/es.json";
import type { CardEntry } from "../wire/queries";
import fixture from "./fixture.json";
import { atMoment, clausesOf, piecesOf, TERMS, toldOf } from "./words";

const cards = fixture as CardEntry[];

test("the pieces of a text are the text", () => {
  for (const { text } of cards) {
    expect(
      piecesOf(text)
        .map((piece) => piece.words)
        .join(""),
    ).toBe(text);
    expect(
      clausesOf(text)
        .flat()
        .map((piece) => piece.words)
        .join(""),
    ).toBe(text);
  }
});

test("terms are found and those that open a clause begin a line", () => {
  const text =
    "+1 Power. Defense: You may discard this card to avoid an Attack. If you do, draw a card.";
  const clauses = clausesOf(text);
  expect(clauses.map((clause) => clause[0]?.words)).toEqual(["+1 Power", "Defense:"]);
  expect(
    piecesOf(text)
      .filter((piece) => piece.term)
      .map((piece) => [piece.words, piece.term, piece.heads]),
  ).toEqual([
    ["+1 Power", "power", false],
    ["Defense:", "defense", true],
    ["Attack", "attack", false],
  ]);
});

test("a First Appearance Attack is one term, and an amount belongs to its Block", () => {
  expect(piecesOf("First Appearance Attack: Each player loses.")[0]).toEqual({
    words: "First Appearance Attack:",
    term: "first-appearance",
    heads: true,
  });
  expect(piecesOf("+2 Power. Block (2). If you do").map((piece) => piece.words)).toContain(
    "Block (2)",
  );
});

test("the terms of Spanish texts are found as well", () => {
  const text =
    "+1 de Poder. Defensa: Puedes descartar esta carta para evitar un Ataque. Bloqueo (2). " +
    "Enfrentamiento: Pon una Debilidad en la Alineación.";
  expect(
    piecesOf(text)
      .filter((piece) => piece.term)
      .map((piece) => piece.term),
  ).toEqual(["power", "defense", "attack", "block", "confrontation", "weakness", "line-up"]);
  expect(clausesOf(text).map((clause) => clause[0]?.words)).toEqual([
    "+1 de Poder",
    "Defensa:",
    "Bloqueo (2)",
    "Enfrentamiento:",
  ]);
});

test("a clause inside a clause stays on its line", () => {
  expect(clausesOf("+2 Power. Confrontation: Attack: That foe discards a card.")).toHaveLength(2);
});

test("the Power that is sure leaves the text", () => {
  expect(toldOf("+2 Power.")).toEqual({ power: 2, rest: "" });
  expect(toldOf("+1 Power. Draw a card.")).toEqual({ power: 1, rest: "Draw a card." });
  expect(toldOf("+3 Power, +2 more per Villain.")).toEqual({
    power: 3,
    rest: "+2 more per Villain.",
  });
  expect(toldOf("Assist. +2 Power.")).toEqual({ power: 2, rest: "Assist." });
  expect(toldOf("+2 de Poder. Roba una carta.")).toEqual({ power: 2, rest: "Roba una carta." });
  const but = "Assist. +2 Power, but only +1 if this card is played as an Assist.";
  expect(toldOf(but)).toEqual({ power: 2, rest: but });
  const per = "+1 Power per differently named card.";
  expect(toldOf(per)).toEqual({ power: null, rest: per });
});

test("a First Appearance is all that counts, and then is over", () => {
  const text = "+2 Power. First Appearance Attack: Each player discards a card.";
  expect(atMoment(text, "appeared")).toBe("+2 Power.");
  expect(atMoment(text, "appears")).toMatch(/^First Appearance Attack: /);
});

test("every term is explained in every language", () => {
  for (const words of [en, es])
    for (const term of TERMS) expect(words.card.term[term].length, term).toBeGreaterThan(20);
});
