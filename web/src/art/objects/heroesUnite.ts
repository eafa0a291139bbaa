// Things and places first seen in Heroes Unite.
import { disc, INK, star, times } from "../ink";
import { EDGE, oval, scene, shape, stroke, thing, turned, windows } from "./shapes";

export const HEROES_UNITE = {
  "canary-cry": thing(
    "#b03f7a",
    "burst",
    () =>
      times(4, (i) =>
        stroke(
          `M${56 + i * 26},${92 - i * 17}Q${78 + i * 32},104 ${56 + i * 26},${116 + i * 17}`,
          i % 2 ? "#ffd0e6" : "#fff",
          9,
        ),
      ) + shape("M18,84Q40,70 56,86Q46,104 56,122Q40,138 18,124Z", "#ff8fb3"),
  ),
  "force-field": thing(
    "#1f6fae",
    "hex",
    () =>
      `<path d="M36,160A64,84 0 0 1 164,160Z" fill="#7fe0ff" opacity=".35" stroke="#bff2ff" stroke-width="6"/>` +
      shape("M100,92a14,14 0 1 1 .1,0ZM74,160Q76,104 100,104T126,160Z", "#17386a"),
  ),
  starbolt: thing(
    "#3f8f3a",
    "rays",
    () =>
      shape("M10,150L92,86L84,74L190,30L118,108L128,118L30,176Z", "#8aff6a") +
      shape(star(150, 60, 8, 40, 16), "#eaffdc"),
  ),
  shazam: thing(
    "#7a1fa0",
    "portal",
    () =>
      shape(
        "M40,90Q30,56 64,54Q74,26 106,36Q140,24 146,58Q176,62 166,92Q160,104 144,102H60Q44,102 40,90Z",
        "#e9e4fa",
      ) + shape("M104,98L72,146H98L84,192L140,130H110L126,98Z", "#ffd23f"),
  ),
  teleportation: thing(
    "#2a2f8a",
    "portal",
    () =>
      oval(100, 100, 46, 70, INK, 'stroke="#8ad0ff" stroke-width="9"') +
      shape("M96,70a12,12 0 1 1 .1,0ZM80,150Q76,96 98,84Q124,96 116,150Z", "#8ad0ff"),
  ),
  "power-of-the-green": thing(
    "#e2c46c",
    "steps",
    () =>
      shape("M100,18Q170,70 100,182Q30,70 100,18Z", "#5fd06a") +
      stroke("M100,40V186M100,90L126,70M100,90L74,70M100,126L124,106M100,126L76,106", INK, 5),
  ),
  whirlwind: thing("#3f7f9a", "spiral", () =>
    times(5, (i) => oval(100 + (i % 2 ? 8 : -6), 40 + i * 32, 74 - i * 14, 14, "#dff3fa")),
  ),
  batarang: thing("#8a5a4a", "rays", () =>
    turned(shape(star(100, 100, 3, 78, 20), "#cfd6e6") + disc(100, 100, 14, INK), -18),
  ),
  "helmet-of-fate": thing(
    "#7a4a8a",
    "hex",
    () =>
      shape("M56,90Q56,30 100,30T144,90V150L118,170V116H82V170L56,150Z", "#c8743a") +
      shape("M66,88L94,94V104H70ZM134,88L106,94V104H130Z", INK, "") +
      shape("M96,30V6H104V30Z", "#7affd8"),
  ),
  "mind-control-hat": thing(
    "#5a2c66",
    "burst",
    () =>
      shape("M58,140L50,40Q100,22 150,40L142,140Z", "#2f7a4a") +
      shape("M57,112H143L142,136H58Z", "#e0a33a", "") +
      shape("M28,142Q100,118 172,142Q100,172 28,142Z", "#2f7a4a") +
      stroke("M22,60q14,-12 0,-26M178,60q-14,-12 0,-26", "#ffd76a", 6),
  ),
  "soultaker-sword": thing("#6a2f3f", "shards", () =>
    turned(
      shape("M90,130V14L100,-4L110,14V130Z", "#e6ebf5") +
        shape("M64,130H136V142H64Z", "#d3202f") +
        shape("M92,142H108V188H92Z", INK, ""),
      38,
    ),
  ),
  skeets: thing(
    "#2f5fae",
    "hex",
    () =>
      shape("M48,70H152V112Q140,148 100,150T48,112Z", "#f2b92d") +
      disc(100, 100, 24, INK) +
      disc(100, 100, 12, "#63f0ff") +
      stroke("M48,78L22,60M152,78L178,60", INK, 8),
  ),
  sciencell: thing(
    "#bca65e",
    "wall",
    () =>
      shape("M48,30H152V176H48Z", "#123a2c") +
      shape("M92,84a14,14 0 1 1 16,0Q126,92 124,150H76Q74,92 92,84Z", "#3f5f55") +
      stroke("M66,34V172M90,34V172M114,34V172M136,34V172", "#58ff8a", 7),
  ),
  "white-lantern-power-battery": thing(
    "#5f6f8a",
    "chevrons",
    () =>
      shape("M66,46H134L146,150H54Z", "#f4f6fb") +
      disc(100, 100, 26, "#dfe8ff", EDGE) +
      shape("M76,46Q76,18 100,18T124,46", "none", `stroke="${INK}" stroke-width="9"`) +
      shape("M46,150H154V168H46Z", "#c9d2e4"),
  ),
  "gotham-city": scene(
    "#27406b",
    () =>
      disc(150, 44, 26, "#f4ecc8") +
      shape(
        "M-10,210V110H16V70H40V110H54V52L68,30L82,52V120H96V84H118V40H124V22H130V40H138V120H152V64L172,46V110H210V210Z",
        "#151a2c",
      ) +
      windows(
        [
          [62, 64],
          [62, 84],
          [124, 56],
          [124, 78],
          [124, 100],
          [22, 84],
          [158, 84],
          [100, 100],
        ],
        "#f2c230",
      ) +
      shape("M-10,210V160L50,140L120,170L210,142V210Z", "#0c0f1c", "") +
      shape("M20,148q8,-14 16,0M160,150q10,-14 18,0", "#0c0f1c", ""),
  ),
  metropolis: scene(
    "#4fa8dc",
    () =>
      disc(46, 46, 22, "#fff6c8") +
      shape(
        "M-10,210V120H22V96H48V120H60V70H88V120H96V18L108,4L120,18V110H132V56Q148,40 164,56V120H178V90H210V210Z",
        "#3f7fb8",
      ) +
      windows(
        [
          [68, 82],
          [68, 100],
          [104, 34],
          [104, 54],
          [104, 74],
          [104, 94],
          [144, 70],
          [144, 92],
          [28, 108],
        ],
        "#fff6c8",
      ) +
      shape("M-10,210V168Q100,140 210,168V210Z", "#7fc48a") +
      oval(40, 84, 26, 6, "#fff", 'opacity=".85"') +
      oval(168, 36, 24, 6, "#fff", 'opacity=".85"'),
  ),
  apokolips: scene(
    "#8a2414",
    () =>
      shape(
        "M-10,210V130L30,60L44,96L62,20L84,120L110,50L126,130L150,76L170,30L210,140V210Z",
        "#3a1410",
      ) +
      times(3, (i) =>
        shape(
          `M${26 + i * 58},210Q${10 + i * 58},160 ${30 + i * 58},120Q${36 + i * 58},140 ${44 + i * 58},136Q${66 + i * 58},170 ${50 + i * 58},210Z`,
          "#ff7a1f",
        ),
      ) +
      times(3, (i) =>
        shape(
          `M${32 + i * 58},210Q${26 + i * 58},176 ${36 + i * 58},156Q${50 + i * 58},180 ${46 + i * 58},210Z`,
          "#ffe04a",
          "",
        ),
      ),
  ),
  "new-genesis": scene(
    "#7fc8e0",
    () =>
      shape("M-10,210V176Q60,150 120,170T210,160V210Z", "#4f9a5a") +
      shape("M40,122Q100,104 160,122L140,146Q100,166 60,146Z", "#c9b48a") +
      shape("M56,118V84H74V60L86,44L98,60V34L110,16L122,34V76H138V118Q100,106 56,118Z", "#f6f3ff") +
      windows(
        [
          [82, 72],
          [106, 48],
          [106, 72],
          [124, 88],
        ],
        "#ffc84a",
      ) +
      oval(34, 60, 26, 8, "#fff", "") +
      oval(172, 90, 22, 7, "#fff", ""),
  ),
  oa: scene(
    "#123a3a",
    () =>
      disc(160, 40, 16, "#8ad0a0") +
      shape("M-10,210V150Q50,132 100,146T210,140V210Z", "#1f6a4a") +
      shape("M62,154L76,60H124L138,154Z", "#2f8a5a") +
      shape("M66,60H134V76H66ZM56,148H144V162H56Z", "#8fe0b0") +
      disc(100, 106, 24, "#58ff8a", EDGE) +
      disc(100, 106, 11, "#eaffea") +
      shape("M84,60Q84,36 100,36T116,60", "none", `stroke="${INK}" stroke-width="8"`) +
      stroke("M100,20V-10M40,60L10,40M160,80L190,70", "#58ff8a", 5, 'opacity=".7"'),
  ),
};
