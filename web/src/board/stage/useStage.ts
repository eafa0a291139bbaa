// The director of a table, for React: it follows the table, the settings and the window.
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { followSettings, moves, settings } from "../../base/preferences/settings";
import type { LiveTable } from "../live/live";
import { Director, type Pace, type Staged } from "./director";
import { CLOCK } from "./queue";
import { SPEEDS } from "./timing";

/** Nothing is played in a hidden page, or where the table is read. */
const PACE: Pace = {
  speed: () => (document.hidden || settings().linear ? 0 : SPEEDS[settings().speed]),
  still: () => !moves(),
};

export function useStage(
  store: LiveTable,
  cards: ReadonlyMap<string, { kind: string }> | undefined,
): [Staged, Director] {
  const director = useMemo(() => new Director(store.now(), CLOCK, PACE), [store]);
  useEffect(() => {
    const hear = () => director.hear(store.now());
    const stop = () => {
      if (PACE.speed() === 0) director.jump();
    };
    const ends = [store.follow(hear), followSettings(stop)];
    document.addEventListener("visibilitychange", stop);
    hear();
    return () => {
      for (const end of ends) end();
      document.removeEventListener("visibilitychange", stop);
      director.jump();
    };
  }, [director, store]);
  useEffect(() => {
    if (cards) director.know(cards);
  }, [director, cards]);
  return [useSyncExternalStore(director.follow, director.staged), director];
}
