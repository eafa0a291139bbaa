// The parts with words of their own say every sentence in every language.
import { expect, test } from "vitest";
import callsDe from "./calls/de.json";
import callsEn from "./calls/en.json";
import callsEs from "./calls/es.json";
import de from "./ending/de.json";
import en from "./ending/en.json";
import es from "./ending/es.json";
import futuresDe from "./futures/de.json";
import futuresEn from "./futures/en.json";
import futuresEs from "./futures/es.json";
import linksDe from "./links/de.json";
import linksEn from "./links/en.json";
import linksEs from "./links/es.json";
import workshopDe from "./workshop/de.json";
import workshopEn from "./workshop/en.json";
import workshopEs from "./workshop/es.json";

type Words = { [key: string]: string | Words };

const flat = (words: Words, path = ""): [string, string][] =>
  Object.entries(words).flatMap(([key, said]): [string, string][] =>
    typeof said === "string" ? [[path + key, said]] : flat(said, `${path}${key}.`),
  );
/** Words that two languages share. */
const SHARED = new Set(["Link", "Name"]);
const blanks = (text: string) => (text.match(/{{\w+}}/g) ?? []).sort();

test.each([
  ["the end in Spanish", en, es],
  ["the end in German", en, de],
  ["futures in Spanish", futuresEn, futuresEs],
  ["futures in German", futuresEn, futuresDe],
  ["links in Spanish", linksEn, linksEs],
  ["links in German", linksEn, linksDe],
  ["the Workshop in Spanish", workshopEn, workshopEs],
  ["the Workshop in German", workshopEn, workshopDe],
  ["calls in Spanish", callsEn, callsEs],
  ["calls in German", callsEn, callsDe],
])("%s: all that English says, with the same blanks", (_, en: Words, other: Words) => {
  const theirs = new Map(flat(other));
  expect([...theirs.keys()].sort()).toEqual(
    flat(en)
      .map(([key]) => key)
      .sort(),
  );
  for (const [key, text] of flat(en)) {
    expect(blanks(theirs.get(key) ?? ""), key).toEqual(blanks(text));
    if (!SHARED.has(text) && /\p{L}/u.test(text.replaceAll(/\{\{\w+\}\}|Power/gu, "")))
      expect(theirs.get(key), key).not.toBe(text);
  }
});
