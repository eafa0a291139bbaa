// Keys at the table: numbers answer, Enter and Space do the main thing, E ends, U takes back, H asks the coach.
import { useEffect, useRef } from "react";

export interface Keys {
  option(at: number): void;
  main(): void;
  end(): void;
  undo(): void;
  hint(): void;
  help(): void;
}

const TYPING = "input, textarea, select, [contenteditable]";
const PRESSED_BY_ENTER = "button, a, summary, [role=button]";

/** What a key means at the table; nothing while one types, or a sheet is open. */
export function meaning(key: string, on: Element | null, keys: Keys): (() => void) | null {
  if (on?.closest(TYPING) || on?.closest("[role=dialog]")) return null;
  if (/^[1-9]$/.test(key)) return () => keys.option(Number(key) - 1);
  if (key === "Enter" || key === " ") return on?.closest(PRESSED_BY_ENTER) ? null : keys.main;
  if (key === "e" || key === "E") return keys.end;
  if (key === "u" || key === "U") return keys.undo;
  if (key === "h" || key === "H") return keys.hint;
  return key === "?" ? keys.help : null;
}

export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const does = meaning(
        event.key,
        event.target instanceof Element ? event.target : null,
        latest.current,
      );
      if (!does) return;
      event.preventDefault();
      does();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}
