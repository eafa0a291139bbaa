// Games that this browser keeps, in one list; and files that come from elsewhere.

import { type MyTable } from "../../base/wire/queries";
import { Problem } from "../../base/wire/session";
import { refusal } from "../../base/words/refusals";

export interface Kept {
  id: string;
  ladder: string;
  /** Who else sits there. */
  names: string;
  at: number;
  over: boolean;
  /** It ended by its rules: it can be sent to a server. */
  whole: boolean;
}

interface Played {
  table: string;
  status: string;
  ladder: string;
  ended: number;
  players: { name: string; person: string | null }[];
}

/** Games in play and finished ones, the latest first; tables that still wait have nothing to keep. */
export function keptGames(open: MyTable[], over: Played[], me: string): Kept[] {
  const named = (others: { name: string }[]) => others.map(({ name }) => name).join(", ");
  const playing = open
    .filter(({ status }) => status === "playing")
    .map(({ id, ladder, others, last }) => ({
      ...{ id, ladder, at: last, over: false, whole: false },
      names: named(others),
    }));
  const finished = over.map(({ table, status, ladder, ended, players }) => ({
    ...{ id: table, ladder, at: ended, over: true, whole: status === "over" },
    names: named(players.filter(({ person }) => person !== me)),
  }));
  return [...playing, ...finished].sort((a, b) => b.at - a.at);
}

/** No game is larger. */
const LARGEST = 1_000_000;

/** What a file holds, if it may be a save. */
export async function readSave(file: Blob): Promise<unknown> {
  try {
    if (file.size > LARGEST) throw new Error("too large");
    return JSON.parse(await file.text());
  } catch {
    throw new Problem(422, "no-save", refusal("no-save"));
  }
}
