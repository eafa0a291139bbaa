import { expect, test } from "vitest";
import type { CardEntry } from "../wire/queries";
import { FAMILIES, familyOf, MARKS } from "./families";
import fixture from "./fixture.json";
import { chipsOf, MOTIFS, type Motif, motifsOf } from "./motifs";
import { ACCENTS, HIGH, ornamentOf, placed, WIDE } from "./ornament";

const cards = fixture as CardEntry[];

test("every card has an ornament of its own", () => {
  const drawn = cards.map((card) => JSON.stringify(ornamentOf(card).layers));
  expect(new Set(drawn).size).toBe(cards.length);
});

test("five hundred cards that differ in nothing but their id look different", () => {
  const card = cards.find(({ id }) => id === "katana") as CardEntry;
  const drawn = Array.from({ length: 500 }, (_, i) =>
    JSON.stringify(ornamentOf({ ...card, id: `katana-${i}` })),
  );
  expect(new Set(drawn).size).toBe(500);
});

test("a card looks the same every time", () => {
  for (const card of cards) expect(ornamentOf({ ...card })).toEqual(ornamentOf(card));
});

test("an ornament is light and its paths hold only numbers", () => {
  for (const card of cards) {
    const { accent, ground, layers } = ornamentOf(card);
    expect(layers.length, card.id).toBeLessThanOrEqual(14);
    expect(accent).toBeLessThan(ACCENTS);
    for (const d of [ground, ...layers.map((layer) => layer.d)]) {
      expect(d, card.id).toMatch(/^M/);
      expect(d, card.id).not.toMatch(/NaN|undefined|Infinity|e-/);
    }
  }
});

test("a figure's motifs stay within its field", () => {
  for (const card of cards)
    for (const { role, d } of ornamentOf(card).layers) {
      if (role !== "motif" && role !== "side") continue;
      const numbers = d.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
      for (const number of numbers) {
        expect(number, card.id).toBeGreaterThanOrEqual(0);
        expect(number, card.id).toBeLessThanOrEqual(WIDE);
      }
    }
  expect(HIGH).toBeLessThan(WIDE);
});

test("a motif is placed by its middle", () => {
  expect(placed("gain", 50, 30, 12)).toMatch(/^M48.5 24.5/);
  for (const motif of Object.keys(MOTIFS) as Motif[]) {
    expect(MOTIFS[motif], motif).toMatch(/^[MLHVCZ\d\s.-]+$/);
    expect(placed(motif, 12, 12, 24).replace(/\s/g, ""), motif).toBe(
      MOTIFS[motif].replace(/\s/g, ""),
    );
  }
});

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

test("motifs tell keywords first and Power last", () => {
  const katana = cards.find(({ id }) => id === "katana") as CardEntry;
  expect(motifsOf(katana)).toEqual(["defense", "draw", "power"]);
  expect(chipsOf(katana)).toEqual([
    { motif: "power", amount: "+1" },
    { motif: "defense", amount: "" },
    { motif: "draw", amount: "" },
  ]);
});

test("the chips of a card keep within their room and name no motif twice", () => {
  for (const card of cards) {
    const chips = chipsOf(card, 3);
    expect(chips.length).toBeLessThanOrEqual(3);
    expect(new Set(chips.map((chip) => chip.motif)).size).toBe(chips.length);
  }
});
