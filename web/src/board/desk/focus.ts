// Focus that is never lost: what has it may vanish with the next step of the game.
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";

/** The list in which the focus was, and at which place. */
interface Place {
  list: Element | null;
  at: number;
}

/** Where the focus goes when it has nowhere else to go. */
export const HOME = { "data-focus-home": "", tabIndex: -1 } as const;

/** What opens above the table keeps the focus itself, and gives it back. */
const SHEET = "[role=dialog]";

const CAN_HAVE_IT = "button:not(:disabled), a[href], [tabindex='0']";

function placeOf(on: Element): Place {
  const item = on.closest("li");
  const list = item?.parentElement ?? null;
  return { list, at: item && list ? [...list.children].indexOf(item) : 0 };
}

/** What has the place of something that is gone: its neighbour in the list, or else home. */
export function heirOf({ list, at }: Place): HTMLElement | null {
  const items = list?.isConnected ? [...list.children] : [];
  const next = items[Math.min(at, items.length - 1)]?.querySelector<HTMLElement>(CAN_HAVE_IT);
  return (
    (next?.closest("[inert]") ? null : next) ??
    document.querySelector<HTMLElement>("[data-focus-home]")
  );
}

const nowhere = () => !document.activeElement || document.activeElement === document.body;

/** New and important parts take the focus that nothing else needs. */
export function useTakenFocus(on: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (nowhere() || document.activeElement?.matches("[data-focus-home]"))
      on.current?.focus({ preventScroll: true });
  }, [on]);
}

/** One stop for Tab, however much is inside: the arrows go from one thing to the next. */
export function leafThrough(event: KeyboardEvent<HTMLElement>, things: string): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(things)];
  if (!step || !all.length) return;
  const at = all.findIndex((each) => each === document.activeElement);
  const next = at < 0 ? all.at(step > 0 ? 0 : -1) : all[at + step];
  event.preventDefault();
  next?.focus();
}

/** For who plays by keys: after each step the focus is where it was, or as near as can be. */
export function useKeptFocus(): void {
  const last = useRef<Place | null>(null);
  const keep = () => {
    if (last.current && nowhere() && !document.querySelector(SHEET))
      heirOf(last.current)?.focus({ preventScroll: true });
  };
  useEffect(() => {
    const noted = (event: FocusEvent) => {
      const on = event.target;
      if (on instanceof Element && !on.closest(SHEET))
        last.current = on.matches(":focus-visible") ? placeOf(on) : null;
    };
    const pressed = () => {
      last.current = null; // a pointer needs no focus, and the keys stay the table's
    };
    // a browser takes the focus from a disabled or hidden part when it draws, after all effects;
    // a sheet that closes gives it back in the next frame, so this one waits for a second
    const lost = () => void requestAnimationFrame(() => requestAnimationFrame(keep));
    document.addEventListener("focusin", noted);
    document.addEventListener("focusout", lost);
    document.addEventListener("pointerdown", pressed);
    // the page before is gone, and what had the focus there
    if (nowhere()) heirOf({ list: null, at: 0 })?.focus({ preventScroll: true });
    return () => {
      document.removeEventListener("focusin", noted);
      document.removeEventListener("focusout", lost);
      document.removeEventListener("pointerdown", pressed);
    };
  }, []);
  useEffect(keep);
}
