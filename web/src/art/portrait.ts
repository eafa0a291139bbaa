// A figure as a picture: its row, a mood, a crop and a ground in; SVG out.
import { BACKS } from "./backs";
import { castingArm, strikingArm, wardingArm } from "./blows";
import { BODIES, type Body, headPath, torsoPath } from "./bodies";
import { EYES, MOUTHS } from "./faces";
import { GEAR } from "./gear";
import { GROUNDS, type Ground } from "./grounds";
import { HAIR } from "./hair";
import { HEADS } from "./heads";
import {
  dark,
  EDGE,
  FINE_EDGE,
  fill,
  INK,
  light,
  line,
  mirrored,
  moved,
  short,
  turned,
} from "./ink";
import { band, lit, singleOutline } from "./light";
import { MARKS } from "./marks";
import {
  CHANGES,
  type Mood,
  OF_LIGHT,
  SHUT,
  STAYING,
  type Stirred,
  signOf,
  stirredGear,
  stirredHead,
} from "./moods";
import { arm, GRIPS, grip, PROPS } from "./props";
import type { Facing, Figure } from "./row";
import { SUITS } from "./suits";
import { squeezed } from "./turn";

/** The part of the field that is shown; `face` follows the head, `cut` is the whole figure, hat and elbows, without its ground. */
export const CROPS = {
  bust: "0 0 200 200",
  wide: "0 14 200 132",
  strip: "0 34 200 84",
  tall: "20 0 160 200",
  face: "44 22 112 112",
  cut: "-20 -28 240 232",
} as const;
export type Crop = keyof typeof CROPS;

/** How much light and shade: 0 for small pictures, 2 for scenes. */
export type Depth = 0 | 1 | 2;

export interface Look {
  crop?: Crop;
  mood?: Mood;
  ground?: Ground;
  depth?: Depth;
  /** Where a figure in three-quarter view looks to, if not where its row says. */
  facing?: Facing;
}

type Gear = Figure["gear"];
const gears = (...names: Gear[]): ReadonlySet<Gear> => new Set(names);

/** Gear that covers the face: the eyes are drawn over it. */
// biome-ignore format: words
const COVERS = gears("full", "knight", "owl", "fork", "mask2", "cowl", "ridge", "fin", "swept", "domino", "wide", "beak", "halfhelm");
/** Gear that turns with the eyes. */
// biome-ignore format: words
const SLIDES = gears("domino", "wide", "goggles", "glasses", "visor", "lens", "monocle", "shades", "patch");
/** Gear that hides the ears. */
// biome-ignore format: words
const HIDES_EARS = gears("full", "knight", "owl", "fork", "cowl", "ridge", "fin", "swept", "hood", "cloak", "helm", "plume", "beak", "hornhelm", "pharaoh", "shawl", "diver", "weld", "veil", "beetle", "parka", "moto", "brush", "halfhelm", "comedy", "dome", "visorcap", "wraps", "winged", "jester", "peakcap", "mask2");
/** Hair that leaves the ears free. */
// biome-ignore format: words
const SHORT_HAIR: ReadonlySet<Figure["hair"]> = new Set<Figure["hair"]>(["none", "crop", "swept", "wave", "spiky", "peak", "side", "ring", "quiff", "undercut", "tail", "bun", "buns", "pony", "topknot", "mohawk", "crest", "tufts"]);
/** Suits that gleam; the others have folds. */
// biome-ignore format: words
const HARD_SUITS: ReadonlySet<Figure["suit"]> = new Set<Figure["suit"]>(["plates", "cuirass", "hex", "circuit", "shell", "cracks", "scales", "bark", "ribs"]);

/** The background, which does not lean with the figure. */
// biome-ignore format: words
const STANDING: ReadonlySet<Figure["back"]> = new Set<Figure["back"]>(["clock", "column", "crowd", "curtain", "gears", "horde", "moon", "screens", "smoke", "stars", "storm", "sunray", "swarm", "throne", "towers", "bubbles", "rings", "speed", "web"]);

/** What the parts of one drawing share. */
interface Drawing {
  figure: Figure;
  body: Body;
  mood: Stirred | null;
  depth: Depth;
  /** Which way the figure leans: 1 to the right. */
  side: 1 | -1;
  /** Where its opponent is: 1 to the right. */
  toward: 1 | -1;
  /** In three-quarter view: 1 to the right. */
  turn: 1 | -1 | 0;
  tilt: number;
  rim: string;
}

const shade = (d: string, opacity: number): string => fill(d, INK, `opacity="${opacity}"`);
const slid = (drawing: string, x: number): string =>
  x && drawing ? moved(drawing, x, 0) : drawing;

/** The eyes of a figure as its mood has them. */
function eyesOf({ figure, mood }: Drawing): Figure["eyes"] {
  if (!mood) return figure.eyes;
  const { eyes, otherEyes } = CHANGES[mood];
  return eyes[figure.eyes] ?? otherEyes;
}

function mouthOf({ figure, mood }: Drawing): string {
  const usual = MOUTHS[figure.mouth](figure.tints);
  if (!mood || SHUT.has(figure.mouth)) return usual;
  const stays = STAYING.has(figure.mouth);
  return (stays ? usual : "") + CHANGES[mood].mouth(stays ? 104 : 102, figure.mouth === "lips");
}

function earsOf({ figure, body, depth }: Drawing): string {
  if (!depth || !SHORT_HAIR.has(figure.hair) || HIDES_EARS.has(figure.gear)) return "";
  const { skin } = figure.tints;
  const [x, tone] = [99 - body.headWide, dark(skin, 0.08)];
  return mirrored(
    `<ellipse cx="${x}" cy="83" rx="5.5" ry="8" fill="${tone}" ${EDGE}/>` +
      line(`M${x - 1},80q3,3 1,7`, dark(skin, 0.45), 1.8),
  );
}

/** Shade on the right of a head, light on its left. */
function shadesOfHead(outline: string, fringe: boolean, { depth, rim }: Drawing): string {
  const base = shade("M104,20L100,74L107,94L101,128H170V20Z", 0.24);
  if (!depth) return base;
  return (
    base +
    shade("M122,40Q112,80 122,92Q114,108 98,116L110,130H180V30Z", 0.2) +
    (fringe ? shade("M72,50H128V62Q100,56 72,66Z", 0.18) : "") +
    band(outline, 4, 3, "#fff", 0.22) +
    band(outline, -2.4, 1.2, rim, 0.5)
  );
}

function gearOf(drawing: Drawing): string {
  const { figure, body, mood } = drawing;
  let gear = GEAR[figure.gear](figure.tints, body.headWide, body.jaw);
  if (figure.gear === "full")
    gear += EYES[mood ? (CHANGES[mood].eyes.white ?? "white") : "white"](figure.tints);
  return mood ? gear + stirredGear(figure.gear, mood, figure.tints) : gear;
}

/** Head, face, hair and gear, and apart from them the hair behind; `id` begins the names in the picture. */
function headOf(drawing: Drawing, id: string): { front: string; behind: string } {
  const { figure, body, mood, depth, side, turn, tilt, rim } = drawing;
  const { tints, gear } = figure;
  const usual = headPath(body.headWide, body.jaw);
  const [covers, slides] = [COVERS.has(gear), SLIDES.has(gear)];
  const slide = figure.head || turn ? 0 : side * Math.min(3.2, Math.abs(tilt) * 0.5);
  const part = (each: string, name: string, strength: number): string =>
    depth && each ? lit(each, id + name, rim, strength) : each;

  let face: string;
  let eyes = "";
  let outline = usual;
  if (figure.head) {
    const own = HEADS[figure.head](tints);
    outline = singleOutline(own) ?? usual;
    face = own + (mood ? stirredHead(figure.head, mood, tints) : "");
  } else {
    const nose = turn > 0 ? "M100,86L106,98H98Z" : "M100,86L94,98H102Z";
    face =
      earsOf(drawing) +
      fill(usual, tints.skin, EDGE) +
      slid(fill(nose, dark(tints.skin, 0.28)) + mouthOf(drawing), slide);
    eyes = slid(EYES[eyesOf(drawing)](tints), covers && !slides ? 0 : slide);
  }
  const [hairBehind, fringe] = HAIR[figure.hair];
  const worn = gearOf(drawing);
  const front =
    face +
    (covers ? "" : eyes) +
    `<clipPath id="${id}h"><path d="${outline}"/></clipPath>` +
    `<g clip-path="url(#${id}h)">${shadesOfHead(outline, fringe !== null, drawing)}</g>` +
    (fringe ? part(fringe(tints.hair, body.headWide), "f", 0.8) : "") +
    (slides || gear === "none" ? slid(worn, slide) : part(worn, "g", 0.8)) +
    (covers ? eyes : "");
  const behind = hairBehind ? part(hairBehind(tints.hair, body.headWide), "k", 1) : "";
  if (!turn) return { front, behind };
  const half = figure.head ? 34 : body.headWide + 1;
  const by = turn * (figure.head ? 8 : 7.5);
  return {
    front: squeezed(front, `${id}u`, by, half, 0.04),
    behind: behind && squeezed(behind, `${id}v`, by * 0.6, half),
  };
}

/** Folds on cloth, a gleam on hard things. */
function clothOf({ figure, body }: Drawing, colour: string): string {
  const { wide: w, high: y } = body;
  if (HARD_SUITS.has(figure.suit))
    return (
      fill(
        `M${112 - w},${y + 6}Q${126 - w},${y - 2} 88,124L84,132Q${124 - w},${y + 8} ${116 - w},${y + 22}Z`,
        "#fff",
        'opacity=".26"',
      ) + line(`M${110 - w},${y + 40}L${108 - w},190`, "#fff", 3, 'opacity=".3"')
    );
  return (
    line(
      `M${115 - w},${y + 32}q9,1 15,8M${85 + w},${y + 32}q-9,1 -15,8M${118 - w},206q6,-8 15,-9` +
        `M${82 + w},200q-8,-7 -17,-6M${118 - w},196q4,-4 9,-5`,
      dark(colour, 0.5),
      2.2,
    ) + line(`M${113 - w},${y + 37}q8,1 13,7`, light(colour, 0.3), 1.6)
  );
}

function torsoOf(drawing: Drawing, id: string): string {
  const { figure, body, depth, turn, rim } = drawing;
  const { tints } = figure;
  const { wide: w, high: y, neck } = body;
  const outline = torsoPath(body);
  const colour = figure.suit === "bare" || figure.suit === "gut" ? tints.skin : tints.main;
  const arms =
    depth &&
    line(
      `M${114 - w},${y + 32}Q${119 - w},172 ${115 - w},208M${86 + w},${y + 32}Q${81 + w},172 ${85 + w},208`,
      INK,
      2.4,
      'opacity=".6"',
    );
  const inside = [
    fill(
      `M${98 - neck},86H${102 + neck}L100,128Z`,
      figure.head ? dark(tints.skin, 0.15) : tints.skin,
    ),
    SUITS[figure.suit](tints, body),
    MARKS[figure.mark](tints),
    depth && clothOf(drawing, colour),
    shade("M112,90L104,120L118,150L106,210H220V90Z", 0.2),
    depth && shade(`M${100 + w * 0.62},90L${100 + w * 0.5},150L${100 + w * 0.64},210H230V90Z`, 0.2),
    `<path d="M140,100L120,210H220V100Z" fill="url(#${id}t)" opacity=".3"/>`,
    shade("M70,96H130L120,124Q100,132 84,124Z", 0.24),
    arms,
    depth && band(outline, 5, 3, "#fff", 0.2) + band(outline, -4, 2, rim, 0.62),
  ];
  const torso =
    fill(outline, colour, EDGE) +
    `<clipPath id="${id}c"><path d="${outline}"/></clipPath>` +
    `<g clip-path="url(#${id}c)">${inside.filter(Boolean).join("")}</g>` +
    fill(outline, "none", EDGE);
  return turn ? turnedChest(torso, `${id}w`, drawing) : torso;
}

/** How far the middle of the chest moves in three-quarter view. */
const SHOULDER_TURN = 11;

const turnedChest = (chest: string, id: string, { turn, body, mood }: Drawing): string =>
  squeezed(chest, id, turn * (SHOULDER_TURN + (mood ? CHANGES[mood].turn : 0)), body.wide, 0.06);

function backOf({ figure, body, depth, turn, rim }: Drawing, id: string): string {
  const { tints, back } = figure;
  let drawn = BACKS[back](tints, body);
  if (depth) {
    const w = body.wide;
    const fold = dark(tints.back ?? tints.second, 0.45);
    drawn = lit(drawn, `${id}a`, rim, 1.2);
    if (back === "cape" || back === "collar")
      drawn += mirrored(
        line(
          `M${104 - w},132Q${84 - w},164 ${82 - w},210M${108 - w},150Q${95 - w},180 ${94 - w},210`,
          fold,
          2.6,
        ),
      );
    if (back === "wind")
      drawn += line("M66,122Q36,138 8,126M60,144Q30,158 16,182M72,160Q44,176 42,208", fold, 2.6);
  }
  const turns = turn && drawn && !STANDING.has(back);
  return turns ? squeezed(drawn, `${id}x`, turn * 5, body.wide + 30) : drawn;
}

/** The arm that strikes, or wards off a blow; one who holds a weapon swings that. */
function armOf({ figure, body, mood, toward }: Drawing): string {
  const { tints, suit, prop } = figure;
  if (mood !== "strike" && mood !== "hit") return "";
  const sleeve = suit === "bare" || suit === "gut" ? tints.skin : tints.main;
  const limb = { tints, body, sleeve, side: toward };
  const free = CHANGES[mood].props[prop] !== undefined || prop === "none" || prop === "fistL";
  if (mood === "hit") return free ? wardingArm(limb) : "";
  if (OF_LIGHT.has(prop)) return castingArm(limb);
  return free ? strikingArm(limb) : "";
}

/** How far a weapon is swung: across the figure, or high on the side of the one it is to hit. */
const SWING_DEGREES = { across: 20, high: 4 };

function propOf(drawing: Drawing, id: string): string {
  const { figure, body, mood, depth, turn, toward, rim } = drawing;
  const prop = (mood && CHANGES[mood].props[figure.prop]) ?? figure.prop;
  const held = GRIPS[prop];
  let drawn = PROPS[prop](figure.tints, body);
  if (held) {
    const [x, y, degrees] = held;
    const hand = grip(figure.tints, x, y - 4, x < 100 ? -1 : 1);
    drawn += turned(arm(figure.tints, x, y) + hand, degrees, x, y);
    if (mood === "strike") {
      const swing = x > 100 === toward > 0 ? SWING_DEGREES.high : SWING_DEGREES.across;
      drawn = turned(drawn, toward * swing, x, 230);
    }
  }
  if (turn && prop === "crossed") drawn = turnedChest(drawn, `${id}y`, drawing);
  return depth > 1 ? lit(drawn, `${id}p`, rim, 0.7) : drawn;
}

/** Half the width of a base: all that stands behind it ends on it. */
const baseWide = ({ figure, body }: Drawing): number =>
  figure.back === "none" ? body.wide + 38 : 108;

/** What a figure that is cut out stands on, so that no bust ends in mid-air. */
function onBase(drawn: string, drawing: Drawing, id: string): string {
  const wide = baseWide(drawing);
  const { second, energy } = drawing.figure.tints;
  const [left, right] = [100 - wide, 100 + wide];
  const outline = `M${left + 4},190L${right + 4},184L${right - 4},203L${left - 4},203Z`;
  return (
    `<clipPath id="${id}s"><path d="M-60,-60H260V120L${right},188V196H${left}V190L-60,120Z"/></clipPath>` +
    `<g clip-path="url(#${id}s)">${drawn}</g>` +
    fill(outline, dark(second, 0.45), FINE_EDGE) +
    line(`M${left + 8},193.5L${right - 2},187.5`, light(energy, 0.15), 3.4)
  );
}

/** The definitions that a picture refers to. */
const definitions = (id: string, ground: string): string =>
  `<defs><linearGradient id="${id}b" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${light(ground, 0.18)}"/>` +
  `<stop offset=".55" stop-color="${ground}"/><stop offset="1" stop-color="${dark(ground, 0.55)}"/></linearGradient>` +
  `<pattern id="${id}d" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">` +
  `<circle cx="4.5" cy="4.5" r="1.5" fill="${INK}" opacity=".22"/></pattern>` +
  `<pattern id="${id}t" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">` +
  `<circle cx="3" cy="3" r="1.7" fill="${INK}"/></pattern></defs>`;

const FIELD = 'x="-40" y="-40" width="280" height="290"';

const groundOf = (id: string, colour: string, ground: Ground): string =>
  `<rect ${FIELD} fill="url(#${id}b)"/>${GROUNDS[ground](light(colour, 0.2), colour)}<rect ${FIELD} fill="url(#${id}d)"/>`;

/** The square around a head, wherever the figure carries it. */
function faceBox(body: Body, x: number): string {
  const side = 112 * body.headScale;
  return [100 + x - side / 2, 78 + body.headDrop - side / 2, side, side].map(short).join(" ");
}

const depthOf = (crop: Crop): Depth => (crop === "face" ? 0 : crop === "cut" ? 2 : 1);

/** The whole picture. `id` begins every name in it; pictures that share a page need different ones. */
export function portrait(figure: Figure, look: Look = {}, id = "p"): string {
  const { crop = "bust", ground = "rays", depth = depthOf(crop) } = look;
  const mood = look.mood && look.mood !== "calm" ? look.mood : null;
  const change = mood ? CHANGES[mood] : null;
  const body = BODIES[figure.body];
  const side = figure.tilt < 0 ? -1 : 1;
  const facing = figure.pose && (look.facing ?? figure.pose);
  const turn = facing === null ? 0 : facing === "right" ? 1 : -1;
  const faces = facing ?? look.facing;
  const toward = faces ? (faces === "right" ? 1 : -1) : side;
  const tilt = figure.tilt + (change?.tilt ?? 0) * toward;
  const lean = change ? change.lean * toward : figure.tilt * 0.2;
  const rim = light(figure.tints.energy, 0.35);
  const drawing: Drawing = { figure, body, mood, depth, side, toward, turn, tilt, rim };

  const scale = body.headScale;
  const headX =
    100 * (1 - scale) +
    tilt * 0.4 +
    (change?.x ?? 0) * toward +
    turn * (SHOULDER_TURN + (change?.turn ?? 0));
  const headY = 80 * (1 - scale) + body.headDrop + (change?.y ?? 0);
  const placed = (each: string): string =>
    each &&
    `<g transform="translate(${short(headX)} ${short(headY)}) scale(${scale})"><g transform="rotate(${tilt} 100 112)">${each}</g></g>`;
  const { front, behind } = headOf(drawing, id);
  const back = backOf(drawing, id);
  const stands = STANDING.has(figure.back);
  const shoulders = `matrix(1 ${(tilt * 0.006).toFixed(3)} 0 1 0 ${short(-tilt * 0.6)})`;
  const drawn =
    (stands ? back : "") +
    `<g transform="translate(${short((change?.step ?? 0) * toward)} 0) rotate(${short(lean)} 100 216)">` +
    (stands ? "" : back) +
    placed(behind) +
    `<g transform="${shoulders}">${torsoOf(drawing, id)}</g>` +
    placed(front) +
    propOf(drawing, id) +
    armOf(drawing) +
    (mood ? signOf(mood, toward > 0 ? -1 : 1) : "") +
    "</g>";
  const cut = crop === "cut";
  const box = crop === "face" ? faceBox(body, turn * 8) : CROPS[crop];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">` +
    definitions(id, figure.tints.ground) +
    (cut
      ? onBase(drawn.replaceAll(EDGE, FINE_EDGE), drawing, id)
      : groundOf(id, figure.tints.ground, ground) + drawn) +
    "</svg>"
  );
}
