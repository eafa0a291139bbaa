// The measures of the table: which layout a window has room for, and how large its cards are there.
// Cards are fitted to their text, so their width is known here and not left to the styles.

export type Screen = "phone" | "flat" | "tablet" | "desktop";

export interface Room {
  width: number;
  height: number;
}

/** What a table has to show. */
export interface Shown {
  /** Slots of the Line-Up and stacks: what can be bought besides the Super-Villain. */
  slots: number;
  stacks: number;
  /** A Super-Villain lies there; foes have Characters that can be confronted; a teammate. */
  villain: boolean;
  foes: number;
  mate: boolean;
  /** How many play: more than two share the plates. */
  seats: number;
}

export interface Measures {
  screen: Screen;
  /** What a pixel of the desk's grid is here. */
  unit: number;
  /** How much of the window the plates take: scenes begin below them. */
  plates: number;
  /** The width of a card to buy, of the Super-Villain, and in hand; of small cards also the height. */
  lineUp: number;
  villain: number;
  hand: number;
  cell: number;
  handCell: number;
  /** How wide the hand may be. */
  handRoom: number;
  /** Where the Line-Up begins on a desk. */
  left: number;
  /** A low window: the strips show no names. A narrow desk: the piles have no column. */
  low: boolean;
  narrow: boolean;
  /** Whether the common piles have a place on the board. */
  piles: boolean;
}

/** What a tablet's layout has one below the other needs this height, with two rows for sale. */
const TABLET_FROM = 860;

/** Which of the four layouts a window has room for. */
export function screenOf({ width, height }: Room): Screen {
  if (height <= 540) return "flat";
  if (width < 600) return "phone";
  if (width >= 1100) return "desktop";
  return height < TABLET_FROM ? "flat" : "tablet";
}

/** Whether a long text is scrolled in its place. */
export const scrollsText = (screen: Screen): boolean => screen === "flat" || screen === "tablet";

const within = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** A desk's grid is drawn for 1440 × 900; large windows enlarge all of it. */
function unitOf({ width, height }: Room): number {
  if (width >= 2560 && height >= 1280) return 1.6;
  return width >= 1920 && height >= 940 ? 1.25 : 1;
}

const PILES_FROM = 1280;

function desk(room: Room, shown: Shown): Measures {
  const unit = unitOf(room);
  const [width, height] = [room.width / unit, room.height / unit];
  const low = height < 800;
  const fixed = 60 + 34 + 32 + (low ? 62 : 108) + 66 + 42;
  const fits = within(0.8, (height - fixed) / (1.4 * (166 + 192)), 1);
  const bought = Math.max(0.92, fits); // a hand may reach below the edge, cards for sale may not
  const narrow = width < PILES_FROM;
  const both = shown.villain && shown.foes > 0 ? 186 : 0;
  const left = (narrow ? 222 : 246) + both;
  const right = narrow ? 16 : 124;
  const columns = shown.slots + Math.max(1, shown.stacks);
  const lineUp = Math.min(166 * bought, (width - left - 14 * (columns - 1) - 4 - right) / columns);
  return {
    screen: "desktop",
    unit,
    plates: unit * 60,
    lineUp: unit * lineUp,
    villain: unit * Math.min(178 * bought, narrow ? 162 : 178),
    hand: unit * 192 * fits,
    cell: 0,
    handCell: 0,
    handRoom: unit * (width - 326 - 270),
    left: unit * left,
    low,
    narrow,
    piles: true,
  };
}

function tablet({ width, height }: Room, shown: Shown): Measures {
  const cells = shown.slots + shown.stacks + shown.foes + (shown.villain ? 1 : 0);
  const lower = height < 1100 ? 286 : 329;
  const fixed = 60 + 20 + 108 + 76 + lower + (shown.mate ? 84 : 0);
  const tall = ((height - fixed) / 2 - 38) / 1.4;
  const lineUp = within(118, Math.min((width - 107) / 4, tall), 178);
  return {
    screen: "tablet",
    unit: 1,
    plates: 60,
    lineUp,
    villain: lineUp,
    hand: within(118, Math.min((width - 226 - 20) / 3.45, (lower - 96) / 1.4), 166),
    cell: 0,
    handCell: 0,
    handRoom: width - 226 - 40, // the fan leans out at both ends
    left: 0,
    low: false,
    narrow: true,
    piles: cells < 8,
  };
}

/** A turn begins with this many cards in hand: on a small screen all of them are in sight. */
const DRAWN = 5;
const SMALL_GAP = 5;

/** How wide a small card in hand is: five side by side, unless their names could not be read. */
const smallHand = (room: number, least: number, most: number) =>
  within(least, (room - (DRAWN - 1) * SMALL_GAP) / DRAWN, most);

function phone({ width, height }: Room, shown: Shown): Measures {
  const teams = shown.foes > 0;
  const plates = shown.seats > 2 ? 68 : 54;
  const handCell = shown.mate ? 124 : within(124, height * 0.18, 152);
  const rest =
    (teams ? 126 : 58) + (plates - 54) + 56 + (teams ? 0 : 52) + 56 + 58 + (shown.mate ? 68 : 0);
  const rows = Math.ceil((shown.slots + (shown.villain ? 1 : shown.stacks)) / 3);
  return {
    screen: "phone",
    unit: 1,
    plates,
    lineUp: (width - 32) / 3,
    villain: (width - 32) / 3,
    hand: smallHand(width - 16, 66, 91),
    cell: within(112, (height - rest - handCell - 20 - 76) / rows - 8, 160),
    handCell,
    handRoom: width - 16,
    left: 0,
    low: false,
    narrow: true,
    piles: false,
  };
}

/** No cell of a flat window is higher, or it would be a pillar. */
const HIGHEST_CELL = 200;

function flat({ width, height }: Room, shown: Shown): Measures {
  const columns = shown.slots + shown.stacks + (shown.villain ? 1 : 0) + shown.foes;
  const cell = Math.min((height - 38 - 44 - 24) / 2, HIGHEST_CELL);
  const handRoom = width - 132 - 274 - 30;
  return {
    screen: "flat",
    unit: 1,
    plates: 0,
    lineUp: (width - 20 - 7 * (columns - 1)) / columns,
    villain: (width - 20 - 7 * (columns - 1)) / columns,
    hand: smallHand(handRoom, 54, 105),
    cell,
    handCell: cell,
    handRoom,
    left: 0,
    low: true,
    narrow: true,
    piles: false,
  };
}

export function measuresOf(room: Room, shown: Shown): Measures {
  const screen = screenOf(room);
  const found = { desktop: desk, tablet, phone, flat }[screen](room, shown);
  return {
    ...found,
    lineUp: Math.floor(found.lineUp),
    villain: Math.floor(found.villain),
    hand: Math.floor(found.hand),
    cell: Math.floor(found.cell),
    handCell: Math.floor(found.handCell),
  };
}

/** How far apart the cards of a hand lie: side by side, or overlapping with room for one whole. */
export function stepOf(cards: number, width: number, room: number, gap: number): number {
  if (cards * (width + gap) - gap <= room || cards < 3) return width + gap;
  const last = (room - width) / (cards - 1); // the last one ends inside the room
  return Math.max(34, Math.min(last, (room - 2 * width) / (cards - 2)));
}

/** A finger must still hit each of them. */
const LEAST_STEP = 44;

/** The same where cards are small: the last lies whole, and the others show what has room. */
export function smallStepOf(cards: number, width: number, room: number): number {
  const fits = cards > 1 ? (room - width) / (cards - 1) : width;
  return Math.floor(within(LEAST_STEP, fits, width + SMALL_GAP));
}

/** The cards of a fan: how many rows of them there are, and how wide each is. */
export interface FanMeasures {
  rows: number;
  width: number;
  /** Small cards have a short form of their text. */
  small: boolean;
}

const FAN_GAP = 14;
const PHONE_CARD = 150;
const FAN_EDGES = 60;

/** A fan lies over the cards for sale: whole cards as long as they fit side by side, then rows of small ones. */
export function fanOf(screen: Screen, measures: Measures, cards: number): FanMeasures {
  const { lineUp, unit } = measures;
  if (screen === "flat") return { rows: 1, width: Math.min(lineUp, 112), small: true };
  if (screen === "phone") {
    if (cards < 3) return { rows: 1, width: PHONE_CARD, small: false };
    // a part of the next card says that there are more
    return { rows: cards > 3 ? 2 : 1, width: lineUp - (cards > 6 ? 9 : 0), small: true };
  }
  const fits = cards * (lineUp + unit * FAN_GAP) <= innerWidth - FAN_EDGES;
  if (fits) return { rows: 1, width: lineUp, small: false };
  return { rows: 2, width: screen === "desktop" ? Math.round(unit * 104) : lineUp, small: true };
}

let seen: Room = { width: 0, height: 0 };

/** How much of the window's height something else has, such as the strip of a card that is tried. */
let taken = 0;

export function takeHeight(pixels: number): void {
  taken = pixels;
  dispatchEvent(new Event("resize"));
}

/** The window as it is now; the same object until it changes. */
export function roomNow(): Room {
  const height = innerHeight - taken;
  if (seen.width !== innerWidth || seen.height !== height) seen = { width: innerWidth, height };
  return seen;
}

export function followRoom(follower: () => void): () => void {
  addEventListener("resize", follower);
  return () => removeEventListener("resize", follower);
}
