// Keys at the table belong to places and never shift: the Line-Up has the row of letters, the hand
// the numbers. A letter goes to its card, Enter buys it; nothing but Shift+Enter ends a turn.
// Space is the stage's: it only ever skips, so that impatience plays no card.
import { useEffect, useRef } from "react";

/** The keys of the Line-Up's slots; behind them comes the stack. */
export const ROW = ["q", "w", "e", "r", "t", "y"] as const;

export interface Keys {
  /** The card in hand with that number, or the answer with it while a question is open. */
  number(n: number): void;
  /** The card of a slot, counted from 0. */
  slot(at: number): void;
  villain(): void;
  hero(): void;
  confront(): void;
  decline(): void;
  help(): void;
  call(): void;
  playAll(): void;
  main(): void;
  end(): void;
  undo(): void;
  hint(): void;
  story(): void;
  /** What the others have changed for the player. */
  changed(): void;
  /** The fan of a question out of the way, or back. */
  fold(): void;
}

/** The keys as they are shown to people, each with the name of its words. */
export const KEYS = [
  ["1–0", "number"],
  ["Q W E R T Y", "row"],
  ["S", "s"],
  ["H", "h"],
  ["C", "c"],
  ["P", "p"],
  ["⇧ ↵", "end"],
  ["␣", "space"],
  ["U", "u"],
  ["N", "n"],
  ["Esc", "fold"],
  ["A", "a"],
  ["G", "g"],
  ["L", "l"],
  ["M", "m"],
  ["I", "i"],
  ["← →", "leaf"],
  ["?", "help"],
] as const;

export const TYPING = "input, textarea, select, [contenteditable]";
const PRESSED_BY_ENTER = "button, a, summary, [role=button]";

const LETTERS: Record<string, keyof Keys> = {
  s: "villain",
  h: "hero",
  c: "confront",
  n: "decline",
  a: "call",
  p: "playAll",
  u: "undo",
  g: "hint",
  l: "story",
  m: "changed",
  "?": "help",
  escape: "fold",
};

export interface Pressed {
  key: string;
  shiftKey: boolean;
}

/** What a key means at the table; nothing while one types, or a sheet is open. */
export function meaning(
  { key, shiftKey }: Pressed,
  on: Element | null,
  keys: Keys,
): (() => void) | null {
  if (on?.closest(TYPING) || on?.closest("[role=dialog]")) return null;
  if (key === "Enter" && shiftKey) return keys.end;
  if (key === "Enter") return on?.closest(PRESSED_BY_ENTER) ? null : keys.main;
  if (/^[0-9]$/.test(key)) return () => keys.number(Number(key) || 10);
  const letter = key.toLowerCase();
  const slot = ROW.findIndex((each) => each === letter);
  if (slot >= 0) return () => keys.slot(slot);
  const name = LETTERS[letter];
  return name ? (keys[name] as () => void) : null;
}

export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const on = event.target instanceof Element ? event.target : null;
      const does = meaning(event, on, latest.current);
      if (!does) return;
      event.preventDefault();
      does();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}

/** What stands at a key and can be pressed. */
export function atKey(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`.t-board [data-key="${key}"]`);
}
