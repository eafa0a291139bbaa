// The clock of both futures: how many beats have come since all was known.
import { useCallback, useEffect, useState } from "react";
import { moves, settings } from "../../../base/preferences/settings";
import { SPEEDS } from "../../../board/stage/timing";
import { BEATS, LAST } from "./stories";

export interface Beats {
  beat: number;
  skip(): void;
  again(): void;
}

/** Beats follow each other from when all is `ready`; without motion there are three cuts. */
export function useBeats(ready: boolean): Beats {
  const [beat, setBeat] = useState(0);
  useEffect(() => {
    if (!ready || beat >= LAST) return;
    const pace = SPEEDS[settings().speed];
    const wait = (BEATS[beat] ?? 0) - (BEATS[beat - 1] ?? 0);
    const next = moves() || beat < 2 ? beat + 1 : LAST;
    const timer = setTimeout(() => setBeat(next), document.hidden ? 0 : wait * pace);
    return () => clearTimeout(timer);
  }, [ready, beat]);
  const skip = useCallback(() => setBeat(LAST), []);
  const again = useCallback(() => setBeat(0), []);
  return { beat: ready ? beat : 0, skip, again };
}
