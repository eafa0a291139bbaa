// A figure's row of words, read into a typed record. A word that no table has is an error that says where.
import { BACKS } from "./backs";
import { BODIES } from "./bodies";
import { EYES, MOUTHS } from "./faces";
import { GEAR } from "./gear";
import { HAIR } from "./hair";
import { HEADS } from "./heads";
import { dark } from "./ink";
import { MARKS } from "./marks";
import { PROPS } from "./props";
import { SUITS } from "./suits";
import { SKINS, type Tints } from "./tints";

/** The side that a figure in three-quarter view looks to. */
export type Facing = "left" | "right";
const POSES: Record<Facing, true> = { left: true, right: true };

export interface Figure {
  body: keyof typeof BODIES;
  /** How far the head leans, in degrees. */
  tilt: number;
  hair: keyof typeof HAIR;
  gear: keyof typeof GEAR;
  eyes: keyof typeof EYES;
  mouth: keyof typeof MOUTHS;
  suit: keyof typeof SUITS;
  mark: keyof typeof MARKS;
  back: keyof typeof BACKS;
  prop: keyof typeof PROPS;
  /** A head of its own, in place of the usual one. */
  head: keyof typeof HEADS | null;
  /** Set, the figure stands in three-quarter view; not set, it faces the viewer. */
  pose: Facing | null;
  tints: Tints;
}

function wordOf<T extends object>(what: string, table: T, word: string | undefined): keyof T {
  if (word !== undefined && Object.hasOwn(table, word)) return word as keyof T;
  throw new Error(`no ${what} is called "${word}"; there are ${Object.keys(table).join(", ")}`);
}

function colourOf(what: string, word: string | undefined): string {
  if (word !== undefined && /^#[0-9a-f]{6}$/.test(word)) return word;
  throw new Error(`"${word}" is not a colour for the ${what}; write it as #5a3a8c`);
}

const COLOURED = ["gear", "back", "skin", "beard", "glove"] as const;
const DIFFERENT = new Set<string>([...COLOURED, "head", "pose"]);

/** What a row says after its fifteen words, such as gear:#4b2f78 or head:ape. */
function differences(words: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const word of words) {
    const [name = "", value = ""] = word.split(":");
    if (!DIFFERENT.has(name))
      throw new Error(`"${word}" is unknown; after the colours come ${[...DIFFERENT].join(", ")}`);
    found.set(name, value);
  }
  for (const name of COLOURED) if (found.has(name)) colourOf(name, found.get(name));
  return found;
}

const nameIn = (table: Readonly<Record<string, string>>, value: string): string | undefined =>
  Object.keys(table).find((name) => table[name] === value);

/** The row of a figure: `readRow` reads it back. */
export function rowOf(figure: Figure): string {
  const { tints, head, pose } = figure;
  const skin = nameIn(SKINS, tints.skin);
  const [usualSkin = ""] = Object.keys(SKINS);
  const given: Record<string, string | null | undefined> = {
    skin: skin ? undefined : tints.skin,
    gear: tints.gear === dark(tints.second, 0.25) ? undefined : tints.gear,
    back: tints.back,
    glove: tints.glove,
    head,
    pose,
  };
  return [
    figure.body,
    figure.tilt,
    skin ?? usualSkin,
    `${figure.hair}:${tints.hair}`,
    figure.gear,
    figure.eyes,
    figure.mouth,
    figure.suit,
    figure.mark,
    figure.back,
    figure.prop,
    tints.main,
    tints.second,
    tints.energy,
    tints.ground,
    ...Object.entries(given).flatMap(([name, value]) => (value ? [`${name}:${value}`] : [])),
  ].join(" ");
}

export function readRow(row: string): Figure {
  const [
    body,
    tilt,
    skin,
    hair = "",
    gear,
    eyes,
    mouth,
    suit,
    mark,
    back,
    prop,
    main,
    second,
    energy,
    ground,
    ...more
  ] = row.split(" ");
  if (!Number.isInteger(Number(tilt))) throw new Error(`"${tilt}" is not a tilt in whole degrees`);
  const [style, hairColour = "#2a2228"] = hair.split(":");
  const own = differences(more);
  const [head, pose] = [own.get("head"), own.get("pose")];
  const usualSkin = SKINS[wordOf("skin", SKINS, skin)];
  const trim = colourOf("trim", second);
  return {
    body: wordOf("body", BODIES, body),
    tilt: Number(tilt),
    hair: wordOf("hair", HAIR, style),
    gear: wordOf("gear", GEAR, gear),
    eyes: wordOf("eye", EYES, eyes),
    mouth: wordOf("mouth", MOUTHS, mouth),
    suit: wordOf("suit", SUITS, suit),
    mark: wordOf("mark", MARKS, mark),
    back: wordOf("back", BACKS, back),
    prop: wordOf("prop", PROPS, prop),
    head: head === undefined ? null : wordOf("head", HEADS, head),
    pose: pose === undefined ? null : wordOf("pose", POSES, pose),
    tints: {
      main: colourOf("suit", main),
      second: trim,
      energy: colourOf("energy", energy),
      ground: colourOf("ground", ground),
      skin: own.get("skin") ?? usualSkin,
      hair: own.get("beard") ?? colourOf("hair", hairColour),
      gear: own.get("gear") ?? dark(trim, 0.25),
      back: own.get("back"),
      glove: own.get("glove"),
    },
  };
}
