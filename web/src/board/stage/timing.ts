// How long everything takes: the one table of the stage's figures, in milliseconds at normal speed.
import type { Speed } from "../../base/preferences/settings";
import type { BeatKind } from "./beats";

export const SPEEDS: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.22, off: 0 };

/**
 * A beat comes `in`, is held, and goes `out`. The next one comes in while it goes; `lead` is what
 * of its going the next one waits for.
 */
export interface Timing {
  in: number;
  hold: number;
  out: number;
  lead: number;
}

const timing = (come: number, hold: number, out: number, lead = 0): Timing => ({
  in: come,
  hold,
  out,
  lead,
});

export const TIMING: Record<BeatKind, Timing> = {
  plays: timing(160, 600, 120),
  folds: timing(120, 380, 100),
  gains: timing(80, 320, 280, 80),
  attack: timing(420, 900, 160),
  hit: timing(340, 700, 200),
  falls: timing(280, 1200, 320),
  appears: timing(420, 1600, 240),
  declared: timing(420, 1200, 200),
  block: timing(120, 600, 160),
  outcome: timing(300, 1400, 300),
  shuffle: timing(120, 260, 120),
  ends: timing(120, 180, 0),
  "my-turn": timing(260, 900, 200),
  over: timing(500, 1600, 0),
};

/** One's own plays and purchases: seen, and in no one's way. */
export const QUICK = timing(90, 160, 90);

/** A card that joins a run of Starters keeps the run in sight for at least so long. */
export const JOINS = 190;

/** A second press within this time ends everything that waits. */
export const TWICE = 350;

/**
 * A beat is timed from when the page shows it. One that is never shown ends all the same, so long after
 * its last sign of life: that it is played, that it is in the page, that it begins to come in.
 */
export const UNSEEN = 8000;

/** The time after which late pictures are not waited for. */
export const PICTURES_TIMEOUT = 5000;

/** The time after which a motion is not waited for. */
export const MOTION_TIMEOUT = 5000;

/** All stands still for so long when a Super-Villain or a Level falls. */
export const FREEZE_MS = 80;

/** A point of Power ticks up in so long. */
export const TICK = 40;

/** The answers of a scene rise one after the other. */
export const RISE = { first: 500, apart: 100 } as const;

/** What a beat takes at a speed; without motion nothing travels, and all is held as long. */
export function taken(base: Timing, speed: number, still: boolean): Timing {
  const scaled = (ms: number) => Math.round(ms * speed);
  return {
    in: still ? 0 : scaled(base.in),
    hold: scaled(base.hold),
    out: still ? 0 : scaled(base.out),
    lead: still ? 0 : scaled(base.lead),
  };
}

/** Until the next beat may begin. */
export const lasts = ({ in: come, hold, lead }: Timing): number => come + hold + lead;
