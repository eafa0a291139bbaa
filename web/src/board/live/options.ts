// Where an ask's options belong: on a card in sight, on a player, or on a button of their own.

import type { AskInView, OptionInView } from "../../base/wire/messages";
import type { CardEntry } from "../../base/wire/queries";
import { unplayed } from "./playAll";

/** A place on the table where equal cards are one option: a zone, whose it is, and the card's id. */
export function spotOf(zone: string, owner: number, id: string): string {
  return `${zone}/${owner}/${id}`;
}

export const seatSpot = (seat: number): string => `seat/${seat}`;

export interface Placed {
  /** The numbers of the options that belong to a spot. */
  on: Map<string, number[]>;
  /** Those that are about nothing in sight. */
  rest: number[];
}

const TABLE_ZONES = new Set(["line-up", "stack", "super-villains"]);
const OWN_ZONES = new Set(["hand", "in-play", "hero", "on-hero"]);
const SEAT_VERBS = new Set(["confront", "seat"]);

function spotOfOption(option: OptionInView): string | null {
  if (SEAT_VERBS.has(option.verb) && option.seat !== undefined) return seatSpot(option.seat);
  if (option.card && option.zone && option.handle)
    return spotOf(option.zone, option.owner ?? -1, option.card);
  return null;
}

function inSight(option: OptionInView, seat: number, covered = false): boolean {
  if (!option.handle || !option.zone) return false;
  if (TABLE_ZONES.has(option.zone)) return !covered;
  return option.owner === seat && OWN_ZONES.has(option.zone);
}

/**
 * Put every option where the player looks for it. While a Confrontation covers the cards for sale, a card
 * there can still be used if it was borrowed: its option becomes a button.
 */
export function placed(ask: AskInView | null, seat: number, covered = false): Placed {
  const on = new Map<string, number[]>();
  const rest: number[] = [];
  for (const [at, option] of (ask?.options ?? []).entries()) {
    const spot = covered && TABLE_ZONES.has(option.zone ?? "") ? null : spotOfOption(option);
    if (spot) on.set(spot, [...(on.get(spot) ?? []), at]);
    if (!inSight(option, seat, covered)) rest.push(at);
  }
  return { on, rest };
}

export type Manner = "turn" | "announce" | "window" | "choice";

const WINDOWS = new Set(["defend", "block", "assist"]);

/** How an ask is put to the player. */
export function mannerOf(ask: AskInView): Manner {
  if (ask.kind === "turn" || ask.kind === "announce") return ask.kind;
  return WINDOWS.has(ask.kind) ? "window" : "choice";
}

/** Whether a question is put as a scene: an Attack, or a question in a Confrontation. */
export function isSceneAsk(ask: AskInView, fights: boolean): boolean {
  return ask.kind === "defend" || (fights && (ask.kind === "block" || ask.kind === "assist"));
}

const DECLINES = new Set(["none", "no", "normal"]);

export function declines(option: OptionInView): boolean {
  return DECLINES.has(option.verb);
}

export function firstWith(ask: AskInView | null, ...verbs: string[]): number {
  return ask?.options.findIndex((option) => verbs.includes(option.verb)) ?? -1;
}

/** The option that ends the turn, or the playing in a Confrontation. */
export function endingOf(ask: AskInView | null): number {
  return ask?.kind === "turn" ? firstWith(ask, "end", "done") : -1;
}

/** Whether a question is answered in words: no answer is a card or a player. */
export function wordy(ask: AskInView): boolean {
  return ask.options.every(
    ({ verb, card, seat }) => verb === "place" || !(card || seat !== undefined),
  );
}

/** Whether every answer lies on the table to be pressed there: then no fan covers it. */
export function onBoard(ask: AskInView, seat: number): boolean {
  if (ask.kind === "turn" || ask.kind === "announce") return false;
  const real = ask.options.filter((option) => !declines(option));
  return (
    real.length > 0 &&
    real.every((option) => option.verb === "card" && option.card && inSight(option, seat))
  );
}

/** What Enter does: gives the sole answer, or says yes. A turn has keys of its own. */
export function mainOf(ask: AskInView | null): number | null {
  if (!ask || ask.kind === "turn" || ask.kind === "announce") return null;
  if (ask.options.length === 1) return 0;
  const yes = firstWith(ask, "yes");
  return yes >= 0 ? yes : null;
}

/**
 * The answers that do not lie open: a fan shows them over the cards for sale, so those are among them.
 * In a question in words, what declines is an answer like the others.
 */
export function hiddenOf(ask: AskInView, seat: number): number[] {
  if (ask.kind === "turn" || ask.kind === "announce" || onBoard(ask, seat)) return [];
  const plain = wordy(ask);
  return [...ask.options.entries()].flatMap(([at, option]) => {
    const away = option.verb !== "card" || !inSight(option, seat, true);
    return plain || (away && !declines(option)) ? [at] : [];
  });
}

export type Orders = Record<string, "always" | "never">;

export const orderKey = (kind: string, card: string): string => `${kind}:${card}`;

/** Why an answer is given without asking: there is no other, all lead to the same, or it was ordered. */
export type Reason = "only" | "alike" | "order";

/**
 * The answer that is given without asking. Without orders there is none: the player who takes a
 * shared device gives the answer themselves, so that no one learns from the pause whether there was
 * a choice.
 */
export function byItself(
  ask: AskInView | null,
  orders: Orders | null,
): { option: number; why: Reason } | null {
  if (!ask || !orders || ask.kind === "turn") return null; // to end a turn is always said by oneself
  if (ask.options.length === 1) return { option: 0, why: "only" };
  if (ask.alike) return { option: 0, why: "alike" };
  if (!WINDOWS.has(ask.kind)) return null;
  const wish = (option: OptionInView) =>
    option.card ? orders[orderKey(ask.kind, option.card)] : undefined;
  const always = ask.options.findIndex((option) => wish(option) === "always");
  if (always >= 0) return { option: always, why: "order" };
  const never = ask.options.every((option) => declines(option) || wish(option) === "never");
  const none = firstWith(ask, "none");
  return never && none >= 0 ? { option: none, why: "order" } : null;
}

export interface Left {
  /** Cards in hand that would still do something. */
  cards: string[];
  /** What the Power would still buy. */
  buys: string[];
}

/** What ending the turn now would leave undone. */
export function leftUndone(ask: AskInView, cards: Map<string, CardEntry>): Left {
  const name = (id: string) => cards.get(id)?.name ?? id;
  return {
    cards: ask.outlook ? unplayed(ask.outlook).map(({ id }) => name(id)) : [],
    buys: ask.options.flatMap(({ verb, card }) => (verb === "buy" && card ? name(card) : [])),
  };
}

/** The word on a card for what a press does. */
export function wordFor(ask: AskInView, option: OptionInView): string {
  if (option.verb === "card") return ask.kind;
  return option.verb === "seat" ? "choose" : option.verb;
}

/** The attempted act of a press on a card without an offer. */
export function wouldBe(zone: string, kind: string | undefined): string | null {
  if (kind && WINDOWS.has(kind) && zone === "hand") return kind;
  if (zone === "hand") return "play";
  if (TABLE_ZONES.has(zone)) return "buy";
  if (zone === "in-play" || zone === "hero") return "use";
  return zone === "on-hero" ? "play" : null;
}
