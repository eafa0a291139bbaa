// Clocks and countdowns: they go on between messages.
import { useEffect, useState } from "react";
import { useWords } from "../../base/words/say";
import type { Live } from "../live/live";

export function useNow(every = 1000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

/** Milliseconds as a clock shows them: of hours and days no seconds, which would only be wide. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
  if (days) return `${days} d ${hours} h`;
  const minutes = Math.floor(seconds / 60) % 60;
  const two = (n: number) => String(n).padStart(2, "0");
  return hours ? `${hours} h ${two(minutes)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The rest of a seat's time: this decision's allowance first, then its bank. */
export function timeOf(clocks: NonNullable<Live["clocks"]>, seat: number, now: number) {
  const running = clocks.running.includes(seat);
  const passed = running ? Math.max(0, now - clocks.at) : 0;
  const turn = running ? clocks.turn - passed : 0;
  const bank = (clocks.banks[seat] ?? 0) - Math.max(0, passed - clocks.turn);
  return { running, turn: Math.max(0, turn), bank: Math.max(0, bank) };
}

export function Clock({ live, seat }: { live: Live; seat: number }) {
  const now = useNow();
  const { t } = useWords();
  if (!live.clocks) return null;
  const { running, turn, bank } = timeOf(live.clocks, seat, now);
  const left = turn > 0 ? turn : bank;
  return (
    <span
      className="t-clock"
      role="timer"
      data-running={running || undefined}
      data-low={(running && turn + bank < 20_000) || undefined}
      title={t("table.clockTitle", { bank: clockText(bank) })}
    >
      {running && turn > 0 ? clockText(turn) : clockText(left)}
    </span>
  );
}

export function Countdown({ until }: { until: number }) {
  const now = useNow();
  return <span role="timer">{clockText(until - now)}</span>;
}
