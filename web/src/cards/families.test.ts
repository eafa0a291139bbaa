import { expect, test } from "vitest";
import fixture from "../base/wire/fixture.json";
import type { CardEntry } from "../base/wire/queries";
import { FAMILIES, familyOf, MARKS } from "./families";

const cards = fixture as CardEntry[];

test("each family has a silhouette and a glyph that no other has", () => {
  const shapes = FAMILIES.map((family) => MARKS[family].shape);
  expect(new Set(shapes).size).toBe(FAMILIES.length);
  expect(new Set(FAMILIES.map((family) => MARKS[family].glyph)).size).toBe(FAMILIES.length);
});

test("the fixture shows every family", () => {
  expect(new Set(cards.map(familyOf))).toEqual(new Set(FAMILIES));
});

test("what stands apart from its type has a family of its own", () => {
  expect(familyOf({ kind: "super-villain", type: "Villain", side: null })).toBe("super-villain");
  expect(familyOf({ kind: "character", type: null, side: "villain" })).toBe("nemesis");
  expect(familyOf({ kind: "stack", type: "Super Power", side: null })).toBe("super-power");
  expect(familyOf({ kind: "homebrew", type: "Unheard of", side: null })).toBe("starter");
});
