// Who may ask the coach during a game.
import type { Live } from "./live";

/** The coach helps who plays against bots alone, and only while something is asked. */
export function hintable({ room, seat, private: mine }: Live): boolean {
  const foes = room?.seats.filter((each) => each.seat !== seat) ?? [];
  return seat >= 0 && !!mine?.ask && foes.length > 0 && foes.every((each) => each.person === null);
}
