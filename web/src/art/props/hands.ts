// Hands and forearms, which hold and carry. c: colours.
import { EDGE, fill, INK, line } from "../ink";
import type { Tints } from "../tints";

/** Metal and wood of things in hands. */
export const STEEL = "#d9e0ee";
export const WOOD = "#8b5a34";

/** A forearm up to a hand at x, y. */
export const arm = (c: Tints, x: number, y: number): string =>
  fill(
    `M${x - 14},240L${x - 11},${y + 12}Q${x},${y - 2} ${x + 11},${y + 12}L${x + 17},240Z`,
    c.main,
    EDGE,
  );

export const fist = (c: Tints, x: number, y: number): string =>
  fill(
    `M${x - 14},${y - 12}Q${x},${y - 20} ${x + 14},${y - 12}V${y + 10}Q${x},${y + 18} ${x - 14},${y + 10}Z`,
    c.glove ?? c.second,
    EDGE,
  ) + line(`M${x - 5},${y - 14}V${y - 2}M${x + 4},${y - 14}V${y - 2}`, INK, 2.2);

/** A forearm in its sleeve, the hand closed around something. */
export const hand: (c: Tints) => string = (c) =>
  fill(
    "M134,190L136,164Q138,148 148,150L168,146Q177,149 173,166L172,190Z",
    c.glove ?? c.skin,
    EDGE,
  ) +
  line("M147,152V166M156,150V165M165,149V163", INK, 2.2) +
  fill("M132,180Q152,174 174,180L188,240H118Z", c.main, EDGE);
