import { expect, test } from "vitest";
import { ago } from "./ago";

const NOW = 1_700_000_000_000;

test.each([
  [20_000, "now"],
  [-5_000, "now"],
  [120_000, "2 minutes ago"],
  [7_300_000, "2 hours ago"],
  [90_000_000, "yesterday"],
  [260_000_000, "3 days ago"],
])("%d ms before now is %s", (passed, words) => {
  expect(ago(NOW - passed, "en", NOW)).toBe(words);
});

test("the words are those of the language", () => {
  expect(ago(NOW - 7_300_000, "es", NOW)).toBe("hace 2 horas");
});
