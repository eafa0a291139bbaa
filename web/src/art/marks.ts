// Marks on a chest: plain shapes only. No letter, no animal, no bolt.
import { disc, EDGE, fill, INK, line, star } from "./ink";
import type { Tints } from "./tints";

type Mark = (c: Tints) => string;

export const MARKS = {
  none: () => "",
  dot: (c) => disc(100, 150, 9, c.energy, EDGE),
  bar: (c) => fill("M78,144H122V154H78Z", c.energy, EDGE),
  tri: (c) => fill("M84,140H116L100,166Z", c.energy, EDGE),
  dia: (c) => fill("M100,136L114,152L100,168L86,152Z", c.energy, EDGE),
  up: (c) => fill("M100,134L118,152H108V168H92V152H82Z", c.energy, EDGE),
  ring: (c) =>
    `<circle cx="100" cy="151" r="11" fill="none" stroke="${c.energy}" stroke-width="6"/>`,
  wave: (c) => line("M76,150q8,-12 16,0t16,0t16,0", c.energy, 5),
  sun: (c) => fill(star(100, 152, 8, 18, 9), c.energy, EDGE),
  two: (c) =>
    fill("M84,140L96,164L72,164Z", c.energy, EDGE) +
    fill("M116,140L128,164L104,164Z", c.energy, EDGE),
  eye: (c) =>
    fill("M78,152Q100,130 122,152Q100,174 78,152Z", c.energy, EDGE) + disc(100, 152, 6, INK),
  cross: (c) => fill("M94,136h12v10h10v12h-10v10h-12v-10h-10v-12h10Z", c.energy, EDGE),
  feather: (c) =>
    fill("M100,132Q116,150 100,174Q84,150 100,132Z", c.energy, EDGE) + line("M100,140V174", INK, 2),
} satisfies Record<string, Mark>;
