import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import cards from "../../../made/cards.json";
import { castOf, coloursOf, BOXES as SHOWN } from "../../base/boxes/boxes";
import { WORDS } from "../../base/words/words";

const BOXES = [...new Set((cards as { box: string }[]).map(({ box }) => box))];
const NAMED: Record<string, string> = WORDS.en.box;

test("the first page shows every box", () => {
  expect(SHOWN).toEqual(BOXES);
});

test.each(BOXES)("%s has a picture, colours, a name and a line that describes it", (box) => {
  const figures = new Set((cards as { id: string }[]).map(({ id }) => id));
  expect(castOf(box)?.length).toBeGreaterThanOrEqual(2);
  expect(
    castOf(box)?.filter((figure) => ![...figures].some((id) => id.startsWith(figure))),
  ).toEqual([]);
  for (const colour of Object.values(coloursOf(box))) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  expect(NAMED[box]).toBeTruthy();
  expect(NAMED[`${box}-text`]).toBeTruthy();
});

test.each(BOXES)("a game of %s was recorded for the tests of the stage", (box) => {
  const streams = join(import.meta.dirname, "../../board/live/streams");
  expect(existsSync(join(streams, `${box}.json.gz`))).toBe(true);
});
