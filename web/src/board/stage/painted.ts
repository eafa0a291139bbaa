// When a part of the page can be seen: its pictures are drawn and decoded, and it has come in.
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Director, Playing } from "./director";
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

/** Wait until a part of the page can be painted with its pictures, or without those that do not come. */
export async function painted(part: Element, timeout = PICTURES_TIMEOUT): Promise<void> {
  await Promise.race([decoded(part), after(timeout)]);
}

/** Wait until what begins to move now has come in: its first frames may take a slow page long. */
async function entered(ms: number): Promise<void> {
  await frame();
  await frame();
  await after(ms);
}

/** Let a beat come in once its pictures are there, and report each step to the director; give its element the ref. */
export function usePainted(
  { serial, timing }: Pick<Playing, "serial" | "timing">,
  director: Director,
): [RefObject<HTMLDivElement | null>, boolean] {
  const here = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);
  const come = timing.in;
  useEffect(() => {
    let gone = false;
    director.comes(serial);
    const wait = drawn ? entered(come) : here.current && painted(here.current);
    void wait?.then(() => {
      if (gone) return;
      if (drawn) director.seen(serial);
      else setDrawn(true);
    });
    return () => {
      gone = true;
    };
  }, [serial, director, drawn, come]);
  return [here, drawn];
}
