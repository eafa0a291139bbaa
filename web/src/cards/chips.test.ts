import { expect, test } from "vitest";
import fixture from "../base/wire/fixture.json";
import type { CardEntry } from "../base/wire/queries";
import { chipsOf } from "./chips";

const cards = fixture as CardEntry[];

test("chips tell Power with its amount first, then the other motifs", () => {
  const katana = cards.find(({ id }) => id === "katana") as CardEntry;
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
