// When a part of the page can be seen: its pictures are drawn and decoded, and it has come in.
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Director, Playing } from "./director";
import { MOTION_TIMEOUT, PICTURES_TIMEOUT } from "./timing";

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

/** Wait until a part has come in: on a slow page its motion begins late, and ends after its time. */
async function entered(part: Element, ms: number): Promise<void> {
  await frame();
  await frame();
  const moving = [part, ...part.querySelectorAll("[data-comes]")];
  const motions = moving
    .flatMap((each) => each.getAnimations())
    .map(({ finished }) => finished.catch(() => undefined));
  await Promise.all([after(ms), Promise.race([Promise.all(motions), after(MOTION_TIMEOUT)])]);
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
    const part = here.current;
    const wait = part && (drawn ? entered(part, come) : painted(part));
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
