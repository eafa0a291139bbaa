// Things and places first seen in Confrontations.
import { disc, each, INK, star, times } from "../ink";
import {
  bolt,
  book,
  EDGE,
  flexed,
  glow,
  oval,
  scene,
  shape,
  stroke,
  thing,
  trident,
  turned,
  windows,
} from "./shapes";

export const CONFRONTATIONS = {
  "enhanced-strength": thing("#b0542a", "steps", () => flexed("#e8a878")),
  "cold-breath": thing(
    "#3f86b8",
    "burst",
    () =>
      shape("M6,72Q34,60 54,84Q44,100 54,118Q34,140 6,128Z", "#f0c08f") +
      shape("M54,92L196,40L176,84L206,100L176,118L196,164L54,110Z", "#dff6ff") +
      each(
        [
          [110, 100],
          [150, 74],
          [152, 128],
        ],
        (x, y) =>
          stroke(
            `M${x - 13},${y}h26M${x - 7},${y - 11}l14,22M${x + 7},${y - 11}l-14,22`,
            "#5fa8dc",
            4,
          ),
      ),
  ),
  "dark-arts": thing(
    "#2a1236",
    "portal",
    () =>
      shape(
        "M86,176Q70,160 78,130L40,70L56,74L92,112L70,40L84,40L104,104L106,24L120,26L120,104L146,50L158,56L132,122Q148,150 122,178Z",
        "#6a4f8a",
      ) +
      glow(100, 60, 20, "#c83aff") +
      shape(star(100, 146, 5, 20, 8), "#e0a0ff"),
  ),
  flight: thing(
    "#5aa8e0",
    "chevrons",
    () =>
      shape(
        "M86,176L92,96Q70,92 66,78L96,40L104,40L134,78Q130,92 108,96L114,176L100,192Z",
        "#f4c23c",
      ) +
      disc(100, 40, 15, "#f0c08f", EDGE) +
      shape("M66,78L34,140L80,112ZM134,78L166,140L120,112Z", "#d0483a") +
      stroke("M40,186V156M66,204V176M134,204V176M160,186V156", "#fff", 6),
  ),
  illusions: thing("#8a3f8a", "fan", () =>
    ["#5a3f9a", "#9a5fc0", "#f4f1ea"]
      .map(
        (f, i) =>
          `<g transform="translate(${i * 26 - 26} ${i * 6 - 6})">${shape("M66,50Q100,34 134,50V96Q130,144 100,152T66,96Z", f)}${shape("M76,82Q86,72 94,84Q84,88 76,82ZM124,82Q114,72 106,84Q116,88 124,82Z", INK, "")}${stroke("M84,116Q100,128 116,116", INK, 5)}</g>`,
      )
      .join(""),
  ),
  impervious: thing(
    "#4a5a6a",
    "wall",
    () =>
      shape("M38,190V150Q38,110 70,104V92H130V104Q162,110 162,150V190Z", "#8f9ab5") +
      disc(100, 62, 34, "#aab4c8", EDGE) +
      shape("M76,56H124V70H76Z", INK, "") +
      stroke("M60,130L84,150M140,130L116,150M100,112V190", "#cfd6e6", 6) +
      shape(star(30, 60, 6, 26, 10), "#ffe27a") +
      stroke("M4,40L20,52", "#fff", 5),
  ),
  "mystic-control": thing(
    "#a8623a",
    "rings",
    () =>
      turned(
        shape(star(100, 100, 4, 84, 40, -45), "none", 'stroke="#8affea" stroke-width="5"'),
        0,
      ) +
      disc(100, 100, 58, "none", 'stroke="#8affea" stroke-width="6"') +
      disc(100, 100, 40, "none", 'stroke="#b8a2ff" stroke-width="4" stroke-dasharray="8 7"') +
      shape("M64,100Q100,62 136,100Q100,138 64,100Z", "#eafcff") +
      disc(100, 100, 16, "#7a4fd0", EDGE) +
      disc(100, 100, 6, INK),
  ),
  pots: thing(
    "#c8522a",
    "burst",
    () =>
      shape(
        "M60,108V60Q60,48 70,48T80,60V40Q80,28 90,28T100,40V36Q100,26 110,26T120,38V46Q120,36 130,36T140,48V120Q140,172 98,174Q66,174 48,130L32,104Q30,90 44,92Z",
        "#f6d0a6",
      ) +
      stroke("M80,60V96M100,40V94M120,46V96", INK, 4) +
      disc(98, 128, 24, "none", 'stroke="#c11f3a" stroke-width="8"') +
      stroke("M82,144L114,112", "#c11f3a", 8),
  ),
  "scientific-genius": thing(
    "#2a7a7a",
    "hex",
    () =>
      shape(
        "M100,24Q142,20 148,58Q172,76 156,106Q156,136 128,138H104V154H78V138Q44,132 48,100Q34,72 58,54Q66,24 100,24Z",
        "#f0a8b8",
      ) +
      stroke(
        "M100,28V136M70,56Q90,58 88,78M60,96Q84,92 84,112M130,56Q112,58 114,78M142,96Q118,92 118,112",
        INK,
        4,
      ) +
      disc(
        100,
        90,
        66,
        "none",
        'stroke="#5affd0" stroke-width="4" transform="rotate(30 100 90) scale(1 .4) translate(0 130)"',
      ) +
      disc(160, 64, 8, "#5affd0", EDGE),
  ),
  "strength-of-the-gods": thing(
    "#c89a2f",
    "rays",
    () =>
      shape("M24,64L40,30L92,14L150,24L178,58L160,92H44Z", "#9aa0b5") +
      stroke("M92,14L100,50L76,92M150,24L128,60L146,92M40,30L58,58", INK, 4) +
      shape("M52,92H92V108L86,200H58L52,108Z", "#e8b868") +
      shape("M112,92H152V108L146,200H118L112,108Z", "#c8964a") +
      stroke("M62,92V108M72,92V108M82,92V108M122,92V108M132,92V108M142,92V108", INK, 4) +
      shape("M54,150H90V166H56ZM114,150H150V166H116Z", "#fff2b8"),
  ),
  tegrof: thing(
    "#5a3f6a",
    "spiral",
    () =>
      shape(
        "M54,150V90Q54,44 100,44T146,90V110L162,132L146,136V156Q142,172 118,168V190H64Z",
        "#dcb596",
      ) +
      shape("M60,88Q64,50 100,50T140,88Q130,104 112,96Q104,116 86,104Q64,110 60,88Z", "#c9a2ff") +
      stroke("M120,56L150,26M132,72L176,58M104,46L112,12", "#c9a2ff", 7, 'stroke-dasharray="2 14"'),
  ),
  telepathy: thing(
    "#2a5a9a",
    "rings",
    () =>
      shape(
        "M30,190V150Q8,128 20,96Q30,62 66,64Q100,66 100,104L110,122L98,126V146Q94,158 76,154V190Z",
        "#dcb596",
      ) +
      times(3, (i) =>
        stroke(
          `M${116 + i * 20},${70 - i * 12}Q${140 + i * 24},100 ${116 + i * 20},${130 + i * 12}`,
          i % 2 ? "#fff" : "#8fd8ff",
          8,
        ),
      ) +
      shape(star(62, 98, 8, 20, 10), "#8fd8ff"),
  ),
  "water-control": thing(
    "#1f5f9a",
    "spiral",
    () =>
      shape(
        "M20,180Q0,110 60,70Q120,30 160,60Q190,86 160,112Q140,122 130,102Q150,96 140,80Q112,64 92,104Q80,136 112,160Q150,176 190,150V196H20Z",
        "#58c8e8",
      ) +
      stroke("M44,170Q34,120 76,90M70,180Q64,150 80,134", "#dff6ff", 6) +
      disc(176, 40, 8, "#bff2ff", EDGE) +
      disc(150, 26, 6, "#bff2ff", EDGE),
  ),
  "amazo-virus": thing(
    "#8a4a6a",
    "shards",
    () =>
      times(10, (i) =>
        turned(
          shape("M95,52L92,22H108L105,52Z", "#7fae3f") + disc(100, 20, 9, "#b8e05a", EDGE),
          i * 36,
        ),
      ) +
      disc(100, 100, 50, "#9ad04a", EDGE) +
      each(
        [
          [84, 84, 11],
          [118, 92, 8],
          [94, 120, 9],
          [120, 120, 6],
        ],
        (x, y, z) => disc(x, y, z, "#4a6a1f"),
      ),
  ),
  "black-diamond": thing(
    "#6a5a8a",
    "shards",
    () =>
      shape("M44,84L70,44H130L156,84L100,170Z", "#1a1624") +
      shape("M70,44L84,84L100,44L116,84L130,44L156,84H44Z", "#2f2840") +
      stroke("M84,84L100,168L116,84", "#5a4f7a", 4) +
      shape("M62,60L72,50H84L74,64Z", "#fff", 'opacity=".8"') +
      shape(star(150, 48, 4, 18, 5), "#e05aff", ""),
  ),
  "book-of-magic": thing(
    "#3a2f6a",
    "portal",
    () =>
      book(
        "#6a2f8a",
        shape(star(74, 98, 5, 20, 8), "#b05ad0") +
          stroke("M114,76h28M114,92h28M114,108h20M114,124h26", INK, 4),
      ) + shape("M100,40Q90,14 110,-6Q108,20 122,26Q112,44 100,40Z", "#8affea"),
  ),
  "crown-of-atlantis": thing(
    "#1f6a80",
    "rings",
    () =>
      shape(
        "M34,150L24,60L62,96L74,34L100,84L126,34L138,96L176,60L166,150Q100,130 34,150Z",
        "#8ae0d0",
      ) +
      shape("M34,150Q100,130 166,150V172Q100,154 34,172Z", "#f2c98a") +
      disc(100, 128, 12, "#ff8a7a", EDGE) +
      each(
        [
          [24, 0],
          [74, 1],
          [126, 2],
          [176, 3],
        ],
        (x, i) => disc(x, i % 3 ? 32 : 58, 8, "#fff", EDGE),
      ),
  ),
  "dead-kings-sceptor": thing("#3a5a6a", "spiral", () =>
    turned(
      shape("M93,76H107V200H93Z", "#8fc8d8") +
        shape("M70,40Q70,6 100,6T130,40Q130,54 122,58V76H78V58Q70,54 70,40Z", "#e6e0d2") +
        disc(87, 42, 8, INK) +
        disc(113, 42, 8, INK) +
        disc(87, 42, 3, "#8affff") +
        disc(113, 42, 3, "#8affff") +
        stroke("M90,64V74M100,64V74M110,64V74", INK, 3) +
        shape("M72,10L66,-10L86,2L100,-14L114,2L134,-10L128,10Z", "#bfe9ff"),
      20,
    ),
  ),
  "globe-of-transportation": thing(
    "#2f7a8a",
    "portal",
    () =>
      disc(100, 92, 58, "#8fe8ff", `opacity=".55" ${EDGE}`) +
      shape("M70,120L84,84L96,104L112,70L132,120Z", "#3f8a5a") +
      shape("M66,120H134Q128,142 100,142T66,120Z", "#2f5f9a") +
      stroke("M62,74Q72,46 98,44", "#fff", 7) +
      shape("M60,150H140L152,178H48Z", "#c8964a"),
  ),
  kryptonite: thing(
    "#2a3a2f",
    "rays",
    () =>
      shape("M74,170L60,110L84,40L104,100L96,176Z", "#5fe06a") +
      shape("M104,100L128,24L146,104L132,176H96Z", "#3fae4a") +
      shape("M60,110L40,140L50,176H74ZM146,104L168,136L158,176H132Z", "#8aff8a") +
      stroke("M84,56L92,100M128,44L134,100", "#eaffea", 5) +
      shape("M34,176H170V188H34Z", "#4a4438"),
  ),
  "magic-bracelets": thing("#7a2f4a", "hex", () =>
    each(
      [
        [70, 78, -20],
        [130, 122, -20],
      ],
      (x, y, z) =>
        turned(
          shape(
            `M${x - 40},${y - 30}Q${x},${y - 14} ${x + 40},${y - 30}V${y + 30}Q${x},${y + 46} ${x - 40},${y + 30}Z`,
            "#d8dde8",
          ) +
            stroke(
              `M${x - 40},${y - 14}Q${x},${y + 2} ${x + 40},${y - 14}M${x - 40},${y + 16}Q${x},${y + 32} ${x + 40},${y + 16}`,
              "#8f9ab5",
              5,
            ) +
            shape(star(x, y + 8, 4, 16, 7), "#ffd25a"),
          z,
          x,
          y,
        ),
    ),
  ),
  "phantom-zone-projector": thing(
    "#4a4a6a",
    "portal",
    () =>
      shape("M24,150H120V178H24ZM50,150V128H96V150Z", "#5c667c") +
      shape("M96,128L120,110V150Z", "#aab4c8") +
      shape("M120,116L196,40L184,150L120,144Z", "#c9d8ff", 'opacity=".5"') +
      shape("M150,60L186,50L180,128L144,122Z", "#e6ecff", `opacity=".85" ${EDGE}`) +
      shape("M160,92a8,8 0 1 1 10,0l4,26h-20Z", "#5a5f8a", "") +
      disc(44, 164, 6, "#ff5a5a") +
      disc(64, 164, 6, "#8aff8a"),
  ),
  "power-armor": thing(
    "#8a6a3a",
    "wall",
    () =>
      shape(
        "M40,80Q40,50 70,48L84,60H116L130,48Q160,50 160,80L150,104L140,96V180H60V96L50,104Z",
        "#c9c2b0",
      ) +
      shape("M74,84H126V118L100,134L74,118Z", "#2f7a7a") +
      disc(100, 102, 11, "#5affd0", EDGE) +
      stroke("M70,150H130M70,164H130", INK, 4) +
      shape("M82,60Q82,26 100,26T118,60Z", "#c9c2b0") +
      shape("M88,44H112V52H88Z", "#5affd0"),
  ),
  "trident-of-lucifer": thing(
    "#5a1a14",
    "burst",
    () =>
      shape(
        "M30,200Q10,140 50,110Q50,140 66,140Q60,80 100,50Q96,100 120,120Q130,110 128,96Q176,140 160,200Z",
        "#ff7a1f",
        'opacity=".8"',
      ) + trident("#2a1418", "#c8321f"),
  ),
  "trident-of-neptune": thing(
    "#123f6a",
    "spiral",
    () =>
      times(3, (i) => stroke(`M-4,${70 + i * 46}q26,-24 52,0t52,0t52,0t52,0`, "#3f8fc8", 10)) +
      turned(trident("#e8f6f4", "#6af0e0"), -36),
  ),
  "amnesty-bay": scene(
    "#8fb8d0",
    () =>
      disc(60, 60, 26, "#fff0c8") +
      shape("M-10,150H210V210H-10Z", "#2f6f9a") +
      shape("M90,210Q110,130 210,120V210Z", "#5a6a4a") +
      shape("M146,124L152,40H172L178,124Z", "#f6f3ea") +
      shape("M150,68L174,68L175,88L149,88Z", "#d0403a", "") +
      shape("M148,40H176V26L162,14L148,26Z", "#3a3f50") +
      shape("M156,30H168V40H156Z", "#ffe27a", "") +
      shape("M150,34L40,10V56Z", "#fff6c8", 'opacity=".55"') +
      shape("M100,140V118L118,104L136,118V136Z", "#c8a878") +
      stroke("M10,168q12,-8 24,0M40,190q12,-8 24,0M60,166q10,-7 20,0", "#bfe6f4", 4),
  ),
  "daily-planet": scene(
    "#d8a05a",
    () =>
      shape("M-10,210V130H40V100H64V210Z", "#7a5a4a") +
      shape("M150,210V110H178V80H210V210Z", "#7a5a4a") +
      shape("M62,210V92H78V70H122V92H138V210Z", "#c9b08a") +
      windows(
        [
          [72, 104],
          [88, 104],
          [104, 104],
          [120, 104],
          [72, 124],
          [88, 124],
          [104, 124],
          [120, 124],
          [72, 144],
          [88, 144],
          [104, 144],
          [120, 144],
          [72, 164],
          [120, 164],
        ],
        "#5a3f34",
        9,
        11,
      ) +
      disc(100, 44, 26, "#f2c23c", EDGE) +
      oval(100, 46, 42, 11, "none", `stroke="${INK}" stroke-width="11"`) +
      oval(100, 46, 42, 11, "none", 'stroke="#fff0c0" stroke-width="5"') +
      shape("M92,210V186H108V210Z", "#3a2a24"),
  ),
  "lex-corp": scene(
    "#2a4a4a",
    () =>
      shape("M-10,210V140H30V110H52V210ZM152,210V120H176V96H210V210Z", "#163030") +
      shape("M58,210L66,40L100,10L134,40L142,210Z", "#5a8a8a") +
      shape("M100,10L134,40L142,210H100Z", "#3a6464") +
      times(8, (i) => stroke(`M${66 - i},${56 + i * 18}H${134 + i}`, "#bff2ea", 3)) +
      shape("M88,60H112V130H88Z", "#0f2424") +
      shape("M94,68V122H106", "none", 'stroke="#5affd0" stroke-width="0"') +
      glow(100, 96, 9, "#5affd0") +
      stroke("M100,10V-6", "#fff", 3),
  ),
  olympus: scene(
    "#8fc0f0",
    () =>
      disc(100, 60, 46, "#fff2b8") +
      shape("M-10,210L60,110L84,130L130,90L210,190V210Z", "#9aa8c8") +
      shape("M44,92L100,56L156,92V102H44ZM44,150H156V164H44Z", "#f6f3ea") +
      times(5, (i) => shape(`M${52 + i * 22},102h10v48h-10Z`, "#e8e0cc")) +
      each(
        [
          [20, 176, 34],
          [70, 190, 30],
          [130, 186, 36],
          [184, 176, 30],
          [100, 202, 40],
        ],
        (x, y, z) => disc(x, y, z * 0.7, "#fff"),
      ) +
      bolt(150, 6, 0.5, "#ffd23f"),
  ),
  "the-deep": scene(
    "#0f3a5a",
    () =>
      shape("M-10,-10H210V30Q150,50 100,34T-10,44Z", "#2f7fa8", 'opacity=".6"') +
      times(3, (i) =>
        shape(`M${30 + i * 60},-10L${10 + i * 70},140H${46 + i * 66}Z`, "#8fd8f0", 'opacity=".16"'),
      ) +
      shape(
        "M-10,210V150L24,110L40,160L62,130L80,180L120,150L140,180L166,120L186,150L210,130V210Z",
        "#0a1f33",
      ) +
      stroke("M40,210Q30,180 44,160T36,120M160,210Q172,180 158,160T168,128", "#3fae8a", 7) +
      shape("M70,96Q96,72 130,92L148,80V108L130,98Q98,118 70,96Z", "#ff9a7a") +
      disc(86, 92, 4, INK) +
      disc(60, 70, 6, "none", 'stroke="#bff2ff" stroke-width="3"') +
      disc(52, 52, 4, "none", 'stroke="#bff2ff" stroke-width="3"'),
  ),
  themyscira: scene(
    "#f0b878",
    () =>
      disc(150, 56, 30, "#fff4d0") +
      shape("M-10,160H210V210H-10Z", "#2f8aa8") +
      shape("M-10,180Q20,90 70,84Q130,84 160,180Z", "#6a8a4a") +
      shape("M40,84L66,64L92,84V90H40ZM38,118H94V126H38Z", "#f6f3ea") +
      times(3, (i) => shape(`M${44 + i * 18},90h8v28h-8Z`, "#e8e0cc")) +
      shape("M112,150V110Q112,100 118,100T124,110V150Z", "#c98a3a") +
      disc(118, 94, 8, "#e0b080", EDGE) +
      stroke("M132,150V84", "#8a5a2f", 4) +
      shape("M128,86L132,70L136,86Z", "#d9e0ee") +
      stroke("M20,190q10,-6 20,0M150,186q10,-6 20,0M90,198q10,-6 20,0", "#d8f4f8", 4),
  ),
};
