// Drawing a picture takes some milliseconds of the page's only thread, and painting it some more. Where
// many come together, each frame brings a few, so that no press waits for all of them.
import { useLayoutEffect, useState } from "react";

const AT_ONCE = 2;
const waiting = new Set<() => void>();
let drawn = 0;

function next(): void {
  drawn = 0;
  for (const draw of waiting) {
    if (drawn === AT_ONCE) break;
    waiting.delete(draw);
    begin(draw);
  }
}

function begin(draw: () => void): void {
  if (!drawn) requestAnimationFrame(next);
  drawn += 1;
  draw();
}

function inTurn(draw: () => void): () => void {
  if (drawn < AT_ONCE) begin(draw);
  else waiting.add(draw);
  return () => waiting.delete(draw);
}

/** Whether it is the turn of a picture that is wanted; once it is, it stays so. */
export function useTurn(wanted: boolean): boolean {
  const [mine, setMine] = useState(false);
  useLayoutEffect(
    () => (wanted && !mine ? inTurn(() => setMine(true)) : undefined),
    [wanted, mine],
  );
  return mine;
}
