// How a seed comes about, by rules that have names: `engine/fairness.py` in this language.
import { canonical } from "./canonical";
import type { Setup } from "./deal";
import type { Card } from "./piles";
import { digest, hmac } from "./sha256";

const digestOf = (...facts: unknown[]): string => digest(canonical(facts));

/** `seed-1`: the server draws the seed alone, and shows this before the game. */
export const aloneCommitment = (seed: string): string => digest(`archrivals:${seed}`);

/** What a server commits to together with its secret. */
export interface Bound {
  table: string;
  rules: string;
  cards: string;
  setup: unknown;
}

/** `joint-1`: what binds the server to its secret, and to the game, before shares are revealed. */
export const serverCommitment = (
  secret: string,
  { table, rules, cards, setup }: Bound,
  decks: string,
): string => digestOf("archrivals/server", table, secret, rules, cards, decks, setup);

/** What binds a seat to its share; it names the server's, so it serves for one deal only. */
export const seatCommitment = (
  table: string,
  seat: number,
  commitment: string,
  share: string,
): string => digestOf("archrivals/seat", table, seat, commitment, share);

/** The seed of a game, from the server's secret and the shares of all seats. */
export const jointSeed = (
  secret: string,
  table: string,
  commitment: string,
  shares: readonly string[],
): string => hmac(secret, canonical(["archrivals/deal", table, commitment, shares]));

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

/** The fingerprint of a finished game, sent when it ends: a replay changed later has another. */
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
