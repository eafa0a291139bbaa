// What a browser saw of a game while it was played: a short fingerprint of every message, to be
// compared with the replay. Nothing here knows a rule, and nothing is sent anywhere.
import type {
  CardInView,
  FailedDeal,
  PrivateView,
  PublicView,
  Room,
  Update,
  View,
} from "../base/wire/messages";
import { canonical } from "./canonical";
import { type Card, decksDigest, outcome, shownSetup } from "./rule";
import { digest } from "./sha256";

/** After `told` events, of which the last `n` came with this message: its fingerprint. */
export type Mark = [upto: number, n: number, digest: string];

export interface Seen {
  table: string;
  seat: number;
  /** What the server had bound itself to, and every seat, when the cards were dealt. */
  commitment: string | null;
  commitments: string[] | null;
  /** The share that this browser gave, and no other can know before. */
  share: string | null;
  /** The share that it has drawn for this attempt, and not sent to anyone yet. */
  offer?: { commitment: string; share: string } | null;
  /** Attempts to deal that failed, and those to which the server had this browser's share. */
  tries?: FailedDeal[];
  given?: string[];
  setup: string | null;
  decks: string | null;
  marks: Mark[];
  /** How the game ended, and the receipt that was sent then. */
  result: unknown[] | null;
  receipt: string | null;
  position: number;
  /** How many times an answer was taken back. */
  undos: number;
}

export const nothingSeen = (table: string, seat: number): Seen => ({
  table,
  seat,
  commitment: null,
  commitments: null,
  share: null,
  setup: null,
  decks: null,
  marks: [],
  offer: null,
  tries: [],
  given: [],
  result: null,
  receipt: null,
  position: -1,
  undos: 0,
});

const MARK = 32;

/** The fingerprint of one message: the events that came with it, and what lay in sight. */
export const markOf = (
  table: string,
  seat: number,
  told: number,
  events: unknown,
  lies: unknown[],
): string => digest(canonical(["archrivals/seen", table, seat, told, events, lies])).slice(0, MARK);

const sorted = (cards: readonly CardInView[]) =>
  cards.map((card) => `${card.handle} ${card.id}`).sort();

/** What lies in sight, read off a view: cards by handle and id, piles by size. */
export function lying(shown: PublicView, mine: PrivateView): unknown[] {
  const hands = Object.entries(mine.hands).sort(([one], [other]) => Number(one) - Number(other));
  return [
    shown.main_deck,
    shown.weaknesses,
    shown.super_villains_left,
    sorted(shown.line_up),
    sorted(shown.destroyed),
    sorted(shown.aside),
    sorted(shown.super_villain),
    shown.stacks.map((top) => [`${top.handle} ${top.id}`, top.left]),
    shown.seats.map((seat) => [
      seat.hand_size,
      seat.deck,
      ...[seat.discard, seat.in_play, seat.hero, seat.on_hero, seat.score].map(sorted),
    ]),
    hands.map(([seat, cards]) => [Number(seat), ...sorted(cards)]),
  ];
}

/** Forget what an undo has taken back: of the game that goes on, only that many events are left. */
const upTo = (marks: Mark[], kept: number) => marks.filter(([told]) => told <= kept);

/**
 * What a message adds. Messages may be lost or come late, and undos may happen in between: then
 * there is a gap, and never something that did not happen.
 */
export function heard(seen: Seen, message: View | Update): Seen {
  const { told, position, seat } = message;
  if (told === undefined || position < seen.position || seat !== seen.seat) return seen;
  let { marks, undos } = seen;
  if (message.type === "view") {
    for (const kept of (message.kept ?? []).slice(undos)) marks = upTo(marks, kept);
    undos = message.kept?.length ?? 0;
  } else if ((message.undos ?? 0) !== undos) {
    const known = message.undone && message.undos === undos + 1;
    marks = known ? upTo(marks, told) : []; // how far others went back is unknown
    undos = message.undos ?? 0;
  }
  const events = message.type === "update" ? message.events : [];
  const lies = lying(message.public, message.private);
  const mark: Mark = [told, events.length, markOf(seen.table, seat, told, events, lies)];
  const known = marks.some(([at, n, shown]) => at === told && n === mark[1] && shown === mark[2]);
  const { result } = message.public;
  return {
    ...seen,
    position,
    undos,
    marks: known ? marks : [...marks, mark],
    result: result ? outcome(result) : seen.result,
  };
}

/** What a table's card adds: before the end the promises, at the end the record. */
export function heardRoom(seen: Seen, room: Room): Seen {
  if (room.seed) return { ...seen, receipt: seen.receipt ?? room.receipt ?? null };
  const tries = room.tries ?? [];
  // The first word counts, unless the attempt that it was for has failed before all eyes.
  const failed = tries.some((each) => each.commitment === seen.commitment);
  const known = seen.commitment !== null && !failed;
  const fixed = room.dealing?.fixed || room.status === "playing";
  const commitments = known ? seen.commitments : null;
  return {
    ...seen,
    commitment: known ? seen.commitment : room.commitment,
    commitments: commitments ?? (fixed && room.rule === "joint-1" ? promisesOf(room) : null),
    share: known ? seen.share : null,
    tries: tries.length > (seen.tries?.length ?? 0) ? tries : (seen.tries ?? []),
    setup: seen.setup ?? shownSetup(room.setup),
  };
}

/** What every seat has committed to; "" where it gives no share. */
export const promisesOf = (room: Room): string[] => room.seats.map((seat) => seat.promise ?? "");

export const heardCards = (seen: Seen, cards: readonly Card[]): Seen =>
  seen.decks ? seen : { ...seen, decks: decksDigest(cards) };
