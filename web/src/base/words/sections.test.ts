// The end of a game says every sentence in every language.
import { expect, test } from "vitest";
import de from "./ending/de.json";
import en from "./ending/en.json";
import es from "./ending/es.json";

type Words = { [key: string]: string | Words };

const flat = (words: Words, path = ""): [string, string][] =>
  Object.entries(words).flatMap(([key, said]): [string, string][] =>
    typeof said === "string" ? [[path + key, said]] : flat(said, `${path}${key}.`),
  );
const blanks = (text: string) => (text.match(/{{\w+}}/g) ?? []).sort();

test.each([
  ["es", es],
  ["de", de],
])("%s says all that English says, with the same blanks", (_, other) => {
  const theirs = new Map(flat(other));
  expect([...theirs.keys()].sort()).toEqual(
    flat(en)
      .map(([key]) => key)
      .sort(),
  );
  for (const [key, text] of flat(en)) {
    expect(blanks(theirs.get(key) ?? ""), key).toEqual(blanks(text));
    expect(theirs.get(key), key).not.toBe(text);
  }
});
