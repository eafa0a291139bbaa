// What a page commits to and keeps while a game is dealt and played, before any Python is there:
// the fingerprints of `engine/fairness.py` in this language.
import { canonical } from "./canonical";
import { digest } from "./sha256";

/** The facts of a card that decks are compared by, as in `tables/…/cards`. */
export interface Card {
  id: string;
  name: string;
  kind: string;
  copies: number;
  level: number | null;
  side: string | null;
  starts_on_top: boolean;
  synergy: string | null;
}

const digestOf = (...facts: unknown[]): string => digest(canonical(facts));

/** What binds a seat to its share; it names the server's, so it serves for one deal only. */
export const seatCommitment = (
  table: string,
  seat: number,
  commitment: string,
  share: string,
): string => digestOf("archrivals/seat", table, seat, commitment, share);

/** A fingerprint of what the decks are made of. */
export const decksDigest = (cards: readonly Card[]): string =>
  digestOf(
    "archrivals/decks",
    cards.map((c) => [c.id, c.name, c.kind, c.copies, c.level, c.side, c.starts_on_top, c.synergy]),
  );

/** A fingerprint of a setup as it is shown before the game: without cards laid out. */
export const shownSetup = (setup: Record<string, unknown>): string =>
  digestOf("archrivals/setup", { ...setup, arranged: [] });

export interface Result {
  rule?: string;
  why?: string | null;
  winners?: number[];
  points?: number[];
}

/** How a game ended, as far as it is compared. */
export const outcome = (result: Result | null): unknown[] => [
  result?.rule ?? "",
  result?.why ?? "",
  result?.winners ?? [],
  result?.points ?? [],
];
