// Hands and forearms, which hold and carry. c: colours; x, y: the middle of a hand.
import { EDGE, fill, INK, line, short } from "../ink";
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

const gloved = (c: Tints): string => c.glove ?? c.second;

/** What lies between two fingers. */
const gaps = (d: string): string => line(d, INK, 2);

const placed = (drawing: string, x: number, y: number, wide = 1): string =>
  `<g transform="matrix(${wide} 0 0 ${Math.abs(wide)} ${short(x)} ${short(y)})">${drawing}</g>`;

/** A raised fist, seen from the front: four fingers bent, the thumb across them. */
export const fist = (c: Tints, x: number, y: number): string =>
  placed(
    fill(
      "M-15,-5Q-15,-15 -11,-15Q-7.5,-15 -7.5,-11Q-7.5,-18.5 -3.7,-18.5Q0,-18.5 0,-13Q0,-19 4,-18.5Q7.5,-18 7.5,-12Q8,-15.5 11.5,-15Q15,-14 15,-5V8Q13,18 0,18Q-13,18 -15,8Z",
      gloved(c),
      EDGE,
    ) +
      gaps("M-7.5,-11V1M0,-13V1M7.5,-12V1") +
      fill(
        "M-16,0Q-19,9 -10,11L4,10.5Q9.5,8 6,3L-7,1.5Q-12,-4 -16,0Z",
        gloved(c),
        EDGE.replace('"3"', '"2.4"'),
      ),
    x,
    y,
  );

const GRIP =
  "M-9,-15H7Q15,-15 15,-10.5Q15,-7.4 11,-7Q16.5,-7 16.5,-2.5Q16.5,1 11.5,1.4Q16.5,1.5 16,6Q15.5,9.4 10.5,9.6Q14.5,10 13.6,13.6Q12,17 7,17H-9Q-14,16 -14,9V-9Q-14,-15 -9,-15Z";

/** A fist from the side, its knuckles to the right, or to the left if it is turned: it holds, or strikes. */
export const grip = (c: Tints, x: number, y: number, wide = 1): string =>
  placed(
    fill(GRIP, gloved(c), EDGE) +
      gaps("M-3,-7H11M-3,1.4H11.5M-3,9.6H10.5") +
      fill(
        "M-14,-8Q-17,-18 -8,-19.5L5,-18.5Q10.5,-16 6.5,-11.5L-4,-10Q-9,-3 -14,-8Z",
        gloved(c),
        EDGE.replace('"3"', '"2.4"'),
      ),
    x,
    y,
    wide,
  );

const FINGERS = "M-9,-6L-15,-24M-3,-9L-6,-30M4,-9L5,-29M10,-6L14,-23M11,5L22,-6";

/** An open hand, its fingers up, the thumb to the right, or to the left if it is turned. */
export const open = (c: Tints, x: number, y: number, wide = 1, colour = gloved(c)): string =>
  placed(
    line(FINGERS, INK, 11) +
      fill("M-14,-6Q0,-14 14,-5L15,10Q10,20 0,20Q-12,20 -15,8Z", colour, EDGE) +
      line(FINGERS, colour, 5.6) +
      fill("M-12,-5Q0,-12 12,-4L12,8Q8,17 0,17Q-10,17 -13,7Z", colour) +
      gaps("M-5,6Q2,3 8,8"),
    x,
    y,
    wide,
  );

/** A forearm in its sleeve, the hand closed around something. */
export const hand: (c: Tints) => string = (c) =>
  fill(
    "M133,190L135,165Q136,154 141.5,153Q147,153 147.5,158Q148.5,149.5 153.5,149Q158.5,149 159,155Q160,147.5 164.5,147.5Q169.5,147.5 169.5,154Q171,150 174,151.5Q178,153 176,162L172,190Z",
    c.glove ?? c.skin,
    EDGE,
  ) +
  gaps("M147.5,158V171M159,155V170M169.5,154L168,169") +
  fill(
    "M134,178Q128,164 135,160Q142,158 143,168L150,177Q148,184 140,183Z",
    c.glove ?? c.skin,
    EDGE.replace('"3"', '"2.4"'),
  ) +
  fill("M132,182Q152,176 174,182L188,240H118Z", c.main, EDGE);
