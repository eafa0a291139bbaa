// The cards of a table and where they lie: moved and shuffled without knowing a rule.
import type { Key } from "../base/words/say";
import { sha256 } from "./sha256";
import { shuffled } from "./streams";

/** The facts of a card that are read here, as in `tables/…/cards`. */
export interface Card {
  id: string;
  box: string;
  name: string;
  kind: string;
  copies: number;
  level: number | null;
  side: string | null;
  starts_on_top: boolean;
  synergy: string | null;
  effects: string[];
}

export const TABLE_ZONES = [
  "main-deck",
  "line-up",
  "stack",
  "weaknesses",
  "super-villains",
  "destroyed",
  "aside",
  "unused",
] as const;
export const SEAT_ZONES = [
  "hand",
  "deck",
  "discard",
  "in-play",
  "hero",
  "on-hero",
  "score",
  "under",
] as const;
export type TableZone = (typeof TABLE_ZONES)[number];
export type SeatZone = (typeof SEAT_ZONES)[number];

/** A zone's number, as in the engine: eight for the table, eight for each seat. */
export const zone = (name: TableZone): number => TABLE_ZONES.indexOf(name);
export const zoneOf = (seat: number, name: SeatZone): number =>
  8 * (seat + 1) + SEAT_ZONES.indexOf(name);
export const seatOf = (place: number): number => Math.floor(place / 8) - 1;
export const zoneName = (place: number): TableZone | SeatZone =>
  place < 8 ? (TABLE_ZONES[place] as TableZone) : (SEAT_ZONES[place % 8] as SeatZone);

const HIDING = new Set<string>(["main-deck", "super-villains", "unused", "hand", "deck", "under"]);

/** Codes that share one sentence of the page: only forged games have them. */
export type Unsaid =
  | "arranged-late"
  | "no-box"
  | "no-card"
  | "no-copy"
  | "no-gift"
  | "no-move"
  | "no-place"
  | "no-rule"
  | "no-shuffle"
  | "no-zone"
  | "other-cards-chosen-from";

/** Which of the page's sentences about a check says something. */
export type Said<Check extends string> = CodeIn<Key, Check>;
type CodeIn<Key, Check extends string> = Key extends `verify.${Check}.${infer Code}` ? Code : never;

/** Something that cannot have happened; `code` is a sentence of the page, `facts` what it names. */
export class Wrong extends Error {
  constructor(
    readonly code: Said<"game"> | Unsaid,
    readonly facts: Record<string, string | number> = {},
  ) {
    super(`${code} ${JSON.stringify(facts)}`);
  }
}

/** A shuffle as it was made here: cards by number, the top one last. */
export interface Made {
  stream: string;
  counter: number;
  before: number[];
  after: number[];
}

/** Every card by number, in the piles that it lies in; the last card of a pile is its top. */
export class Piles {
  readonly zones: number[][];
  readonly where: number[];
  /** How often a card went where it is not seen: its name on the wire changes each time. */
  readonly epoch: number[];
  readonly shuffles: Made[] = [];
  /** Whether the top Super-Villain lies face up. */
  villainUp = false;
  #counters = new Map<string, number>();
  #handles = new Map<string, string>();

  constructor(
    readonly seed: string,
    readonly seats: number,
    /** What each card is. */
    readonly faces: readonly Card[],
  ) {
    this.zones = Array.from({ length: 8 * (seats + 1) }, () => []);
    this.zones[zone("unused")] = faces.map((_, card) => card);
    this.where = faces.map(() => zone("unused"));
    this.epoch = faces.map(() => 0);
  }

  face(card: number): Card {
    const face = this.faces[card];
    if (!face) throw new Wrong("no-card", { number: card });
    return face;
  }

  pile(place: number): number[] {
    const pile = this.zones[place];
    if (!pile) throw new Wrong("no-zone", { number: place });
    return pile;
  }

  top(place: number): number | undefined {
    return this.pile(place).at(-1);
  }

  move(card: number, to: number, bottom = false): void {
    const from = this.pile(this.where[card] as number);
    const at = from.lastIndexOf(card);
    from.splice(at, 1);
    if (bottom) this.pile(to).unshift(card);
    else this.pile(to).push(card);
    this.where[card] = to;
    if (HIDING.has(zoneName(to))) this.epoch[card] = (this.epoch[card] as number) + 1;
  }

  /** The next number of a stream, for a single draw without a shuffle. */
  counter(stream: string): number {
    const counter = this.#counters.get(stream) ?? 0;
    this.#counters.set(stream, counter + 1);
    return counter;
  }

  /** These cards in a new order. Each shuffle begins where the last one of its stream ended. */
  mixed(cards: readonly number[], stream: string): number[] {
    const counter = this.#counters.get(stream) ?? 0;
    const [after, next] = shuffled(cards, this.seed, stream, counter);
    this.#counters.set(stream, next);
    this.shuffles.push({ stream, counter, before: [...cards], after });
    return after;
  }

  shuffle(place: number, stream: string): void {
    const pile = this.pile(place);
    pile.splice(0, pile.length, ...this.mixed(pile, stream));
    for (const card of pile) this.epoch[card] = (this.epoch[card] as number) + 1;
  }

  /** The discard pile, shuffled, goes under the rest of the deck (D1). */
  rebuild(seat: number): void {
    const pile = this.pile(zoneOf(seat, "discard"));
    this.shuffle(zoneOf(seat, "discard"), `seat-${seat}`);
    const fresh = pile.splice(0);
    for (const card of fresh) this.where[card] = zoneOf(seat, "deck");
    this.pile(zoneOf(seat, "deck")).unshift(...fresh);
  }

  /** A card's name on the wire. */
  handle(card: number, epoch = this.epoch[card] as number): string {
    const key = `${card}:${epoch}`;
    let known = this.#handles.get(key);
    if (known === undefined) {
      const [one, other] = sha256(`${this.seed}:handle:${key}`) as [number, number];
      known = one.toString(16).padStart(8, "0") + other.toString(16).padStart(8, "0").slice(0, 4);
      this.#handles.set(key, known);
    }
    return known;
  }
}
