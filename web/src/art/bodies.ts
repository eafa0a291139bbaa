// Builds: eight silhouettes of shoulders, neck and head.

export interface Body {
  /** Half the width of the shoulders, and how far down they sit. */
  wide: number;
  high: number;
  /** Half the width of the neck, and how much muscle rises to it. */
  neck: number;
  slope: number;
  headScale: number;
  headDrop: number;
  /** Half the width of the head and of the jaw. */
  headWide: number;
  jaw: number;
}

const body = (
  wide: number,
  high: number,
  neck: number,
  slope: number,
  headScale: number,
  headDrop: number,
  headWide: number,
  jaw: number,
): Body => ({ wide, high, neck, slope, headScale, headDrop, headWide, jaw });

export const BODIES = {
  slim: body(43, 133, 10, 1, 0.97, 2, 23, 15),
  lean: body(47, 130, 12, 2, 1, 0, 23, 17),
  athlete: body(54, 127, 14, 4, 1, 0, 25, 19),
  broad: body(66, 123, 18, 9, 0.98, 2, 26, 22),
  hulk: body(86, 108, 27, 20, 0.86, 13, 27, 25),
  robe: body(58, 140, 13, -4, 0.98, 2, 23, 16),
  stout: body(72, 132, 22, 4, 1.02, 4, 31, 29),
  kid: body(40, 140, 10, 0, 1.1, 6, 25, 19),
} satisfies Record<string, Body>;

export function torsoPath({ wide, high, neck, slope }: Body): string {
  const [left, right] = [100 - wide, 100 + wide];
  return (
    `M${100 - neck},92C${100 - neck},112 ${92 - neck},${118 - slope} ${left + 14},${high - 5}` +
    `Q${left - 6},${high} ${left - 9},${high + 36}L${left - 6},240H${right + 6}` +
    `L${right + 9},${high + 36}Q${right + 6},${high} ${right - 14},${high - 5}` +
    `C${108 + neck},${118 - slope} ${100 + neck},112 ${100 + neck},92Z`
  );
}

export const headPath = (wide: number, jaw: number): string =>
  `M${100 - wide},76C${100 - wide},54 ${100 - wide * 0.62},45 100,45S${100 + wide},54 ${100 + wide},76` +
  `C${100 + wide},88 ${102 + jaw},95 ${100 + jaw},101Q${100 + jaw * 0.5},115 100,115` +
  `Q${100 - jaw * 0.5},115 ${100 - jaw},101C${98 - jaw},95 ${100 - wide},88 ${100 - wide},76Z`;
