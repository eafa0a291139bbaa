import { describe, expect, it } from "vitest";
import type { MovedInView, Update } from "../../base/wire/messages";
import { STREAMS, type Stream } from "../live/streams/load";
import {
  type Beat,
  type BeatKind,
  type Cue,
  cuesOf,
  joined,
  NOTHING_SEEN,
  READINGS,
} from "./beats";
import { TIMING } from "./timing";

interface Read {
  update: Update;
  cues: Cue[];
}

/** The cues of every update of a stream. */
function read({ messages, cards }: Stream): Read[] {
  const found: Read[] = [];
  let memory = NOTHING_SEEN;
  let before: Stream["messages"][number] | null = null;
  for (const message of messages) {
    if (message.type === "update" && before) {
      const made = cuesOf(
        before,
        { events: message.events, board: message },
        message.seat,
        (card) => cards.get(card)?.kind,
        memory,
      );
      memory = made.memory;
      found.push({ update: message, cues: made.cues });
    } else memory = NOTHING_SEEN;
    before = message;
  }
  return found;
}

const ALL = STREAMS.map((stream) => ({ box: stream.box, reads: read(stream) }));
const kindsIn = (reads: Read[]) => reads.flatMap(({ cues }) => cues.map(({ beat }) => beat.kind));

const COMMON: BeatKind[] = ["plays", "folds", "gains", "shuffle", "ends", "my-turn", "over"];
const VILLAINS: BeatKind[] = ["falls", "appears", "attack", "hit"];
const FIGHTS: BeatKind[] = ["declared", "block", "outcome"];
const EXPECTED: Record<string, BeatKind[]> = {
  "heroes-unite": [...COMMON, ...VILLAINS],
  "base-set": [...COMMON, ...VILLAINS],
  confrontations: [...COMMON, ...FIGHTS],
  "rivals-batman-joker": [...COMMON, ...FIGHTS],
  "rivals-shazam-black-adam": [...COMMON, ...FIGHTS],
};

describe.each(ALL)("the beats of $box", ({ box, reads }) => {
  it("know every kind of event", () => {
    const kinds = reads.flatMap(({ update }) => update.events.map(({ kind }) => kind));
    expect(kinds.filter((kind) => !(kind in READINGS))).toEqual([]);
  });

  it("are all there", () => {
    const kinds = kindsIn(reads);
    expect(EXPECTED[box]?.filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  it("tell of every card that is played, in order", () => {
    for (const { update, cues } of reads) {
      const played = update.events
        .filter(
          ({ kind }) =>
            kind === "play" || kind === "play-again" || kind === "assist" || kind === "block",
        )
        .map((event) => ("cards" in event ? event.cards?.[0]?.id : undefined));
      const told = cues.flatMap(({ beat }) =>
        beat.kind === "plays" && (beat.how === "play" || beat.how === "again")
          ? [beat.card]
          : beat.kind === "block"
            ? [beat.card]
            : beat.kind === "folds"
              ? beat.cards.map(({ id }) => id)
              : [],
      );
      expect(told).toEqual(played);
    }
  });

  it("tell of every card that is gained", () => {
    const same = (beat: Beat, event: MovedInView) =>
      ((beat.kind === "gains" || beat.kind === "falls") && beat.card === event.card) ||
      (beat.kind === "hit" && beat.hits.some(({ card }) => card === event.card)) ||
      (beat.kind === "outcome" && event.how === "defeat");
    for (const { update, cues } of reads)
      for (const event of update.events)
        if (event.kind === "move" && event.gained !== undefined && event.card)
          expect(
            cues.some(({ beat }) => same(beat, event)),
            `${event.card} at ${update.position}`,
          ).toBe(true);
  });

  it("end with the board that the server shows", () => {
    for (const { update, cues } of reads) {
      const last = cues.at(-1);
      if (last) expect(last.board).toBe(update);
    }
  });

  it("never keep one from acting in one's own turn, but for what the others do", () => {
    for (const { update, cues } of reads) {
      const asked = update.private.ask?.kind === "turn";
      const began = update.events.some(({ kind }) => kind === "turn");
      if (!asked || began) continue;
      const closed = cues.filter(({ open }) => !open).map(({ beat }) => beat.kind);
      expect(closed.filter((kind) => kind !== "block" && kind !== "outcome")).toEqual([]);
    }
  });

  it("ask last, and let one answer", () => {
    for (const { update, cues } of reads)
      for (const [at, { beat, asks, open }] of cues.entries())
        if (asks) {
          expect([beat.kind, open, at]).toEqual(["attack", true, cues.length - 1]);
          expect(update.private.ask?.kind).toBe("defend");
        }
  });
});

describe("all boxes together", () => {
  it("have every kind of beat", () => {
    const kinds = new Set(ALL.flatMap(({ reads }) => kindsIn(reads)));
    expect([...kinds].sort()).toEqual(Object.keys(TIMING).sort());
  });

  it("have Confrontations that are won and lost, Blocks that add, and Levels that follow", () => {
    const beats = ALL.flatMap(({ reads }) => reads.flatMap(({ cues }) => cues));
    const of = <K extends BeatKind>(kind: K) =>
      beats.flatMap(({ beat }) => (beat.kind === kind ? [beat as Extract<Beat, { kind: K }>] : []));
    const outcomes = of("outcome");
    const hows = outcomes.map(({ how }) => how);
    expect([hows.includes("won"), hows.includes("lost")]).toEqual([true, true]);
    for (const { how, power, cost, character, next } of outcomes) {
      if (how !== "cancelled") expect(how).toBe(power >= cost ? "won" : "lost");
      expect(next === character).toBe(how !== "won");
    }
    for (const block of of("block")) expect(block.n).toBeGreaterThanOrEqual(0);
    expect(of("block").some(({ n }) => n > 0)).toBe(true);
    expect(of("plays").some(({ power }) => power > 1)).toBe(true);
  });
});

describe("runs of Starters", () => {
  const run = (seat: number, id: string): Beat => ({
    kind: "folds",
    seat,
    cards: [{ id, n: 1 }],
    power: 1,
  });

  it("of one player are one", () => {
    const two = joined(run(1, "punch"), run(1, "punch"));
    expect(two).toMatchObject({ cards: [{ id: "punch", n: 2 }], power: 2 });
    const three = two && joined(two, run(1, "vulnerability"));
    expect(three).toMatchObject({
      cards: [
        { id: "punch", n: 2 },
        { id: "vulnerability", n: 1 },
      ],
    });
  });

  it("of two players are two", () => {
    expect(joined(run(1, "punch"), run(2, "punch"))).toBeNull();
  });
});
