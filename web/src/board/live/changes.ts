// What the others' turns have changed for a player: in their own cards, in the cards for sale, and in
// the contested ones. From the events since their own turn ended; no sentence is read.
import type { EventInView, MovedInView } from "../../base/wire/messages";
import type { Step } from "./live";

/** A card of the player that was moved by others, or given to them. */
export interface OwnChange {
  /** Unknown where the player does not see it. */
  card: string | undefined;
  how: "gain" | "draw" | "discard" | "destroy" | "lose";
  /** Whose turn it was. */
  by: number;
  /** The card that did it. */
  cause: string | undefined;
}

export interface Taken {
  card: string;
  /** Who has it now; −1 for no player. */
  by: number;
}

export interface Changes {
  own: OwnChange[];
  /** What left the Line-Up, and what came. */
  left: Taken[];
  came: string[];
  /** The Super-Villains that fell, and the one that appeared last. */
  fallen: Taken[];
  appeared: string | undefined;
  /** The Confrontations that were decided. */
  fights: { by: number; against: number; won: boolean; character: string }[];
}

/** Return the events after a seat's last own turn, up to its next one. */
function sinceOwnTurn(steps: readonly Step[], seat: number): EventInView[] {
  const events = steps.flatMap((step) => step.events);
  const turns = events.flatMap((event, at) =>
    event.kind === "turn" && event.seat === seat ? [at] : [],
  );
  const now = turns.at(-1);
  const isOver = (from: number) =>
    events.findIndex((event, at) => at >= from && event.kind === "turn" && event.seat !== seat);
  if (now === undefined) return events;
  const after = isOver(now);
  if (after >= 0) return events.slice(after); // the others play
  const before = turns.at(-2);
  const start = before === undefined ? 0 : isOver(before);
  return events.slice(Math.max(0, start), now);
}

const FROM_OWN = { discard: "discard", destroy: "destroy", draw: "draw" } as const;

/** Return what a move does to a player who did not make it. */
function ownChange(move: MovedInView, seat: number, turn: number): OwnChange | null {
  const { card, cause, from, gained, how } = move;
  const change = (what: OwnChange["how"]) => ({ card, how: what, by: turn, cause: cause.card });
  if (gained === seat) return change("gain");
  if (from.seat !== seat || cause.card === undefined) return null; // rules clear the table
  if (gained !== undefined && gained >= 0) return change("lose");
  return how in FROM_OWN ? change(FROM_OWN[how as keyof typeof FROM_OWN]) : null;
}

/** Return what has changed for a seat while the others played. */
export function changesFor(steps: readonly Step[], seat: number): Changes {
  const found: Changes = {
    own: [],
    left: [],
    came: [],
    fallen: [],
    appeared: undefined,
    fights: [],
  };
  let turn = -1;
  let against = -1;
  for (const event of sinceOwnTurn(steps, seat)) {
    if (event.kind === "turn") turn = event.seat;
    else if (event.kind === "defeat")
      found.fallen.push(...(event.cards ?? []).map(({ id }) => ({ card: id, by: event.seat })));
    else if (event.kind === "flip") found.appeared = event.cards?.[0]?.id;
    else if (event.kind === "confront") against = typeof event.n === "number" ? event.n : -1;
    else if (event.kind === "outcome" && Array.isArray(event.n)) {
      const [power = 0, cost = 0] = event.n;
      const character = event.cards?.[0]?.id ?? "";
      found.fights.push({ by: event.seat, against, won: power >= cost, character });
    } else if (event.kind === "move") {
      const own = ownChange(event, seat, turn);
      if (own) found.own.push(own);
      const { card, from, to } = event;
      if (!card) continue;
      if (from.zone === "line-up") found.left.push({ card, by: event.gained ?? -1 });
      if (to.zone === "line-up") found.came.push(card);
    }
  }
  return withoutPassing(found);
}

/** Leave out cards that came to the Line-Up and left it again before the player could have them. */
function withoutPassing(found: Changes): Changes {
  const came = [...found.came];
  const left = found.left.filter(({ card }) => {
    const at = came.indexOf(card);
    if (at >= 0) came.splice(at, 1);
    return at < 0;
  });
  return { ...found, left, came };
}

/** Return whether nothing is worth a word. */
export const isNothing = ({ own, left, came, fallen, appeared, fights }: Changes): boolean =>
  !appeared && [own, left, came, fallen, fights].every((each) => each.length === 0);
