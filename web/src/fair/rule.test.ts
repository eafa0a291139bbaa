import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { canonical } from "./canonical";
import { type Card, decksDigest, outcome, seatCommitment, shownSetup } from "./rule";
import { digest } from "./sha256";

/** What `tests/fairness/write.py` has written, and the engine agrees on. */
interface Vectors {
  canonical: [unknown, string];
  setup: string;
  decks: string;
  cards: Card[];
  game: {
    table: string;
    setup: Record<string, unknown>;
    commitment: string;
    fair: { shares: string[]; commitments: string[] };
    result: Parameters<typeof outcome>[0];
  };
}
const known: Vectors = JSON.parse(readFileSync("../tests/fairness/vectors.json", "utf8"));

test("a hash is the one everybody else computes, at every length around a block's end", async () => {
  for (const length of [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 200, 5000]) {
    const message = "ñ7".repeat(length).slice(0, length);
    const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(message));
    expect(digest(message)).toBe(
      [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
    );
  }
});

test("commitments and fingerprints are those the engine makes", () => {
  const { game, cards } = known;
  const { shares, commitments } = game.fair;
  expect(canonical(known.canonical[0])).toBe(known.canonical[1]);
  for (const [seat, share] of shares.entries())
    if (share)
      expect(seatCommitment(game.table, seat, game.commitment, share)).toBe(commitments[seat]);
  expect(decksDigest(cards)).toBe(known.decks);
  expect(shownSetup(game.setup)).toBe(known.setup);
  expect(outcome(game.result)).toEqual(["", "abandoned", [], []]);
});
