// What both futures of a choice come to: the order of the beats, and their sentences.
import type { FutureChoice, Futures, FutureTurn } from "../../../base/wire/futures";
import type { FuturesSay } from "../../../base/words/futures";

/** When each beat comes, in milliseconds: three beats on either side, the dots, the number. */
export const BEATS = [200, 1300, 2900, 4000, 4700] as const;
/** The beat that shows the verdict: all is there. */
export const LAST = BEATS.length;

/** The points of a player, and those of the best of the others. */
export function standing(points: readonly number[], seat: number, teams: readonly number[]) {
  const others = points.filter((_, at) => teams[at] !== teams[seat]);
  return { mine: points[seat] ?? 0, theirs: Math.max(...others) };
}

/** The choice that won more futures, and the other one; none where it is too close to call. */
export function winnerOf({ made, better, verdict }: Futures): [FutureChoice, FutureChoice] | null {
  if (verdict === "better") return [better, made];
  return verdict === "worse" ? [made, better] : null;
}

interface Names {
  card(id: string): string;
  player(seat: number): string;
}

/** The gains of a turn of a future, and the cards that others took. */
export function broughtBy(turn: FutureTurn, names: Names, t: FuturesSay): string[] {
  const gained = [...new Set(turn.gained)].map(names.card).join(", ");
  const taken = turn.lost.map(({ seat, card }) =>
    t("future.takes", { name: names.player(seat), card: names.card(card) }),
  );
  return [gained ? t("future.gains", { cards: gained }) : t("future.nothing"), ...taken];
}

interface Spoken {
  futures: Futures;
  /** What each choice is called. */
  made: string;
  better: string;
  seat: number;
  teams: readonly number[];
  names: Names;
  t: FuturesSay;
}

/** All of it in a few sentences, for those who hear the page. */
export function spoken({ futures, made, better, seat, teams, names, t }: Spoken): string {
  const story = ({ story }: FutureChoice) => {
    if (!story) return "";
    const turns = [story.first, story.parting].flatMap((turn) =>
      turn
        ? t("future.storyTurn", {
            turn: turn.turn,
            power: turn.power,
            what: broughtBy(turn, names, t).join(" "),
          })
        : [],
    );
    const end = t("future.storyEnd", {
      result: t(story.end.won ? "future.won" : "future.lost"),
      points: t("future.points", standing(story.end.points, seat, teams)),
    });
    return [...turns, end].join(" ");
  };
  const sum = t("future.summed", {
    better,
    made,
    betterWins: futures.better.wins,
    madeWins: futures.made.wins,
    of: futures.of,
  });
  return t("future.spoken", {
    made,
    better,
    madeStory: story(futures.made),
    betterStory: story(futures.better),
    sum: futures.verdict === "close" ? `${t("future.close")}. ${sum}` : sum,
  });
}
