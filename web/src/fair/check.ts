// The whole check of a finished game, made by this page: nothing that the server says is believed
// which can be worked out, or was seen. `engine/checking.py` makes the same checks with the rules.
import { canonical } from "./canonical";
import type { Setup } from "./deal";
import { Follower, type Step } from "./follow";
import { type Card, type Made, type Said, type Unsaid, Wrong } from "./piles";
import {
  aloneCommitment,
  decksDigest,
  jointSeed,
  outcome,
  type Result,
  receipt,
  seatCommitment,
  serverCommitment,
  shownSetup,
} from "./rule";
import { type Mark, markOf, type Seen } from "./seen";
import { eventFor, lyingFor } from "./sight";

export interface Try {
  commitment: string;
  missing: number[];
}

export interface Fair {
  rule: string;
  secret?: string | null;
  commitments?: string[] | null;
  shares?: string[] | null;
  tries?: Try[] | null;
}

/** A finished game as `tables/…/replay/record` gives it. */
export interface Game {
  table: string;
  rules: string;
  cards: string;
  setup: Setup;
  seed: string;
  commitment: string;
  fair: Fair;
  digest: string;
  result: Result | null;
  steps: Step[];
}

export type What =
  | "commitment"
  | "promise"
  | "shares"
  | "tries"
  | "seed"
  | "setup"
  | "game"
  | "live"
  | "end";

/** What came of a check: one of its sentences, or what its sentence for everything else stands for. */
type Code<Of extends What> = "other" extends Said<Of> ? Said<Of> | Unsaid : Said<Of>;

/** A check and its result; `right` is null where it cannot be known. */
export interface Finding {
  what: What;
  right: boolean | null;
  code: string;
  facts: Record<string, string | number>;
  /** After how many answers. */
  at?: number;
}

/** A shuffle of the game, made again here; cards are ids, the top one last. */
export interface Shuffle {
  at: number;
  stream: string;
  counter: number;
  before: string[];
  after: string[];
}

export interface Checked {
  findings: Finding[];
  shuffles: Shuffle[];
}

const ALONE = "seed-1";
const JOINT = "joint-1";
const SECRET = /^[0-9a-f]{64}$/;

const found = <Of extends What>(
  what: Of,
  right: boolean | null,
  code: Code<Of>,
  facts: Finding["facts"] = {},
  at?: number,
): Finding => ({ what, right, code, facts, ...(at === undefined ? {} : { at }) });

/** Every check of a game; `seen` is what this browser saw of it live, if it was there. */
export function check(game: Game, cards: readonly Card[], seen: Seen | null): Checked {
  const { rule } = game.fair;
  if (
    (rule !== ALONE && rule !== JOINT) ||
    (rule === JOINT && !SECRET.test(game.fair.secret ?? ""))
  )
    return { findings: [found("commitment", false, "no-rule", { rule })], shuffles: [] };
  const findings = [commitmentOf(game, cards), promiseOf(game, seen)];
  if (rule === JOINT) findings.push(sharesOf(game, seen), ...triesOf(game, seen), seedOf(game));
  else if (seen?.commitments?.some(Boolean)) findings.push(found("shares", false, "unused"));
  findings.push(setupOf(game, cards, seen));
  const played = new Played(game, cards, seen);
  findings.push(...played.findings(), endOf(game, seen));
  return { findings, shuffles: played.shuffles };
}

function commitmentOf(game: Game, cards: readonly Card[]): Finding {
  const shown =
    game.fair.rule === ALONE
      ? aloneCommitment(game.seed)
      : serverCommitment(game.fair.secret ?? "", game, decksDigest(cards));
  const right = shown === game.commitment;
  const rule = game.fair.rule === ALONE ? ALONE : JOINT;
  return found("commitment", right, `${rule}.${right ? "right" : "wrong"}`);
}

function promiseOf(game: Game, seen: Seen | null): Finding {
  if (!seen?.commitment) return found("promise", null, "unknown");
  const right = seen.commitment === game.commitment;
  return found("promise", right, right ? "right" : "wrong");
}

function sharesOf(game: Game, seen: Seen | null): Finding {
  const shares = game.fair.shares ?? [];
  const told = game.fair.commitments ?? [];
  const { players } = game.setup;
  if (shares.length !== players || told.length !== players)
    return found("shares", false, "count", { players, count: shares.length });
  for (const [seat, share] of shares.entries()) {
    if (!share && !told[seat]) continue;
    if (seatCommitment(game.table, seat, game.commitment, share) !== told[seat])
      return found("shares", false, "other", { seat });
  }
  if (seen?.commitments && canonical(seen.commitments) !== canonical(told))
    return found("shares", false, "list");
  if (seen?.share && shares[seen.seat] !== seen.share)
    return found("shares", false, "mine", { seat: seen.seat });
  const facts = { count: shares.filter(Boolean).length, seats: players };
  if (!facts.count) return found("shares", null, "none", facts);
  if (!seen || seen.seat < 0) return found("shares", true, "right", facts);
  return seen.share
    ? found("shares", true, "with-mine", facts)
    : found("shares", null, "without-mine", facts);
}

/** Attempts to deal that came to nothing; nothing is said where there were none. */
function triesOf(game: Game, seen: Seen | null): Finding[] {
  const tries = game.fair.tries ?? [];
  const heard = seen?.tries ?? [];
  const exact = seen?.commitments != null; // this browser was there when the cards were dealt
  if (canonical(heard) !== canonical(exact ? tries : tries.slice(0, heard.length)))
    return [found("tries", false, "wrong")];
  const dropped = tries.some(
    (each) => seen?.given?.includes(each.commitment) && each.missing.includes(seen.seat),
  );
  if (dropped) return [found("tries", false, "dropped")];
  return tries.length ? [found("tries", true, "some", { count: tries.length })] : [];
}

function seedOf(game: Game): Finding {
  const { secret, shares } = game.fair;
  const seed = jointSeed(secret ?? "", game.table, game.commitment, shares ?? []);
  const right = seed === game.seed;
  return found("seed", right, right ? "right" : "wrong");
}

function setupOf(game: Game, cards: readonly Card[], seen: Seen | null): Finding {
  if (seen?.setup && seen.setup !== shownSetup(game.setup)) return found("setup", false, "wrong");
  if (seen?.decks && seen.decks !== decksDigest(cards)) return found("setup", false, "decks");
  return found("setup", seen?.setup ? true : null, seen?.setup ? "right" : "unknown");
}

function endOf(game: Game, seen: Seen | null): Finding {
  if (seen?.result && canonical(seen.result) !== canonical(outcome(game.result)))
    return found("end", false, "result");
  const answers = game.steps.flatMap((step) => (step.answer ? [step.answer] : []));
  if (seen?.receipt && seen.receipt !== receipt(game, answers)) return found("end", false, "wrong");
  return found("end", seen?.receipt ? true : null, seen?.receipt ? "right" : "unknown");
}

/** The game followed card by card, compared with what the seat saw. */
class Played {
  readonly shuffles: Shuffle[] = [];
  #wrong: { error: Wrong; at: number } | null = null;
  #unlike: { code: Code<"live">; at: number } | null = null;
  #left: Map<number, Mark[]>;
  #told = 0;

  constructor(
    readonly game: Game,
    cards: readonly Card[],
    readonly seen: Seen | null,
  ) {
    this.#left = byEvents(seen?.marks ?? []);
    let at = 0;
    try {
      const follower = new Follower(game.setup, cards, game.seed);
      for (const step of game.steps) {
        this.#take(follower, step, at);
        at += 1;
      }
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      this.#wrong = { error, at };
    }
  }

  #take(follower: Follower, step: Step, at: number): void {
    const told: unknown[] = [];
    const { seen } = this;
    follower.take(step, (event, epoch) => {
      if (seen) told.push(eventFor(follower, seen.seat, event, epoch));
    });
    this.#told = follower.told;
    for (const made of follower.piles.shuffles.slice(this.shuffles.length))
      this.shuffles.push(named(made, follower, at));
    if (seen && !this.#unlike) this.#compare(seen, follower, told, at);
  }

  /** Whether the seat saw after this step what there was to see. */
  #compare(seen: Seen, follower: Follower, told: unknown[], at: number): void {
    const marks = this.#left.get(follower.told) ?? [];
    this.#left.delete(follower.told);
    for (const [, n, shown] of marks) {
      const events = n ? told.slice(-n) : [];
      const lies = lyingFor(follower, seen.seat);
      const right =
        events.length === n &&
        markOf(this.game.table, seen.seat, follower.told, events, lies) === shown;
      if (!right) this.#unlike = { code: "wrong", at };
    }
    if (Math.min(...this.#left.keys()) < follower.told && !this.#unlike)
      this.#unlike = { code: "more", at };
  }

  findings(): Finding[] {
    const { seen, game } = this;
    if (this.#wrong) {
      const { error, at } = this.#wrong;
      return [found("game", false, error.code, error.facts, at)];
    }
    const played = found("game", true, "right", {
      shuffles: this.shuffles.length,
      answers: game.steps.length - 1,
    });
    if (!seen?.marks.length) return [played, found("live", null, "unknown")];
    if (this.#unlike) return [played, found("live", false, this.#unlike.code, {}, this.#unlike.at)];
    if (this.#left.size) return [played, found("live", false, "longer", {}, game.steps.length - 1)];
    const known = new Set(
      seen.marks.flatMap(([told, n]) => Array.from({ length: n }, (_, at) => told - 1 - at)),
    );
    const opening = game.steps[0]?.events.filter((event) => event.cause).length ?? 0;
    const gap = this.#told - opening - [...known].filter((at) => at >= opening).length;
    const facts = { events: this.#told - opening, gap };
    return [played, found("live", true, gap > 0 ? "gap" : "right", facts)];
  }
}

function byEvents(marks: readonly Mark[]): Map<number, Mark[]> {
  const groups = new Map<number, Mark[]>();
  for (const mark of marks) groups.set(mark[0], [...(groups.get(mark[0]) ?? []), mark]);
  return groups;
}

const named = (made: Made, follower: Follower, at: number): Shuffle => ({
  at,
  stream: made.stream,
  counter: made.counter,
  before: made.before.map((card) => follower.piles.face(card).id),
  after: made.after.map((card) => follower.piles.face(card).id),
});

/** Whose pile a stream shuffles: a seat's, or one of the table's. */
export const seatOfStream = (stream: string): number | null => {
  const seat = /^seat-(\d+)$/.exec(stream)?.[1];
  return seat === undefined ? null : Number(seat);
};
