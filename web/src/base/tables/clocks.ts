// The clocks of tables by their names, as the words know them.
const HOUR = 3_600_000;
const LIVE = 60_000;

export type ClockName = "none" | "fast" | "live" | "daily";

export function clockName({ turn, bank }: { turn: number; bank: number }): ClockName {
  if (!turn && !bank) return "none";
  if (turn >= HOUR) return "daily";
  return turn < LIVE ? "fast" : "live";
}
