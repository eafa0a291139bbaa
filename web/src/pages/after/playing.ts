// A replay that plays by itself: its frames go through the same director as a live table.
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { followSettings, moves, settings } from "../../base/preferences/settings";
import type { CardInView, EventInView, PublicView } from "../../base/wire/messages";
import type { CardEntry } from "../../base/wire/queries";
import { type Live, NOTHING } from "../../board/live/live";
import { Director, type Pace, type Staged } from "../../board/stage/director";
import { CLOCK } from "../../board/stage/queue";
import { SPEEDS } from "../../board/stage/timing";
import type { Frame, Seen } from "./frames";

const PACE: Pace = {
  speed: () => (document.hidden ? 0 : SPEEDS[settings().speed]),
  still: () => !moves(),
};

/** Until the next step, where nothing is to be seen of one, and where nothing is played at all. */
const PAUSE = { none: 60, off: 450 } as const;

/** A frame as a table with a spectator: nothing is asked, all players are others. */
export function liveOf(frame: Frame, names: string[], stepped: boolean): Live {
  const view = frame.view as unknown as Seen;
  const hands: Record<string, CardInView[]> = {};
  for (const { seat, hand } of view.seats) if (hand) hands[seat] = hand;
  return {
    ...NOTHING,
    line: "open",
    position: frame.position,
    public: view as unknown as PublicView,
    private: { seat: -1, hands, ask: null },
    names,
    last: stepped
      ? {
          position: frame.position,
          events: frame.events as unknown as EventInView[],
          lines: frame.lines,
          told: 0, // nothing is undone in a replay
          undone: false,
        }
      : null,
  };
}

/** The board of a replay as it stands on the stage: hands lie with their owners again. */
export function seenOn({ public: shown, private: known }: Live): Seen | null {
  if (!shown) return null;
  const seats = shown.seats.map((seat) => {
    const hand = known?.hands[seat.seat];
    return hand ? { ...seat, hand } : seat;
  });
  return { ...shown, seats } as unknown as Seen;
}

export interface Playing {
  on: boolean;
  toggle(): void;
  stop(): void;
}

interface Wanted {
  /** The frame to show; undefined while it is fetched. */
  frame: Frame | undefined;
  names: string[];
  cards: Map<string, CardEntry>;
  last: number;
  /** Go on to the next frame. */
  next(): void;
}

export function useReplay({
  frame,
  names,
  cards,
  last,
  next,
}: Wanted): [Staged, Director, Playing] {
  const director = useMemo(() => new Director(NOTHING, CLOCK, PACE), []);
  const [on, setOn] = useState(false);
  const before = useRef(-1);
  const goOn = useRef(next);
  goOn.current = next;
  useEffect(() => director.know(cards), [director, cards]);
  useEffect(() => {
    const stop = () => {
      if (PACE.speed() === 0) director.jump();
    };
    const end = followSettings(stop);
    return () => {
      end();
      director.jump();
    };
  }, [director]);
  useEffect(() => {
    if (!frame) return;
    const stepped = on && frame.position === before.current + 1;
    before.current = frame.position;
    director.hear(liveOf(frame, names, stepped));
  }, [director, frame, names, on]);
  const staged = useSyncExternalStore(director.follow, director.staged);
  const at = frame?.position ?? -1;
  const idle = !staged.now && !staged.closed && staged.live.position === at;
  useEffect(() => {
    if (!on || at < 0) return;
    if (at >= last) return setOn(false);
    if (!idle) return;
    const pause = PACE.speed() === 0 ? PAUSE.off : PAUSE.none;
    const timer = setTimeout(() => goOn.current(), pause);
    return () => clearTimeout(timer);
  }, [on, at, last, idle]);
  const stop = () => {
    setOn(false);
    director.jump();
  };
  return [staged, director, { on, stop, toggle: () => (on ? stop() : setOn(true)) }];
}
