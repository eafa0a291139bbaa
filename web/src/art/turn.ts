// Three-quarter view. A drawing that faces the viewer is split down its middle: the half that is
// nearer becomes wider, the other narrower, and anything in the middle moves to one side.
import { short } from "./ink";

const FAR = 400;
/** The halves overlap by a hair, so that no seam shows. */
const SEAM = 0.4;

/**
 * The drawing with its middle moved by a distance; points `half` away from the middle stays in place
 * on the near side, and on the far side comes in by a share. `id` begins names that are free in the picture.
 */
export function squeezed(
  drawing: string,
  id: string,
  by: number,
  half: number,
  comesIn = 0,
): string {
  const scale = (away: number): number => ((half + away) / half) * (away < 0 ? 1 - comesIn : 1);
  const middle = 100 + by;
  const side = (name: string, scale: number, from: number, to: number): string =>
    `<clipPath id="${id}${name}"><rect x="${short(from)}" y="${-FAR}" width="${short(to - from)}" height="${2 * FAR}"/></clipPath>` +
    `<g clip-path="url(#${id}${name})"><use href="#${id}" transform="matrix(${scale.toFixed(3)} 0 0 1 ${short(middle - 100 * scale)} 0)"/></g>`;
  return (
    `<defs><g id="${id}">${drawing}</g></defs>` +
    side("1", scale(by), -FAR, middle + SEAM) +
    side("2", scale(-by), middle - SEAM, FAR)
  );
}
