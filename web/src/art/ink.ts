// The pen: colours, and the few forms that every picture is made of. A picture is a field of 200 by 200.

export const INK = "#0c0a16";

/** The ink edge of a form. */
export const EDGE = `stroke="${INK}" stroke-width="3" stroke-linejoin="round"`;

/** The same, finer: for figures that are shown large. */
export const FINE_EDGE = `stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"`;

const parts = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A colour between two others. */
export function mix(from: string, to: string, share: number): string {
  const goal = parts(to);
  const mixed = parts(from).map((value, i) => {
    const part = Math.round(value + ((goal[i] ?? 0) - value) * share);
    return part.toString(16).padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}

export const dark = (colour: string, share = 0.42): string => mix(colour, INK, share);
export const light = (colour: string, share = 0.35): string => mix(colour, "#ffffff", share);

export const short = (value: number): string => String(Math.round(value * 10) / 10);

type Coordinate = number | string;

export const fill = (d: string, colour: string, more = ""): string =>
  `<path d="${d}" fill="${colour}" ${more}/>`;

export const line = (d: string, colour: string, width = 3, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const disc = (x: Coordinate, y: Coordinate, r: number, colour: string, more = ""): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" ${more}/>`;

export const turned = (drawing: string, degrees: number, x: number, y: number): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${drawing}</g>`;

export const moved = (drawing: string, x: number, y: number): string =>
  `<g transform="translate(${short(x)} ${short(y)})">${drawing}</g>`;

/** A drawing and its mirror image about x. */
export const mirroredAt = (drawing: string, x: number): string =>
  `${drawing}<g transform="matrix(-1 0 0 1 ${2 * x} 0)">${drawing}</g>`;

export const mirrored = (drawing: string): string => mirroredAt(drawing, 100);

export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

/** The same drawing at several places; a place may bring a third number, such as a size. */
export const each = (
  places: readonly (readonly number[])[],
  draw: (x: number, y: number, z: number) => string,
): string => places.map(([x = 0, y = 0, z = 0]) => draw(x, y, z)).join("");

/** A star of `n` points; with equal radii it is a polygon of twice as many sides. */
export function star(
  x: number,
  y: number,
  points: number,
  outer: number,
  inner: number,
  from = -90,
): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const r = i % 2 ? inner : outer;
    const angle = ((from + (i * 180) / points) * Math.PI) / 180;
    return `${(x + r * Math.cos(angle)).toFixed(1)},${(y + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** Wedges of light from a point. */
export function rays(
  x: number,
  y: number,
  count: number,
  reach: number,
  colour: string,
  opacity: number,
): string {
  const at = (angle: number) =>
    `${(x + reach * Math.cos(angle)).toFixed(1)},${(y + reach * Math.sin(angle)).toFixed(1)}`;
  return times(count, (i) => {
    const angle = (i * 2 * Math.PI) / count;
    const wedge = `M${x},${y}L${at(angle)}L${at(angle + Math.PI / count)}Z`;
    return fill(wedge, colour, `opacity="${opacity}"`);
  });
}

/** A ball of light. */
export const glow = (x: number, y: number, r: number, colour: string): string =>
  disc(x, y, r * 1.9, colour, 'opacity=".28"') +
  disc(x, y, r * 1.3, colour, 'opacity=".5"') +
  disc(x, y, r * 0.75, "#fff", 'opacity=".9"');
