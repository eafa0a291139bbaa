// What a figure does with its hands. c: colours, b: body.
import { dark, disc, EDGE, fill, glow, INK, light, line, mirrored, times, turned } from "../ink";
import { arm, fist, grip, hand, open } from "./hands";
import type { Prop } from "./prop";

export const GESTURES = {
  none: () => "",
  fist: (c) => turned(arm(c, 162, 104) + fist(c, 162, 100), 10, 162, 150),
  fistL: (c) => turned(arm(c, 36, 118) + fist(c, 36, 112), -8, 36, 150),
  crossed: (c, b) =>
    fill(
      `M${100 - b.wide - 8},150L${100 + b.wide - 18},188L${100 + b.wide - 30},206L${100 - b.wide - 8},190Z`,
      dark(c.main, 0.12),
      EDGE,
    ) +
    fill(
      `M${100 + b.wide + 8},150L${100 - b.wide + 18},186L${100 - b.wide + 26},204L${100 + b.wide + 8},190Z`,
      c.main,
      EDGE,
    ) +
    turned(grip(c, 100 - b.wide + 22, 190), -68, 100 - b.wide + 22, 190),
  cast: (c) =>
    glow(36, 112, 20, c.energy) +
    turned(arm(c, 36, 128) + open(c, 36, 120, 1, c.glove ?? c.skin), -10, 36, 160),
  both: (c) =>
    mirrored(
      glow(30, 118, 15, c.energy) +
        fill("M12,240L18,156Q30,146 42,156L52,240Z", c.main, EDGE) +
        open(c, 30, 138, 0.9, c.glove ?? c.skin),
    ),
  orb: (c) =>
    glow(150, 132, 22, c.energy) +
    fill("M126,160Q150,182 176,158Q178,176 168,190H136Q124,178 126,160Z", c.glove ?? c.skin, EDGE) +
    line("M138,172L134,160M166,171L170,159", INK, 2.2) +
    fill("M134,186Q152,180 170,186L186,240H120Z", c.main, EDGE),
  ringfist: (c) =>
    glow(40, 92, 17, c.energy) +
    turned(
      arm(c, 40, 112) +
        fist(c, 40, 106) +
        disc(40, 98, 6, c.energy, `stroke="#fff" stroke-width="2.5"`),
      -6,
      40,
      150,
    ),
  waves: (c) =>
    times(4, (i) =>
      line(
        `M${124 + i * 16},${88 - i * 11}Q${142 + i * 20},104 ${124 + i * 16},${120 + i * 11}`,
        i % 2 ? light(c.energy, 0.4) : c.energy,
        6,
      ),
    ),
  hand,
  spin: (c) =>
    times(4, (i) =>
      line(
        `M${20 + i * 6},${204 - i * 17}q${80 - i * 6},${24 - i * 4} ${160 - i * 12},0`,
        i % 2 ? c.energy : light(c.energy, 0.4),
        7,
      ),
    ),
  claws: (c) =>
    mirrored(
      fill("M11,166L8,132L24,154ZM24,156L26,120L39,154ZM39,156L50,126L55,164Z", "#efe6cf", EDGE) +
        fill(
          "M6,240V176Q8,156 24,154Q32,148 42,154Q58,158 58,178L62,240Z",
          c.glove ?? c.skin,
          EDGE,
        ) +
        line("M23,158V174M40,158V174", INK, 2.4),
    ),
  bolt: (c) =>
    fill("M176,30L132,104H156L128,190L192,86H166L196,30Z", c.energy, EDGE) +
    fill("M170,44L148,92", "none", 'stroke="#fff" stroke-width="4"'),
  water: (c) =>
    fill(
      "M8,206Q-4,140 34,120Q22,150 44,150Q36,100 66,96Q54,130 70,150Q80,180 66,206Z",
      c.energy,
      EDGE,
    ) + line("M22,190Q20,160 34,146M44,196Q48,170 44,160", "#fff", 4, 'opacity=".75"'),
  web2: (c) =>
    glow(150, 126, 18, c.energy) +
    line("M150,126L120,96M150,126L186,100M150,126L120,160M150,126L184,156", c.energy, 4),
} satisfies Record<string, Prop>;
