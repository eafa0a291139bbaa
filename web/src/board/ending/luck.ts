// Choices and luck apart, in games of a hundred, and one heading for both.
import type { Review } from "../../base/wire/coached";

export const VERDICTS = [
  "earned",
  "team",
  "better",
  "well",
  "kind",
  "unkind",
  "fair",
  "found",
  "hard",
] as const;
export type LuckVerdict = (typeof VERDICTS)[number];

export interface Judged {
  verdict: LuckVerdict;
  /** How far the own side's choices were ahead of those of the best other side, and what luck did. */
  choices: number;
  luck: number;
  /** What the own side's choices did, and the most that those of another side did against it. */
  mine: number;
  theirs: number;
}

/** Sides that differ by less chose equally well. */
const EVEN = 5;
/** More luck than this is much. */
const MUCH = 10;

const hundred = (share: number): number => Math.round(100 * share) + 0;

/** Return what a review says of luck and choices; `teams` by seat, `won` also for who shares the win. */
export function judgedBy(review: Review, teams: readonly number[], won: boolean): Judged {
  const team = teams[review.seat];
  const sum = (of: number | undefined) =>
    review.choices.reduce((total, each, seat) => total + (teams[seat] === of ? each : 0), 0);
  const mine = hundred(sum(team));
  const others = [...new Set(teams)].filter((each) => each !== team);
  const theirs = Math.max(...others.map((each) => hundred(-sum(each))));
  const [luck, rest] = [hundred(review.luck), hundred(review.rest)];
  const figures = { choices: mine - theirs, luck, mine, theirs };
  const several = teams.filter((each) => each === team).length > 1;
  return { ...figures, verdict: verdictOf({ ...figures, rest, won, several }) };
}

interface Figures extends Omit<Judged, "verdict"> {
  rest: number;
  won: boolean;
  several: boolean;
}

function verdictOf({ choices: ahead, luck, rest, won, several }: Figures): LuckVerdict {
  if (Math.abs(rest) > Math.max(Math.abs(ahead), Math.abs(luck))) return "hard";
  if (ahead >= EVEN && won) return several ? "team" : "earned";
  if (ahead >= EVEN) return luck < -MUCH ? "better" : "well";
  if (won && luck > MUCH) return "kind";
  if (Math.abs(ahead) <= EVEN && Math.abs(luck) <= MUCH) return "fair";
  if (!won && ahead < -EVEN) return "found";
  if (!won && luck < -MUCH) return "unkind";
  return "hard";
}
