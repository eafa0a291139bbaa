// When the page has come to rest: pictures wait for that, a press on "Play now" does not.
import { useEffect, useState } from "react";

const SOON = 300;

export function useCalm(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const now = () => setCalm(true);
    const rest = () => ("requestIdleCallback" in window ? requestIdleCallback(now) : now());
    const timer = setTimeout(rest, SOON);
    return () => clearTimeout(timer);
  }, []);
  return calm;
}
