// When a part of the page can be seen: its pictures are drawn, decoded and painted.
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Director } from "./director";
import { PICTURES_TIMEOUT } from "./timing";

const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
const after = (ms: number): Promise<unknown> => new Promise((done) => setTimeout(done, ms));

const isFilled = (part: Element): boolean =>
  [...part.querySelectorAll(".art")].every((room) => room.querySelector("img"));

/** Wait until every picture has come into its room: they are drawn a few a frame. */
function filled(part: Element): Promise<void> {
  if (isFilled(part)) return Promise.resolve();
  return new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (!isFilled(part)) return;
      observer.disconnect();
      done();
    });
    observer.observe(part, { childList: true, subtree: true });
  });
}

async function decoded(part: Element): Promise<void> {
  await filled(part);
  const pictures = [...part.querySelectorAll<HTMLImageElement>(".art img")];
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
}

/** Wait until a part of the page has been painted with its pictures, or without those that do not come. */
export async function painted(part: Element, timeout = PICTURES_TIMEOUT): Promise<void> {
  await Promise.race([decoded(part), after(timeout)]);
  await frame();
  await frame(); // the one before it was painted
}

/** Tell the director when a beat can be seen; give its element the ref. */
export function usePainted(
  serial: number,
  director: Director,
): [RefObject<HTMLDivElement | null>, boolean] {
  const here = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    let gone = false;
    const seen = () => {
      if (gone) return;
      setDrawn(true);
      director.seen(serial);
    };
    if (here.current) void painted(here.current).then(seen);
    return () => {
      gone = true;
    };
  }, [serial, director]);
  return [here, drawn];
}
