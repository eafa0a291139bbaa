// Suit cuts, drawn inside the torso. c: colours, b: body.

import type { Body } from "./bodies";
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
  star,
  times,
  turned,
} from "./ink";
import type { Tints } from "./tints";

type Suit = (c: Tints, b: Body) => string;

export const SUITS = {
  plain: () => "",
  yoke: (c, b) => fill(`M0,100H200V${b.high + 18}L100,${b.high + 44}L0,${b.high + 18}Z`, c.second),
  vee: (c, b) => fill(`M${100 - b.wide + 8},108H${100 + b.wide - 8}L100,196Z`, c.second),
  split: (c) => fill("M100,90H210V210H100Z", c.second),
  sash: (c, b) =>
    fill(
      `M${100 - b.wide - 8},${b.high + 2}L${100 - b.wide + 26},${b.high - 10}L${100 + b.wide},206H${100 + b.wide - 44}Z`,
      c.second,
    ),
  center: (c) => fill("M84,100H116L124,210H76Z", c.second),
  straps: (c, b) =>
    line(
      `M${100 - b.wide + 12},112L${100 + b.wide},208M${100 + b.wide - 12},112L${100 - b.wide},208`,
      c.second,
      12,
    ) + disc(100, 158, 11, c.energy, EDGE),
  plates: (c, b) =>
    fill(`M${100 - b.wide + 16},118L100,128L100,166L${100 - b.wide + 20},156Z`, c.second, EDGE) +
    fill(
      `M${100 + b.wide - 16},118L100,128L100,166L${100 + b.wide - 20},156Z`,
      dark(c.second, 0.2),
      EDGE,
    ) +
    line("M74,180L100,188L126,180M72,196L100,204L128,196", INK, 3),
  jacket: (c) =>
    fill("M82,104L100,206L118,104Z", "#f2eefc") +
    fill("M96,118L104,118L108,200H92Z", c.second) +
    fill(`M80,100L60,150L78,158L72,168L96,208H60V100Z`, dark(c.main, 0.25), EDGE) +
    fill(`M120,100L140,150L122,158L128,168L104,208H140V100Z`, dark(c.main, 0.35), EDGE),
  tunic: (c) =>
    fill("M78,112L100,124L122,112L126,128L100,142L74,128Z", c.second, EDGE) +
    times(3, (i) => disc(100, 156 + i * 18, 4, c.energy, EDGE)),
  fur: (c, b) =>
    fill(
      `M${100 - b.wide},${b.high + 16}L${100 - b.wide + 2},${b.high - 8}L78,108L100,128L122,108L${100 + b.wide - 2},${b.high - 8}L${100 + b.wide},${b.high + 16}L${100 + b.wide * 0.72},${b.high + 10}L${100 + b.wide * 0.55},${b.high + 28}L${100 + b.wide * 0.3},${b.high + 14}L100,${b.high + 36}L${100 - b.wide * 0.3},${b.high + 14}L${100 - b.wide * 0.55},${b.high + 28}L${100 - b.wide * 0.72},${b.high + 10}Z`,
      c.second,
      EDGE,
    ),
  ribs: (c) =>
    times(4, (i) =>
      line(
        `M70,${142 + i * 16}Q86,${134 + i * 16} 97,${146 + i * 16}M130,${142 + i * 16}Q114,${134 + i * 16} 103,${146 + i * 16}`,
        c.second,
        6,
      ),
    ) + line("M100,134V206", c.second, 5),
  scales: (c) =>
    times(6, (r) =>
      times(9, (q) =>
        line(`M${q * 22 - (r % 2 ? 11 : 0)},${116 + r * 15}q11,13 22,0`, c.second, 3),
      ),
    ),
  fold: (c) =>
    fill(`M100,116L128,206H72Z`, c.second) +
    line("M76,118L64,206M124,118L138,206", dark(c.main, 0.5), 3),
  bare: (c) =>
    line(`M100,132V168M76,150Q88,166 100,160Q112,166 124,150M84,184H116`, dark(c.skin, 0.45), 3),
  bib: (c, b) =>
    fill(
      `M100,118L${100 + b.wide * 0.58},126L${100 + b.wide * 0.42},172L100,190L${100 - b.wide * 0.42},172L${100 - b.wide * 0.58},126Z`,
      c.second,
      EDGE,
    ),
  chev: (c, b) =>
    times(3, (i) =>
      fill(
        `M${100 - b.wide},${126 + i * 28}L100,${150 + i * 28}L${100 + b.wide},${126 + i * 28}V${138 + i * 28}L100,${163 + i * 28}L${100 - b.wide},${138 + i * 28}Z`,
        c.second,
      ),
    ),
  stitched: (c) =>
    line("M60,140L90,206M140,128L112,206M74,170H126", c.second, 4, 'stroke-dasharray="7 6"'),
  circuit: (c) =>
    line(
      "M100,120V150L84,162V206M100,150L116,162V206M70,130V160L58,172M130,130V160L142,172",
      c.energy,
      3,
    ) + disc(100, 150, 8, c.energy, EDGE),
  vine: (c) =>
    line("M60,206Q70,150 100,160T128,120M140,206Q120,170 136,140", c.second, 6) +
    times(4, (i) => fill(`M${66 + i * 20},${186 - i * 16}q10,-14 20,-2q-10,12 -20,2Z`, c.energy)),
  stripes: (c, b) =>
    times(7, (i) =>
      fill(
        `M${100 - b.wide + (i * b.wide) / 3 - 14},90h${b.wide / 6}l-4,120h-${b.wide / 6}Z`,
        c.second,
      ),
    ),
  motley: (c) =>
    times(5, (r) =>
      times(6, (q) =>
        fill(
          `M${q * 36 - (r % 2 ? 18 : 0)},${104 + r * 24}l18,24l-18,24l-18,-24Z`,
          q % 2 ? c.second : dark(c.main, 0.2),
        ),
      ),
    ),
  hoops: (c) =>
    times(4, (i) =>
      fill(
        `M0,${126 + i * 24}Q100,${142 + i * 24} 200,${126 + i * 24}v12Q100,${154 + i * 24} 0,${138 + i * 24}Z`,
        c.second,
      ),
    ),
  coat: (c) =>
    fill("M84,102L100,160L116,102Z", "#efe9dc") +
    fill("M97,116h7l4,44h-14Z", c.energy) +
    fill(
      `M82,98L58,128L74,140L64,150L96,210H104L136,150L126,140L142,128L118,98L100,150Z`,
      c.second,
      EDGE,
    ) +
    line("M100,166V208", INK, 2.5) +
    disc(92, 180, 3, INK) +
    disc(92, 196, 3, INK),
  toga: (c, b) =>
    fill(
      `M${100 + b.wide - 10},${b.high - 8}L${100 - b.wide - 10},176V210H${100 + b.wide}L${100 + b.wide + 8},${b.high + 20}Z`,
      c.second,
      EDGE,
    ) +
    line(
      `M${100 + b.wide - 22},${b.high + 4}L60,206M${100 + b.wide - 10},${b.high + 18}L96,206M${100 + b.wide},${b.high + 40}L130,206`,
      dark(c.second, 0.35),
      3,
    ) +
    disc(100 + b.wide - 16, b.high + 4, 8, c.energy, EDGE),
  tux: (c) =>
    fill("M80,102L100,200L120,102Z", "#f6f3ee") +
    fill("M86,116L100,124L114,116V132L100,124L86,132Z", c.energy, EDGE) +
    disc(100, 148, 3, INK) +
    disc(100, 166, 3, INK) +
    fill("M78,100L64,134L96,206H60V100Z", c.second, EDGE) +
    fill("M122,100L136,134L104,206H140V100Z", dark(c.second, 0.2), EDGE),
  vest: (c, b) =>
    fill(`M${100 - b.wide * 0.62},106L${100 - b.wide * 0.7},210H92L84,112Z`, c.second, EDGE) +
    fill(
      `M${100 + b.wide * 0.62},106L${100 + b.wide * 0.7},210H108L116,112Z`,
      dark(c.second, 0.18),
      EDGE,
    ) +
    mirrored(fill("M62,160h20v18h-20Z", dark(c.second, 0.3), EDGE)),
  rags: (c) =>
    each(
      [
        [60, 130, 0],
        [88, 144, 1],
        [118, 126, 2],
        [140, 150, 0],
        [70, 168, 2],
        [104, 178, 0],
        [132, 186, 1],
        [48, 190, 1],
      ],
      (x, y, z) =>
        turned(
          fill(
            `M${x - 14},${y - 12}h28v24h-28Z`,
            [c.second, c.energy][z] ?? dark(c.main, 0.3),
            EDGE + ' stroke-dasharray="6 4"',
          ),
          ((x * 7) % 40) - 20,
          x,
          y,
        ),
    ),
  hex: (c) =>
    times(5, (r) =>
      times(6, (q) =>
        fill(
          star(38 + q * 25 + (r % 2 ? 12 : 0), 128 + r * 21, 3, 12, 12),
          (q + r) % 3 ? "none" : c.second,
          `stroke="${c.second}" stroke-width="2.5"`,
        ),
      ),
    ),
  corset: (c) =>
    fill("M66,122Q84,140 100,128Q116,140 134,122L126,206H74Z", c.second, EDGE) +
    line(
      "M92,146L108,156M108,146L92,156M92,164L108,174M108,164L92,174M92,182L108,192",
      c.energy,
      3,
    ),
  cuirass: (c, b) =>
    fill(
      `M${100 - b.wide * 0.66},116Q100,140 ${100 + b.wide * 0.66},116L${100 + b.wide * 0.58},182Q100,200 ${100 - b.wide * 0.58},182Z`,
      c.second,
      EDGE,
    ) +
    line(
      `M100,132V186M${100 - b.wide * 0.46},158Q${100 - b.wide * 0.2},172 100,160Q${100 + b.wide * 0.2},172 ${100 + b.wide * 0.46},158`,
      dark(c.second, 0.45),
      3,
    ) +
    mirrored(
      fill(
        `M${100 - b.wide - 8},${b.high + 26}L${100 - b.wide},${b.high - 4}L${100 - b.wide + 24},${b.high - 6}L${100 - b.wide + 16},${b.high + 30}Z`,
        c.energy,
        EDGE,
      ),
    ),
  hoodie: (c) =>
    fill("M66,108Q100,150 134,108L142,124Q100,172 58,124Z", c.second, EDGE) +
    line("M92,146V176M108,146V170", "#f4f1ea", 3) +
    fill("M70,184H130L138,210H62Z", dark(c.main, 0.18), EDGE),
  bands: (c, b) =>
    times(6, (i) =>
      line(
        `M${100 - b.wide - 6},${124 + i * 15 + (i % 2) * 8}Q100,${138 + i * 14} ${100 + b.wide + 6},${118 + i * 16}`,
        i % 2 ? c.second : light(c.second, 0.3),
        9,
      ),
    ),
  bark: (c) =>
    line(
      "M64,210Q70,160 60,124M82,210Q92,160 80,130M104,210Q98,160 110,120M126,210Q134,168 124,130M146,210Q140,170 150,136",
      c.second,
      5,
    ) + disc(92, 172, 6, dark(c.second, 0.4)),
  spots: (c) =>
    each(
      [
        [58, 140],
        [78, 130],
        [76, 158],
        [100, 150],
        [124, 132],
        [142, 146],
        [122, 166],
        [96, 182],
        [64, 184],
        [142, 184],
      ],
      (x, y) => `<ellipse cx="${x}" cy="${y}" rx="7" ry="5" fill="${c.second}"/>`,
    ),
  cracks: (c) =>
    line(
      "M60,130L76,150L68,170L84,206M140,124L124,150L134,172L118,206M100,130L96,160L106,180",
      c.energy,
      5,
    ),
  shell: (c) =>
    fill("M100,120L150,150L140,206H60L50,150Z", c.second, EDGE) +
    line(
      "M100,120V206M100,120L76,206M100,120L124,206M100,120L58,176M100,120L142,176",
      dark(c.second, 0.4),
      3,
    ),
  gut: (c) =>
    fill("M100,134Q150,140 150,210H50Q50,140 100,134Z", c.second, EDGE) +
    line("M80,180Q100,192 120,180", dark(c.second, 0.4), 3) +
    disc(100, 196, 4, dark(c.second, 0.4)),
  star: (c) =>
    fill("M60,104H140L118,150L140,206H60L82,150Z", c.second) +
    times(6, (i) => fill(star(62 + (i % 3) * 38, 140 + (i > 2 ? 40 : 0), 4, 7, 3), c.energy)),
} satisfies Record<string, Suit>;
