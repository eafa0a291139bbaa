import { expect, test } from "vitest";
import fixture from "../base/wire/fixture.json";
import type { CardEntry } from "../base/wire/queries";
import { MOTIFS, type Motif, motifsOf } from "./motifs";
import signs from "./signs.json";

const cards = fixture as CardEntry[];

test("the path of a motif holds only numbers and plain commands", () => {
  for (const motif of Object.keys(MOTIFS) as Motif[])
    expect(MOTIFS[motif], motif).toMatch(/^[MLHVCZ\d\s.-]+$/);
});

test("every sign of a kind is a motif", () => {
  const drawn = Object.values(signs).filter((sign) => sign !== null);
  expect(drawn.length).toBeGreaterThan(60);
  expect(drawn.filter((sign) => !(sign in MOTIFS))).toEqual([]);
});

test("motifs tell keywords first and Power last", () => {
  const katana = cards.find(({ id }) => id === "katana") as CardEntry;
  expect(motifsOf(katana)).toEqual(["defense", "draw", "power"]);
});
