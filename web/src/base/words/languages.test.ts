// Every language says everything, with the same blanks to fill in.
import { expect, test } from "vitest";
import { LANGUAGES } from ".";

type Words = { [key: string]: string | string[] | Words };

const FILES = import.meta.glob<Words>("./*.json", { import: "default", eager: true });
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** All sentences of a language, by the path of their key. */
function flat(words: Words | string[], path = ""): [string, string][] {
  return Object.entries(words).flatMap(([key, said]): [string, string][] =>
    typeof said === "string" ? [[path + key, said]] : flat(said, `${path}${key}.`),
  );
}

const said = (language: string) => new Map(flat(FILES[`./${language}.json`] ?? {}));
const english = said("en");
const others = Object.keys(LANGUAGES).filter((language) => language !== "en");
const blanks = (text: string) => new Set(text.match(/{{\w+}}/g));

/** What an English key is in a language: itself, or one for each of that language's plurals. */
function keysIn(language: string): Set<string> {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return new Set(
    [...english.keys()].flatMap((key) =>
      key.endsWith("_other")
        ? pluralCategories.map((category) => key.replace(PLURAL, `_${category}`))
        : [key],
    ),
  );
}

/** What is the same in English and in another language: names, and words that both have. */
const SAME: Record<string, string[]> = {
  es: ["Chat", "Normal", "bot", "vs"],
  de: ["Block", "Box", "Chat", "Deck", "Emblem", "Hand", "Name", "Normal"],
};
const NAMES = /^(app\.name|box\..*(?<!-text))$/;

/** A sentence without its blanks. */
const bare = (text: string) =>
  text
    .replaceAll(/{{\w+}}/g, "")
    .replaceAll(/[^\p{L} ]/gu, "")
    .trim();

test("there is a file for every language, and a language for every file", () => {
  expect(Object.keys(FILES).sort()).toEqual(
    Object.keys(LANGUAGES)
      .map((language) => `./${language}.json`)
      .sort(),
  );
});

test.each(others)("%s has every sentence of English, in all its plurals", (language) => {
  const words = said(language);
  const keys = keysIn(language);
  const needed = [...keys].filter((key) => !key.endsWith("_many")); // Spanish: from a million on
  expect(needed.filter((key) => !words.has(key))).toEqual([]);
  expect([...words.keys()].filter((key) => !keys.has(key))).toEqual([]);
});

test.each(others)("%s fills in what English fills in", (language) => {
  for (const [key, text] of said(language)) {
    const model = english.get(key) ?? english.get(key.replace(PLURAL, "_other"));
    expect(blanks(text), `${key}: ${text}`).toEqual(blanks(model ?? ""));
  }
});

test.each(others)("nothing is left in English in %s", (language) => {
  const left = [...said(language)].filter(
    ([key, text]) =>
      english.get(key) === text &&
      bare(text) &&
      !NAMES.test(key) &&
      !SAME[language]?.includes(bare(text)),
  );
  expect(left).toEqual([]);
});

const SOURCES = import.meta.glob<string>(["../../**/*.{ts,tsx}", "!../../**/*.test.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** The words that are loaded with a part of the client, by what the files that use them contain. */
const PARTS = import.meta.glob<Words>("./*/en.json", { import: "default", eager: true });
const USES = {
  about: 'words/about"',
  admin: "useAdminWords(",
  calls: 'words/calls"',
  ending: 'words/ending"',
  futures: 'words/futures"',
  links: 'words/links"',
  people: 'words/people"',
  workshop: 'words/workshop"',
} as const;

test("whatever a component says by its key is among the English sentences", () => {
  const parts = Object.entries(USES).map(
    ([name, uses]) => [uses, new Map(flat(PARTS[`./${name}/en.json`] ?? {}))] as const,
  );
  expect(parts).toHaveLength(Object.keys(PARTS).length);
  const missing: string[] = [];
  let uses = 0;
  for (const [file, text] of Object.entries(SOURCES))
    for (const [, key = ""] of text.matchAll(/\bt\(\s*"([\w.-]+)"/g)) {
      uses += 1;
      const words = parts.find(([uses]) => text.includes(uses))?.[1] ?? english;
      const known = (each: string) => words.has(each) || english.has(each);
      const many = [...words.keys()].some((each) => each.startsWith(`${key}.`)); // a list of them
      if (!known(key) && !known(`${key}_other`) && !many) missing.push(`${file}: ${key}`);
    }
  expect(missing).toEqual([]);
  expect(uses).toBeGreaterThan(700);
});
