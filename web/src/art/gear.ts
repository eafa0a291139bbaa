// Headgear, over the hair. c: colours, w: half the width of the head, j: half the width of the jaw.

import { headPath } from "./bodies";
import { dark, disc, EDGE, each, fill, INK, light, line, mirrored, times, turned } from "./ink";
import type { Tints } from "./tints";

type Gear = (c: Tints, w: number, j: number) => string;

/** A skull cap down to y. */
const cap = (w: number, y: number): string =>
  `M${97 - w},${y}Q${94 - w},38 100,38Q${106 + w},38 ${103 + w},${y}`;

const helm: (c: Tints, w: number) => string = (c, w) =>
  fill(
    cap(w, 100) +
      `L${100 + w - 8},110L${100 + w - 8},78L104,72V92H96V72L${108 - w},78V110L${97 - w},100Z`,
    c.gear,
    EDGE,
  ) + fill("M97,38H103V60H97Z", c.energy);

const visor: (c: Tints, w: number) => string = (c, w) =>
  fill(`M${98 - w},70H${102 + w}L${100 + w - 3},88Q100,80 ${103 - w},88Z`, c.energy, EDGE) +
  line(`M${104 - w},75H${96 + w}`, "#ffffff", 2.5);

const crown: (c: Tints, w: number) => string = (c, w) =>
  fill(
    `M${98 - w},60L${92 - w},24L${108 - w},42L100,18L${92 + w},42L${108 + w},24L${102 + w},60Q100,50 ${98 - w},60Z`,
    c.energy,
    EDGE,
  ) + disc(100, 46, 4, c.gear);

export const GEAR = {
  none: () => "",
  domino: (c, w) =>
    fill(
      `M${100 - w - 1},72Q100,66 ${101 + w},72L${100 + w - 1},86Q112,94 102,84H98Q88,94 ${101 - w},86Z`,
      c.gear,
      EDGE,
    ),
  wide: (c, w) =>
    fill(
      `M${96 - w},64L100,72L${104 + w},64L${100 + w},88Q110,94 101,84H99Q90,94 ${100 - w},88Z`,
      c.gear,
      EDGE,
    ),
  cowl: (c, w) =>
    fill(
      cap(w, 92) + `L${100 + w * 0.6},98Q112,90 100,90Q88,90 ${100 - w * 0.6},98Z`,
      c.gear,
      EDGE,
    ),
  fin: (c, w) =>
    fill("M94,52L100,4L106,52Z", c.energy, EDGE) +
    fill(
      cap(w, 92) + `L${100 + w * 0.6},98Q112,90 100,90Q88,90 ${100 - w * 0.6},98Z`,
      c.gear,
      EDGE,
    ),
  swept: (c, w) =>
    mirrored(fill(`M${102 - w},62L${76 - w},34L${106 - w},46Z`, c.gear, EDGE)) +
    fill(
      cap(w, 90) + `L${100 + w * 0.7},96Q110,88 100,94Q90,88 ${100 - w * 0.7},96Z`,
      c.gear,
      EDGE,
    ),
  ridge: (c, w) =>
    fill(`M92,44Q100,24 108,44L104,70H96Z`, light(c.gear, 0.25), EDGE) +
    fill(
      cap(w, 92) + `L${100 + w * 0.6},100L108,90L100,95L92,90L${100 - w * 0.6},100Z`,
      c.gear,
      EDGE,
    ) +
    line("M78,70L96,76M122,70L104,76", light(c.gear, 0.35), 3.5) +
    fill("M96,38Q100,26 104,38L102,66H98Z", c.energy, EDGE),
  full: (c, w, j) => fill(headPath(w + 2, j + 2), c.gear, EDGE),
  hood: (c, w) =>
    fill(
      `M100,22Q${84 - w},34 ${84 - w},90Q${84 - w},118 ${90 - w},128L${104 - w},112Q${98 - w},56 100,52Q${102 + w},56 ${96 + w},112L${110 + w},128Q${116 + w},118 ${116 + w},90Q${116 + w},34 100,22Z`,
      c.gear,
      EDGE,
    ),
  cloak: (c, w) =>
    fill(
      `M100,20Q${78 - w},36 ${80 - w},96L${70 - w},140L100,124L${130 + w},140L${120 + w},96Q${122 + w},36 100,20ZM100,54Q${102 + w},60 ${100 + w},100L100,116L${100 - w},100Q${98 - w},60 100,54Z`,
      c.gear,
      EDGE + ' fill-rule="evenodd"',
    ),
  helm,
  plume: (c, w) =>
    fill("M96,44Q92,6 140,10Q176,16 172,70Q150,34 108,46Z", c.energy, EDGE) + helm(c, w),
  winged: (c, w) =>
    mirrored(
      fill(`M${100 - w},66Q${72 - w},54 ${60 - w},20Q${86 - w},30 ${104 - w},54Z`, c.energy, EDGE),
    ) + fill(cap(w, 84) + `Q100,62 ${97 - w},84Z`, c.gear, EDGE),
  beak: (c, w) =>
    mirrored(
      fill(`M${100 - w},60Q${76 - w},44 ${74 - w},8Q${96 - w},24 ${108 - w},46Z`, c.gear, EDGE),
    ) +
    fill(cap(w, 94) + `L112,90L100,106L88,90L${97 - w},94Z`, c.gear, EDGE) +
    fill("M92,84L100,108L108,84Q100,78 92,84Z", c.energy, EDGE),
  horns: (c, w) =>
    mirrored(
      fill(`M${104 - w},54Q${74 - w},44 ${80 - w},8Q${90 - w},30 ${116 - w},42Z`, c.energy, EDGE),
    ),
  antlers: (c, w) =>
    mirrored(
      line(
        `M${106 - w},50Q${86 - w},30 ${84 - w},2M${92 - w},30L${72 - w},22M${88 - w},18L${100 - w},2`,
        c.energy,
        6,
      ),
    ),
  hornhelm: (c, w) =>
    mirrored(
      fill(`M${102 - w},62Q${66 - w},60 ${70 - w},18Q${84 - w},40 ${108 - w},44Z`, "#efe6cf", EDGE),
    ) + helm(c, w),
  crown,
  tiara: (c, w) =>
    fill(`M${99 - w},66Q100,46 ${101 + w},66L${99 + w},72Q100,58 ${101 - w},72Z`, c.energy, EDGE) +
    fill("M100,44L107,57L100,66L93,57Z", c.energy, EDGE),
  circlet: (c, w) =>
    line(`M${99 - w},66Q100,56 ${101 + w},66`, c.energy, 6) + disc(100, 60, 6, c.gear, EDGE),
  laurel: (c) =>
    mirrored(
      times(4, (i) =>
        turned(fill("M100,44q-10,-8 -4,-18q10,6 4,18Z", c.energy, EDGE), -20 - i * 22, 100, 80),
      ),
    ),
  tophat: (c) =>
    fill(`M74,50L78,-4H122L126,50Z`, c.gear, EDGE) +
    fill("M75,36H125L126,48H74Z", c.energy) +
    fill(`M58,50Q100,38 142,50Q100,66 58,50Z`, c.gear, EDGE),
  bighat: (c) =>
    fill(`M66,52L60,-2Q100,-14 140,-2L134,52Z`, c.gear, EDGE) +
    fill("M66,34H134L134,50H66Z", c.energy) +
    fill("M112,18l22,-8v26l-22,-4Z", "#f2eefc", EDGE) +
    fill(`M48,52Q100,36 152,52Q100,70 48,52Z`, c.gear, EDGE),
  bowler: (c) =>
    fill("M72,52Q72,18 100,18Q128,18 128,52Z", c.gear, EDGE) +
    fill("M62,52Q100,42 138,52Q100,62 62,52Z", c.gear, EDGE),
  visor,
  visorcap: (c, w) => fill(cap(w, 70) + `Z`, c.gear, EDGE) + visor(c, w),
  goggles: (c, w) =>
    line(`M${99 - w},78H${101 + w}`, c.gear, 8) +
    mirrored(disc(88, 79, 11, c.energy, EDGE) + disc(85, 76, 3.5, "#fff")),
  lens: (c, w) =>
    line(`M${99 - w},76H${101 + w}`, c.gear, 6) +
    disc(89, 78, 12, c.energy, EDGE) +
    disc(89, 78, 5, INK) +
    line(`M104,70L${100 + w},70`, c.energy, 5),
  band: (c, w) =>
    fill(`M${98 - w},62Q100,52 ${102 + w},62V72Q100,62 ${98 - w},72Z`, c.energy, EDGE),
  scarf: (c, w) =>
    fill(
      `M${98 - w},92Q100,84 ${102 + w},92L${98 + w},118Q100,126 ${102 - w},118Z`,
      c.energy,
      EDGE,
    ),
  wraps: (c, w) =>
    times(6, (i) =>
      line(
        `M${100 - w},${52 + i * 11}L${100 + w},${46 + i * 12}`,
        i % 2 ? c.gear : light(c.gear, 0.3),
        8,
      ),
    ),
  gas: (c) =>
    mirrored(disc(88, 78, 12, c.energy, EDGE)) +
    disc(100, 104, 14, c.gear, EDGE) +
    times(3, (i) => line(`M92,${99 + i * 5}H108`, INK, 2)),
  dome: (c) =>
    `<path d="M62,112V70Q62,28 100,28T138,70V112Z" fill="${c.energy}" opacity=".32" stroke="#fff" stroke-width="3"/>` +
    line("M74,70Q76,46 94,40", "#fff", 4) +
    fill("M58,108H142V124H58Z", c.gear, EDGE),
  knight: (c, w) =>
    fill(headPath(w + 4, w - 1), c.gear, EDGE) + fill("M76,72H124V84H104V112H96V84H76Z", INK),
  fork: (c, w) =>
    fill(headPath(w + 3, w - 2), c.gear, EDGE) +
    fill("M78,76L96,84L100,60L104,84L122,76L116,92H84Z", INK) +
    fill("M94,50L100,2L106,50Z", c.energy, EDGE) +
    mirrored(fill(`M${100 - w},62L${90 - w},20L${106 - w},50Z`, c.energy, EDGE)),
  mask2: (c, w, j) =>
    `<g clip-path="inset(0 0 0 0)">${fill(`M100,45Q${100 + w + 2},46 ${101 + w},76Q${100 + w},96 ${100 + j},102Q112,116 100,116Z`, c.gear, EDGE)}</g>`,
  owl: (c, w, j) =>
    fill(headPath(w + 3, j), c.gear, EDGE) +
    mirrored(
      disc(87, 78, 13, c.energy, EDGE) +
        fill(`M${104 - w},52L${92 - w},26L${116 - w},44Z`, c.gear, EDGE),
    ) +
    fill("M94,88L100,104L106,88Z", c.energy, EDGE),
  crystal: (c, w) =>
    fill(
      `M${98 - w},60L${96 - w},30L${110 - w},44L92,8L100,40L108,8L${90 + w},44L${104 + w},30L${102 + w},60Q100,48 ${98 - w},60Z`,
      c.energy,
      EDGE,
    ),
  ants: (c) => mirrored(line(`M92,46Q84,20 70,12`, INK, 4) + disc(69, 11, 6, c.energy, EDGE)),
  peakcap: (c, w) =>
    fill(`M${96 - w},60Q${96 - w},34 100,34Q${104 + w},34 ${104 + w},60Z`, c.gear, EDGE) +
    fill(`M${92 - w},60H${104 + w}Q${96 + w},70 ${92 - w},72Z`, c.energy, EDGE),
  wiz: (c) =>
    fill(`M60,58L96,-16L112,4L140,58Q100,44 60,58Z`, c.gear, EDGE) +
    fill("M68,44Q100,34 132,44L136,54Q100,42 64,54Z", c.energy),
  pharaoh: (c, w) =>
    fill(
      `M100,30Q${82 - w},34 ${80 - w},76L${72 - w},136L${100 - w + 6},124L${99 - w},70Q100,50 ${101 + w},70L${100 + w - 6},124L${128 + w},136L${120 + w},76Q${118 + w},34 100,30Z`,
      c.gear,
      EDGE,
    ) +
    line(
      `M${86 - w},70L${100 - w},74M${82 - w},94L${98 - w},98M${114 + w},70L${100 + w},74M${118 + w},94L${102 + w},98`,
      c.energy,
      4,
    ) +
    disc(100, 46, 6, c.energy, EDGE),
  headset: (c, w) =>
    line(`M${98 - w},78Q${94 - w},34 100,34Q${106 + w},34 ${102 + w},78`, c.gear, 5) +
    mirrored(disc(100 - w - 1, 80, 8, c.energy, EDGE)),
  shawl: (c, w) =>
    fill(
      `M100,28Q${82 - w},36 ${84 - w},84Q${74 - w},126 ${86 - w},148H${114 + w}Q${126 + w},126 ${116 + w},84Q${118 + w},36 100,28ZM100,50Q${104 + w},54 ${101 + w},88Q112,114 100,118Q88,114 ${99 - w},88Q${96 - w},54 100,50Z`,
      c.gear,
      EDGE + ' fill-rule="evenodd"',
    ) + times(7, (i) => disc(78 + i * 7.4, 46 - Math.sin((i / 6) * Math.PI) * 9, 2.6, c.energy)),
  glasses: (c) =>
    mirrored(
      `<circle cx="88" cy="80" r="10" fill="#fff" fill-opacity=".25" stroke="${c.gear}" stroke-width="3.5"/>`,
    ) + line("M97,79H103", c.gear, 3.5),
  beret: (c, w) =>
    fill(`M${90 - w},58Q70,28 108,26Q150,28 ${106 + w},60Q100,48 ${90 - w},58Z`, c.gear, EDGE) +
    disc(108, 26, 4, c.energy),
  diver: (c) =>
    fill("M58,118V66Q58,24 100,24T142,66V118Z", c.gear, EDGE) +
    mirrored(
      fill("M64,70Q64,54 82,56L96,66V92L70,94Q64,86 64,70Z", c.energy, EDGE) +
        fill("M68,70Q70,60 80,60L74,86Q68,82 68,70Z", "#fff", 'opacity=".5"'),
    ) +
    fill("M90,100H110V118H90Z", INK),
  jester: (c, w) =>
    fill(`M100,50Q60,30 44,60Q40,20 88,24ZM100,50Q140,30 156,60Q160,20 112,24Z`, c.gear, EDGE) +
    fill("M84,46Q86,-4 128,-6Q104,14 116,48Z", c.energy, EDGE) +
    fill(cap(w, 66) + `Q100,54 ${97 - w},66Z`, c.gear, EDGE) +
    disc(43, 62, 7, "#f2c53d", EDGE) +
    disc(157, 62, 7, "#f2c53d", EDGE) +
    disc(130, -4, 7, "#f2c53d", EDGE),
  petasos: (c) =>
    fill("M56,56Q100,34 144,56Q100,66 56,56ZM78,50Q80,26 100,26T122,50Z", c.gear, EDGE) +
    mirrored(fill("M66,48Q40,40 34,14Q62,22 78,42Z", "#fff", EDGE)),
  rays: (c, w) =>
    times(9, (i) => turned(fill("M94,40L100,2L106,40Z", c.energy, EDGE), -64 + i * 16, 100, 84)) +
    line(`M${99 - w},62Q100,48 ${101 + w},62`, c.energy, 7),
  weld: (c, w) =>
    fill(
      `M${94 - w},52Q100,34 ${106 + w},52V92Q${100 + w},116 100,118Q${100 - w},116 ${94 - w},92Z`,
      c.gear,
      EDGE,
    ) +
    fill("M80,68H120V84H80Z", INK) +
    fill("M82,70H118V82H82Z", c.energy) +
    disc(100, 102, 4, INK),
  veil: (c, w) =>
    fill(
      `M100,30Q${78 - w},36 ${76 - w},96L${64 - w},176Q${84 - w},160 ${98 - w},150L${99 - w},74Q100,50 ${101 + w},74L${102 + w},150Q${116 + w},160 ${136 + w},176L${124 + w},96Q${122 + w},36 100,30Z`,
      c.gear,
      EDGE + ' opacity=".93"',
    ) + crown(c, w - 4),
  fedora: (c) =>
    fill("M74,52Q70,18 90,22Q100,28 110,22Q130,18 126,52Z", c.gear, EDGE) +
    fill("M74,42H126V52H74Z", c.energy) +
    fill("M52,58Q66,46 100,48T148,58Q120,66 100,62T52,58Z", c.gear, EDGE),
  flatcap: (c, w) =>
    fill(
      `M${94 - w},60Q${88 - w},30 104,30Q${112 + w},32 ${104 + w},58Q${112 + w},60 ${112 + w},68Q100,56 ${94 - w},60Z`,
      c.gear,
      EDGE,
    ) + line("M80,36Q100,46 120,36", dark(c.gear, 0.35), 3),
  bandana: (c, w) =>
    fill(cap(w, 66) + `Q100,56 ${97 - w},66Z`, c.energy, EDGE) +
    fill(
      `M${102 + w},60L${124 + w},52L${112 + w},66L${126 + w},78L${100 + w},70Z`,
      c.energy,
      EDGE,
    ) +
    disc(88, 54, 3, "#fff") +
    disc(104, 50, 3, "#fff"),
  beetle: (c, w, j) =>
    fill(headPath(w + 3, j + 1), c.gear, EDGE) +
    mirrored(
      fill("M74,70Q88,64 97,82Q88,96 78,90Q72,82 74,70Z", c.energy, EDGE) +
        fill("M78,73Q86,70 90,78L80,84Z", "#fff", 'opacity=".6"') +
        fill("M90,44L74,18L98,40Z", c.gear, EDGE),
    ) +
    line("M100,46V74", dark(c.gear, 0.5), 3) +
    fill("M92,102L100,96L108,102L100,110Z", dark(c.gear, 0.5)),
  nodes: (c, w) =>
    each(
      [
        [100, 50],
        [84, 56],
        [116, 56],
      ],
      (x, y) => disc(x, y, 5.5, c.energy, EDGE),
    ) +
    line("M84,56L100,64L116,56M100,50V64", c.energy, 2.5) +
    mirrored(line(`M${102 - w},66Q${80 - w},50 ${78 - w},90T${66 - w},140`, c.gear, 6)),
  patch: (_c, w) =>
    line(`M${98 - w},62L122,92`, INK, 4) + fill("M104,74H122Q124,90 112,91T104,74Z", INK),
  parka: (c, w) =>
    `<path d="M100,18Q${70 - w},24 ${74 - w},84Q${72 - w},120 100,132Q${128 + w},120 ${126 + w},84Q${130 + w},24 100,18ZM100,48Q${102 + w},52 ${100 + w},90Q114,116 100,118Q86,116 ${100 - w},90Q${98 - w},52 100,48Z" fill="${c.gear}" fill-rule="evenodd" ${EDGE}/>` +
    times(14, (i) =>
      disc(
        (100 + (w + 8) * Math.cos(i * 0.449)).toFixed(1),
        (82 + 40 * Math.sin(i * 0.449)).toFixed(1),
        7,
        "#f4f1ea",
        `stroke="${INK}" stroke-width="1.5"`,
      ),
    ) +
    line(`M${101 - w},78H${99 + w}`, INK, 7) +
    mirrored(fill("M78,72H97V86H80Z", c.energy, EDGE)),
  coral: (c, w) =>
    mirrored(
      line(
        `M${104 - w},58Q${92 - w},36 ${98 - w},12M${94 - w},34L${80 - w},26M90,52Q84,30 92,6M88,28L78,16`,
        c.energy,
        6,
      ),
    ) +
    line("M100,50V8M100,26L108,16", c.energy, 6) +
    line(`M${98 - w},62Q100,46 ${102 + w},62`, c.energy, 8),
  scallop: (c, w) =>
    fill(
      `M${98 - w},66Q${84 - w},40 ${102 - w},34Q${104 - w},18 ${118 - w},24Q${90},6 100,14Q${110},6 ${82 + w},24Q${96 + w},18 ${98 + w},34Q${116 + w},40 ${102 + w},66Q100,50 ${98 - w},66Z`,
      c.energy,
      EDGE,
    ) +
    line(
      `M94,56L86,20M106,56L114,20M100,54V16M${88},59L${104 - w},36M${112},59L${96 + w},36`,
      dark(c.energy, 0.3),
      2.4,
    ) +
    disc(100, 58, 6, "#fff", EDGE),
  moto: (c, w, j) =>
    fill(headPath(w + 4, j + 3), c.gear, EDGE) +
    fill(`M${102 - w},66Q100,58 ${98 + w},66L${96 + w},86Q100,92 ${104 - w},86Z`, INK) +
    line(`M${106 - w},70Q92,64 106,66`, "#fff", 3, 'opacity=".7"') +
    line("M90,104L100,98L110,104", dark(c.gear, 0.5), 3),
  cone: (c) =>
    turned(
      fill("M76,50L100,-12L124,50Q100,40 76,50Z", c.gear, EDGE) +
        disc(100, -12, 8, c.energy, EDGE) +
        disc(97, 14, 5, c.energy, EDGE) +
        disc(106, 30, 5, c.energy, EDGE),
      14,
      100,
      60,
    ),
  fins: (c, w) =>
    mirrored(
      fill(
        `M${102 - w},72Q${72 - w},58 ${72 - w},30L${84 - w},50L${88 - w},34L${106 - w},60Z`,
        c.energy,
        EDGE,
      ),
    ) + line(`M${100 - w},64Q100,54 ${100 + w},64`, c.energy, 5),
  spiked: (c, w) =>
    fill(cap(w, 70) + `Q100,58 ${97 - w},70Z`, c.gear, EDGE) +
    times(5, (i) => turned(fill("M93,42L100,10L107,42Z", c.energy, EDGE), -56 + i * 28, 100, 78)),
  brush: (c, w) =>
    fill("M58,60Q58,2 100,0T142,60L126,46Q100,30 74,46Z", c.energy, EDGE) +
    line("M70,40L64,22M82,32L80,10M100,30V6M118,32L120,10M130,40L136,22", dark(c.energy, 0.4), 3) +
    fill(
      cap(w, 98) + `L${100 + w - 9},112V80L104,74V90H96V74L${109 - w},80V112L${97 - w},98Z`,
      c.gear,
      EDGE,
    ),
  stub: (c, w) => mirrored(fill(`M${110 - w},48L${98 - w},26L${120 - w},40Z`, c.energy, EDGE)),
  ram: (c, w) =>
    mirrored(
      line(`M${108 - w},46Q${64 - w},30 ${66 - w},70Q${72 - w},94 ${88 - w},82`, "#0c0a15", 17) +
        line(`M${108 - w},46Q${64 - w},30 ${66 - w},70Q${72 - w},94 ${88 - w},82`, c.energy, 11),
    ),
  halfhelm: (c, w) =>
    fill(cap(w, 86) + `L${96 + w},68L100,62L${104 - w},68L${97 - w},86Z`, c.gear, EDGE) +
    fill("M95,24H105V66H95Z", c.energy, EDGE) +
    mirrored(fill(`M${100 - w},62L${82 - w},56L${86 - w},92L${102 - w},100Z`, c.gear, EDGE)),
  flower: (c) =>
    times(5, (i) => turned(disc(126, 44, 8, c.energy, EDGE), i * 72, 126, 54)) +
    disc(126, 54, 6, "#f2c53d", EDGE),
  monocle: (c) =>
    `<circle cx="112" cy="80" r="11" fill="#fff" fill-opacity=".3" stroke="${c.energy}" stroke-width="4"/>` +
    line("M122,86Q130,104 124,122", c.energy, 2),
  shades: (c, w) =>
    fill(
      `M${98 - w},72H${102 + w}L${98 + w},86Q112,92 103,78H97Q88,92 ${102 - w},86Z`,
      c.gear,
      EDGE,
    ) + mirrored(line("M80,76L86,84", "#fff", 2)),
  comedy: (c) =>
    fill("M70,54Q100,40 130,54V86Q128,116 100,120Q72,116 70,86Z", c.gear, EDGE) +
    fill("M100,48Q128,46 130,54V86Q128,116 100,120Z", c.energy, EDGE) +
    fill("M76,80Q86,68 94,80Q86,76 76,80Z", INK) +
    fill("M106,76Q114,88 124,76Q114,82 106,76Z", INK) +
    fill("M80,98Q90,112 100,104V110Q88,116 80,98Z", INK) +
    fill("M120,112Q112,100 100,104V110Q112,104 120,112Z", INK),
  turban: (c, w) =>
    fill(
      `M${94 - w},64Q${84 - w},22 100,20Q${116 + w},22 ${106 + w},64Q100,46 ${94 - w},64Z`,
      c.gear,
      EDGE,
    ) +
    line(
      `M${92 - w},50Q100,20 ${104 + w},56M${94 - w},60Q96,34 ${98 + w},36`,
      dark(c.gear, 0.3),
      3,
    ) +
    disc(100, 42, 6, c.energy, EDGE),
  medic: (c) =>
    fill(`M78,44H122L118,28H82Z`, "#f4f1ea", EDGE) +
    fill("M97,30h6v4h4v5h-4v4h-6v-4h-4v-5h4Z", c.energy),
} satisfies Record<string, Gear>;
