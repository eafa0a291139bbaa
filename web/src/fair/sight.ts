// What a seat saw of a game that is followed card by card: the events it got, and what lay in
// its sight. `engine/views/seats.py` is the source.
import type { Follower, Happened } from "./follow";
import { seatOf, zone, zoneName, zoneOf } from "./piles";

const OPEN = new Set<string>([
  "line-up",
  "stack",
  "weaknesses",
  "destroyed",
  "aside",
  "discard",
  "in-play",
  "hero",
  "on-hero",
  "score",
]);

/** Whether a seat sees the cards of a zone (D5, S11); −1 is a spectator. */
export function sees(teams: readonly number[], seat: number, place: number): boolean {
  const name = zoneName(place);
  if (OPEN.has(name)) return true;
  if (seat < 0) return false;
  if (name === "hand") return teams[seatOf(place)] === teams[seat];
  return name === "under" && seatOf(place) === seat;
}

type Json = Record<string, unknown>;
const placeOf = (place: number): Json => ({ zone: zoneName(place), seat: seatOf(place) });

/** An event as a seat got it; `epoch` is the card's before it moved. */
export function eventFor(game: Follower, seat: number, event: Happened, epoch: number): Json {
  const { piles, dealt } = game;
  const { kind, cause } = event;
  if (kind === "move") {
    const { card = 0, from = 0, to = 0 } = event;
    const { how, by, owner, gained, doer } = event;
    const shown: Json = { kind, cause, from: placeOf(from), to: placeOf(to), how, by, owner };
    if (gained !== undefined) shown.gained = gained;
    if (doer !== undefined) shown.doer = doer;
    const [there, here] = [sees(dealt.teams, seat, from), sees(dealt.teams, seat, to)];
    if (there || here) shown.card = piles.face(card).id;
    if (there) shown.handle = piles.handle(card, epoch);
    if (here) shown.now = piles.handle(card);
    return shown;
  }
  const shown: Json = { kind, cause, seat: event.seat };
  if (kind === "look" && event.seat !== seat) return { ...shown, n: (event.cards ?? []).length };
  if (kind === "shuffle") return { ...shown, zone: placeOf(event.zone ?? 0), n: event.n };
  if (kind === "over") return { ...shown, winners: event.winners, points: event.points };
  if (event.cards)
    shown.cards = event.cards.map((card) => ({
      id: piles.face(card).id,
      handle: piles.handle(card),
    }));
  if (event.n !== undefined) shown.n = event.n;
  for (const name of ["by", "owner", "what", "why", "until"] as const)
    if (event[name] !== undefined) shown[name] = event[name];
  if (event.from !== undefined) shown.from = placeOf(event.from);
  return shown;
}

/** What lies in a seat's sight, as `lying` reads it off a view. */
export function lyingFor(game: Follower, seat: number): unknown[] {
  const { piles, dealt } = game;
  const named = (cards: readonly number[]) =>
    cards.map((card) => `${piles.handle(card)} ${piles.face(card).id}`);
  const at = (name: Parameters<typeof zone>[0]) => piles.pile(zone(name));
  const sorted = (cards: readonly number[]) => named(cards).sort();
  const stacks = new Map<unknown, number[]>();
  for (const card of at("stack")) {
    const face = piles.face(card);
    stacks.set(face, [...(stacks.get(face) ?? []), card]);
  }
  const villains = at("super-villains");
  const seats = dealt.teams.map((_, each) => each);
  return [
    at("main-deck").length,
    at("weaknesses").length,
    villains.length,
    sorted(at("line-up")),
    sorted(at("destroyed")),
    sorted(at("aside")),
    piles.villainUp ? sorted(villains.slice(-1)) : [],
    [...stacks.values()].map((cards) => [...named(cards.slice(-1)), cards.length]),
    seats.map((each) => [
      piles.pile(zoneOf(each, "hand")).length,
      piles.pile(zoneOf(each, "deck")).length,
      ...(["discard", "in-play", "hero", "on-hero", "score"] as const).map((name) =>
        sorted(piles.pile(zoneOf(each, name))),
      ),
    ]),
    seats
      .filter((each) => sees(dealt.teams, seat, zoneOf(each, "hand")))
      .map((each) => [each, ...sorted(piles.pile(zoneOf(each, "hand")))]),
  ];
}
