// How a seed comes about, by rules that have names: `engine/fairness.py` in this language.
import { canonical } from "./canonical";
import type { Setup } from "./deal";
import type { Card } from "./piles";
import { digest, hmac } from "./sha256";

const digestOf = (...facts: unknown[]): string => digest(canonical(facts));

/** `seed-1`: the server draws the seed alone, and shows this before the game. */
export const aloneCommitment = (seed: string): string => digest(`archrivals:${seed}`);

/** `joint-1`: what binds the server to its secret before any share is revealed. */
export const serverCommitment = (table: string, secret: string): string =>
  digestOf("archrivals/server", table, secret);

/** What binds a seat to its share; it names the server's, so it serves for one deal only. */
export const seatCommitment = (
  table: string,
  seat: number,
  commitment: string,
  share: string,
): string => digestOf("archrivals/seat", table, seat, commitment, share);

/** What a seed is bound to, besides the secret and the shares. */
export interface Bound {
  table: string;
  rules: string;
  cards: string;
  setup: unknown;
}

/** The seed of a game, from the server's secret and the shares of all seats. */
export function jointSeed(
  secret: string,
  { table, rules, cards, setup }: Bound,
  decks: string,
  shares: readonly string[],
): string {
  return hmac(secret, canonical(["archrivals/deal", table, rules, cards, decks, setup, shares]));
}

/** A fingerprint of what the decks are made of. */
export const decksDigest = (cards: readonly Card[]): string =>
  digestOf(
    "archrivals/decks",
    cards.map((c) => [c.id, c.name, c.kind, c.copies, c.level, c.side, c.starts_on_top, c.synergy]),
  );

/** A fingerprint of a setup as it is shown before the game: without cards laid out. */
export const shownSetup = (setup: Setup | Record<string, unknown>): string =>
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

export interface Finished {
  table: string;
  seed: string;
  setup: unknown;
  digest: string;
  result: Result | null;
}

/** The fingerprint of a finished game, told when it ends: a replay changed later has another. */
export const receipt = (game: Finished, answers: readonly (readonly number[])[]): string =>
  digestOf(
    "archrivals/receipt",
    game.table,
    game.seed,
    game.setup,
    answers,
    game.digest,
    outcome(game.result),
  );
