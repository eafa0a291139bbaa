// When the page has come to rest: pictures wait for that, a press on "Play now" does not.
import { useEffect, useState } from "react";

const SOON = 300;

/** Whether the page has come to rest, which it does not while `busy`. From then on it stays true. */
export function useCalm(busy = false): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if (busy || calm) return;
    const now = () => setCalm(true);
    const rest = () => ("requestIdleCallback" in window ? requestIdleCallback(now) : now());
    const timer = setTimeout(rest, SOON);
    return () => clearTimeout(timer);
  }, [busy, calm]);
  return calm;
}
