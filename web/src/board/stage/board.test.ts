import { describe, expect, it } from "vitest";
import { STREAMS } from "../live/streams/load";
import { after, type BoardInView } from "./board";

/** What an event tells of a board; the rest is the server's to say. */
function facts({ public: shown, private: own }: BoardInView) {
  const ids = (cards: { id: string; handle: string }[]) =>
    cards.map(({ id, handle }) => [id, handle]);
  const sorted = (cards: { id: string; handle: string }[]) => ids(cards).sort();
  return {
    turn: shown.turn,
    line_up: sorted(shown.line_up),
    main_deck: shown.main_deck,
    stacks: shown.stacks.map(({ id, left }) => [id, left]).sort(),
    weaknesses: shown.weaknesses,
    super_villain: shown.super_villain.map(({ id }) => id), // its handle may have changed unseen
    super_villains_left: shown.super_villains_left,
    destroyed: sorted(shown.destroyed),
    aside: sorted(shown.aside),
    hands: Object.entries(own.hands).map(([seat, cards]) => [seat, sorted(cards)]),
    seats: shown.seats.map((seat) => ({
      seat: seat.seat,
      hand_size: seat.hand_size,
      deck: seat.deck,
      discard: sorted(seat.discard),
      in_play: sorted(seat.in_play),
      hero: ids(seat.hero),
      on_hero: sorted(seat.on_hero),
      score: sorted(seat.score),
      out: seat.out,
    })),
  };
}

describe.each(STREAMS)("the board of $box, followed by events alone", ({ messages }) => {
  it("is the server's after every update", () => {
    let board: BoardInView | null = null;
    for (const message of messages) {
      const shown: BoardInView = { public: message.public, private: message.private };
      if (message.type === "update" && board && !message.public.result) {
        const followed = message.events.reduce(after, board);
        expect(facts(followed), `position ${message.position}`).toEqual(facts(shown));
        // a card that had gone out of sight may come back to what was played
        const played = message.public.played.map(({ handle }) => handle);
        for (const { handle } of followed.public.played) expect(played).toContain(handle);
      }
      board = shown;
    }
  });
});

it("shows no Confrontation any more once it is decided", () => {
  let decided = 0;
  for (const { messages } of STREAMS)
    for (const { public: shown, private: own, ...message } of messages) {
      if (message.type !== "update") continue;
      const outcome = message.events.find(({ kind }) => kind === "outcome");
      if (!outcome) continue;
      decided += 1;
      const turn = { ...shown.turn, confronting: 1 };
      const board = after({ public: { ...shown, turn }, private: own }, outcome);
      expect(board.public.turn.confronting).toBe(-1);
    }
  expect(decided).toBeGreaterThan(0);
});
