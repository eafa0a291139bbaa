// What an event changes on the board. Facts only: cards go from place to place, numbers change as
// sent. What an event does not change stays as it was until the server shows the next view.
import type {
  CardInView,
  EventInView,
  MovedInView,
  PlaceInEvent,
  PlayedInView,
  PrivateView,
  PublicView,
  SeatInView,
  ShuffledInView,
} from "../../base/wire/messages";

/** The board as one seat sees it. */
export interface BoardInView {
  public: PublicView;
  private: PrivateView;
}

const amount = ({ n }: { n?: number | number[] }): number => (typeof n === "number" ? n : 0);

function withTurn(board: BoardInView, turn: Partial<PublicView["turn"]>): BoardInView {
  const shown = board.public;
  return { ...board, public: { ...shown, turn: { ...shown.turn, ...turn } } };
}

function withPower(board: BoardInView, more: number): BoardInView {
  return withTurn(board, { power: board.public.turn.power + more });
}

function withSeat(board: BoardInView, seat: number, change: Partial<SeatInView>): BoardInView {
  const seats = board.public.seats.map((each) =>
    each.seat === seat ? { ...each, ...change } : each,
  );
  return { ...board, public: { ...board.public, seats } };
}

/** The piles of a seat that all see, by the name of their zone. */
const OPEN = {
  discard: "discard",
  "in-play": "in_play",
  hero: "hero",
  "on-hero": "on_hero",
  score: "score",
} as const;

const TABLE = { "line-up": "line_up", destroyed: "destroyed", aside: "aside" } as const;

const isIn = <T extends object>(names: T, zone: string): zone is keyof T & string =>
  Object.hasOwn(names, zone);

function without<Card extends CardInView>(cards: Card[], handle: string | undefined): Card[] {
  return handle ? cards.filter((card) => card.handle !== handle) : cards;
}

function hands(board: BoardInView, seat: number, cards: CardInView[]): BoardInView {
  const known = board.private.hands;
  if (!(seat in known)) return board;
  return {
    ...board,
    private: { ...board.private, hands: { ...known, [seat]: cards } },
  };
}

/** A card leaves a place, or (`by` +1) comes to it. */
function counted(board: BoardInView, place: PlaceInEvent, by: 1 | -1): BoardInView {
  const shown = board.public;
  switch (place.zone) {
    case "main-deck":
      return { ...board, public: { ...shown, main_deck: shown.main_deck + by } };
    case "weaknesses":
      return { ...board, public: { ...shown, weaknesses: shown.weaknesses + by } };
    case "super-villains":
      return {
        ...board,
        public: { ...shown, super_villains_left: shown.super_villains_left + by },
      };
  }
  const seat = shown.seats[place.seat];
  if (place.zone === "hand" && seat)
    return withSeat(board, place.seat, { hand_size: seat.hand_size + by });
  if (place.zone === "deck" && seat) return withSeat(board, place.seat, { deck: seat.deck + by });
  return board;
}

function leaves(board: BoardInView, place: PlaceInEvent, event: MovedInView): BoardInView {
  const { handle } = event;
  const shown = board.public;
  const left = counted(board, place, -1);
  if (isIn(TABLE, place.zone)) {
    const pile = TABLE[place.zone];
    return { ...left, public: { ...left.public, [pile]: without(shown[pile], handle) } };
  }
  if (place.zone === "super-villains")
    return { ...left, public: { ...left.public, super_villain: [] } };
  if (place.zone === "stack") {
    const stacks = shown.stacks.flatMap((stack) =>
      stack.id !== event.card
        ? [stack]
        : stack.left > 1
          ? [{ ...stack, left: stack.left - 1 }]
          : [],
    );
    return { ...left, public: { ...left.public, stacks } };
  }
  const seat = shown.seats[place.seat];
  if (!seat) return left;
  if (place.zone === "hand")
    return hands(left, place.seat, without(board.private.hands[place.seat] ?? [], handle));
  if (!isIn(OPEN, place.zone)) return left;
  const pile = OPEN[place.zone];
  return withSeat(left, place.seat, { [pile]: without(seat[pile], handle) });
}

function arrives(board: BoardInView, place: PlaceInEvent, event: MovedInView): BoardInView {
  const come = counted(board, place, 1);
  const { now, card: id } = event;
  const up = place.zone === "super-villains"; // one that was played from there goes back
  const handle = now ?? (up ? event.handle : undefined);
  if (!handle || !id) return come;
  const shown = board.public;
  const card: CardInView = { handle, id };
  if (up) return { ...come, public: { ...come.public, super_villain: [card] } };
  if (isIn(TABLE, place.zone)) {
    const pile = TABLE[place.zone];
    return { ...come, public: { ...come.public, [pile]: [...shown[pile], card] } };
  }
  if (place.zone === "stack") {
    const stacks = shown.stacks.map((stack) =>
      stack.id === id ? { ...stack, handle, left: stack.left + 1 } : stack,
    );
    return { ...come, public: { ...come.public, stacks } };
  }
  const seat = shown.seats[place.seat];
  if (!seat) return come;
  if (place.zone === "hand")
    return hands(come, place.seat, [...(board.private.hands[place.seat] ?? []), card]);
  if (!isIn(OPEN, place.zone)) return come;
  const pile = OPEN[place.zone];
  return withSeat(come, place.seat, { [pile]: [...seat[pile], card] });
}

/** The card changes its name on the wire where it was played already, and has moved since. */
function renamed(board: BoardInView, { handle, now }: MovedInView): BoardInView {
  const { played } = board.public;
  if (!handle || !played.some((card) => card.handle === handle)) return board;
  const after = now
    ? played.map((card) => (card.handle === handle ? { ...card, handle: now } : card))
    : played.filter((card) => card.handle !== handle); // out of sight
  return { ...board, public: { ...board.public, played: after } };
}

function moved(board: BoardInView, event: MovedInView): BoardInView {
  const { from, to } = event;
  return renamed(arrives(leaves(board, from, event), to, event), event);
}

function played(board: BoardInView, event: PlayedInView): BoardInView {
  const cards = [...board.public.played, ...event.cards];
  return { ...board, public: { ...board.public, played: cards } };
}

function shuffled(board: BoardInView, { zone }: ShuffledInView): BoardInView {
  const seat = zone.zone === "discard" ? board.public.seats[zone.seat] : undefined;
  if (!seat) return board; // shuffled where it lies
  return withSeat(board, seat.seat, { deck: seat.deck + seat.discard.length, discard: [] });
}

/** The board after an event. */
export function after(board: BoardInView, event: EventInView): BoardInView {
  const seat = event.kind === "move" ? undefined : board.public.seats[event.seat];
  switch (event.kind) {
    case "move":
      return moved(board, event);
    case "play":
    case "play-again":
      return played(board, event);
    case "power":
      return withPower(board, amount(event));
    case "buy":
    case "defeat":
    case "pay":
      return withPower(board, -amount(event));
    case "shuffle":
      return shuffled(board, event);
    case "flip": {
      const { public: shown } = withTurn(board, { seat: -1, power: 0, confronting: -1 });
      const villain = event.cards ?? []; // it comes between two turns
      return { ...board, public: { ...shown, super_villain: villain, played: [] } };
    }
    case "confront":
      return withTurn(board, { confronting: amount(event) });
    case "cancel":
    case "outcome":
      return withTurn(board, { confronting: -1 });
    case "cost":
      if (seat?.cost === undefined) return board;
      return withSeat(board, seat.seat, { cost: Math.max(0, seat.cost + amount(event)) });
    case "out":
      return seat ? withSeat(board, seat.seat, { out: true }) : board;
    case "turn": {
      const turn = { number: amount(event), seat: event.seat, power: 0, confronting: -1 };
      return {
        ...board,
        public: { ...board.public, turn, active: turn.seat, played: [] },
      };
    }
    default:
      return board;
  }
}
