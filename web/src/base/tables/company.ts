// Who sits at a table with bots: different ones, none far from the one that was picked.
import type { Level } from "../wire/queries";

/** The bots of a table by seat: none in the first, then the picked one, then its neighbours.
 *
 * A weaker neighbour comes before a stronger one. A bot without a level sits in every seat.
 */
export function company(picked: string, levels: Level[], players: number): (string | null)[] {
  const at = levels.findIndex((each) => each.id === picked);
  const order = levels
    .map((level, place) => ({ id: level.id, far: Math.abs(place - at), above: place > at }))
    .sort((one, other) => one.far - other.far || Number(one.above) - Number(other.above));
  const ids = at < 0 ? [picked] : order.map((each) => each.id);
  return Array.from({ length: players }, (_, seat) =>
    seat ? (ids[(seat - 1) % ids.length] ?? picked) : null,
  );
}
