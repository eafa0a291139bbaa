// The field of a card's sentence: what is marked in it, what Tab and Enter take, what is said to whom
// does not see the marks.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Continuations, SentenceRead } from "../../base/making/asked";
import en from "../../base/words/en.json";
import { book, use } from "../../base/words/say";
import { loadWords } from "../../base/words/workshop";
import { Sentence } from "./Sentence";

const python = vi.hoisted(() => ({
  read: (_text: string): SentenceRead => {
    throw new Error("not asked");
  },
  next: (_text: string): Continuations => ({ rests: [], words: [] }),
}));
vi.mock("../../base/making/asked", async (actual) => ({
  ...(await actual<object>()),
  readText: async (text: string) => python.read(text),
  nextOf: async (text: string) => python.next(text),
}));

const HERO = { kind: "main", type: "Hero", name: "Card" };
const said = (text: string, fields: Partial<SentenceRead> = {}): SentenceRead => ({
  state: "understood",
  text,
  effect: { play: [] },
  parts: [{ start: 0, end: text.length, state: "understood", path: "play[0]" }],
  known: text.length,
  offers: [],
  ...fields,
});

beforeAll(async () => {
  book.open({ en });
  use("en");
  await loadWords();
});
beforeEach(() => {
  vi.useFakeTimers();
  python.next = () => ({ rests: [], words: [] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const taken = vi.fn();
function Field() {
  const [words, setWords] = useState("");
  return (
    <Sentence
      label="What it does"
      words={words}
      card={HERO}
      language="en"
      onWords={setWords}
      onRead={() => undefined}
      onTake={(offer) => {
        taken(offer.text);
        setWords(offer.text);
      }}
      onPart={() => undefined}
      onTry={() => undefined}
    />
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function type(text: string) {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: text } });
  await pass(300);
}

test("Tab takes the grey words, and an arrow one word of them", async () => {
  python.read = (text) => said(text, { state: "open", effect: null, known: 0, parts: [] });
  python.next = () => ({ rests: [{ text: "ard pile into your hand.", share: 1 }], words: [] });
  render(<Field />);
  await type("Put a card from your disc");
  fireEvent.keyDown(field(), { key: "ArrowRight" });
  expect(field().value).toBe("Put a card from your discard");
  await type("Put a card from your disc");
  fireEvent.keyDown(field(), { key: "Tab" });
  expect(field().value).toBe("Put a card from your discard pile into your hand.");
});

test("Esc shuts the list, and then Tab leaves the field", async () => {
  python.read = (text) => said(text, { state: "open", effect: null, parts: [] });
  python.next = () => ({ rests: [{ text: " a card.", share: 1 }], words: [] });
  render(<Field />);
  await type("Draw");
  expect(screen.getAllByRole("option")).toHaveLength(1);
  fireEvent.keyDown(field(), { key: "Escape" });
  expect(screen.queryAllByRole("option")).toHaveLength(0);
  expect(fireEvent.keyDown(field(), { key: "Tab" })).toBe(true); // not kept from the browser
});

test("what is not understood is marked after a full stop, and Enter takes the first offer", async () => {
  const typed = "+2 Power. Fish a card.";
  const offer = {
    text: "+2 Power. Draw a card.",
    pieces: [{ text: "Draw", other: true }],
    effect: {},
  };
  python.read = (text) =>
    text === typed
      ? said(text, {
          state: "unknown",
          known: 10,
          offers: [offer],
          parts: [
            { start: 0, end: 9, state: "understood", path: "play[0]" },
            { start: 10, end: 22, state: "unknown", path: "" },
          ],
        })
      : said(text);
  const { container } = render(<Field />);
  await type(typed);
  expect([...container.querySelectorAll(".w-mark")].map((mark) => mark.textContent)).toEqual([
    "1+2 Power.",
    "?Fish a card.",
  ]);
  expect(screen.getByRole("status").textContent).toContain("Not understood: Fish a card.");
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(field().value).toBe(offer.text);
});

test("nothing is marked wrong while a word is being typed", async () => {
  python.read = (text) =>
    said(text, {
      state: "unknown",
      known: 0,
      parts: [{ start: 0, end: 4, state: "unknown", path: "" }],
    });
  const { container } = render(<Field />);
  await type("Fish");
  expect(container.querySelector('[data-state="unknown"]')).toBeNull();
  await pass(1500);
  expect(container.querySelector('[data-state="unknown"]')).not.toBeNull();
});

test("a text that is understood takes the card's own wording when the field is left", async () => {
  python.read = (text) => said("+2 Power.", { parts: [], known: text.length });
  render(<Field />);
  await type("2 power");
  fireEvent.blur(field());
  expect(taken).toHaveBeenLastCalledWith("+2 Power.");
  expect(field().value).toBe("+2 Power.");
});
