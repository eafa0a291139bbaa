// Things and places first seen in Shazam! vs. Black Adam.
import { disc, each, INK, mirrored, star, times } from "../ink";
import { bolt, EDGE, glow, scene, shape, stroke, thing, tome, turned } from "./shapes";

export const SHAZAM_BLACK_ADAM = {
  "word-of-power": thing(
    "#5a2f9a",
    "rays",
    () =>
      shape(
        "M30,36H170Q184,36 184,50V116Q184,130 170,130H110L76,168V130H30Q16,130 16,116V50Q16,36 30,36Z",
        "#fff",
      ) + bolt(76, 42, 0.84, "#ffd23f"),
  ),
  "courage-of-achilles": thing(
    "#3f6a8a",
    "hex",
    () =>
      shape("M100,8Q170,20 168,96L150,84Q140,50 100,46Q60,50 50,84L32,96Q30,20 100,8Z", "#d0403a") +
      shape(
        "M56,100Q56,48 100,48T144,100V150L122,176V112H108V140H92V112H78V176L56,150Z",
        "#d8a83a",
      ) +
      shape("M66,96L92,102V110H70ZM134,96L108,102V110H130Z", INK, ""),
  ),
  "courage-of-mehen": thing(
    "#c8a05a",
    "spiral",
    () =>
      stroke(
        "M100,100m10,0a14,14 0 0 1-28,0a28,28 0 0 1 56,0a44,44 0 0 1-88,0a60,60 0 0 1 120,0q0,40 -30,66",
        INK,
        22,
      ) +
      stroke(
        "M100,100m10,0a14,14 0 0 1-28,0a28,28 0 0 1 56,0a44,44 0 0 1-88,0a60,60 0 0 1 120,0q0,40 -30,66",
        "#5fc08a",
        14,
      ) +
      shape("M126,150Q108,160 108,180Q128,192 148,176Z", "#8ae0a8") +
      disc(122, 170, 4, "#e0303a"),
  ),
  "power-of-aten": thing(
    "#b5702a",
    "rays",
    () =>
      disc(100, 66, 44, "#ffd23f", EDGE) +
      disc(100, 66, 28, "#fff2b0") +
      times(7, (i) =>
        turned(
          stroke("M100,118V166", "#ffd23f", 7) + shape("M92,164H108L104,182H96Z", "#f0c08f"),
          -54 + i * 18,
          100,
          66,
        ),
      ),
  ),
  "power-of-zeus": thing(
    "#2f4f9a",
    "burst",
    () =>
      shape(
        "M24,80Q14,46 48,44Q58,12 94,24Q130,8 140,44Q180,46 174,80Q166,98 148,92H50Q32,98 24,80Z",
        "#dfe6f4",
      ) +
      bolt(54, 84, 1.1, "#ffe04a") +
      bolt(116, 82, 0.8, "#ffe04a"),
  ),
  "speed-of-mercury": thing(
    "#c88a2a",
    "chevrons",
    () =>
      shape("M56,60H112L116,112L164,132Q178,140 172,158H60Q50,110 56,60Z", "#d8a83a") +
      shape("M60,158H174V170H58Z", "#8a5a2a") +
      shape("M60,96Q20,92 -2,58Q24,66 34,60Q24,46 24,32Q50,52 66,70Z", "#fff") +
      stroke("M68,78H106M68,98H108", INK, 4),
  ),
  "stamina-of-atlas": thing(
    "#3f6a8a",
    "wall",
    () =>
      disc(100, 62, 50, "#4f9ad0", EDGE) +
      shape("M70,40Q90,26 108,40L100,62L78,66ZM116,70Q140,62 146,76Q134,98 118,94Z", "#6fbf6a") +
      shape(
        "M40,196Q44,150 76,146L52,116L66,104L100,132L134,104L148,116L124,146Q156,150 160,196Z",
        "#d8a078",
      ) +
      disc(100, 134, 15, "#c88a60", EDGE),
  ),
  "stamina-of-shu": thing(
    "#7ab0c8",
    "spiral",
    () =>
      stroke(
        "M20,70H130Q156,70 156,50T134,32Q118,32 118,46M10,104H160Q188,104 188,128T162,150Q144,150 146,134M30,138H100Q122,138 122,158T102,176Q88,176 88,164",
        INK,
        17,
      ) +
      stroke(
        "M20,70H130Q156,70 156,50T134,32Q118,32 118,46M10,104H160Q188,104 188,128T162,150Q144,150 146,134M30,138H100Q122,138 122,158T102,176Q88,176 88,164",
        "#f4fbff",
        10,
      ),
  ),
  "strength-of-amon": thing(
    "#6a4a1a",
    "steps",
    () =>
      shape("M60,90Q60,50 100,50T140,90L128,150Q118,176 100,176T72,150Z", "#c8a878") +
      mirrored(
        stroke("M78,62Q30,40 24,90Q26,126 54,118", INK, 28) +
          stroke("M78,62Q30,40 24,90Q26,126 54,118", "#e8c878", 19),
      ) +
      mirrored(shape("M74,96L92,102L84,110Z", INK, "")) +
      shape("M86,152Q100,144 114,152L100,164Z", INK, ""),
  ),
  "strength-of-hercules": thing(
    "#c07c4c",
    "steps",
    () =>
      turned(
        shape("M82,196L86,90Q70,60 82,26Q100,4 118,26Q130,60 114,90L118,196Z", "#9a6a3a") +
          each(
            [
              [90, 40],
              [110, 54],
              [94, 70],
            ],
            (x, y) => disc(x, y, 7, "#6a4420", EDGE),
          ) +
          shape("M82,170H118V184H82Z", "#e8d0a0"),
        30,
      ) + shape("M24,130Q40,110 60,122L70,150L40,170Q20,160 24,130Z", "#d8a03a"),
  ),
  "swiftness-of-horus": thing(
    "#2a6a9a",
    "chevrons",
    () =>
      shape(
        "M10,60Q80,40 104,86Q124,40 194,30Q176,60 178,78Q150,84 146,104Q128,104 122,124L110,170H98L90,124Q84,110 66,112Q62,94 36,96Q34,76 10,60Z",
        "#d8a83a",
      ) +
      shape("M92,66Q104,46 116,66L104,90Z", "#f4ead0") +
      disc(100, 66, 3.5, INK) +
      disc(108, 66, 3.5, INK) +
      stroke("M44,70Q76,72 92,104M164,54Q132,66 116,104", "#2f5f9a", 6),
  ),
  "wisdom-of-solomon": thing(
    "#4a3f8a",
    "fan",
    () =>
      stroke("M100,30V170M70,176H130M44,54H156", INK, 12) +
      stroke("M100,30V170M70,176H130M44,54H156", "#f2c53d", 6) +
      mirrored(
        stroke("M44,54L22,112M44,54L66,112", "#f2c53d", 3) +
          shape("M14,112H74Q66,140 44,140T14,112Z", "#f2c53d"),
      ) +
      disc(100, 28, 10, "#fff0b0", EDGE) +
      shape("M34,96h20v16h-20Z", "#e05a5a"),
  ),
  "wisdom-of-zehuti": thing(
    "#6a4a3f",
    "fan",
    () =>
      shape("M44,30H150V176H44Z", "#f1dfb0") +
      shape("M36,22H158V40H36ZM36,168H158V186H36Z", "#c8a060") +
      stroke(
        "M62,60q10,-10 20,0t20,0M62,84h16M90,78v14M104,84h18M62,110l10,-10l10,10l10,-10M108,104a7,7 0 1 1 .1,0M62,138h40",
        "#5a3a24",
        5,
      ) +
      turned(
        shape("M150,20Q176,60 154,120L148,150L144,118Q130,60 150,20Z", "#4fa8c8") +
          stroke("M149,44V150", INK, 3),
        14,
        150,
        100,
      ),
  ),
  "amulet-of-isis": thing(
    "#8a3f5a",
    "rings",
    () =>
      stroke("M30,10Q40,90 100,96Q160,90 170,10", "#f2c53d", 7) +
      shape(
        "M20,108Q60,84 100,104Q140,84 180,108Q160,124 140,122Q120,150 100,150T60,122Q40,124 20,108Z",
        "#2f8a8a",
      ) +
      disc(100, 118, 22, "#f2c53d", EDGE) +
      disc(100, 118, 12, "#ff6a5a", EDGE) +
      shape("M92,150H108L112,184H88Z", "#f2c53d") +
      stroke("M38,110Q60,100 80,112M162,110Q140,100 120,112", "#8ae0d0", 4),
  ),
  "book-of-champions": thing("#a8442a", "star", () =>
    tome(
      "#c88a1f",
      "#fff0b0",
      shape(star(106, 92, 5, 40, 17), "#fff2b8") + stroke("M78,142H136", "#7a4a0f", 5),
    ),
  ),
  "encyclopedia-of-magical-monsters": thing("#5a3f6a", "shards", () =>
    tome(
      "#3f6a4a",
      "#c8a85a",
      mirrored(shape("M72,78L94,88L78,98Z", "#f2ff6a")) +
        shape("M74,112H128L122,136H80Z", "#1a0a10") +
        shape("M76,113l7,12l7,-12l8,12l8,-12l8,12l8,-12l4,0v1Z", "#fff", "") +
        stroke("M158,96H176", "#c8a85a", 12),
    ),
  ),
  "magical-subway": thing(
    "#3a3f5f",
    "portal",
    () =>
      shape("M20,200V80Q20,10 100,10T180,80V200Z", "#1c1f33") +
      shape("M52,176V76Q52,44 100,44T148,76V176Z", "#7a4fd0") +
      shape("M64,78Q64,58 100,58T136,78V110H64Z", "#bff2ff") +
      disc(72, 140, 9, "#ffe27a", EDGE) +
      disc(128, 140, 9, "#ffe27a", EDGE) +
      shape("M84,132H116V150H84Z", "#ffd23f") +
      stroke("M60,176L30,204M140,176L170,204M80,190H120", "#8f9ab5", 6) +
      shape(star(100, 30, 4, 12, 4), "#ffe27a", ""),
  ),
  "wizard-staff": thing(
    "#e0ac62",
    "rays",
    () =>
      turned(
        shape("M92,70Q104,110 94,206H108Q116,110 108,70Z", "#8b5a34") +
          shape(
            "M100,76Q66,66 72,34Q78,60 90,52Q86,24 110,8Q104,34 118,44Q128,36 126,22Q146,54 122,74Z",
            "#a8744a",
          ) +
          disc(101, 46, 15, "#8fe8ff", EDGE),
        16,
      ) + glow(116, 50, 12, "#bff2ff"),
  ),
  khandaq: scene(
    "#e8a050",
    () =>
      disc(60, 50, 30, "#fff0b8") +
      shape("M-10,150L40,96L76,140L130,70L210,150V210H-10Z", "#c8843a") +
      shape("M130,70L150,150H210Z", "#8a5424", "") +
      shape("M40,96L50,150H90Z", "#8a5424", "") +
      shape("M-10,210V168Q60,150 120,170T210,160V210Z", "#e8c078") +
      shape("M90,172V140Q90,120 106,120T122,140V172ZM124,172V150H150V172Z", "#f4e0b0") +
      shape("M90,140Q106,104 122,140Z", "#2f8a8a") +
      stroke("M172,176Q170,150 176,140", "#6a4420", 5) +
      shape("M176,140q-20,-10 -26,4q14,-4 26,-4q20,-12 26,2q-14,-4 -26,-2Z", "#4f8a3a"),
  ),
  "rock-of-eternity": scene(
    "#2a2450",
    () =>
      times(12, (i) => disc((i * 61) % 200, (i * 43) % 190, 1.5 + (i % 3), "#fff")) +
      disc(100, 90, 74, "#7a4fd0", 'opacity=".35"') +
      shape(
        "M56,120L40,84L66,66L80,24L104,50L128,30L140,70L164,88L146,124L122,150L104,196L88,156Z",
        "#6a6078",
      ) +
      shape("M104,50L128,30L140,70L164,88L146,124L122,150L104,196L110,120Z", "#484058", "") +
      shape("M88,124V98Q100,84 112,98V124Z", "#ffe27a") +
      bolt(132, -6, 0.5, "#ffe04a") +
      stroke("M24,70q-10,20 4,36M180,110q10,20 -6,40", "#b88aff", 5),
  ),
};
