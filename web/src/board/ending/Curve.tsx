// A chance to win, turn by turn, with one turn marked.

interface CurveProps {
  /** The chance as each turn began, and at the end, from 0 to 1. */
  chances: readonly number[];
  /** Which of them is marked, and whether it was to one's good. */
  marked: number;
  good: boolean;
  label: string;
  /** The words below its two ends. */
  first: string;
  last: string;
}

const WIDE = 250;
const HIGH = 104;
const LEFT = 26;
const RIGHT = WIDE - 8;
const TOP = 8;
const BOTTOM = HIGH - 22;

export function Curve({ chances, marked, good, label, first, last }: CurveProps) {
  const steps = Math.max(1, chances.length - 1);
  const x = (at: number) => LEFT + (at * (RIGHT - LEFT)) / steps;
  const y = (chance: number) => BOTTOM - chance * (BOTTOM - TOP);
  const line = chances.map((chance, at) => `${x(at).toFixed(1)} ${y(chance).toFixed(1)}`).join("L");
  return (
    <svg className="ending-curve" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
      {[0, 0.5, 1].map((chance) => (
        <g key={chance} data-half={chance === 0.5 || undefined}>
          <path d={`M${LEFT} ${y(chance)}H${RIGHT}`} />
          <text x={LEFT - 6} y={y(chance) + 4} textAnchor="end">
            {100 * chance}
          </text>
        </g>
      ))}
      <path className="curve-area" d={`M${line}V${y(0)}H${LEFT}Z`} />
      <path className="curve-line" d={`M${line}`} />
      {marked >= 0 && (
        <g className="curve-mark" data-good={good || undefined}>
          <path d={`M${x(marked)} ${y(1)}V${y(0)}`} />
          <circle cx={x(marked)} cy={y(chances[marked] ?? 0)} r="8" />
        </g>
      )}
      <text x={LEFT} y={HIGH - 3}>
        {first}
      </text>
      <text x={RIGHT} y={HIGH - 3} textAnchor="end">
        {last}
      </text>
    </svg>
  );
}
