import { expect, test } from "vitest";
import type { CardEntry } from "../wire/queries";
import fixture from "./fixture.json";
import { chipsOf, MOTIFS, type Motif, motifsOf } from "./motifs";

const cards = fixture as CardEntry[];

test("the path of a motif holds only numbers and plain commands", () => {
  for (const motif of Object.keys(MOTIFS) as Motif[])
    expect(MOTIFS[motif], motif).toMatch(/^[MLHVCZ\d\s.-]+$/);
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
