import { expect, test } from "vitest";
import { company } from "./company";

const LEVELS = ["pip", "goldie", "tilda", "joker"].map((id, at) => ({
  id,
  level: at + 1,
  name: id,
  character: {},
}));

test("the one who was picked sits first, then the nearest, the weaker one before the stronger", () => {
  expect(company("goldie", LEVELS, 2)).toEqual([null, "goldie"]);
  expect(company("goldie", LEVELS, 4)).toEqual([null, "goldie", "pip", "tilda"]);
  expect(company("joker", LEVELS, 4)).toEqual([null, "joker", "tilda", "goldie"]);
});

test("a bot of one's own sits in every seat", () => {
  expect(company("mybot:Mine", LEVELS, 3)).toEqual([null, "mybot:Mine", "mybot:Mine"]);
});

test("where there are more seats than levels, they begin again", () => {
  expect(company("pip", LEVELS.slice(0, 2), 4)).toEqual([null, "pip", "goldie", "pip"]);
});
