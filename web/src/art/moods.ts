// Moods. Calm is the row itself; hit, triumph and strike swap eyes and mouth, and move head, lean and arm.
import type { EYES, MOUTHS } from "./faces";
import type { GEAR } from "./gear";
import { FEATURES, type HEADS } from "./heads";
import { dark, disc, EDGE, fill, INK, light, line, mirrored, moved, star } from "./ink";
import type { PROPS } from "./props";
import type { Tints } from "./tints";

export const MOODS = ["calm", "hit", "triumph", "strike"] as const;
export type Mood = (typeof MOODS)[number];
export type Stirred = Exclude<Mood, "calm">;

type Eye = keyof typeof EYES;
type Prop = keyof typeof PROPS;

interface Change {
  /** Added to the head's tilt, the figure's lean and its place; positive is towards the opponent. */
  tilt: number;
  lean: number;
  x: number;
  y: number;
  /** The eyes that stand in for others, and for all the rest. */
  eyes: Partial<Record<Eye, Eye>>;
  otherEyes: Eye;
  props: Partial<Record<Prop, Prop>>;
  /** Added to the turn of the chest. */
  turn: number;
  /** A step of the whole figure, positive towards the opponent. */
  step: number;
  mouth: (y: number, lips: boolean) => string;
}

/** Clenched teeth. */
const grit = (y: number, lips: boolean): string =>
  fill(
    `M88,${y - 3}L112,${y - 6}L113,${y + 4}L90,${y + 7}Z`,
    "#fff",
    lips ? EDGE.replace(INK, "#8a1f2f") : EDGE,
  ) + line(`M94,${y - 4}V${y + 6}M100,${y - 4}V${y + 5}M106,${y - 5}V${y + 5}`, INK, 1.6);

/** An open laugh. */
const cheer = (y: number): string =>
  fill(
    `M86,${y - 6}Q100,${y - 1} 114,${y - 7}Q113,${y + 11} 100,${y + 11}T86,${y - 6}Z`,
    "#5c0f1a",
    EDGE,
  ) +
  fill(`M88,${y - 5}Q100,${y} 112,${y - 6}L111,${y}Q100,${y + 4} 89,${y}Z`, "#fff") +
  fill(`M93,${y + 7}Q100,${y + 2} 107,${y + 7}Q100,${y + 12} 93,${y + 7}Z`, "#e0708a");

/** A battle cry. */
const shout = (y: number): string =>
  fill(
    `M87,${y - 6}Q100,${y - 11} 113,${y - 7}L111,${y + 9}Q100,${y + 14} 89,${y + 9}Z`,
    "#5c0f1a",
    EDGE,
  ) + fill(`M90,${y - 5}Q100,${y - 9} 110,${y - 6}L109,${y - 1}Q100,${y - 4} 91,${y}Z`, "#fff");

export const CHANGES: Record<Stirred, Change> = {
  hit: {
    tilt: -10,
    lean: -8,
    x: -4,
    y: 5,
    eyes: {
      white: "whit",
      glow: "ghit",
      red: "ghit",
      line: "ghit",
      four: "ghit",
      closed: "closed",
      none: "none",
    },
    otherEyes: "wince",
    props: { crossed: "none", fist: "none", hand: "none" },
    turn: -6,
    step: 0,
    mouth: grit,
  },
  triumph: {
    tilt: -5,
    lean: 3,
    x: 0,
    y: -5,
    eyes: { white: "wup", glow: "gup", red: "gup", line: "line", four: "gup", none: "none" },
    otherEyes: "proud",
    props: { crossed: "fist", none: "fist", hand: "fist" },
    turn: 0,
    step: 0,
    mouth: cheer,
  },
  strike: {
    tilt: 4,
    lean: 11,
    x: 5,
    y: 3,
    eyes: {
      white: "white",
      glow: "glow",
      red: "red",
      line: "line",
      four: "four",
      one: "one",
      pit: "pit",
      void: "void",
      cat: "cat",
      none: "none",
    },
    otherEyes: "hard",
    props: {
      crossed: "none",
      fist: "none",
      hand: "none",
      cast: "none",
      both: "none",
      orb: "none",
      ringfist: "none",
      waves: "none",
      bolt: "none",
      web2: "none",
    },
    turn: 6,
    step: -24,
    mouth: shout,
  },
};

/** Props of light: one who has them strikes with it, and not with a fist. */
export const OF_LIGHT: ReadonlySet<Prop> = new Set<Prop>([
  "cast",
  "both",
  "orb",
  "ringfist",
  "waves",
  "bolt",
  "web2",
]);

/** Mouths that stay under the new one: hair and a red nose. */
export const STAYING = new Set<keyof typeof MOUTHS>([
  "beard",
  "goatee",
  "stache",
  "longbeard",
  "tash",
  "braid",
  "chops",
  "nose",
]);

/** Mouths that no mood opens. */
export const SHUT = new Set<keyof typeof MOUTHS>(["none", "sew", "grille"]);

function lidOf(head: keyof typeof HEADS, c: Tints): string {
  if (head === "flame") return light(c.energy, 0.5);
  if (head === "robot" || head === "maw") return INK;
  return head === "plague" ? c.gear : c.skin;
}

/** The same change on a head of its own: lids over its eyes, a mouth where its mouth is. */
export function stirredHead(head: keyof typeof HEADS, mood: Stirred, c: Tints): string {
  const [x, y, r, mouthY] = FEATURES[head];
  const lid = lidOf(head, c);
  const ink = lid === INK ? c.energy : INK;
  const mouth = mouthY ? moved(CHANGES[mood].mouth(102, false), 0, mouthY - 102) : "";
  if (r === 0) {
    const brow = `M${x - 26},${y - 26}L${x},${y - 16}L${x + 26},${y - 26}`;
    if (mood === "strike") return line(brow, INK, 6) + (head === "starfish" ? "" : mouth);
    const eye =
      mood === "hit"
        ? fill(
            `M${x - 30},${y - 22}H${x + 30}V${y - 2}Q${x},${y + 8} ${x - 30},${y - 2}Z`,
            dark(lid, 0.12),
          ) + line(`M${x - 28},${y}Q${x},${y + 8} ${x + 28},${y}`, INK, 4)
        : line(`M${x - 24},${y - 24}Q${x},${y - 36} ${x + 24},${y - 24}`, INK, 5);
    return eye + (head === "starfish" ? "" : mouth);
  }
  if (mood === "strike") {
    const brow = `M${x - r - 2},${y - r * 0.7}L${x + r + 2},${y + r * 0.2}`;
    const over = fill(`${brow}V${y - r - 2}H${x - r - 2}Z`, lid);
    return mirrored(over + line(brow, ink, 3.4)) + mouth;
  }
  const eyes =
    mood === "hit"
      ? disc(x, y, r + 1, lid) +
        line(`M${x - 7},${y - 5}L${x + 5},${y}L${x - 7},${y + 4}`, ink, 3.2)
      : fill(
          `M${x - r - 1},${y + 3}Q${x},${y - 2} ${x + r + 1},${y + 3}V${y + r + 1}H${x - r - 1}Z`,
          lid,
        ) +
        line(
          `M${x - r},${y + 3}Q${x},${y - 2} ${x + r},${y + 3}M${x - r},${y - r - 3}Q${x},${y - r - 8} ${x + r - 2},${y - r - 3}`,
          ink,
          3,
        );
  return mirrored(eyes) + mouth;
}

interface Opening {
  /** Where an eye would be, and how large. */
  x: number;
  y: number;
  r: number;
  /** A lens in a helmet, a glass on a bare face, or a dark slit that shows only light. */
  form: "lens" | "glass" | "slit";
}

const lens = (x: number, y: number, r: number): Opening => ({ x, y, r, form: "lens" });
const glass = (x: number, y: number, r: number): Opening => ({ x, y, r, form: "glass" });
const slit = (y: number): Opening => ({ x: 88, y, r: 7, form: "slit" });

/** Helmets and masks that hide the eyes, and where they would be. */
export const OPENINGS: Partial<Record<keyof typeof GEAR, Opening>> = {
  beetle: lens(86, 81, 12),
  diver: lens(80, 76, 16),
  fork: slit(84),
  gas: glass(88, 78, 12),
  goggles: glass(88, 79, 11),
  moto: slit(76),
  owl: lens(87, 78, 13),
  parka: glass(88, 79, 9),
  visor: slit(77),
  visorcap: slit(77),
  weld: slit(76),
};

/** The lids of an opening: down from above by a blow, up from below by a laugh, as eyes do it. */
function lidsOf({ x, y, r, form }: Opening, mood: Stirred): { lid: string; edge: string } {
  const reach = form === "glass" ? r : r + 1.5;
  if (mood !== "triumph") {
    const [high, low] =
      mood === "hit" ? [y - r * 0.35, y + r * 0.45] : [y - r * 0.75, y + r * 0.15];
    const edge = `M${x - reach},${high}L${x + reach},${low}`;
    const top =
      form === "glass"
        ? `A${r * 1.05},${r * 1.05} 0 1 0 ${x - reach},${high}Z`
        : `V${y - reach}H${x - reach}Z`;
    return { lid: edge + top, edge };
  }
  const [wide, low] = form === "glass" ? [r * 0.92, y + r * 0.42] : [reach, y + 2];
  const edge = `M${x - wide},${low}Q${x},${low - r * 0.9} ${x + wide},${low}`;
  const bottom =
    form === "glass" ? `A${r},${r} 0 0 1 ${x - wide},${low}Z` : `V${y + reach}H${x - wide}Z`;
  return { lid: edge + bottom, edge };
}

/** A blow shuts a lens halfway and cracks it; a triumph narrows it from below, as a smile does. */
function stirredLens(opening: Opening, mood: Stirred, c: Tints): string {
  const { x, y, r } = opening;
  const { lid, edge } = lidsOf(opening, mood);
  if (mood === "strike") return mirrored(fill(lid, c.gear) + line(edge, INK, 3.4));
  const sign =
    mood === "hit"
      ? line(`M${194 - x},${y - r - 8}l7,9l-6,6l9,10l-4,8`, INK, 2.4)
      : fill(star(200 - x + r * 0.7, y - r * 0.8, 4, 11, 3), "#fff");
  return mirrored(fill(lid, c.gear) + line(edge, INK, 3.4)) + sign;
}

/** Behind a slit there are eyes of light, clenched or laughing. */
function stirredSlit({ x, y }: Opening, mood: Stirred, c: Tints): string {
  const ray = light(c.energy, 0.55);
  if (mood === "strike") {
    const glare = `M${x - 8},${y - 4}L${x + 7},${y + 2}`;
    return mirrored(line(glare, INK, 7) + line(glare, ray, 4));
  }
  const eyes =
    mood === "hit"
      ? line(`M${x - 6},${y - 4}L${x + 5},${y}L${x - 6},${y + 4}`, INK, 6) +
        line(`M${x - 6},${y - 4}L${x + 5},${y}L${x - 6},${y + 4}`, ray, 3)
      : line(`M${x - 7},${y + 3}Q${x},${y - 8} ${x + 7},${y + 3}`, INK, 6.5) +
        line(`M${x - 7},${y + 3}Q${x},${y - 8} ${x + 7},${y + 3}`, ray, 3.4);
  const mark =
    mood === "hit"
      ? line(`M116,${y - 26}l-8,10l9,7l-7,9`, INK, 2.8)
      : fill(star(118, y - 16, 4, 12, 3), "#fff");
  return mirrored(eyes) + mark;
}

/** The mask of two faces: both halves weep, or both laugh. */
function stirredMask(mood: Stirred, c: Tints): string {
  const bare =
    mirrored(fill("M74,66H98V112Q80,112 76,96Z", c.gear)) +
    fill("M101,62H127L124,98Q114,114 101,114Z", c.energy);
  if (mood === "strike")
    return (
      bare +
      line("M100,48V119", INK, 3) +
      mirrored(fill("M76,72L95,84Q84,90 76,72Z", INK)) +
      fill("M80,100H120L114,114H86Z", INK)
    );
  const [eye, mouth] =
    mood === "hit"
      ? ["M76,76Q85,88 95,82Q86,80 76,76Z", "M82,112Q100,92 118,112Q100,102 82,112Z"]
      : ["M76,82Q86,66 95,82Q86,76 76,82Z", "M78,94Q100,122 122,94Q100,106 78,94Z"];
  return bare + line("M100,48V119", INK, 3) + mirrored(fill(eye, INK)) + fill(mouth, INK);
}

/** What a mood does to headgear that hides the face. */
export function stirredGear(gear: keyof typeof GEAR, mood: Stirred, c: Tints): string {
  if (gear === "comedy") return stirredMask(mood, c);
  const opening = OPENINGS[gear];
  if (!opening) return "";
  return opening.form === "slit" ? stirredSlit(opening, mood, c) : stirredLens(opening, mood, c);
}

/** Lines of a blow, or sparks, next to the head; `side` is where the blow came from. */
export function signOf(mood: Stirred, side: 1 | -1): string {
  if (mood === "strike") return "";
  if (mood === "triumph") return fill(star(46, 44, 4, 15, 4) + star(158, 30, 4, 11, 3), "#fff");
  const lines =
    side > 0
      ? "M44,40L60,56M36,64L56,70M62,24L70,44"
      : "M156,40L140,56M164,64L144,70M138,24L130,44";
  return line(lines, "#fff", 5);
}
