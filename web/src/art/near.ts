// In a long list, a picture is drawn when it comes near the screen; elsewhere at once.
import { createContext, type RefObject, useContext, useEffect, useState } from "react";

/** Set to true around a long list. */
export const DrawWhenNear = createContext(false);

const MARGIN = "600px";
const watched = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

function watch(element: Element, arrived: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) watched.get(target)?.();
    },
    { rootMargin: MARGIN },
  );
  const eyes = observer;
  watched.set(element, arrived);
  eyes.observe(element);
  return () => {
    watched.delete(element);
    eyes.unobserve(element);
  };
}

/** Whether it is time to draw what stands in this room. */
export function useNear(room: RefObject<Element | null>): boolean {
  const waits = useContext(DrawWhenNear);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!waits || near || !room.current) return;
    return watch(room.current, () => setNear(true));
  }, [waits, near, room]);
  return near || !waits;
}
