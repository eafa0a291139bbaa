// Light: from the left, and a rim of the energy colour from behind on the right.
import { INK } from "./ink";

/** What lies between a form and the same form moved: a band along one of its edges. */
export const band = (d: string, x: number, y: number, colour: string, opacity: number): string =>
  `<path d="M-80,-80H280V280H-80Z${d}" fill="${colour}" fill-rule="evenodd" transform="translate(${x} ${y})" opacity="${opacity}"/>`;

const INKED = new RegExp(`<path d="([^"]+)" fill="#[^"]+" stroke="${INK}"[^>]*>`, "g");

interface Outline {
  d: string;
  element: string;
}

/** The forms of a drawing that have an ink edge, back to front. */
const outlinesOf = (drawing: string): Outline[] =>
  [...drawing.matchAll(INKED)].map(([element, d = ""]) => ({ d, element }));

/** The outline of the first form that has no mirror image: of a head, not of its horns. */
export const singleOutline = (drawing: string): string | undefined =>
  outlinesOf(drawing).find(({ d }, _, all) => all.filter((other) => other.d === d).length === 1)?.d;

/** A part of a figure with its outline lit; `id` is free in the picture. */
export function lit(drawing: string, id: string, rim: string, strength = 1): string {
  const [outline] = outlinesOf(drawing);
  if (!outline) return drawing;
  const { d, element } = outline;
  const bands =
    band(d, -7 * strength, 1, INK, 0.24) +
    band(d, 4.5 * strength, 3, "#fff", 0.2) +
    band(d, -3.4 * strength, 1.5, rim, 0.6);
  const edge = element.replace(/fill="#[^"]+"/, 'fill="none"');
  return drawing.replace(
    element,
    `${element}<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${bands}</g>${edge}`,
  );
}
