// A result made readable: whose points came from which cards, and what decided a tie.
import type { CountedInView, ResultInView } from "../../base/wire/messages";

export interface Side {
  seats: number[];
  points: number;
  /** Tie-breaks, the most important first. */
  ties: number[];
  won: boolean;
}

/** Players who score together, the winners first, then by points. */
export function sidesOf(result: ResultInView, teams: readonly number[]): Side[] {
  const sides = [...new Set(teams)].map((team) => {
    const seats = teams.flatMap((each, seat) => (each === team ? [seat] : []));
    const sum = (values: (number | undefined)[]) =>
      values.reduce<number>((total, each) => total + (each ?? 0), 0);
    return {
      seats,
      points: sum(seats.map((seat) => result.points[seat])),
      ties: (result.tie_breaks ?? []).map((_, at) =>
        sum(seats.map((seat) => result.ties[seat]?.[at])),
      ),
      won: seats.some((seat) => result.winners.includes(seat)),
    };
  });
  return sides.sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points);
}

export interface Tie {
  points: number;
  /** The compared numbers, up to the deciding one, with the number of each tied side. */
  steps: { what: string; of: { seats: number[]; n: number }[] }[];
  /** Whether nothing was left between them, so that they share the win. */
  shared: boolean;
}

/** What decided between sides with the most points; null where one had more than all others. */
export function tieOf(result: ResultInView, sides: readonly Side[]): Tie | null {
  if (!result.points.length || !result.tie_breaks) return null;
  const points = Math.max(...sides.map((side) => side.points));
  let tied = sides.filter((side) => side.points === points);
  // a game that a defeat decides at once (G3) has a winner at any points
  if (tied.length < 2 || !tied.some((side) => side.won)) return null;
  const steps: Tie["steps"] = [];
  for (const [at, what] of result.tie_breaks.entries()) {
    steps.push({ what, of: tied.map(({ seats, ties }) => ({ seats, n: ties[at] ?? 0 })) });
    const most = Math.max(...tied.map((side) => side.ties[at] ?? 0));
    tied = tied.filter((side) => side.ties[at] === most);
    if (tied.length === 1) break;
  }
  return { points, steps, shared: tied.length > 1 };
}

export const totalOf = (line: CountedInView): number => line.copies * line.each;
