// Reports to a slow table that its player looks at it: a visible window with input. An open tab does not count.
import { useEffect } from "react";

/** A sign of input holds for two minutes at the server. */
const EVERY_MS = 30_000;
const INPUTS = ["pointerdown", "pointermove", "keydown", "wheel"] as const;

export function useLooking(slow: boolean, report: (on: boolean) => void): void {
  useEffect(() => {
    if (!slow) return;
    let last = 0;
    const input = () => {
      if (document.visibilityState === "hidden" || Date.now() - last < EVERY_MS) return;
      last = Date.now();
      report(true);
    };
    const turned = () => {
      if (document.visibilityState !== "hidden" || !last) return;
      last = 0;
      report(false);
    };
    input();
    for (const type of INPUTS) addEventListener(type, input, { passive: true });
    document.addEventListener("visibilitychange", turned);
    return () => {
      for (const type of INPUTS) removeEventListener(type, input);
      document.removeEventListener("visibilitychange", turned);
    };
  }, [slow, report]);
}
