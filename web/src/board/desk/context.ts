// What every part of the table needs: how it stands, the cards, and the ways to act.
import { createContext, useContext } from "react";
import type { Said } from "../../base/opponents/lines";
import type { Speech } from "../../base/speech/speech";
import type { CardEntry } from "../../base/wire/queries";
import { refusal } from "../../base/words/refusals";
import type { Inspect } from "../../cards";
import type { Live, LiveTable, Refused } from "../live/live";
import type { Placed } from "../live/options";
import type { Slot } from "../live/slots";
import type { Trail } from "../live/trail";
import type { Measures, Screen } from "./measures";

export interface Board {
  live: Live;
  store: LiveTable;
  cards: Map<string, CardEntry>;
  speech: Speech;
  placed: Placed;
  screen: Screen;
  measures: Measures;
  /** The Line-Up in its slots, and the number of each card in hand. */
  slots: readonly Slot[];
  numbers: ReadonlyMap<string, number>;
  /** The latest acts. */
  trail: Trail;
  /** Whether things move. */
  lively: boolean;
  /** Answer with an option; ending a turn may first be asked back. */
  choose(option: number): void;
  /** A card of the hand is pressed: its number goes with whichever equal card is played. */
  press(handle: string): void;
  /** Before the first card of a turn: no Confrontation, but this. */
  begin(wish: Wish): void;
  playAll(): void;
  inspect: Inspect;
  lookAtSeat(seat: number): void;
  lookAtPile(title: string, cards: string[]): void;
  /** Who plays. */
  name(seat: number): string;
  /** What an opponent says just now. */
  said: Said | null;
  /** Who they are in the game: their hero or Character. */
  character(seat: number): CardEntry | undefined;
}

/** The wish for a turn as soon as it has begun. */
export type Wish = { verb: "play"; card: string } | { verb: "end" };

const BoardContext = createContext<Board | null>(null);

export const BoardProvider = BoardContext.Provider;

export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error("useBoard needs a BoardProvider");
  return board;
}

/** The options of a spot; while an answer is on its way they still show, and a press is ignored. */
export function optionsOn(board: Board, spot: string): number[] {
  return board.placed.on.get(spot) ?? [];
}

/** The question, in words. */
export function promptOf({ live, speech }: Board): string {
  return live.talk ? speech.say(live.talk.prompt) : (live.private?.ask?.kind ?? "");
}

/** Why something was not done, in words; before a game is shown no rule of it can be the reason. */
export function refusalOf({ code, reason, wait, why }: Refused, speech?: Speech): string {
  if (typeof reason === "string") return refusal(code, reason, wait, why);
  return speech?.say(reason) ?? "";
}

/** An answer in words. */
export function optionOf({ live, speech }: Board, at: number): string {
  const message = live.talk?.options[at];
  return message ? speech.say(message) : (live.private?.ask?.options[at]?.verb ?? "");
}
