// What every part of the table needs: how it stands, the cards, and the ways to act.
import { createContext, useContext } from "react";
import type { Inspect } from "../cards";
import type { CardEntry } from "../wire/queries";
import type { Live, LiveTable } from "./live";
import type { Placed } from "./options";

export type Screen = "phone" | "flat" | "tablet" | "desktop";

export interface Board {
  live: Live;
  store: LiveTable;
  cards: Map<string, CardEntry>;
  placed: Placed;
  screen: Screen;
  /** Whether things move. */
  lively: boolean;
  /** Answer with an option; ending a turn may first be asked back. */
  choose(option: number): void;
  playAll(): void;
  inspect: Inspect;
  lookAtSeat(seat: number): void;
  lookAtPile(title: string, cards: string[]): void;
  name(seat: number): string;
}

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

const SCREENS: [Screen, string][] = [
  ["flat", "(max-height: 540px)"],
  ["phone", "(max-width: 599px)"],
  ["tablet", "(max-width: 1099px)"],
];

/** Which of the four layouts this window has room for. */
export function screenNow(): Screen {
  return SCREENS.find(([, query]) => matchMedia(query).matches)?.[0] ?? "desktop";
}

export function followScreen(follower: () => void): () => void {
  const queries = SCREENS.map(([, query]) => matchMedia(query));
  for (const query of queries) query.addEventListener("change", follower);
  return () => {
    for (const query of queries) query.removeEventListener("change", follower);
  };
}
