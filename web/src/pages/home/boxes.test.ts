import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import cards from "../../art/cards.json";
import { CAST } from "../../base/tables/boxes";
import english from "../../base/words/en.json";
import { type Setup, valuesOf } from "../../fair/deal";

const BOXES = [...new Set((cards as { box: string }[]).map(({ box }) => box))];
const CSS = readFileSync(join(import.meta.dirname, "home.css"), "utf8");
const WORDS: Record<string, string> = english.box;

/** A plain table of a box. */
const table = (box: string): Setup => ({
  box,
  recipe: null,
  players: 2,
  super_villains: 8,
  hero_choice: "deal",
  heroes: [],
  variants: [],
  teams: [],
  first: null,
  left_out: [],
  gifts: [],
  arranged: [],
});

test("the first page shows every box", () => {
  expect(Object.keys(CAST).sort()).toEqual([...BOXES].sort());
});

test.each(BOXES)("%s has a picture, colours, a name and a line that describes it", (box) => {
  const figures = new Set((cards as { id: string }[]).map(({ id }) => id));
  expect(CAST[box]?.length).toBeGreaterThanOrEqual(2);
  expect(CAST[box]?.filter((figure) => ![...figures].some((id) => id.startsWith(figure)))).toEqual(
    [],
  );
  expect(CSS).toContain(`.side[data-box="${box}"]`);
  expect(WORDS[box]).toBeTruthy();
  expect(WORDS[`${box}-text`]).toBeTruthy();
});

test.each(BOXES)("a deal of %s can be checked", (box) => {
  const { stacked, fighting } = valuesOf(table(box));
  const kinds = new Set(
    (cards as { box: string; kind: string }[]).flatMap((card) =>
      card.box === box ? [card.kind] : [],
    ),
  );
  expect(stacked).toBe(kinds.has("super-villain"));
  expect(fighting).toBe(kinds.has("character"));
});

test.each(BOXES)("a game of %s was recorded for the tests of the stage", (box) => {
  const streams = join(import.meta.dirname, "../../board/live/streams");
  expect(existsSync(join(streams, `${box}.json.gz`))).toBe(true);
  expect(readFileSync(join(streams, "load.ts"), "utf8")).toContain(`"${box}"`);
});
