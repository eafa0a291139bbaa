// How a table is dealt (part S of the rules), from its setup, its cards and the seed alone: the
// second time this is written down, and in another language; `engine/play/dealing.py` is the first.
import {
  type Card,
  Piles,
  SEAT_ZONES,
  type SeatZone,
  seatOf,
  TABLE_ZONES,
  type TableZone,
  Wrong,
  zone,
  zoneName,
  zoneOf,
} from "./piles";
import { block, shuffled } from "./streams";

export interface Setup {
  box: string;
  recipe: { players: number; rules: [string, unknown][]; half: number } | null;
  players: number;
  super_villains: number;
  hero_choice: string;
  heroes: string[];
  variants: string[];
  teams: number[];
  first: number | null;
  left_out: string[];
  gifts: [number, string][];
  /** The seed by which a deck was split, in the second of two games (X1). */
  halved_by?: string;
  arranged: [string, string[]][];
}

/** The boxes with a stack of Super-Villains; the others have Characters who confront each other. */
const STACKED = new Set(["heroes-unite", "base-set"]);
const FIGHTING = new Set(["confrontations", "rivals-batman-joker", "rivals-shazam-black-adam"]);

/** Where boxes, variants and house rules differ, as far as it matters for the deal. */
export interface Values {
  hand: number;
  punches: number;
  vulnerabilities: number;
  stacked: boolean;
  hidden: boolean;
  fighting: boolean;
  anySide: boolean;
}

export function valuesOf(setup: Setup): Values {
  const { box, players, recipe, variants } = setup;
  if (!STACKED.has(box) && !FIGHTING.has(box)) throw new Wrong("no-box", { box });
  const house = new Map(recipe?.rules ?? []);
  const number = (name: string, usual: number) => Number(house.get(name) ?? usual);
  const hidden = variants.includes("hidden");
  return {
    hand: number("hand", 5),
    punches: number("punches", 7),
    vulnerabilities: number("vulnerabilities", 3),
    stacked: STACKED.has(box) && !hidden,
    hidden,
    fighting: FIGHTING.has(box),
    anySide: Boolean(house.get("assist_on_character") ?? (box === "confrontations" && players < 4)),
  };
}

/** The team of each seat (S8, S10). */
export function teamsOf(setup: Setup): number[] {
  if (setup.teams.length) return setup.teams;
  if (FIGHTING.has(setup.box) && setup.players === 4) return [0, 1, 0, 1];
  return Array.from({ length: setup.players }, (_, seat) => seat);
}

/** A table dealt: its piles before anybody has chosen a Super Hero, and what the deal decided. */
export interface Dealt {
  piles: Piles;
  values: Values;
  teams: number[];
  /** Who begins, unless a Super Hero says otherwise (S7). */
  first: number;
  /** The cards that each seat may be (S5, S9); null where it may pick any that is left. */
  heroes: number[][] | null;
}

export function deal(setup: Setup, cards: readonly Card[], seed: string): Dealt {
  const values = valuesOf(setup);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const faces = cards.flatMap((card) => Array<Card>(card.copies).fill(card));
  const boxed = faces.length;
  for (const [, id] of setup.gifts) {
    const gift = byId.get(id);
    if (!gift) throw new Wrong("no-gift", { id });
    faces.push(gift);
  }
  const piles = new Piles(seed, setup.players, faces);
  for (let card = 0; card < boxed; card += 1) {
    const { id, kind } = piles.face(card);
    if (setup.left_out.includes(id)) continue;
    if (kind === "main" || (kind === "super-villain" && values.hidden))
      piles.move(card, zone("main-deck"));
    else if (kind === "stack") piles.move(card, zone("stack"));
    else if (kind === "weakness") piles.move(card, zone("weaknesses"));
  }
  leaveHalf(setup, piles, seed);
  const weak = new Set(piles.pile(zone("weaknesses")).map((card) => piles.face(card)));
  if (weak.size > 1) piles.shuffle(zone("weaknesses"), "deal"); // Q38
  for (let seat = 0; seat < setup.players; seat += 1) {
    const gifts = setup.gifts.flatMap(([whose], at) => (whose === seat ? [boxed + at] : []));
    startingDeck(piles, seat, gifts, values);
  }
  if (values.stacked) villainStack(piles, setup.super_villains);
  const teams = teamsOf(setup);
  const first =
    setup.first ?? (block(seed, "deal", piles.counter("deal"))[0] as number) % setup.players;
  return { piles, values, teams, first, heroes: heroesOf(setup, piles, values, teams) };
}

/** X1: of a deck that is too large one half is played. */
function leaveHalf(setup: Setup, piles: Piles, seed: string): void {
  const half = setup.recipe?.half ?? 0;
  if (half === 0) return;
  const deck = piles.pile(zone("main-deck")).filter((card) => piles.face(card).kind === "main");
  const [mixed] = shuffled(deck, setup.halved_by || seed, "half", 0);
  const middle = Math.floor(mixed.length / 2);
  for (const card of half === 1 ? mixed.slice(middle) : mixed.slice(0, middle))
    piles.move(card, zone("unused"));
}

const unused = (piles: Piles, kind: string): number[] =>
  piles.pile(zone("unused")).filter((card) => piles.face(card).kind === kind);

/** S1: seven Punch, three Vulnerability, shuffled; five to the hand. A gift replaces a Punch. */
function startingDeck(piles: Piles, seat: number, gifts: number[], values: Values): void {
  const deck = zoneOf(seat, "deck");
  for (const card of gifts) piles.move(card, deck);
  const wanted = { punch: values.punches - gifts.length, vulnerability: values.vulnerabilities };
  for (const [id, n] of Object.entries(wanted)) {
    const starters = unused(piles, "starter").filter((card) => piles.face(card).id === id);
    for (const card of starters.slice(0, n)) piles.move(card, deck);
  }
  piles.shuffle(deck, `seat-${seat}`);
  for (let n = 0; n < values.hand; n += 1) {
    const top = piles.top(deck);
    if (top !== undefined) piles.move(top, zoneOf(seat, "hand"));
  }
}

/** S6: the starting one face up on n−1 others, face down. */
function villainStack(piles: Piles, n: number): void {
  const stack = zone("super-villains");
  const all = unused(piles, "super-villain");
  const first = all.filter((card) => piles.face(card).starts_on_top);
  for (const card of all) if (!first.includes(card)) piles.move(card, stack);
  piles.shuffle(stack, "villains");
  for (const card of piles.pile(stack).slice(n - first.length)) piles.move(card, zone("unused"));
  for (const card of first) piles.move(card, stack);
  piles.villainUp = true;
}

// --- Super Heroes and Characters ----------------------------------------------------------------

function heroesOf(
  setup: Setup,
  piles: Piles,
  values: Values,
  teams: readonly number[],
): number[][] | null {
  if (values.fighting) return charactersOf(setup, piles, values, teams);
  const heroes = unused(piles, "super-hero");
  if (setup.heroes.length)
    return setup.heroes.map((id) => heroes.filter((card) => piles.face(card).id === id));
  if (setup.hero_choice === "pick") return null;
  const each = setup.hero_choice === "two" ? 2 : 1;
  const mixed = piles.mixed(heroes, "deal");
  return teams.map((_, seat) => mixed.slice(each * seat, each * seat + each));
}

/** S8, S9: the first Character in shuffled order that is free and of the seat's side. */
function charactersOf(
  setup: Setup,
  piles: Piles,
  values: Values,
  teams: readonly number[],
): number[][] | null {
  const all = unused(piles, "character");
  const levels = (name: string) => all.filter((card) => piles.face(card).name === name);
  if (setup.heroes.length) return setup.heroes.map(levels);
  if (setup.hero_choice === "pick") return null;
  const names = [...new Set(all.map((card) => piles.face(card).name))];
  const level = (card: number) => piles.face(card).level ?? 0;
  const first = (name: string) =>
    levels(name).reduce((best, card) => (level(card) < level(best) ? card : best));
  const order = piles.mixed(names.map(first), "deal").map((card) => piles.face(card).name);
  const taken: string[] = [];
  const sides = new Set(teams).size;
  for (const team of teams) {
    const side = team === teams[0] ? "hero" : "villain";
    const free = order.filter(
      (name) =>
        !taken.includes(name) &&
        (values.anySide ||
          sides !== 2 ||
          levels(name).some((card) => piles.face(card).side === side)),
    );
    taken.push(free[0] ?? "");
  }
  return taken.map(levels);
}

// --- Later in the opening -------------------------------------------------------------------------

function placeOf(name: string, seats: number): number {
  const [pile, seat] = name.split(" ") as [string, string?];
  const table = TABLE_ZONES.indexOf(pile as TableZone);
  if (seat === undefined && table >= 0) return table;
  const own = SEAT_ZONES.indexOf(pile as SeatZone);
  if (own < 0 || !(Number(seat) < seats)) throw new Wrong("no-place", { name });
  return zoneOf(Number(seat), pile as SeatZone);
}

/** A table that is laid out by its setup (lessons, puzzles): the top card of each place first. */
export function arrange(setup: Setup, piles: Piles): void {
  const places = new Map(setup.arranged.map(([name]) => [name, placeOf(name, piles.seats)]));
  for (const place of places.values())
    for (const card of [...piles.pile(place)]) piles.move(card, zone("unused"));
  const taken = new Set<number>();
  const arranged = new Set(places.values());
  for (const [name, ids] of setup.arranged)
    for (const id of [...ids].reverse()) {
      const card = copyOf(piles, id, taken, arranged);
      taken.add(card);
      piles.move(card, places.get(name) as number);
    }
  piles.villainUp =
    piles.pile(zone("super-villains")).length > 0 &&
    (piles.villainUp || places.has("super-villains"));
}

const LIKED = ["unused", "main-deck", "super-villains", "stack", "line-up"];

/** A copy of a card: an unused one, else one from the main deck, else from anywhere free. */
function copyOf(piles: Piles, id: string, taken: Set<number>, arranged: Set<number>): number {
  const rank = (card: number) => {
    const place = piles.where[card] as number;
    const name = place === zone("weaknesses") ? "stack" : zoneName(place);
    const liked = place < 8 ? LIKED.indexOf(name) : -1;
    return liked >= 0 ? liked : 5 + (place === zoneOf(0, "hand") ? 1 : 0);
  };
  const free = piles.faces.flatMap((face, card) => {
    const place = piles.where[card] as number;
    const hero = seatOf(place) >= 0 && zoneName(place) === "hero";
    return face.id === id && !taken.has(card) && !arranged.has(place) && !hero ? [card] : [];
  });
  if (!free.length) throw new Wrong("no-copy", { id });
  return free.reduce((best, card) => (rank(card) < rank(best) ? card : best));
}
