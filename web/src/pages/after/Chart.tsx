// The chance to win, turn by turn: labelled axes, and the turns that matter as buttons.
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { useWords } from "../../base/words/say";
import type { Says } from "./frames";
import { chartOf, type Mark, type Review, spread } from "./review";

interface ChartProps {
  review: Review;
  name: string;
  /** The position that is looked at. */
  at: number;
  go(mark: Mark): void;
  says: Says;
}

/** The room of a turn's label. */
const LABEL = 34;

export function Chart({ review, name, at, go, says }: ChartProps) {
  const { t } = useWords();
  const here = useRef<HTMLDivElement>(null);
  const width = useWidth(here);
  const { chances, marks } = chartOf(review);
  const last = Math.max(1, chances.length - 1);
  const x = (turn: number) => (100 * turn) / last;
  const line = chances.map((chance, turn) => `${x(turn)},${100 - 100 * chance}`);
  const every = Math.max(1, Math.ceil(((last + 1) * LABEL) / width));
  const shown = spread(marks, (mark) => (x(mark.index) / 100) * width);
  const now = review.turns.filter(({ position }) => position <= at).length - 1;
  return (
    <figure className="chart">
      <figcaption>{t("review.curve", { name })}</figcaption>
      <div className="chart-in">
        <ul className="chart-y" aria-hidden="true">
          {[100, 50, 0].map((n) => (
            <li key={n} style={{ insetBlockStart: `${100 - n}%` }}>
              {n} %
            </li>
          ))}
        </ul>
        <div ref={here} className="chart-plot">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img">
            <title>
              {t("review.curveSays", {
                name,
                from: Math.round(100 * (chances[0] ?? 0)),
                to: Math.round(100 * (chances.at(-1) ?? 0)),
              })}
            </title>
            {[0, 25, 50, 75, 100].map((y) => (
              <line key={y} x1="0" x2="100" y1={y} y2={y} data-half={y === 50 || undefined} />
            ))}
            <polygon points={`0,100 ${line.join(" ")} 100,100`} />
            <polyline points={line.join(" ")} />
          </svg>
          {now >= 0 && <i className="chart-now" style={{ insetInlineStart: `${x(now)}%` }} />}
          {shown.map((mark) => (
            <button
              key={mark.turn}
              type="button"
              className="chart-mark"
              data-loss={mark.gain > 0 || undefined}
              aria-label={t("review.markSays", {
                turn: mark.turn,
                change: mark.change,
                what: says(mark.played, mark.seat),
              })}
              aria-current={mark.position === at ? "step" : undefined}
              style={
                {
                  insetInlineStart: `${x(mark.index)}%`,
                  insetBlockStart: `${100 - 100 * (chances[mark.index] ?? 0)}%`,
                } as CSSProperties
              }
              onClick={() => go(mark)}
            >
              <span>{mark.change}</span>
            </button>
          ))}
        </div>
        <ul className="chart-x" aria-hidden="true">
          {review.turns.map(({ turn }, index) =>
            index % every ? null : (
              <li key={turn} style={{ insetInlineStart: `${x(index)}%` }}>
                {turn}
              </li>
            ),
          )}
        </ul>
      </div>
      <p className="chart-unit" aria-hidden="true">
        {t("review.turns")}
      </p>
    </figure>
  );
}

function useWidth(on: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(600);
  useEffect(() => {
    const own = on.current;
    if (!own) return;
    const look = new ResizeObserver(() => setWidth(own.clientWidth || 600));
    look.observe(own);
    return () => look.disconnect();
  }, [on]);
  return width;
}
