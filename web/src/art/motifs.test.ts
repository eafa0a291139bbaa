import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import fixture from "../base/wire/fixture.json";
import type { CardEntry } from "../base/wire/queries";
import { MOTIFS, type Motif, motifsOf, OF_EFFECT, WITHOUT_MOTIF } from "./motifs";

const cards = fixture as CardEntry[];

test("the path of a motif holds only numbers and plain commands", () => {
  for (const motif of Object.keys(MOTIFS) as Motif[])
    expect(MOTIFS[motif], motif).toMatch(/^[MLHVCZ\d\s.-]+$/);
});

test("every kind of the card language has a motif, or is known to have none", () => {
  const schema = join(import.meta.dirname, "../../../docs/card.schema.json");
  const unions: Record<string, { anyOf: { $ref?: string }[] }> = JSON.parse(
    readFileSync(schema, "utf8"),
  ).$defs;
  const kinds = ["Effect", "Condition", "Amount", "Ability", "Event", "Vp"]
    .flatMap((union) => unions[union]?.anyOf ?? [])
    .flatMap(({ $ref }) => $ref?.replace("#/$defs/", "") ?? []);
  expect(kinds.length).toBeGreaterThan(70);
  expect([...Object.keys(OF_EFFECT), ...WITHOUT_MOTIF].sort()).toEqual(kinds.sort());
});

test("motifs tell keywords first and Power last", () => {
  const katana = cards.find(({ id }) => id === "katana") as CardEntry;
  expect(motifsOf(katana)).toEqual(["defense", "draw", "power"]);
});
