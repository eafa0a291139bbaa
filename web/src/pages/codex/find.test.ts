import { expect, test } from "vitest";
import fixture from "../../base/wire/fixture.json";
import type { CardEntry } from "../../base/wire/queries";
import { filtersSet, found, grouped, searchFrom, wantedFrom } from "./find";

const cards = fixture as CardEntry[];
const boxes = [...new Set(cards.map((card) => card.box))];
const names = (search: Record<string, unknown>) =>
  found(cards, wantedFrom(search), boxes).map((card) => card.name);

test("an empty address wants every card", () => {
  expect(names({})).toHaveLength(cards.length);
  expect(searchFrom(wantedFrom({}))).toEqual({});
  expect(filtersSet(wantedFrom({}))).toBe(0);
});

test("an address is read and written back the same", () => {
  const search = {
    q: "draw a card",
    box: "heroes-unite",
    type: "hero,villain",
    cost: "2-5",
    keyword: "Defense",
    effect: "draw",
    house: "true",
    sort: "cost",
  };
  expect(searchFrom(wantedFrom(search))).toEqual(search);
  expect(searchFrom(wantedFrom({ cost: 5, house: true }))).toEqual({ cost: "5", house: "true" });
  expect(searchFrom(wantedFrom({ cost: "-4" }))).toEqual({ cost: "-4" });
});

test("what an address cannot mean is left out", () => {
  expect(searchFrom(wantedFrom({ type: "hero,toaster", cost: "x", sort: "smell" }))).toEqual({
    type: "hero",
  });
});

test("words are looked for in names and texts, without case and accents", () => {
  expect(names({ q: "KATÁNA" })).toEqual(["Katana"]);
  expect(names({ q: "avoid attack draw" })).toContain("Katana");
  expect(names({ q: "no such words" })).toEqual([]);
});

test("a number is found as a digit, however it is written", () => {
  const digits = names({ q: "reveal top 3" });
  expect(digits.length).toBeGreaterThan(0);
  for (const q of ["reveal top three", "Reveal TOP drei"]) expect(names({ q }), q).toEqual(digits);
});

test("one wrong letter finds what has no other match, and changes nothing else", () => {
  for (const q of ["katanna", "katna", "katama", "Katan avoid"])
    expect(names({ q }), q).toContain("Katana");
  expect(names({ q: "katana" })).toEqual(["Katana"]);
  expect(names({ q: "katxyz" })).toEqual([]);
  expect(names({ q: "kat" })).not.toEqual([]);
});

test("filters narrow together", () => {
  expect(names({ type: "hero", keyword: "Defense" })).toEqual(["Katana"]);
  expect(names({ keyword: "First Appearance" })).toContain("Nekron");
  for (const card of found(cards, wantedFrom({ cost: "4-5", house: "true" }), boxes)) {
    expect(card.house).toBe(true);
    expect([4, 5]).toContain(card.cost);
  }
});

test("cards stand under the headings they are sorted by, each once", () => {
  for (const sort of ["type", "name", "cost", "vp", "box"] as const) {
    const groups = grouped(found(cards, wantedFrom({ sort }), boxes), sort);
    expect(new Set(groups.map((group) => group.key)).size, sort).toBe(groups.length);
    expect(groups.flatMap((group) => group.cards)).toHaveLength(cards.length);
  }
});

test("cards that are looked for stand under each heading once, too", () => {
  for (const q of ["a", "card", "villain", "power"])
    for (const sort of ["type", "name", "cost", "vp", "box"] as const) {
      const groups = grouped(found(cards, wantedFrom({ q, sort }), boxes), sort);
      expect(new Set(groups.map((group) => group.key)).size, `${q}, ${sort}`).toBe(groups.length);
    }
});
