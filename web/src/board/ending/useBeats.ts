// The clock of an ending: which total stands now, and whether the deciding card is there.
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Plan } from "./beats";

export interface Beats {
  /** Whether it still runs; a press or Space ends it. */
  runs: boolean;
  skip(): void;
  /** The points so far of each lane. */
  totals: number[];
  /** Whether the deciding card has come. */
  gold: boolean;
  /** How often a total has changed. */
  ticks: number;
}

/** Follow a plan from now on; `runs` is false where all is to be seen at once. */
export function useBeats(plan: Plan, runs: boolean): Beats {
  const [passed, setPassed] = useState(runs ? 0 : Number.POSITIVE_INFINITY);
  const began = useRef<number | null>(null);
  const times = useMemo(() => {
    const all = [...plan.counts.map(({ at }) => at), plan.gold ?? 0, plan.ends];
    return [...new Set(all)].sort((one, other) => one - other);
  }, [plan]);
  useEffect(() => {
    if (passed === Number.POSITIVE_INFINITY) return;
    began.current ??= performance.now();
    const next = times.find((at) => at > passed);
    const wait = next === undefined ? 0 : began.current + next - performance.now();
    const timer = setTimeout(
      () => setPassed(next ?? Number.POSITIVE_INFINITY),
      document.hidden ? 0 : Math.max(0, wait),
    );
    return () => clearTimeout(timer);
  }, [passed, times]);
  const skip = useCallback(() => setPassed(Number.POSITIVE_INFINITY), []);
  const come = plan.counts.filter(({ at }) => at <= passed);
  const totals = plan.slices.map(
    (_, lane) => come.filter((count) => count.lane === lane).at(-1)?.points ?? 0,
  );
  const gold = plan.gold !== null && passed >= plan.gold;
  return { runs: passed < plan.ends, skip, totals, gold, ticks: come.length };
}
