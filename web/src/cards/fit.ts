// How a card is cut: the roomiest picture whose text still fits below it. Words are measured on a
// canvas, once for each text and width, so that no page is laid out twice for it.
import { useSyncExternalStore } from "react";
import type { Piece } from "./words";

export const CUTS = ["bare", "short", "mid", "plain", "long", "xlong", "page", "sheet"] as const;
export type Cut = (typeof CUTS)[number];

/** Where the name band of each cut begins, in widths of the card; the styles say the same. */
export const BAND_AT: Record<Cut, number> = {
  bare: 0.9,
  short: 0.79,
  mid: 0.655,
  plain: 0.5,
  long: 0.365,
  xlong: 0.28,
  page: 0.12,
  sheet: 0,
};

export interface Fit {
  cut: Cut;
  /** Type of the text and of the name, in pixels at the width asked for. */
  type: number;
  leading: number;
  name: number;
  /** Whether all of it has room. */
  whole: boolean;
}

export interface Type {
  size: number;
  weight: 400 | 700;
  face: "body" | "display";
}

/** The width of words in a type, in pixels. */
export type Ruler = (words: string, type: Type) => number;

export const LEAST = 11;
/** The parts of a whole card, in pixels or widths: `cards.css` sets them. */
const BORDER = 3;
const NAME = { leading: 1.02, block: 8, inline: 20 };
const PAPER = { inline: 4, over: 2 };
const FOOT = 0.1325;
/** What the cost takes of the name's line where there is no picture, and how tight lines are there. */
const COST_SHARE = 0.17;
const TIGHT = 1.08;
/** The gap between clauses that stand on lines of their own, in sizes of the type. */
const CLAUSE = 0.28;
/** Rounding of glyphs must not break another line. */
const SPARE = 1.5;

interface Word {
  parts: { words: string; weight: 400 | 700 }[];
  /** Whether a space stands before it. */
  spaced: boolean;
}

/** Words that a text is fitted by: how heavy they are depends on whether they are a term. */
export type Fitted = readonly Pick<Piece, "words" | "term">[];

/** The places where a line may break: spaces, and behind a hyphen. */
function wordsOf(text: Fitted): Word[] {
  const found: Word[] = [];
  let open: Word | null = null;
  let spaced = false;
  for (const piece of text)
    for (const part of piece.words.match(/\s+|[^\s-]+-?|-/g) ?? []) {
      if (/^\s/.test(part)) {
        open = null;
        spaced = true;
        continue;
      }
      if (!open) {
        open = { parts: [], spaced };
        found.push(open);
      }
      open.parts.push({ words: part, weight: piece.term ? 700 : 400 });
      spaced = false;
      if (part.endsWith("-")) open = null;
    }
  return found;
}

/** How many lines a text takes. */
export function linesOf(text: Fitted, width: number, size: number, ruler: Ruler): number {
  const space = ruler(" ", { size, weight: 400, face: "body" });
  let lines = 0;
  let used = Number.POSITIVE_INFINITY;
  for (const word of wordsOf(text)) {
    const wide = word.parts.reduce(
      (sum, { words, weight }) => sum + ruler(words, { size, weight, face: "body" }),
      0,
    );
    const with_ = used + (word.spaced ? space : 0) + wide;
    if (with_ <= width) used = with_;
    else {
      lines += 1;
      used = wide;
    }
  }
  return lines;
}

/** How many lines a name takes; a word that is too long for a line takes infinitely many. */
export function nameLines(name: string, width: number, size: number, ruler: Ruler): number {
  const type: Type = { size, weight: 700, face: "display" };
  let lines = 1;
  let line = "";
  for (const word of name.split(" ")) {
    if (ruler(word, type) > width) return Number.POSITIVE_INFINITY;
    const longer = line ? `${line} ${word}` : word;
    if (ruler(longer, type) <= width) line = longer;
    else {
      lines += 1;
      line = word;
    }
  }
  return lines;
}

/** The largest of some sizes at which a name takes no more than `lines` lines. */
export function nameSize(
  name: string,
  width: number,
  sizes: readonly [size: number, lines: number][],
  ruler: Ruler,
): [size: number, lines: number] {
  for (const [size, most] of sizes) {
    const lines = nameLines(name, width, size, ruler);
    if (lines <= most) return [size, lines];
  }
  return [sizes.at(-1)?.[0] ?? LEAST, sizes.at(-1)?.[1] ?? 1];
}

/** How tall a text is whose clauses stand on lines of their own, with a gap between them. */
function tall(
  clauses: readonly Fitted[],
  width: number,
  size: number,
  leading: number,
  ruler: Ruler,
): number {
  const lines = clauses.reduce((sum, clause) => sum + linesOf(clause, width, size, ruler), 0);
  return size * (lines * leading + (clauses.length - 1) * CLAUSE);
}

/** From this width on a card is shown to be read. */
const LOOKED_AT = 240;

/** The cut of a whole card, its text clause by clause or in one. `scale` is how much larger than usual the reader wants words. */
export function cutOf(
  { name, clauses }: { name: string; clauses: readonly Fitted[] },
  width: number,
  scale: number,
  ruler: Ruler,
): Fit {
  const named = (room: number) =>
    nameSize(
      name,
      room,
      [
        [0.098 * width, 1],
        [Math.max(LEAST, 0.086 * width), 1],
        [Math.max(LEAST, 0.09 * width), 2],
        [Math.max(LEAST, 0.078 * width), 2],
        [LEAST, 3],
      ],
      ruler,
    );
  const [nameType, lines] = named(width - NAME.inline);
  const base = Math.max(12, 0.0705 * width);
  const fits = { name: nameType, whole: true } as const;
  if (!clauses.some((clause) => clause.length))
    return { ...fits, cut: "bare", type: base, leading: 1.24 };
  const band = lines * nameType * NAME.leading + NAME.block;
  const pad = { inline: 0.042 * width, block: 0.066 * width };
  const inside = width - 2 * (BORDER + PAPER.inline + pad.inline) - SPARE;
  const room = (cut: Cut) =>
    (1.4 - BAND_AT[cut] - FOOT) * width - 2 * BORDER - band + PAPER.over - pad.block;
  const usual = [base * scale, 1.24] as const;
  const small = [Math.max(LEAST, 0.066 * width * scale), 1.2] as const;
  // a card that is looked at has type enough to leave room for its picture
  const share = width >= LOOKED_AT ? 0.0525 : 0.06;
  const least = [Math.max(LEAST, share * width), 1.16] as const;
  const tries: [Cut, readonly [size: number, leading: number]][] = [
    ["short", usual],
    ["mid", usual],
    ["plain", usual],
    ["long", usual],
    ["long", small],
    ["xlong", small],
    ["xlong", least],
    ["page", least],
    ["page", [LEAST, 1.14]],
    ["page", [LEAST, TIGHT]],
  ];
  for (const [cut, [type, leading]] of tries)
    if (tall(clauses, inside, type, leading, ruler) <= room(cut))
      return { ...fits, cut, type, leading };
  // no picture at all, and the name next to the cost
  const [smaller, more] = named(width - NAME.inline - COST_SHARE * width);
  const taller = more * smaller * NAME.leading - lines * nameType * NAME.leading;
  const need = tall(clauses, inside, LEAST, TIGHT, ruler);
  const whole = need <= room("sheet") - taller;
  return { cut: "sheet", type: LEAST, leading: TIGHT, name: smaller, whole };
}

// --- The ruler of this browser ---

const DISPLAY = 'italic 700 100px "Barlow Condensed"';
const widths = new Map<string, number>();
const known = new Map<string, unknown>();
const followers = new Set<() => void>();
let version = 0;
let canvas: CanvasRenderingContext2D | null | undefined;
let body = "";

/** Measures at 100 px; type is set without rounding its advances, so that widths scale. */
const onCanvas: Ruler = (words, { size, weight, face }) => {
  const key = `${weight}${face}${words}`;
  let wide = widths.get(key);
  if (wide === undefined) {
    if (canvas === undefined) {
      canvas = document.createElement("canvas").getContext?.("2d") ?? null;
      const style = getComputedStyle(document.documentElement);
      body = style.getPropertyValue("--body").trim() || "sans-serif";
    }
    if (canvas) {
      canvas.font =
        face === "display" ? `${DISPLAY}, "Arial Narrow", sans-serif` : `${weight} 100px ${body}`;
      wide = canvas.measureText(words).width;
    } else wide = words.length * (face === "display" ? 42 : 52);
    widths.set(key, wide);
  }
  return (wide * size) / 100;
};

// names are measured again when their type has come
if (typeof document !== "undefined" && document.fonts?.load)
  void document.fonts.load(DISPLAY).then(
    () => {
      version += 1;
      widths.clear();
      known.clear();
      for (const follower of followers) follower();
    },
    () => undefined,
  );

const follow = (follower: () => void) => {
  followers.add(follower);
  return () => followers.delete(follower);
};

/** Something measured once for a key, and again when the type has come. */
export function useMeasured<T>(key: string, measure: (ruler: Ruler) => T): T {
  useSyncExternalStore(
    follow,
    () => version,
    () => version,
  );
  if (!known.has(key)) known.set(key, measure(onCanvas));
  return known.get(key) as T;
}
