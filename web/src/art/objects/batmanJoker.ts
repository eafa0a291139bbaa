// Things and places first seen in Batman vs. The Joker.
import { disc, each, INK, mirrored, times } from "../ink";
import { EDGE, oval, scene, shape, stroke, thing, turned, windows } from "./shapes";

export const BATMAN_JOKER = {
  billionaire: thing(
    "#7a5a86",
    "steps",
    () =>
      each(
        [
          [40, 150],
          [40, 132],
          [40, 114],
        ],
        (x, y) =>
          shape(
            `M${x},${y}l14,-14h70l-14,14ZM${x},${y}h70v14h-70ZM${x + 70},${y}l14,-14v14l-14,14Z`,
            "#7fbf6a",
          ),
      ) +
      times(5, (i) => oval(148, 168 - i * 15, 30, 10, "#f2c53d")) +
      shape("M84,52a22,22 0 1 1 .1,0Z", "#f2c53d") +
      stroke("M84,16V48", INK, 5),
  ),
  "homicidal-maniac": thing(
    "#7a1f2a",
    "burst",
    () =>
      shape("M30,120Q100,90 170,120Q160,186 100,190T30,120Z", "#c11f3a") +
      shape("M42,124Q100,104 158,124L152,146Q100,158 48,146Z", "#fff") +
      stroke("M70,118V150M100,112V154M130,118V150", INK, 3) +
      mirrored(shape("M34,60L92,84Q72,104 48,92Z", "#f6ff9a") + disc(68, 84, 6, INK)) +
      stroke("M30,46L90,72M170,46L110,72", INK, 9),
  ),
  insanity: thing(
    "#6a2f8a",
    "spiral",
    () =>
      mirrored(
        oval(58, 92, 40, 50, "#fff") +
          stroke(
            "M58,92m4,0a5,5 0 0 1-10,0a11,11 0 0 1 22,0a18,18 0 0 1-36,0a25,25 0 0 1 50,0",
            "#a83fd0",
            6,
          ),
      ) + stroke("M50,164Q76,146 100,164T150,160", INK, 8),
  ),
  "killing-joke": thing(
    "#3f6a5a",
    "wall",
    () =>
      turned(
        `<rect x="52" y="22" width="96" height="146" rx="10" fill="#fff" ${EDGE}/>` +
          shape("M72,80Q100,62 128,80Q126,124 100,128T72,80Z", "#c11f3a") +
          shape("M80,84Q100,76 120,84L116,96H84Z", "#fff", "") +
          stroke("M66,40V54M134,136V150", "#c11f3a", 7),
        -10,
      ) +
      shape("M120,70L170,30L156,86Z", "#d9e0ee") +
      shape("M150,60L180,20L190,32L160,74Z", "#5c3a24"),
  ),
  "maniacal-laugh": thing("#8a6a1f", "fan", () =>
    each(
      [
        [18, 34, 1],
        [92, 20, 1.4],
        [34, 108, 2],
      ],
      (x, y, z) =>
        `<g transform="translate(${x} ${y}) scale(${z})">${shape("M0,0Q30,14 60,0Q58,40 30,42T0,0Z", "#5c0f1a")}${shape("M5,4Q30,15 55,4L52,15Q30,24 8,15Z", "#fff", "")}${shape("M17,34Q30,22 43,34Q30,44 17,34Z", "#e0708a", "")}</g>`,
    ),
  ),
  "master-martial-artist": thing(
    "#7a4a1a",
    "wall",
    () =>
      shape("M60,20H140V110L128,196H72L60,110Z", "#e8ecf4") +
      shape("M60,20L100,96L140,20L128,20L100,70L72,20Z", "#aab4c8") +
      shape("M52,112H148V134H52Z", "#1b1b26") +
      shape("M94,118L74,176H90L100,136L114,172H130L108,118Z", "#1b1b26"),
  ),
  "worlds-greatest-detective": thing(
    "#5a4a3a",
    "portal",
    () =>
      stroke("M128,132L180,190", INK, 24) +
      stroke("M128,132L180,190", "#8b5a34", 15) +
      disc(86, 86, 58, "#dff3fa", `opacity=".8" stroke="${INK}" stroke-width="14"`) +
      disc(86, 86, 58, "none", 'stroke="#d8a83a" stroke-width="7"') +
      times(5, (i) =>
        stroke(
          `M${62 + i * 3},${112 - i * 3}Q${58 + i * 5},${62 + i * 6} 86,${60 + i * 7}T${112 - i * 4},${110 - i * 2}`,
          "#5a4a6a",
          4,
        ),
      ) +
      stroke("M50,70Q58,50 76,44", "#fff", 6),
  ),
  "grappling-hook": thing(
    "#c8a870",
    "wall",
    () =>
      stroke("M100,200V90", INK, 13) +
      stroke("M100,200V90", "#f4ead0", 6) +
      shape("M94,96V40H106V96ZM60,60Q58,104 100,104T140,60L128,64Q126,88 100,88T72,64Z", "#cfd6e6"),
  ),
  "joy-buzzer": thing(
    "#b03f3f",
    "burst",
    () =>
      shape("M36,190V150Q34,116 60,112L140,112Q166,116 164,150V190Z", "#f0c08f") +
      disc(100, 96, 46, "#f2c230", EDGE) +
      disc(100, 96, 18, "#d0202e", EDGE) +
      stroke("M40,60l-20,-14l16,-4l-16,-18M160,60l20,-14l-16,-4l16,-18", "#fff6a0", 6),
  ),
  "laughing-gas": thing(
    "#3f8f3a",
    "burst",
    () =>
      shape(
        "M70,150Q40,148 44,120Q30,96 60,88Q66,58 100,66Q138,54 142,90Q172,100 158,126Q160,152 128,150Z",
        "#b8ff8a",
      ) + stroke("M78,106q6,-8 12,0M110,106q6,-8 12,0M76,124Q100,142 124,124", INK, 6),
  ),
  "abandoned-amusement-park": scene(
    "#5a3f6a",
    () =>
      disc(160, 34, 18, "#f0e4b8") +
      disc(76, 88, 58, "none", `stroke="${INK}" stroke-width="8"`) +
      disc(76, 88, 58, "none", 'stroke="#c88a9a" stroke-width="4"') +
      times(8, (i) =>
        turned(
          stroke("M76,88V30", "#a86a7a", 3) +
            shape("M66,26H86V42H66Z", i % 3 ? "#4a3f5a" : "#e0b040"),
          i * 45,
          76,
          88,
        ),
      ) +
      stroke("M76,88L44,180M76,88L108,180", "#2f2638", 8) +
      shape("M120,180V120L154,88L188,120V180Z", "#8a3f4a") +
      times(3, (i) =>
        shape(
          `M${128 + i * 20},180V${118 - (i === 1 ? 18 : 0)}l10,-10l10,10V180Z`,
          i % 2 ? "#e8d8b0" : "#6a2f3a",
        ),
      ) +
      shape("M-10,210V178H210V210Z", "#2a2230") +
      stroke("M130,140L150,160M150,140L130,160", INK, 5),
  ),
  "wayne-manor": scene(
    "#3f4f6a",
    () =>
      disc(44, 44, 24, "#f4ecc8") +
      shape("M-10,210V176Q100,150 210,176V210Z", "#2a3a2f") +
      shape(
        "M30,176V112L50,88L70,112V104H86L100,70L114,104H130V112L150,88L170,112V176Z",
        "#8a7f74",
      ) +
      shape("M30,112L50,88L70,112ZM130,112L150,88L170,112ZM86,104L100,70L114,104Z", "#4a3f4a") +
      windows(
        [
          [40, 122],
          [54, 122],
          [138, 122],
          [152, 122],
          [78, 116],
          [114, 116],
          [40, 148],
          [152, 148],
          [78, 142],
          [114, 142],
        ],
        "#ffd98a",
        8,
        14,
      ) +
      shape("M92,176V142Q100,130 108,142V176Z", "#3a2a24") +
      shape("M90,210L96,176H104L114,210Z", "#b8a888", "") +
      disc(14, 170, 18, "#1f2f24", EDGE) +
      disc(188, 172, 20, "#1f2f24", EDGE),
  ),
};
