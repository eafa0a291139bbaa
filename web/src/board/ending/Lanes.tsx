// The points of every side as a lane of cards, and its total; the side that won comes first.
import { LEVELS } from "../../base/opponents/levels";
import { type EndingSay, useEndingWords } from "../../base/words/ending";
import { PointBar, scaleOf } from "../../widgets/PointBar";
import { FaceOf } from "./FaceOf";
import type { Ended } from "./facts";
import type { Decisive, Lane } from "./lanes";

interface LanesProps {
  ended: Ended;
  lanes: readonly Lane[];
  decisive: readonly Decisive[];
  /** When each slice comes. */
  times: readonly number[][];
  totals: readonly number[];
}

export function Lanes({ ended, lanes, decisive, times, totals }: LanesProps) {
  const { t } = useEndingWords();
  const scale = scaleOf(lanes.map(({ slices }) => slices));
  return (
    <ol className="ending-lanes" data-many={lanes.length > 2 || undefined}>
      {lanes.map(({ seats, won, slices }, lane) => (
        <li
          key={seats.join()}
          data-won={won || undefined}
          data-own={seats.includes(ended.seat) || undefined}
        >
          <span className="ending-faces">
            {seats.map((seat) => (
              <FaceOf key={seat} card={ended.heroes[seat]} />
            ))}
          </span>
          <p className="ending-name" aria-hidden="true">
            {heroesOf(ended, seats)} <small>{playersOf(ended, seats, t)}</small>
          </p>
          <PointBar
            scale={scale}
            slices={slices.map(({ id, points }, at) => ({
              id,
              points,
              card: ended.cards.get(id),
              gold: decisive.some((each) => each.lane === lane && each.slice === at),
              at: times[lane]?.[at] ?? 0,
            }))}
          />
          <b className="ending-total" aria-hidden="true">
            {signed(totals[lane] ?? 0)}
          </b>
          <span className="unseen">{laneSaid(ended, lanes[lane] as Lane, t)}</span>
        </li>
      ))}
    </ol>
  );
}

const signed = (n: number) => String(n).replace("-", "−");

const heroesOf = ({ heroes, names }: Ended, seats: readonly number[]): string =>
  seats.map((seat) => heroes[seat]?.name ?? names[seat]).join(" & ");

/** Who played; of a bot with its level. */
function playersOf({ names, bots }: Ended, seats: readonly number[], t: EndingSay): string {
  return seats
    .map((seat) => {
      const level = LEVELS.find(({ id }) => id === bots[seat])?.level;
      return level ? t("ending.level", { name: names[seat], level }) : names[seat];
    })
    .join(" & ");
}

/** A lane in words: who, how many points, and from which cards. */
function laneSaid(ended: Ended, { seats, points, slices }: Lane, t: EndingSay): string {
  const counts = new Map<string, { n: number; points: number }>();
  for (const { id, points } of slices) counts.set(id, { n: (counts.get(id)?.n ?? 0) + 1, points });
  const cards = [...counts].map(([id, { n, points }]) =>
    [n > 1 && `${n} ×`, ended.cards.get(id)?.name ?? id, signed(points)].filter(Boolean).join(" "),
  );
  const who = `${heroesOf(ended, seats)}, ${playersOf(ended, seats, t)}`;
  return `${who}, ${t("score.points", { count: points })}: ${cards.join(", ")}.`;
}
