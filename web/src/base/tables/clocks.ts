// The clocks of tables by their names, as the words know them.
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LIVE = 60_000;

export interface ClockRules {
  turn: number;
  bank: number;
  gain?: number;
  by_days?: boolean;
}

export type ClockName = "none" | "fast" | "live" | "daily" | "days" | "weekly" | "untimed";

/** Whether a game goes on for days, so that its players are called. */
export const isSlow = ({ turn, bank, by_days }: ClockRules): boolean =>
  !!by_days || Math.max(turn, bank) >= HOUR;

export function clockName(clock: ClockRules): ClockName {
  const { turn, bank, gain, by_days } = clock;
  if (by_days) return "untimed";
  if (!turn && !bank) return "none";
  if (gain) return gain < DAY ? "days" : "weekly";
  if (isSlow(clock)) return "daily";
  return turn < LIVE ? "fast" : "live";
}
