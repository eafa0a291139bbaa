// Pictures for cards without a drawing, such as a player's own: made from the name alone.
import { ROWS } from "./figures";
import type { Ground } from "./grounds";
import { mix } from "./ink";
import { OBJECTS } from "./objects";
import type { Thing } from "./objects/shapes";
import { type Figure, readRow } from "./row";

/** A stream of whole numbers that a word decides. */
function streamOf(word: string): (below: number) => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (below) => {
    state = Math.imul(state ^ (state >>> 13), 2654435761) >>> 0;
    return state % below;
  };
}

/** The figure's parts come from different rows, its colours from one, moved a little. */
export function strangerOf(id: string): Figure {
  const next = streamOf(id);
  const rows = Object.keys(ROWS)
    .sort()
    .map((known) => readRow(ROWS[known] ?? ""))
    .filter((figure) => figure.head === null && figure.mark === "none");
  const pick = (): Figure => rows[next(rows.length)] as Figure;
  const [face, suit, back, hands] = [pick(), pick(), pick(), pick()];
  const tone = COLOURS[next(COLOURS.length)] ?? "#5a3f86";
  return {
    ...face,
    suit: suit.suit,
    back: back.back,
    prop: hands.prop,
    tints: {
      ...face.tints,
      main: suit.tints.main,
      second: suit.tints.second,
      ground: mix(back.tints.ground, tone, 0.5),
      back: undefined,
      glove: undefined,
    },
  };
}

const COLOURS = ["#5a3f86", "#2f6a7a", "#7a5a2a", "#7a2f4a", "#3f6a3a", "#3a4a7a"];
const PATTERNS: Ground[] = ["rays", "burst", "hex", "spiral", "rings", "steps", "fan", "portal"];

/** Any thing of ours before a ground of its own. */
export function strangeThing(id: string): Thing {
  const next = streamOf(id);
  const things = Object.values<Thing>(OBJECTS).filter(({ ground }) => ground !== null);
  const thing = things[next(things.length)] as Thing;
  return {
    ...thing,
    colour: COLOURS[next(COLOURS.length)] ?? thing.colour,
    ground: PATTERNS[next(PATTERNS.length)] ?? thing.ground,
  };
}
