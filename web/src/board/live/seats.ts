// Who sits where: the seats in the order of play, by sides, and what lies before them.
import type { CardInView, PublicView, SeatInView } from "../../base/wire/messages";

/** The seats of the foes, and those of one's own side. */
export interface Sides {
  them: SeatInView[];
  us: SeatInView[];
}

/** Return the other seats in the order in which they play after a seat. */
export function others(shown: PublicView, seat: number): SeatInView[] {
  const from = seat < 0 ? 0 : seat;
  const turned = [...shown.seats.slice(from), ...shown.seats.slice(0, from)];
  return seat < 0 ? turned : turned.slice(1);
}

/** Return whether some players are a team. */
export function teamed(shown: PublicView): boolean {
  return new Set(shown.seats.map((seat) => seat.team)).size < shown.seats.length;
}

/** Return each card once, even if it was played again. */
export function once<Card extends CardInView>(cards: Card[]): Card[] {
  return [...new Map(cards.map((card) => [card.handle, card])).values()];
}

/** Return what a seat has in play beyond the cards of the turn. */
export function standing(shown: PublicView, seat: SeatInView): CardInView[] {
  const played = new Set(shown.played.map((card) => card.handle));
  return once(seat.in_play).filter((card) => !played.has(card.handle));
}

/** Return the seats with a Character that play against a seat. */
export function foesOf(shown: PublicView, seat: number): SeatInView[] {
  const team = shown.seats[Math.max(0, seat)]?.team;
  return others(shown, Math.max(0, seat)).filter(
    (each) => each.cost !== undefined && each.team !== team,
  );
}

/** Return the seats that play together with a seat. */
export function matesOf(shown: PublicView, seat: number): SeatInView[] {
  const team = shown.seats[seat]?.team;
  return others(shown, Math.max(0, seat)).filter((each) => seat >= 0 && each.team === team);
}

/** Return both sides; a spectator looks from the first seat. */
export function sidesOf(shown: PublicView, seat: number): Sides {
  const from = Math.max(0, seat);
  const team = shown.seats[from]?.team;
  const turned = [...shown.seats.slice(from), ...shown.seats.slice(0, from)];
  return {
    them: turned.filter((each) => each.team !== team),
    us: turned.filter((each) => each.team === team),
  };
}

/** Return the seat whose turn comes after a seat; −1 where none does. */
export function nextAfter(shown: PublicView, seat: number): number {
  return others(shown, seat).find((each) => !each.out)?.seat ?? -1;
}
