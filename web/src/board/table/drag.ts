// Dragging a card to where it goes, or flicking it up: shortcuts besides tap and keys, never the only
// way.
import { type PointerEvent, useRef } from "react";

const FAR_ENOUGH = 10;

/** A finger flicks a card that it moves so far up within this time, more up than aside. */
const FLICK = { PX: 36, MS: 400 } as const;

interface Drag {
  id: number;
  x: number;
  y: number;
  card: HTMLElement;
  moving: boolean;
  /** When it was taken. */
  since: number;
}

/** Handlers for a card that can be dropped on an element with `data-drop={verb}`, or flicked up. */
export function useDrag(verb: string | null, dropped: () => void) {
  const drag = useRef<Drag | null>(null);
  const justDropped = useRef(false);

  const flicks = ({ pointerType, clientX, clientY, timeStamp }: PointerEvent, from: Drag) =>
    pointerType !== "mouse" &&
    timeStamp - from.since <= FLICK.MS &&
    from.y - clientY >= FLICK.PX &&
    from.y - clientY > Math.abs(clientX - from.x);

  const release = (event: PointerEvent<HTMLElement>, drop: boolean) => {
    const now = drag.current;
    drag.current = null;
    if (!now?.moving) return;
    justDropped.current = true;
    setTimeout(() => {
      justDropped.current = false;
    }, 0);
    now.card.style.transform = "";
    now.card.classList.remove("dragged");
    document.documentElement.removeAttribute("data-dragging");
    if (!drop) return;
    if (flicks(event, now)) return dropped();
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    if (under.some((each) => each.closest(`[data-drop~="${verb}"]`))) dropped();
  };

  return {
    /** Whether a click is only the end of a drag. */
    wasDrag: () => justDropped.current,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!verb || event.button !== 0) return;
      const {
        pointerId: id,
        clientX: x,
        clientY: y,
        currentTarget: card,
        timeStamp: since,
      } = event;
      drag.current = { id, x, y, card, moving: false, since };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = drag.current;
      if (!now || now.id !== event.pointerId) return;
      const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
      if (!now.moving) {
        if (Math.hypot(dx, dy) < FAR_ENOUGH) return;
        now.moving = true;
        now.card.setPointerCapture(now.id);
        now.card.classList.add("dragged");
        document.documentElement.dataset.dragging = verb ?? "";
      }
      now.card.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => release(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => release(event, false),
  };
}
