// How a sentence is found in its form and language, and how its blanks are filled.
import { act, cleanup, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, beforeAll, expect, test } from "vitest";
import en from "./en.json";
import { Book, book, type Key, use, useWords } from "./say";

const key = (name: string) => name as Key;

const EN = {
  cards: { n_one: "{{count}} card", n_other: "{{count}} cards", n_zero: "no card" },
  left_one: "one is left",
  left_other: "{{count}} are left",
  met: "{{one}} meets {{other}}, and {{one}} waits",
};
const ES = {
  cards: { n_one: "{{count}} carta", n_many: "{{count}} de cartas", n_other: "{{count}} cartas" },
};

let ours: Book<Key>;
beforeAll(() => {
  ours = new Book();
  ours.open({ en: EN, es: ES });
});

test("a number chooses the form of its language, and nothing at all has one of its own", () => {
  const en = ours.in("en");
  expect([0, 1, 2].map((count) => en(key("cards.n"), { count }))).toEqual([
    "no card",
    "1 card",
    "2 cards",
  ]);
  expect(en(key("left"), { count: 0 })).toBe("0 are left");
  const es = ours.in("es");
  expect(es(key("cards.n"), { count: 1_000_000 })).toBe("1000000 de cartas");
  expect(es(key("cards.n"), { count: 0 })).toBe("0 cartas");
});

test("a sentence that a language lacks is said in English, one that is nowhere by its key", () => {
  const es = ours.in("es");
  expect(es(key("left"), { count: 1 })).toBe("one is left");
  expect(es(key("cards.none"))).toBe("cards.none");
  expect(es(key("cards"))).toBe("cards");
  expect(ours.in("fr")(key("cards.n"), { count: 1 })).toBe("1 card");
});

test("a blank is filled wherever it stands, and what fills it is put in as it is", () => {
  const en = ours.in("en");
  expect(en(key("met"), { one: "{{other}}", other: "$&" })).toBe(
    "{{other}} meets $&, and {{other}} waits",
  );
  expect(en(key("met"), { one: 0, other: undefined })).toBe("0 meets , and 0 waits");
  expect(en(key("met"), { one: "Ada" })).toBe("Ada meets {{other}}, and Ada waits");
});

test("what is a sentence is known from English, and what all objects have is none", () => {
  expect(ours.has("cards.n")).toBe(true);
  expect(ours.has("left")).toBe(true);
  for (const name of ["cards", "cards.m", "constructor", "cards.n.length", "__proto__.toString"])
    expect(ours.has(name), name).toBe(false);
});

test("a book has what it lacks from the one below it", () => {
  const above = new Book<Key>(ours);
  above.open({ en: { left_one: "the last", left_other: "more" } });
  expect(above.in("en")(key("left"), { count: 1 })).toBe("the last");
  expect(above.in("en")(key("cards.n"), { count: 1 })).toBe("1 card");
  expect(above.has("cards.n")).toBe(false);
});

test("words are brought once, and a language that does not come changes nothing", async () => {
  const asked: string[] = [];
  const brought = new Book<Key>();
  brought.open({ en: EN }, async (language) => {
    asked.push(language);
    if (language === "de") throw new Error("no line");
    return ES;
  });
  for (const language of ["en", "es", "es"]) await brought.fetch(language);
  expect(asked).toEqual(["es"]);
  await expect(brought.fetch("de")).rejects.toThrow("no line");
  expect(brought.in("de")(key("left"), { count: 1 })).toBe("one is left");
});

afterEach(() => {
  cleanup();
  use("en");
});

test("a page says everything anew when the language changes", () => {
  book.open({ en, xx: { app: { again: "Ny tre" } } });
  const Page = () => {
    const { t, language } = useWords();
    return createElement("p", null, `${language}: ${t("app.again")}`);
  };
  render(createElement(Page));
  expect(screen.getByText("en: Try again")).toBeTruthy();
  act(() => use("xx"));
  expect(screen.getByText("xx: Ny tre")).toBeTruthy();
});
