// What can lie open over the table.
import type { Left } from "../live/options";

/** The open part: a sheet, the details of a seat or a pile, or the question before a turn ends. */
export type Opened =
  | null
  | { what: "story" | "chat" | "recap" | "more" | "help" | "hint" | "changed" | "wrong" }
  | { what: "seat"; seat: number }
  | { what: "pile"; title: string; cards: string[] }
  | { what: "end"; left: Left };
