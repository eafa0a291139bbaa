// A picture of the rules, drawn from its shapes in the colours of the page.
import type { Picture, Shape } from "./page";

/** The width and height of one character of the grid. */
const WIDE = 9;
const HIGH = 18;

export function Diagram({ picture }: { picture: Picture }) {
  return (
    <svg
      className="diagram"
      viewBox={`0 0 ${picture.width * WIDE} ${picture.height * HIGH}`}
      role="img"
      aria-label={picture.about}
    >
      {picture.shapes.map((shape) => (
        <Drawn key={`${shape.x} ${shape.y}`} shape={shape} />
      ))}
    </svg>
  );
}

function Drawn({ shape }: { shape: Shape }) {
  const [x, y, w, h] = [shape.x * WIDE, shape.y * HIGH, shape.w * WIDE, shape.h * HIGH];
  if (shape.kind === "arrow") return <path d={`M${x - 5} ${y + 5}h10l-5 9z`} />;
  const top = y + h / 2 - ((shape.lines.length - 1) * HIGH) / 2;
  return (
    <>
      {shape.kind !== "text" && (
        <rect x={x + 1} y={y + 1} width={w - 2} height={h - 2} rx={6} className={shape.kind} />
      )}
      {shape.lines.map((line, at) => (
        <text key={line} x={x + w / 2} y={top + at * HIGH + 5}>
          {line}
        </text>
      ))}
    </>
  );
}
