import { expect, test } from "vitest";
import { bring } from "./flights";

const box = (left: number, top: number, width: number, height: number) =>
  new DOMRect(left, top, width, height);

test("a card is brought to another place and size about its middle", () => {
  expect(bring(box(0, 0, 50, 70), box(100, 200, 100, 140))).toBe(
    "translate(125px, 235px) scale(2)",
  );
});

test("a line of a list is not blown up to a card", () => {
  expect(bring(box(0, 0, 150, 24), box(0, 0, 100, 140))).toBe("translate(-25px, 58px) scale(1)");
});
