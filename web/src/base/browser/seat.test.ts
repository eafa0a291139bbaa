import { expect, test } from "vitest";
import { seatIn } from "./seat";

test("an address names a seat by its number, also one with the quotation marks of old links", () => {
  expect([0, "0", "-1", "all", "", "x", 1.5].map(seatIn)).toEqual([
    0,
    0,
    -1,
    "all",
    "all",
    "all",
    "all",
  ]);
});
