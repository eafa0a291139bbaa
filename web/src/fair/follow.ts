// A game followed card by card: every pile is derived here, and what the record says must fit it.
import { arrange, type Dealt, deal, type Setup } from "./deal";
import { type Card, type Piles, seatOf, Wrong, zone, zoneName, zoneOf } from "./piles";

/** Something that happened, as the record gives it: cards and zones are numbers. */
export interface Happened {
  kind: string;
  cause?: { rule?: string; card?: string };
  card?: number;
  from?: number;
  to?: number;
  bottom?: boolean;
  how?: string;
  by?: number;
  owner?: number;
  gained?: number;
  doer?: number;
  what?: string;
  why?: string;
  until?: number;
  seat?: number;
  cards?: number[];
  n?: unknown;
  zone?: number;
  winners?: number[];
  points?: number[];
}

/** The opening, or an answer: who gave it, the number of the option, and what came of it. */
export interface Step {
  answer: [number, number] | null;
  events: Happened[];
}

/** Piles whose cards no one sees: they are taken from the top. */
const FACE_DOWN = new Set(["main-deck", "super-villains", "weaknesses", "deck"]);
const SHOWING = new Set(["reveal", "look", "select"]);
const BESIDE = new Set(["dice", "ordered", "arranged"]);

/** Cards that chance has chosen out of hands, and that must be the next to move or to be shown. */
interface Rolled {
  from: number[];
  chosen: number[];
}

export class Follower {
  readonly dealt: Dealt;
  readonly piles: Piles;
  /** The number of events for players so far. */
  told = 0;
  #shown = new Set<number>();
  #rolled: Rolled[] = [];
  #begun = false;
  /** Whether the Super-Villain that was played out of its stack lay face up there. */
  #layUp = false;

  constructor(
    readonly setup: Setup,
    cards: readonly Card[],
    seed: string,
  ) {
    this.dealt = deal(setup, cards, seed);
    this.piles = this.dealt.piles;
  }

  /** Let a step happen; `heard` is called with each event that players see. */
  take(step: Step, heard?: (event: Happened, epoch: number) => void): void {
    for (const [at, event] of step.events.entries()) {
      const epoch = event.card === undefined ? 0 : (this.piles.epoch[event.card] ?? 0);
      this.#happen(event, step.events.slice(at + 1));
      if (BESIDE.has(event.kind)) continue;
      this.told += 1;
      heard?.(event, epoch);
    }
  }

  #happen(event: Happened, later: Happened[]): void {
    if (event.kind === "move") this.#moved(event, later);
    else if (event.kind === "shuffle") this.#shuffled(event);
    else if (event.kind === "dice") this.#threw(event);
    else if (event.kind === "ordered") this.#ordered(event.cards ?? []);
    else if (event.kind === "arranged") this.#arranged();
    else if (event.kind === "turn" && !this.#begun) this.#begins(event);
    else if (SHOWING.has(event.kind)) this.#showed(event.cards ?? []);
    else if (event.kind === "flip") this.#flipped(event.cards ?? []);
    else if (event.kind === "defeat") this.#defeated(event.cards ?? []);
    else for (const card of event.cards ?? []) this.piles.face(card);
  }

  // --- Moves ----------------------------------------------------------------------------------

  #moved(event: Happened, later: Happened[]): void {
    const { card, from, to } = told(event);
    if (this.piles.where[card] !== from)
      throw new Wrong("not-there", { card: this.piles.face(card).id, zone: zoneName(from) });
    this.#chosen(card, from);
    if (FACE_DOWN.has(zoneName(from)) && !this.#onTop(card) && !this.#taken(event, later))
      throw new Wrong("not-top", { card: this.piles.face(card).id, zone: zoneName(from) });
    if (from === zone("unused")) this.#comesIn(card, to, event.cause?.rule);
    this.#shown.delete(card);
    this.piles.move(card, to, event.bottom ?? false);
    if (from === zone("super-villains")) {
      this.#layUp = this.piles.villainUp;
      this.piles.villainUp = false;
    }
    if (to === zone("super-villains")) this.piles.villainUp = this.#layUp;
  }

  /** On top, but for cards that a player has looked at. */
  #onTop(card: number): boolean {
    const pile = this.piles.pile(this.piles.where[card] as number);
    for (let at = pile.length - 1; at >= 0; at -= 1) {
      if (pile[at] === card) return true;
      if (!this.#shown.has(pile[at] as number)) return false;
    }
    return false;
  }

  /** Cards that may leave a pile in another order: all of it at once, or as the rules of setup say. */
  #taken(event: Happened, later: Happened[]): boolean {
    const { card, from, to } = told(event);
    if (!this.#begun && from === zone("main-deck") && event.cause?.rule === "H1")
      return this.#synergy(card, to);
    const pile = this.piles.pile(from);
    const all = [event, ...later.slice(0, pile.length - 1)];
    return (
      all.length === pile.length &&
      all.every((each, at) => each.kind === "move" && each.from === from && each.card === pile[at])
    );
  }

  /** H1: one copy of one's own Hero card leaves the main deck. */
  #synergy(card: number, to: number): boolean {
    const hero = this.piles.top(zoneOf(seatOf(to), "hero"));
    const wanted = hero === undefined ? null : this.piles.face(hero).synergy;
    const { id, box } = this.piles.face(card);
    const own = id.startsWith(`${box}:`) ? id.slice(box.length + 1) : id;
    const deck = [...this.piles.pile(zone("main-deck")), ...this.piles.pile(zone("unused"))];
    const first = deck.find((each) => this.piles.face(each) === this.piles.face(card));
    return zoneName(to) === "on-hero" && own === wanted && first === card;
  }

  /** Only Super Heroes and Characters come out of the box, those that were dealt, and the card of
   * a Super Hero that lies in the half which is not played (H1, X1). */
  #comesIn(card: number, to: number, rule?: string): void {
    if (rule === "H1" && !this.#begun && this.#synergy(card, to)) return;
    const { kind, id } = this.piles.face(card);
    const seat = seatOf(to);
    const hero = (kind === "super-hero" || kind === "character") && zoneName(to) === "hero";
    const { heroes } = this.dealt;
    if (!hero || (heroes !== null && !heroes[seat]?.includes(card)))
      throw new Wrong("not-dealt", { card: id });
  }

  // --- Chance ---------------------------------------------------------------------------------

  #shuffled(event: Happened): void {
    const place = event.zone ?? -1;
    const name = zoneName(place);
    const pile = this.piles.pile(place);
    if (event.n !== pile.length)
      throw new Wrong("other-pile", { zone: name, told: Number(event.n), here: pile.length });
    for (const card of pile) this.#shown.delete(card);
    if (place === zone("main-deck")) {
      this.piles.shuffle(place, "main");
    } else if (name === "discard") this.piles.rebuild(seatOf(place));
    else throw new Wrong("no-shuffle", { zone: name });
  }

  /** Chance chooses among the cards of a hand, or deals out again what several have laid down. */
  #threw(event: Happened): void {
    const cards = event.cards ?? [];
    const n = Number(event.n);
    const hands = [...new Set(cards.map((card) => this.piles.where[card] as number))];
    const hand = this.piles.pile(hands[0] ?? zoneOf(0, "hand"));
    const whole = cards.length === hand.length && cards.every((card, at) => card === hand[at]);
    const laid = hands.every((place) => zoneName(place) === "hand") && inRounds(cards, this.piles);
    if (cards.length && !whole && !(laid && n === cards.length))
      throw new Wrong("other-cards-chosen-from");
    const after = this.piles.mixed(cards, "dice");
    const chosen = whole ? after.slice(0, n) : after.reverse();
    if (chosen.length) this.#rolled.push({ from: [...cards], chosen });
  }

  /** Where chance has chosen among these cards, it must have chosen this one. */
  #chosen(card: number, from: number): void {
    if (zoneName(from) !== "hand") return;
    const rolled = this.#rolled.find((each) => each.from.includes(card));
    if (!rolled) return;
    if (rolled.chosen.shift() !== card)
      throw new Wrong("not-chosen", { card: this.piles.face(card).id });
    if (!rolled.chosen.length) this.#rolled.splice(this.#rolled.indexOf(rolled), 1);
  }

  // --- Showing and laying ------------------------------------------------------------------------

  #showed(cards: number[]): void {
    for (const card of cards) this.piles.face(card);
    if (this.#rolled.length) {
      const chosen = this.#rolled.flatMap((each) => each.chosen);
      this.#rolled = [];
      if (chosen.length !== cards.length || chosen.some((card, at) => card !== cards[at]))
        throw new Wrong("not-chosen", { card: this.piles.face(cards[0] ?? 0).id });
    }
    const down = cards.filter((card) => FACE_DOWN.has(zoneName(this.piles.where[card] as number)));
    for (const card of down) this.#shown.add(card);
    for (const card of down)
      if (!this.#onTop(card))
        throw new Wrong("not-top", {
          card: this.piles.face(card).id,
          zone: zoneName(this.piles.where[card] as number),
        });
  }

  /** Cards that were looked at go back on top in another order, the topmost first. */
  #ordered(cards: number[]): void {
    const pile = this.piles.pile(this.piles.where[cards[0] ?? 0] as number);
    const top = pile.slice(pile.length - cards.length);
    if (!cards.every((card) => top.includes(card) && this.#shown.has(card)))
      throw new Wrong("not-top", { card: this.piles.face(cards[0] ?? 0).id, zone: "deck" });
    pile.splice(pile.length - cards.length, cards.length, ...[...cards].reverse());
  }

  #flipped(cards: number[]): void {
    const top = this.piles.top(zone("super-villains"));
    if (cards.length !== 1 || cards[0] !== top)
      throw new Wrong("not-top", {
        card: this.piles.face(cards[0] ?? 0).id,
        zone: "super-villains",
      });
    this.piles.villainUp = true;
  }

  /** A Super-Villain that is defeated is gone from the stack, even before it has a place to go to. */
  #defeated(cards: number[]): void {
    for (const card of cards) this.piles.face(card);
    if (cards[0] === this.piles.top(zone("super-villains"))) this.piles.villainUp = false;
  }

  #arranged(): void {
    if (this.#begun) throw new Wrong("arranged-late");
    arrange(this.setup, this.piles);
    this.#shown.clear();
  }

  /** S7: the lot says who begins, or a Super Hero does. */
  #begins(event: Happened): void {
    let first = this.dealt.first;
    for (let seat = 0; seat < this.setup.players; seat += 1) {
      const hero = this.piles.top(zoneOf(seat, "hero"));
      if (hero !== undefined && this.piles.face(hero).effects.includes("TakesFirstTurn"))
        first = seat;
    }
    if (event.seat !== first) throw new Wrong("not-first", { seat: Number(event.seat) });
    this.#begun = true;
  }
}

function told(event: Happened): { card: number; from: number; to: number } {
  const { card, from, to } = event;
  if (event.kind !== "move" || card === undefined || from === undefined || to === undefined)
    throw new Wrong("no-move");
  return { card, from, to };
}

/** Whether cards were laid down round by round: in each, at most one of a seat, in turn order. */
function inRounds(cards: readonly number[], piles: Piles): boolean {
  const owners = cards.map((card) => seatOf(piles.where[card] as number));
  const turn = (seat: number) => (seat - (owners[0] ?? 0) + piles.seats) % piles.seats;
  const rounds = owners.filter((seat, at) => at === 0 || turn(seat) <= turn(owners[at - 1] ?? 0));
  const most = Math.max(...owners.map((seat) => owners.filter((each) => each === seat).length));
  return rounds.length === most && new Set(cards).size === cards.length;
}
