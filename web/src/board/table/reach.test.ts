import { expect, it } from "vitest";
import { meant } from "./reach";

it("takes a press beside a small tag for one on it, and not one on the rest of the card", () => {
  const card = document.createElement("button");
  const tag = document.createElement("span");
  tag.className = "t-badge";
  card.append(tag);
  const at = (y: number) =>
    meant({ currentTarget: card, target: card, clientX: 50, clientY: y }, ".t-badge");
  expect(at(0)).toBe(false); // it is not in sight
  tag.getBoundingClientRect = () => new DOMRect(0, 100, 100, 20);
  expect([87, 89, 110, 131, 133].map(at)).toEqual([false, true, true, true, false]);
  expect(meant({ currentTarget: card, target: tag, clientX: 0, clientY: 0 }, ".t-badge")).toBe(
    true,
  );
  expect(meant({ currentTarget: card, target: card, clientX: 0, clientY: 0 }, ".t-no")).toBe(false);
});
