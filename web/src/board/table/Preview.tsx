// At a desk, a card that is not shown whole where it lies is shown whole next to it, once it has been
// pointed at for a moment.
import { type CSSProperties, type RefObject, useEffect, useState } from "react";
import type { CardEntry } from "../../base/wire/queries";
import { CardFace } from "../../cards";
import { useBoard } from "../desk/context";

const MOMENT = 350;
const WIDTH = 300;
const EDGE = 12;

interface Shown {
  card: CardEntry;
  style: CSSProperties;
}

/** Next to the pointed element, on the side where there is more room, and never over it. */
export function nextTo(at: DOMRect, width: number, height: number): CSSProperties {
  const high = WIDTH * 1.4;
  const top = Math.max(EDGE, Math.min(at.top + at.height / 2 - high / 2, height - high - EDGE));
  const right = at.left + at.width / 2 < width / 2;
  return { top, left: right ? at.right + EDGE : at.left - WIDTH - EDGE };
}

export function Preview({ board }: { board: RefObject<HTMLElement | null> }) {
  const { cards, live } = useBoard();
  const [shown, setShown] = useState<Shown | null>(null);
  const { position } = live;
  useEffect(() => {
    const on = board.current;
    if (!on || !matchMedia("(hover: hover) and (pointer: fine)").matches) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: Element | null = null;
    const leave = () => {
      clearTimeout(timer);
      over = null;
      setShown(null);
    };
    const enter = (event: Event) => {
      const spot = event.target instanceof Element ? event.target.closest("[data-card]") : null;
      if (spot === over) return;
      leave();
      over = spot;
      const card = cards.get(spot?.getAttribute("data-card") ?? "");
      if (!spot || !card) return;
      timer = setTimeout(
        () =>
          setShown({ card, style: nextTo(spot.getBoundingClientRect(), innerWidth, innerHeight) }),
        MOMENT,
      );
    };
    on.addEventListener("pointerover", enter);
    on.addEventListener("pointerleave", leave);
    on.addEventListener("pointerdown", leave);
    return () => {
      leave();
      on.removeEventListener("pointerover", enter);
      on.removeEventListener("pointerleave", leave);
      on.removeEventListener("pointerdown", leave);
    };
  }, [board, cards]);
  useEffect(() => {
    if (position >= 0) setShown(null); // the table has moved on
  }, [position]);
  if (!shown) return null;
  return (
    <div className="t-preview" aria-hidden="true" style={shown.style}>
      <CardFace card={shown.card} width={WIDTH} />
    </div>
  );
}
