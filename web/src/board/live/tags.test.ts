import { beforeAll, expect, test } from "vitest";
import en from "../../base/words/en.json";
import { book } from "../../base/words/say";
import { addsWords } from "./foretold";
import { tagOf } from "./tags";

beforeAll(() => book.open({ en }));
const t = book.in("en");

test("the tag of an Assist says what it adds to the Power of a teammate", () => {
  const adds = addsWords({ power: 9 } as never, 6);
  expect(tagOf({ answers: "assist", adds }, t)).toEqual({ word: "Assist +3", tone: "ally" });
  expect(addsWords({ power: 9, at_least: true } as never, 6)).toBe("+3 …");
});

test("an Assist that adds no Power, or an answer that says nothing of it, has the verb alone", () => {
  const adds = addsWords({ power: 6 } as never, 6);
  expect(tagOf({ answers: "assist", adds }, t).word).toBe("Assist");
  expect(tagOf({ answers: "assist", adds: addsWords(undefined, 6) }, t).word).toBe("Assist");
  expect(tagOf({ answers: "discard" }, t)).toEqual({ word: "Discard", tone: "me" });
});
