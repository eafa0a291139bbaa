// Where things are on the screen, for as long as something points at them.
import { useEffect, useState } from "react";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How often is looked whether something has moved: cards fly, sheets open, the window turns. */
const OFTEN = 100;

/** What an option lies on, as far as it is in sight; of equal cards the first. */
export function placeOf(option: number): Element | null {
  const all = [...document.querySelectorAll(`.t-board [data-options~="${option}"]`)];
  const seen = all.filter((each) => each.getBoundingClientRect().width > 0);
  const found = seen.find((each) => each.closest(".scene")) ?? seen[0];
  return found?.querySelector(".t-card") ?? found ?? null;
}

export function boxOf(on: Element): Box {
  const { left, top, width, height } = on.getBoundingClientRect();
  const round = (n: number) => Math.round(n);
  return { left: round(left), top: round(top), width: round(width), height: round(height) };
}

/** The boxes of the elements found now, and again whenever something has moved. */
export function useBoxes(find: () => (Element | null)[]): Box[] {
  const [boxes, setBoxes] = useState<Box[]>([]);
  useEffect(() => {
    const look = () => {
      const found = find().flatMap((each) => (each ? boxOf(each) : []));
      setBoxes((old) => (JSON.stringify(old) === JSON.stringify(found) ? old : found));
    };
    look();
    const timer = setInterval(look, OFTEN);
    addEventListener("resize", look);
    return () => {
      clearInterval(timer);
      removeEventListener("resize", look);
    };
  }, [find]);
  return boxes;
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

const GAP = 16;
const EDGE = 8;

/** A place for words next to what they point at: over nothing that is lit, and inside the window. */
export function nextTo(
  target: Box,
  lit: readonly Box[],
  size: { width: number; height: number },
  window: { width: number; height: number },
): { left: number; top: number } {
  const { width, height } = size;
  const within = (n: number, most: number) => Math.max(EDGE, Math.min(most - EDGE, n));
  const middle = target.left + target.width / 2;
  const left = within(middle - width / 2, window.width - width);
  const top = within(target.top + target.height / 2 - height / 2, window.height - height);
  const below = { left, top: target.top + target.height + GAP };
  const above = { left, top: target.top - GAP - height };
  const after = { left: target.left + target.width + GAP, top };
  const before = { left: target.left - GAP - width, top };
  const low = target.top + target.height / 2 > window.height / 2;
  const places = [...(low ? [above, below] : [below, above]), before, after];
  const fits = (at: { left: number; top: number }) => {
    const box = { ...at, width, height };
    return (
      at.left >= EDGE &&
      at.top >= EDGE &&
      at.left + width <= window.width - EDGE &&
      at.top + height <= window.height - EDGE &&
      ![target, ...lit].some((each) => overlap(box, each))
    );
  };
  const found = places.find(fits);
  if (found) return found;
  // no room next to it: at the other end of the window
  return { left, top: low ? EDGE : window.height - height - EDGE };
}
