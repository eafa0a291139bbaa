// Things behind a figure: capes, wings, fire, towers, a crowd for a corps. c: colours, b: body.

import type { Body } from "./bodies";
import { GROUNDS } from "./grounds";
import {
  dark,
  disc,
  EDGE,
  each,
  fill,
  INK,
  light,
  line,
  mirrored,
  mirroredAt,
  star,
  times,
  turned,
} from "./ink";
import type { Tints } from "./tints";

type Back = (c: Tints, b: Body) => string;

export const BACKS = {
  none: () => "",
  cape: (c, b) =>
    fill(
      `M${100 - b.wide + 16},112Q${100 - b.wide - 30},150 ${100 - b.wide - 34},210H${100 + b.wide + 34}Q${100 + b.wide + 30},150 ${100 + b.wide - 16},112Z`,
      c.back ?? c.second,
      EDGE,
    ),
  wind: (c, b) =>
    fill(
      `M${100 - b.wide + 20},112Q40,120 4,96Q22,136 -8,160Q30,168 20,210H${86 + b.wide}V${b.high + 30}L118,108Z`,
      c.back ?? c.second,
      EDGE,
    ),
  collar: (c, b) =>
    fill(
      `M${100 - b.wide - 4},${b.high + 14}L54,58L84,108H116L146,58L${100 + b.wide + 4},${b.high + 14}V210H${100 - b.wide - 4}Z`,
      c.back ?? c.second,
      EDGE,
    ),
  wings: (c) =>
    mirrored(
      fill(
        "M84,118Q40,40 -6,34Q6,58 4,70Q14,78 12,94Q24,98 24,114Q36,116 38,132L90,150Z",
        c.back ?? c.second,
        EDGE,
      ) + line("M20,60L74,118M22,86L72,126M34,110L74,134", dark(c.back ?? c.second, 0.45), 3),
    ),
  bone: (c) =>
    mirrored(
      line("M84,120Q40,60 6,30M50,74L14,76M62,92L26,108M72,106L46,132", c.back ?? c.second, 7),
    ),
  flames: (c) =>
    fill(
      "M14,206Q4,150 26,120Q28,142 40,146Q34,90 66,52Q64,84 80,92Q84,44 108,14Q108,56 126,82Q142,70 138,44Q172,84 164,140Q176,136 178,116Q200,156 186,206Z",
      c.back ?? c.energy,
      'opacity=".92"',
    ) +
    fill(
      "M40,206Q36,160 54,140Q60,156 68,156Q66,112 92,84Q98,116 112,122Q122,104 118,88Q146,120 140,160Q152,154 152,144Q164,172 158,206Z",
      light(c.back ?? c.energy, 0.45),
      'opacity=".85"',
    ),
  aura: (c) =>
    `<circle cx="100" cy="90" r="74" fill="none" stroke="${c.back ?? c.energy}" stroke-width="10" opacity=".75"/><circle cx="100" cy="90" r="62" fill="${c.back ?? c.energy}" opacity=".28"/>`,
  spikes: (c, b) =>
    mirrored(
      fill(
        `M${100 - b.wide + 4},${b.high + 6}L${100 - b.wide - 26},${b.high - 46}L${100 - b.wide + 22},${b.high - 8}Z`,
        c.back ?? c.second,
        EDGE,
      ) +
        fill(
          `M${100 - b.wide + 26},${b.high - 4}L${100 - b.wide + 10},${b.high - 58}L${100 - b.wide + 42},${b.high - 12}Z`,
          c.back ?? c.second,
          EDGE,
        ),
    ),
  tent: (c) =>
    mirrored(
      line("M70,160Q10,150 20,100T2,50", c.back ?? c.second, 13) +
        line("M78,170Q40,120 44,70", c.back ?? c.second, 10),
    ),
  blades: (c) =>
    mirrored(
      turned(
        fill("M94,-10L100,-24L106,-10V120H94Z", "#cfd6e6", EDGE) +
          fill("M86,118H114V126H86Z", c.energy, EDGE),
        -38,
        100,
        130,
      ),
    ),
  quiver: (c) =>
    turned(
      fill("M140,60H164V150H140Z", dark(c.second, 0.2), EDGE) +
        times(
          3,
          (i) =>
            line(`M${144 + i * 8},62V36`, "#e9dcc0", 3) +
            fill(`M${140 + i * 8},40l4,-12l4,12Z`, c.energy),
        ),
      18,
      150,
      100,
    ),
  jets: (c, b) =>
    mirrored(
      fill(`M${100 - b.wide - 12},${b.high - 26}h24v60h-24Z`, c.back ?? c.second, EDGE) +
        fill(`M${100 - b.wide - 10},${b.high + 34}l10,30l10,-30Z`, c.energy),
    ),
  ruff: (c) =>
    mirrored(
      times(5, (i) =>
        turned(
          fill(
            "M100,112Q88,70 100,40Q112,70 100,112Z",
            i % 2 ? (c.back ?? c.second) : light(c.back ?? c.second, 0.2),
            EDGE,
          ),
          -22 - i * 17,
          100,
          120,
        ),
      ),
    ),
  crowd: (c) =>
    mirrored(
      disc(30, 112, 18, dark(c.main, 0.35), EDGE) +
        fill("M2,206Q2,132 30,130Q62,134 60,206Z", dark(c.main, 0.35), EDGE) +
        fill("M20,110h8v4h-8Zm14,0h8v4h-8Z", c.energy),
    ),
  clock: (c) =>
    `<circle cx="100" cy="84" r="72" fill="${dark(c.back ?? c.second, 0.3)}" stroke="${c.back ?? c.second}" stroke-width="8"/>` +
    times(12, (i) => turned(fill("M97,18h6v12h-6Z", c.energy), i * 30, 100, 84)),
  throne: (c) =>
    fill("M22,206V40L48,14L60,44H140L152,14L178,40V206Z", dark(c.back ?? c.second, 0.2), EDGE) +
    disc(48, 34, 6, c.energy) +
    disc(152, 34, 6, c.energy),
  web: (c) =>
    line(
      "M100,84L0,10M100,84L200,10M100,84L0,150M100,84L200,150M100,84V-10M40,40Q100,64 160,40M22,24Q100,40 178,24",
      c.back ?? c.second,
      4,
    ),
  moon: (c) => disc(128, 62, 54, c.back ?? "#f4ecc8"),
  halo: (c) =>
    `<circle cx="100" cy="62" r="46" fill="none" stroke="${c.back ?? c.energy}" stroke-width="7"/>`,
  leaves: (c) =>
    mirrored(
      times(5, (i) =>
        turned(
          fill(
            "M100,120Q82,66 100,14Q118,66 100,120Z",
            i % 2 ? (c.back ?? c.second) : dark(c.back ?? c.second, 0.25),
            EDGE,
          ),
          -14 - i * 22,
          100,
          128,
        ),
      ),
    ),
  ice: (c) =>
    mirrored(
      fill("M60,130L20,30L52,84L44,6L84,110Z", c.back ?? "#bfe9ff", EDGE) +
        fill("M40,170L-4,90L60,140Z", c.back ?? "#bfe9ff", EDGE),
    ),
  speed: (c) =>
    times(7, (i) =>
      fill(
        `M-10,${20 + i * 26}L${120 + ((i * 37) % 60)},${26 + i * 26}L-10,${34 + i * 26}Z`,
        i % 2 ? (c.back ?? c.energy) : light(c.back ?? c.energy, 0.4),
        'opacity=".85"',
      ),
    ),
  sunray: (c) =>
    fill(star(100, 76, 16, 96, 58), c.back ?? c.energy, EDGE) +
    disc(100, 76, 52, light(c.back ?? c.energy, 0.35), EDGE),
  pair: (c) =>
    disc(154, 84, 24, c.back ?? c.skin, EDGE) +
    fill("M128,84Q126,54 154,54T182,84Q174,70 154,68T128,84Z", dark(c.gear, 0.1), EDGE) +
    mirroredAt(fill("M143,84h7v4h-7Z", INK), 154) +
    line("M147,97Q154,102 162,96", INK, 2.5) +
    fill("M118,206Q118,112 154,110Q196,114 198,206Z", c.gear, EDGE),
  horde: (c) =>
    fill("M-8,206V96L10,60L26,92Q40,92 44,120V206Z", dark(c.back ?? c.second, 0.3), EDGE) +
    fill(
      "M208,206V80Q206,50 186,52L180,34L172,54Q156,58 154,90V206Z",
      dark(c.back ?? c.second, 0.15),
      EDGE,
    ) +
    fill("M36,206V70Q38,36 62,38Q84,40 84,74V206Z", dark(c.back ?? c.second, 0.45), EDGE) +
    fill(
      "M10,96h8v5h-8ZM24,98h8v5h-8ZM172,76h9v5h-9ZM188,76h9v5h-9ZM50,64h8v6h-8ZM66,64h8v6h-8Z",
      c.energy,
    ),
  arms: (c) =>
    mirrored(
      fill(
        "M70,150Q20,140 14,84L4,66L18,72L20,56L28,72L38,60L36,80Q40,116 80,124Z",
        c.back ?? c.skin,
        EDGE,
      ) +
        fill(
          "M74,190Q24,196 6,160L-6,146L10,148L8,134L20,146L32,138L30,152Q40,170 84,160Z",
          c.back ?? c.skin,
          EDGE,
        ),
    ),
  tail: (c) =>
    line("M130,190Q190,190 182,130T160,60", c.back ?? c.second, 14) +
    fill("M150,66L158,28L174,62Z", c.energy, EDGE),
  bolts: (c) =>
    mirrored(fill("M60,-6L22,60H44L4,130L66,56H44L78,-6Z", c.back ?? c.energy, EDGE)) +
    fill("M24,206L50,150H36L60,120", "none", `stroke="${c.back ?? c.energy}" stroke-width="6"`),
  bubbles: (c) =>
    each(
      [
        [24, 40, 16],
        [52, 84, 9],
        [18, 120, 11],
        [174, 36, 12],
        [152, 76, 8],
        [184, 100, 18],
        [40, 168, 8],
        [172, 156, 10],
      ],
      (x, y, z) =>
        disc(x, y, z, c.back ?? c.energy, 'opacity=".5"') +
        disc(x - z * 0.3, y - z * 0.3, z * 0.28, "#fff"),
    ),
  smoke: (c) =>
    each(
      [
        [20, 170, 34],
        [40, 110, 30],
        [24, 60, 24],
        [178, 170, 36],
        [164, 110, 28],
        [180, 60, 26],
        [60, 40, 18],
        [140, 34, 20],
      ],
      (x, y, z) => disc(x, y, z, c.back ?? c.second, 'opacity=".8"'),
    ),
  snakes: (c) =>
    mirrored(
      line("M76,150Q30,160 34,110T10,66", c.back ?? c.second, 12) +
        fill("M2,70Q-2,48 12,44Q26,48 20,70Z", c.back ?? c.second, EDGE) +
        disc(9, 56, 2.5, c.energy) +
        line("M70,180Q14,190 6,150", c.back ?? c.second, 10),
    ),
  gears: (c) =>
    fill(star(44, 60, 10, 50, 38), c.back ?? c.second, EDGE) +
    disc(44, 60, 14, dark(c.ground, 0.3), EDGE) +
    fill(star(160, 96, 9, 42, 31), dark(c.back ?? c.second, 0.2), EDGE) +
    disc(160, 96, 12, dark(c.ground, 0.3), EDGE),
  towers: (c) =>
    fill(
      "M-6,206V90H20V50H46V110H60V206ZM140,206V100H154V30L168,14L182,30V80H206V206Z",
      dark(c.back ?? c.second, 0.2),
      EDGE,
    ) +
    each(
      [
        [28, 64],
        [28, 84],
        [162, 44],
        [162, 66],
        [162, 90],
        [8, 108],
        [188, 96],
      ],
      (x, y) => `<rect x="${x}" y="${y}" width="8" height="10" fill="${c.energy}"/>`,
    ),
  roots: (c) =>
    mirrored(
      line("M60,206Q10,170 26,110Q34,70 10,20M30,120L2,96M22,70L44,40", c.back ?? c.second, 9),
    ),
  stars: (c) =>
    each(
      [
        [28, 40, 18],
        [170, 30, 14],
        [182, 92, 20],
        [20, 110, 12],
        [54, 16, 9],
        [148, 62, 8],
        [30, 168, 10],
      ],
      (x, y, z) => fill(star(x, y, 4, z, z * 0.32), c.back ?? c.energy),
    ),
  swarm: (c) =>
    times(
      26,
      (i) =>
        `<ellipse cx="${(i * 61) % 204}" cy="${(i * 37) % 180}" rx="6" ry="3.5" fill="${i % 3 ? INK : (c.back ?? c.energy)}" transform="rotate(${i * 47} ${(i * 61) % 204} ${(i * 37) % 180})"/>`,
    ),
  peacock: (c) =>
    times(9, (i) =>
      turned(
        fill(
          "M100,130Q86,60 100,-8Q114,60 100,130Z",
          i % 2 ? (c.back ?? c.second) : dark(c.back ?? c.second, 0.3),
          EDGE,
        ) +
          disc(100, 16, 8, c.energy, EDGE) +
          disc(100, 16, 3, INK),
        i * 20 - 80,
        100,
        140,
      ),
    ),
  fins: (c, b) =>
    mirrored(
      fill(
        `M${100 - b.wide + 6},${b.high + 4}Q${100 - b.wide - 44},${b.high - 40} ${100 - b.wide - 50},${b.high - 74}Q${100 - b.wide - 20},${b.high - 62} ${100 - b.wide + 30},${b.high - 14}Z`,
        c.back ?? c.second,
        EDGE,
      ) +
        line(
          `M${100 - b.wide - 4},${b.high - 8}L${100 - b.wide - 40},${b.high - 58}M${100 - b.wide + 12},${b.high - 12}L${100 - b.wide - 20},${b.high - 52}`,
          dark(c.back ?? c.second, 0.4),
          3,
        ),
    ),
  column: (c) =>
    mirrored(
      fill("M6,206V40H44V206Z", c.back ?? "#efe6cf", EDGE) +
        fill("M-2,20H52V40H-2Z", c.back ?? "#efe6cf", EDGE) +
        line("M18,44V206M32,44V206", dark(c.back ?? "#efe6cf", 0.3), 3),
    ),
  screens: (c) =>
    mirrored(
      turned(
        `<rect x="4" y="30" width="58" height="44" rx="4" fill="${c.back ?? c.energy}" opacity=".75" ${EDGE}/>` +
          line("M12,44H50M12,54H40M12,64H46", "#fff", 3),
        -8,
        30,
        50,
      ) +
        `<rect x="0" y="92" width="46" height="38" rx="4" fill="${c.back ?? c.energy}" opacity=".5" ${EDGE}/>`,
    ),
  hands: (c) =>
    mirrored(
      fill(
        "M14,206V150L2,112L14,126L12,92L24,122L30,88L36,122L48,98L44,134L60,124L46,156V206Z",
        c.back ?? c.second,
        EDGE,
      ),
    ),
  curtain: (c) =>
    mirrored(
      fill("M-6,-10H58Q48,60 66,110Q50,120 56,206H-6Z", c.back ?? c.second, EDGE) +
        line("M14,-6Q8,100 16,206M36,-6Q26,80 40,204", dark(c.back ?? c.second, 0.4), 4),
    ),
  storm: (c) =>
    line(
      "M-10,60Q60,20 100,60T210,50M-10,100Q50,70 100,96T210,90M-10,150Q40,120 90,140T210,130",
      c.back ?? c.energy,
      10,
      'opacity=".7"',
    ),
  rings: (c) => GROUNDS.rings(c.back ?? c.energy),
} satisfies Record<string, Back>;
