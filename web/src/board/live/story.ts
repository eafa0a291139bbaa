// The story of the game: where turns begin in it, and the news since one's own.
import type { Message } from "../../base/wire/messages";

/** Whether a line begins a turn. */
export const beginsTurn = (line: Message): boolean => line.id === "log-turn";

/** Whose turn a line begins; −1 where it begins none. */
function turnOf(line: Message): number {
  const who = beginsTurn(line) ? line.args.who : undefined;
  return typeof who === "object" && "seat" in who ? who.seat : -1;
}

/** The story since a seat's last turn ended, as far as the lines reach. */
export function sinceTurnOf(seat: number, lines: Message[], itsTurn: boolean): Message[] {
  const turns = lines.flatMap((line, at) => (beginsTurn(line) ? [at] : []));
  const mine = turns.filter((at) => turnOf(lines[at] as Message) === seat);
  const last = mine.at(itsTurn ? -2 : -1) ?? -1;
  const next = turns.find((at) => at > last);
  const end = itsTurn ? (mine.at(-1) ?? lines.length) : lines.length;
  return lines.slice(next ?? lines.length, end);
}
