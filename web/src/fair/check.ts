// The check of a finished game, made by the engine in this page's own Python: it plays the game again
// by the rules, and nothing that the server says is believed.
import type { components } from "../../made/http";
import { callHere } from "../base/wire/session";
import type { Seen } from "./seen";

/** A check and its result; `right` is null where it cannot be known. See `engine/checking.py`. */
export interface Finding {
  what: string;
  right: boolean | null;
  /** A sentence of `verify.found`; the rest fills its blanks. */
  code: string;
  /** After how many answers. */
  at?: number;
  seat?: number;
  n?: number;
  of?: number;
}

/** A shuffle of the game, made again here; cards are ids, the top one last. */
export type Shuffle = components["schemas"]["Shuffled"];

export interface Checked {
  findings: Finding[];
  shuffles: Shuffle[];
}

/** Check a game as a file; `seen` is what this browser saw of it live, if it was there. */
export const check = (saved: unknown, seen: Seen | null): Promise<Checked> =>
  callHere("POST", "checks", { saved, seen });
