// Things and places first seen in Base Set.
import { disc, each, INK, star, times } from "../ink";
import { EDGE, oval, scene, shape, stroke, thing, trident, windows } from "./shapes";

export const BASE_SET = {
  bulletproof: thing(
    "#6a6f86",
    "hex",
    () =>
      shape("M100,18L160,40V104Q156,158 100,186Q44,158 40,104V40Z", "#b8c2d6") +
      shape("M100,36L142,52V104Q138,142 100,164Z", "#8f9ab5", "") +
      each(
        [
          [66, 70],
          [92, 112],
          [126, 84],
        ],
        (x, y) =>
          shape(star(x, y, 7, 18, 8), "#fff4c0") +
          shape(`M${x - 30},${y + 4}l22,-8v12Z`, "#d8a83a"),
      ),
  ),
  "heat-vision": thing(
    "#7a1f2a",
    "rays",
    () =>
      shape("M14,70Q50,40 86,70Q50,98 14,70ZM14,134Q50,104 86,134Q50,162 14,134Z", "#fff") +
      disc(56, 70, 15, "#e0303a", EDGE) +
      disc(56, 134, 15, "#e0303a", EDGE) +
      shape("M60,62L206,84V98L60,78ZM60,126L206,104V118L60,142Z", "#ff5a2a") +
      stroke("M70,70L206,91M70,134L206,111", "#fff4c0", 5),
  ),
  "super-speed": thing(
    "#c8641f",
    "chevrons",
    () =>
      shape("M70,118Q60,96 84,92L124,96L168,122Q184,132 176,150H76Q62,140 70,118Z", "#f2c230") +
      shape("M76,150H178V164H72Z", "#f4f1ea") +
      stroke("M100,108L112,98M116,114L128,104", INK, 4) +
      times(4, (i) =>
        shape(
          `M${64 - i * 3},${98 + i * 18}L${-6 + i * 8},${102 + i * 18}L${62 - i * 3},${108 + i * 18}Z`,
          "#fff6d0",
        ),
      ),
  ),
  "super-strength": thing(
    "#2f5f9a",
    "steps",
    () =>
      shape("M18,90H34V130H18ZM166,90H182V130H166ZM34,102H166V118H34Z", "#5c667c") +
      oval(20, 110, 14, 44, "#2f3340") +
      oval(180, 110, 14, 44, "#2f3340") +
      shape(
        "M78,92Q78,80 90,80H112Q124,80 124,92V130Q124,142 110,142H92Q78,142 78,130Z",
        "#f0c08f",
      ) +
      stroke("M90,80V104M101,80V104M112,80V104", INK, 4) +
      shape("M82,142H120L126,206H76Z", "#2f8a7a"),
  ),
  "x-ray-vision": thing(
    "#1f4a5a",
    "portal",
    () =>
      shape("M30,40H170V160H30Z", "#0f2a3a") +
      stroke(
        "M100,62V150M64,84Q84,74 100,86Q116,74 136,84M64,104Q84,94 100,106Q116,94 136,104M68,124Q86,114 100,126Q114,114 132,124",
        "#c8f6ff",
        7,
      ) +
      disc(100, 54, 11, "#c8f6ff") +
      stroke("M30,40h22M30,40v22M170,160h-22M170,160v-22", "#58e0ff", 7),
  ),
  "aquamans-trident": thing("#1f6a7a", "chevrons", () => trident("#8a5a34", "#f2c98a")),
  batmobile: thing(
    "#c8703a",
    "chevrons",
    () =>
      shape("M8,132L30,104L78,98L104,72H140L162,100L194,92L190,136H8Z", "#23262f") +
      shape("M90,98L110,80H134L146,98Z", "#8fe0ff") +
      shape("M158,100L196,60L184,104Z", "#3a3f50") +
      disc(52, 140, 24, INK, 'stroke="#5c667c" stroke-width="6"') +
      disc(152, 140, 24, INK, 'stroke="#5c667c" stroke-width="6"') +
      shape("M8,118H28V126H8Z", "#ffe27a") +
      stroke("M196,118H216", "#ff7a3d", 10),
  ),
  "green-arrows-bow": thing(
    "#c49a5a",
    "chevrons",
    () =>
      stroke("M58,14Q150,44 130,100T58,186", INK, 16) +
      stroke("M58,14Q150,44 130,100T58,186", "#8a5a2f", 9) +
      stroke("M58,14L36,100L58,186", "#f4ead0", 3) +
      stroke("M36,100H170", "#e9d08a", 6) +
      shape("M164,88L194,100L164,112Z", "#6fbf4a") +
      shape("M36,100l-14,-12h16l10,12l-10,12h-16Z", "#6fbf4a"),
  ),
  "lasso-of-truth": thing(
    "#5a3f8a",
    "rings",
    () =>
      oval(100, 70, 66, 36, "none", `stroke="${INK}" stroke-width="16"`) +
      oval(100, 70, 66, 36, "none", 'stroke="#ffd95e" stroke-width="9"') +
      stroke("M70,102Q60,140 96,144T130,176Q140,196 112,196", INK, 15) +
      stroke("M70,102Q60,140 96,144T130,176Q140,196 112,196", "#ffd95e", 8) +
      shape("M58,92H84V112H58Z", "#fff2b8"),
  ),
  "nth-metal": thing(
    "#7a5a4a",
    "shards",
    () =>
      shape("M40,118L66,82H166L150,118Z", "#e6ebf5") +
      shape("M40,118H150V152H40Z", "#aab4c8") +
      shape("M150,118L166,82V116L150,152Z", "#7f8aa2") +
      shape("M66,76L84,48H150L134,76Z", "#f4f6fb") +
      shape("M66,76H134V96H66Z", "#b8c2d6") +
      stroke("M20,170q12,-10 24,0M90,182q12,-10 24,0M150,172q12,-10 24,0", "#bff2ff", 5),
  ),
  "the-bat-signal": thing(
    "#1c2444",
    "rings",
    () =>
      shape("M120,104L30,-10H176Z", "#fff2b0", 'opacity=".75"') +
      oval(104, 20, 60, 18, "#fff6c8", 'opacity=".9"') +
      shape("M104,6L112,18L124,22L112,26L104,38L96,26L84,22L96,18Z", "#23305a", "") +
      shape("M84,120L132,92L156,132L108,160Z", "#8a93a8") +
      oval(108, 106, 30, 14, "#fff6c8") +
      shape("M112,158L132,146L146,190H104Z", "#3c4152"),
  ),
  "the-cape-and-cowl": thing(
    "#9aa4c4",
    "hex",
    () =>
      shape(
        "M60,84Q20,130 10,196Q34,180 54,196Q76,178 100,196Q124,178 146,196Q166,180 190,196Q180,130 140,84Z",
        "#2c3f5a",
      ) +
      shape("M64,84Q60,26 100,22T136,84L126,104L112,92L100,98L88,92L74,104Z", "#3f4f6f") +
      shape("M94,40Q100,8 106,40L103,66H97Z", "#cfe6ff") +
      shape("M76,72L94,78L90,86L78,84ZM124,72L106,78L110,86L122,84Z", "#fff"),
  ),
  "utility-belt": thing(
    "#3f5a7a",
    "fan",
    () =>
      shape("M-10,80Q100,120 210,80V122Q100,164 -10,122Z", "#f2c230") +
      each(
        [[30], [66], [134], [170]],
        (x) => `<rect x="${x - 12}" y="88" width="24" height="40" rx="4" fill="#d9a020" ${EDGE}/>`,
      ) +
      `<rect x="80" y="86" width="40" height="50" rx="6" fill="#fff0b0" ${EDGE}/>`,
  ),
  "arkham-asylum": scene(
    "#4a5a5f",
    () =>
      disc(40, 40, 24, "#dfe8d0") +
      shape(
        "M-10,210V170H34V104L48,78L62,104V90H84V60L100,20L116,60V90H138V104L152,78L166,104V170H210V210Z",
        "#23303a",
      ) +
      windows(
        [
          [44, 112],
          [96, 66],
          [70, 108],
          [122, 108],
          [148, 112],
        ],
        "#c8ff8a",
      ) +
      shape("M86,210V160Q86,140 100,140T114,160V210Z", "#0f161c") +
      times(9, (i) => stroke(`M${8 + i * 23},210V180`, INK, 5)) +
      stroke("M-10,190H210", INK, 5),
  ),
  "fortress-of-solitude": scene(
    "#6aa8d0",
    () =>
      shape(
        "M-10,210V170L20,150L10,90L44,140L40,50L70,120L84,20L106,110L124,40L140,124L170,70L166,140L196,100L210,150V210Z",
        "#dff4ff",
      ) +
      shape(
        "M84,20L106,110L96,170L70,120ZM124,40L140,124L130,170L112,120ZM40,50L70,120L60,170L44,140Z",
        "#a8d8f0",
        "",
      ) +
      shape("M82,210L88,160L100,146L114,160L120,210Z", "#23406a") +
      shape("M-10,210V186Q100,166 210,186V210Z", "#f6fbff") +
      shape(star(160, 36, 4, 14, 4), "#fff", ""),
  ),
  "the-batcave": scene(
    "#27304a",
    () =>
      shape(
        "M-10,-10H210V60L190,30L176,74L160,36L140,60L124,30L104,56L84,28L66,70L50,34L30,80L14,40L-10,66Z",
        "#0f1220",
      ) +
      shape("M-10,210V150L30,130H70V160H130V124H172L210,146V210Z", "#1c2236") +
      shape("M40,130V84H96V130Z", "#0f3a4a") +
      stroke("M48,96H84M48,108H76M48,120H88", "#58e0ff", 4) +
      shape("M136,124V96H164V124Z", "#123a2c") +
      stroke("M142,106H158", "#8aff6a", 4) +
      shape("M80,210L96,166H118L140,210Z", "#3a4568") +
      shape("M96,182H120", "none", 'stroke="#f2c230" stroke-width="6" stroke-dasharray="8 6"'),
  ),
  "the-watchtower": scene(
    "#14182f",
    () =>
      times(14, (i) => disc((i * 53) % 200, (i * 37) % 120, 1.6 + (i % 3), "#fff")) +
      shape("M-10,210Q100,110 210,210Z", "#3f8ad0") +
      shape("M20,188Q60,150 110,166T180,186", "none", 'stroke="#6fd08a" stroke-width="14"') +
      shape("M92,30H108V120H92Z", "#aab4c8") +
      oval(100, 66, 64, 16, "#cfd6e6") +
      oval(100, 60, 40, 12, "#8f9ab5") +
      times(5, (i) => disc(56 + i * 22, 70, 4, "#ffe27a")) +
      shape("M84,112H116L110,132H90Z", "#7f8aa2") +
      stroke("M100,30V6", "#cfd6e6", 4) +
      disc(100, 6, 4, "#ff4a3d"),
  ),
  "titans-tower": scene(
    "#f0a05a",
    () =>
      disc(40, 62, 34, "#fff0c0") +
      shape("M-10,210V170H210V210Z", "#2f7fae") +
      shape("M30,190Q70,150 110,150T190,190Z", "#7a6a3f") +
      shape("M70,158V104H84V62H96V30L116,16V62H130V92H146V158Z", "#dfe6f0") +
      shape("M116,16V62H130V92H146V158H112Z", "#a8b4cc", "") +
      windows(
        [
          [78, 112],
          [78, 130],
          [94, 72],
          [94, 92],
          [94, 112],
          [94, 130],
          [102, 40],
          [102, 54],
          [122, 100],
          [122, 120],
          [122, 138],
        ],
        "#2f6fae",
        10,
        8,
      ) +
      stroke("M116,16V-2", "#fff", 3) +
      shape("M60,100H150L142,110H68Z", "#c0574a") +
      stroke("M10,196h30M130,202h40", "#bfe6f4", 4),
  ),
};
