// A card where there is no room for its text: the size of its name next to its gist.
import type { CardEntry } from "../base/wire/queries";
import { LEAST, nameSize, type Ruler } from "./fit";

const EDGE = 19;

/** The size of the name on a small card of a width, in pixels. */
export function smallName(card: Pick<CardEntry, "name">, width: number, ruler: Ruler): number {
  const [name] = nameSize(
    card.name,
    width - EDGE,
    [
      [16, 1],
      [14.5, 1],
      [13, 1],
      [14, 2],
      [12.5, 2],
      [LEAST, 3],
    ],
    ruler,
  );
  return name;
}
