import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { canonical } from "./canonical";
import { check, type Game, type What } from "./check";
import type { Card } from "./piles";
import {
  aloneCommitment,
  decksDigest,
  jointSeed,
  receipt,
  seatCommitment,
  serverCommitment,
  shownSetup,
} from "./rule";
import { type Mark, nothingSeen, type Seen } from "./seen";
import { hex, hmac, sha256 } from "./sha256";
import { shuffled } from "./streams";

/** What `tests/fairness/write.py` has written, and the engine agrees on. */
interface Vectors {
  canonical: [unknown, string];
  alone: [string, string];
  setup: string;
  decks: string;
  receipt: string;
  marks: Record<string, Mark[]>;
  cards: Card[];
  game: Game;
}
const text = readFileSync("../tests/fairness/vectors.json", "utf8");
const known = (): Vectors => JSON.parse(text);

const mine = (vectors: Vectors): Seen => ({
  ...nothingSeen(vectors.game.table, 0),
  commitment: vectors.game.commitment,
  commitments: vectors.game.fair.commitments ?? null,
  share: vectors.game.fair.shares?.[0] ?? null,
  setup: vectors.setup,
  decks: vectors.decks,
  marks: vectors.marks[0] ?? [],
  result: ["", "abandoned", [], []],
  receipt: vectors.receipt,
});

const wrong = ({ game, cards }: Vectors, seen: Seen | null): string[] =>
  check(game, cards, seen)
    .findings.filter((finding) => finding.right === false)
    .map(({ what, code }) => `${what}.${code}`);

test("a hash is the one everybody else computes, at every length around a block's end", async () => {
  for (const length of [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 200, 5000]) {
    const message = "ñ7".repeat(length).slice(0, length);
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(message));
    const bytes = [...new Uint8Array(digest)];
    expect(hex(sha256(message))).toBe(
      bytes.map((byte) => byte.toString(16).padStart(2, "0")).join(""),
    );
  }
});

test("a hash with a key is the one everybody else computes", async () => {
  const key = "5ec2e7".padEnd(64, "0");
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const usage = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", bytes, usage, false, ["sign"]);
  const signed = await crypto.subtle.sign("HMAC", imported, new TextEncoder().encode("a tañble"));
  const wanted = [...new Uint8Array(signed)].map((byte) => byte.toString(16).padStart(2, "0"));
  expect(hmac(key, "a tañble")).toBe(wanted.join(""));
});

test("a shuffle is the one the engine makes", () => {
  expect(shuffled([1, 2, 3, 4], "demo", "main", 0)).toEqual([[4, 3, 1, 2], 1]);
});

test("commitments, seeds and fingerprints are those the engine makes", () => {
  const { game, cards, ...vectors } = known();
  const { secret, shares, commitments } = game.fair;
  expect(canonical(vectors.canonical[0])).toBe(vectors.canonical[1]);
  expect(aloneCommitment(vectors.alone[0])).toBe(vectors.alone[1]);
  expect(serverCommitment(secret ?? "", game, vectors.decks)).toBe(game.commitment);
  expect(seatCommitment(game.table, 2, game.commitment, shares?.[2] ?? "")).toBe(commitments?.[2]);
  expect(decksDigest(cards)).toBe(vectors.decks);
  expect(jointSeed(secret ?? "", game.table, game.commitment, shares ?? [])).toBe(game.seed);
  expect(shownSetup(game.setup)).toBe(vectors.setup);
  const answers = game.steps.flatMap((step) => (step.answer ? [step.answer] : []));
  expect(receipt(game, answers)).toBe(vectors.receipt);
});

test("an honest game passes, for those who were there and those who were not", () => {
  const vectors = known();
  const { findings, shuffles } = check(vectors.game, vectors.cards, mine(vectors));
  const all: What[] = ["commitment", "promise", "shares", "seed", "setup", "game", "live", "end"];
  expect(findings.map(({ what, right }) => [what, right])).toEqual(all.map((what) => [what, true]));
  expect(shuffles.map((each) => each.stream)).toContain("villains");
  const watcher = { ...nothingSeen(vectors.game.table, -1), marks: vectors.marks[-1] ?? [] };
  expect(wrong(vectors, watcher)).toEqual([]);
  const stranger = check(vectors.game, vectors.cards, null).findings;
  expect(stranger.flatMap(({ what, right }) => (right === null ? [what] : []))).toEqual([
    "promise",
    "setup",
    "live",
    "end",
  ]);
});

test("a card that did not lie there, or not on top, is named with its step", () => {
  const vectors = known();
  const step = vectors.game.steps.findIndex(({ events }) =>
    events.some((event) => event.kind === "move" && event.from === 0),
  );
  const move = vectors.game.steps[step]?.events.find(
    (event) => event.kind === "move" && event.from === 0,
  );
  if (!move) throw new Error("nothing left the main deck");
  move.card = (move.card ?? 0) + 1;
  const found = check(vectors.game, vectors.cards, null).findings.at(-2);
  expect(found).toMatchObject({ what: "game", right: false, at: step });
  expect(["not-there", "not-top"]).toContain(found?.code);
});

test("a deck that was made up is named, although all fits together", () => {
  const vectors = known();
  const punch = vectors.cards.find((card) => card.kind === "main");
  if (punch) punch.copies += 1;
  expect(wrong(vectors, null)).toContain("commitment.joint-1.wrong");
  expect(wrong(vectors, mine(vectors))).toContain("setup.decks");
});

test("who begins, and who is dealt whom, follows from the seed", () => {
  const first = known();
  for (const step of first.game.steps)
    for (const event of step.events)
      if (event.kind === "turn" && event.seat !== undefined) event.seat = (event.seat + 1) % 3;
  expect(wrong(first, null)).toContain("game.not-first");
  const other = known();
  const hero = other.game.steps[0]?.events.find((event) => event.kind === "move");
  if (hero?.card !== undefined) hero.card += 1;
  expect(wrong(other, null)).toContain("game.not-dealt");
});

test("what this browser saw and the replay does not tell is named", () => {
  const vectors = known();
  const seen = mine(vectors);
  const [told, n, digest] = seen.marks[7] as Mark;
  const marks = [...seen.marks];
  marks[7] = [told, n, digest.replace(/^./, (c) => (c === "0" ? "1" : "0"))];
  const found = check(vectors.game, vectors.cards, { ...seen, marks }).findings;
  expect(found.find(({ what }) => what === "live")).toMatchObject({ right: false, at: 7 });
  expect(wrong(vectors, { ...seen, marks: [[told + 1, 0, digest]] })).toEqual(["live.more"]);
  expect(wrong(vectors, { ...seen, marks: [[99999, 0, digest]] })).toEqual(["live.longer"]);
});

test("a gap is said to be a gap", () => {
  const vectors = known();
  const seen = { ...mine(vectors), marks: mine(vectors).marks.filter((_, at) => at % 3) };
  const live = check(vectors.game, vectors.cards, seen).findings.find(
    ({ what }) => what === "live",
  );
  expect(live).toMatchObject({ right: true, code: "gap" });
  expect(live?.facts.gap).toBeGreaterThan(0);
});

test("a share that was exchanged is named: with its commitment by its own browser", () => {
  const vectors = known();
  const { game } = vectors;
  const { shares, commitments } = game.fair;
  if (!shares || !commitments) throw new Error("no shares");
  shares[0] = "dd".repeat(32);
  expect(wrong(vectors, null)).toEqual(["shares.other", "seed.wrong"]);
  commitments[0] = seatCommitment(game.table, 0, game.commitment, shares[0]);
  expect(wrong(vectors, null)).toEqual(["seed.wrong"]);
  expect(wrong(vectors, mine(known()))).toContain("shares.list");
  expect(wrong(vectors, { ...mine(known()), commitments: null })).toContain("shares.mine");
});

test("a game that was changed after its end is named by its receipt", () => {
  const vectors = known();
  const last = vectors.game.steps.at(-1);
  if (last?.answer) last.answer[1] += 1;
  expect(wrong(vectors, mine(vectors))).toEqual(["end.wrong"]);
  expect(wrong(known(), { ...mine(known()), result: ["G2", "", [0], [9]] })).toEqual([
    "end.result",
  ]);
});

test("a rule that this page does not know is not believed", () => {
  const vectors = known();
  vectors.game.fair.rule = "joint-9";
  expect(wrong(vectors, null)).toEqual(["commitment.no-rule"]);
});

test("shares that were hidden behind the rule of old are missed", () => {
  const vectors = known();
  vectors.game.fair = { rule: "seed-1" };
  vectors.game.commitment = aloneCommitment(vectors.game.seed);
  expect(wrong(vectors, null)).toEqual([]);
  const seen = { ...mine(known()), commitment: vectors.game.commitment };
  expect(wrong(vectors, seen)).toEqual(["shares.unused"]);
});

test("failed attempts to deal are told, and cannot be hidden", () => {
  const vectors = known();
  const failed = { commitment: "ab".repeat(32), missing: [0] };
  expect(wrong(vectors, { ...mine(vectors), tries: [failed] })).toEqual(["tries.wrong"]);
  vectors.game.fair.tries = [failed];
  expect(wrong(vectors, { ...mine(vectors), tries: [failed] })).toEqual([]);
  expect(wrong(vectors, mine(vectors))).toEqual(["tries.wrong"]);
  expect(wrong(vectors, { ...mine(vectors), commitments: null })).toEqual([]);
  const sent = { tries: [failed], given: [failed.commitment] };
  expect(wrong(vectors, { ...mine(vectors), ...sent })).toEqual(["tries.dropped"]);
});

test("where this browser gave no share, nothing is claimed about them", () => {
  const vectors = known();
  const found = check(vectors.game, vectors.cards, { ...mine(vectors), seat: 1, share: null });
  const shares = found.findings.find(({ what }) => what === "shares");
  expect(shares).toMatchObject({ right: null, code: "without-mine" });
});
