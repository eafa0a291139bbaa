// The shown part of the story: the events of an update become beats, each with the board to show
// for that time. Made from events alone; no sentence is read and no rule is known here.
import type {
  CardInView,
  EventInView,
  MovedInView,
  NotedInView,
  PlayedInView,
} from "../../base/wire/messages";
import { after, type BoardInView } from "./board";

/** A card that changes its place in addition to the subject of a beat. */
export interface Moved {
  /** Unknown where one does not see it. */
  card: string | undefined;
  how: string;
  seat: number;
}

interface Plays {
  kind: "plays";
  /** Who. */
  seat: number;
  card: string;
  handle: string;
  how: "play" | "again" | "use" | "reveal" | "hunt";
  /** The Power that it gives. */
  power: number;
  /** Further cards that are shown with it. */
  more: string[];
  also: Moved[];
}

interface Folds {
  kind: "folds";
  seat: number;
  cards: { id: string; n: number }[];
  power: number;
}

interface Gains {
  kind: "gains";
  seat: number;
  card: string;
  /** Of the card where it lay. */
  handle: string | undefined;
  how: "buy" | "gain";
}

interface Attack {
  kind: "attack";
  seat: number;
  card: string;
}

interface Hit {
  kind: "hit";
  /** The card that does it. */
  by: string | undefined;
  hits: Moved[];
  /** Who does it; −1 for no player. */
  from: number;
  /** Who has avoided it, and by which card. */
  avoided: { seat: number; card: string } | null;
}

interface Falls {
  kind: "falls";
  seat: number;
  card: string;
}

interface Appears {
  kind: "appears";
  card: string;
}

interface Declared {
  kind: "declared";
  seat: number;
  against: number;
  character: string;
}

interface Block {
  kind: "block";
  seat: number;
  card: string;
  what: "block" | "assist";
  /** What it adds to the cost, or to the Power. */
  n: number;
}

interface Outcome {
  kind: "outcome";
  seat: number;
  against: number;
  character: string;
  power: number;
  cost: number;
  how: "won" | "lost" | "cancelled";
  /** The Character in force after it; none is left if it is undefined. */
  next: string | undefined;
}

interface Shuffle {
  kind: "shuffle";
  seat: number;
  n: number;
}

interface Ends {
  kind: "ends";
  seat: number;
}

interface MyTurn {
  kind: "my-turn";
  seat: number;
  n: number;
}

interface Over {
  kind: "over";
  winners: number[];
  points: number[];
}

export type Beat =
  | Plays
  | Folds
  | Gains
  | Attack
  | Hit
  | Falls
  | Appears
  | Declared
  | Block
  | Outcome
  | Shuffle
  | Ends
  | MyTurn
  | Over;
export type BeatKind = Beat["kind"];

/** Beats that are scenes: figures face to face over the table. */
export const SCENES: ReadonlySet<BeatKind> = new Set<BeatKind>([
  "attack",
  "falls",
  "appears",
  "declared",
  "outcome",
]);

/** A beat, and how it is played. */
export interface Cue {
  beat: Beat;
  /** What the board shows during it. */
  board: BoardInView;
  /** The player may act during it; the next thing that happens ends it. */
  open: boolean;
  /** One's own doing: shown in passing. */
  quick: boolean;
  /** It stays until one has answered. */
  asks: boolean;
}

/** What the events of a turn leave to remember for later updates. */
export interface Memory {
  attack: { card: string; by: number; on: number[] } | null;
}

export const NOTHING_SEEN: Memory = { attack: null };

export interface Happened {
  events: EventInView[];
  /** As the server shows it when all of them have happened. */
  board: BoardInView;
}

type KindOf = (card: string) => string | undefined;

type EventKind = EventInView["kind"];

/** The record of events of a kind. */
type EventOf<Kind extends EventKind, Each = EventInView> = Each extends { kind: infer Kinds }
  ? Kind extends Kinds
    ? Each
    : never
  : never;

/** What an event makes: a beat of its own, or nothing but a change of the board. */
type Reading<Event> = (event: Event, reader: Reader) => Beat | null;

const first = (event: { cards?: CardInView[] }) => event.cards?.[0];
const number = ({ n }: { n?: number | number[] }): number => (typeof n === "number" ? n : 0);
const numbers = ({ n }: NotedInView): number[] => (Array.isArray(n) ? n : []);
const silent: Reading<EventInView> = () => null;

function shows(how: Plays["how"]): Reading<NotedInView | PlayedInView> {
  return (event, reader) => {
    const card = first(event);
    const { seat } = event;
    if (!card) return null;
    if (how === "play" && reader.kindOf(card.id) === "starter")
      return { kind: "folds", seat, cards: [{ id: card.id, n: 1 }], power: 0 };
    const more = (event.cards ?? []).slice(1).map(({ id }) => id);
    return {
      kind: "plays",
      seat,
      card: card.id,
      handle: card.handle,
      how,
      power: 0,
      more,
      also: [],
    };
  };
}

const blocks =
  (what: Block["what"]): Reading<NotedInView | PlayedInView> =>
  (event) => {
    const card = first(event);
    return card ? { kind: "block", seat: event.seat, card: card.id, what, n: 0 } : null;
  };

/** Every kind of event that there is, and its beat. */
export const READINGS: { [Kind in EventKind]: Reading<EventOf<Kind>> } = {
  move: (event, reader) => reader.moved(event),
  turn: (event, { me }) =>
    event.seat === me ? { kind: "my-turn", seat: me, n: number(event) } : null,
  "end-turn": (event) => ({ kind: "ends", seat: event.seat }),
  play: shows("play"),
  "play-again": shows("again"),
  assist: blocks("assist"),
  use: shows("use"),
  reveal: shows("reveal"),
  hunt: (event, reader) => {
    const card = first(event)?.id ?? "";
    reader.memory = { attack: { card, by: event.seat, on: [number(event)] } };
    return number(event) === reader.me
      ? { kind: "attack", seat: event.seat, card }
      : shows("hunt")(event, reader);
  },
  buy: (event) => gain(event, "buy"),
  defeat: (event) => {
    const card = first(event);
    return card ? { kind: "falls", seat: event.seat, card: card.id } : null;
  },
  attack: (event, reader) => {
    const card = first(event)?.id ?? "";
    const by = event.seat;
    reader.memory = { attack: { card, by, on: numbers(event) } };
    return numbers(event).includes(reader.me) && by !== reader.me
      ? { kind: "attack", seat: by, card }
      : null;
  },
  defend: (event, { memory }) => ({
    kind: "hit",
    by: memory.attack?.card,
    hits: [],
    from: memory.attack?.by ?? -1,
    avoided: { seat: number(event), card: first(event)?.id ?? "" },
  }),
  flip: (event) => ({ kind: "appears", card: first(event)?.id ?? "" }),
  "first-appearance": (event, { draft }) => {
    const card = first(event)?.id ?? "";
    return draft?.kind === "appears" && draft.card === card ? null : { kind: "appears", card };
  },
  confront: (event) => ({
    kind: "declared",
    seat: event.seat,
    against: number(event),
    character: first(event)?.id ?? "",
  }),
  block: blocks("block"),
  outcome: (event, reader) => {
    const [power = 0, cost = 0] = numbers(event);
    const how = power >= cost ? "won" : "lost";
    return { ...reader.fight(event), power, cost, how };
  },
  cancel: (event, reader) => ({ ...reader.fight(event), how: "cancelled" }),
  shuffle: (event) => ({ kind: "shuffle", seat: event.zone.seat, n: event.n }),
  over: (event) => ({ kind: "over", winners: event.winners, points: event.points }),
  // seen on the board, or in what follows them
  power: silent,
  pay: silent,
  fires: silent,
  nothing: silent,
  total: silent,
  look: silent,
  choice: silent,
  select: silent,
  "take-text": silent,
  cost: silent,
  cheaper: silent,
  control: silent,
  done: silent,
  out: silent,
  win: silent,
  rest: silent,
};

function gain(event: NotedInView, how: Gains["how"]): Beat | null {
  const card = first(event);
  if (!card) return null;
  return { kind: "gains", seat: event.seat, card: card.id, handle: card.handle, how };
}

/** Moves that are worth a look in addition to their cause. */
const LOSSES = new Set(["discard", "destroy"]);

/** Reads the events of an update one by one. */
class Reader {
  draft: Beat | null = null;

  constructor(
    readonly me: number,
    readonly kindOf: KindOf,
    public memory: Memory,
    public board: BoardInView,
  ) {}

  /** A Confrontation as it stands. */
  fight(event: NotedInView): Outcome {
    const { turn, seats } = this.board.public;
    const target = seats[turn.confronting];
    const character = first(event)?.id ?? target?.hero.at(-1)?.id ?? "";
    return {
      kind: "outcome",
      seat: event.seat,
      against: turn.confronting,
      character,
      power: turn.power,
      cost: target?.cost ?? 0,
      how: "lost",
      next: character,
    };
  }

  /** A beat of its own if a card is gained by itself, or lost to an Attack; else part of the last. */
  moved(event: MovedInView): Beat | null {
    const hit = this.#hit(event);
    const { attack } = this.memory;
    const from = attack && attack.card === event.cause.card ? attack.by : event.by;
    const blow = { kind: "hit" as const, by: event.cause.card, from };
    if (hit && this.draft?.kind === "hit" && !this.draft.avoided) {
      this.draft = { ...this.draft, hits: [...this.draft.hits, hit] };
      return null;
    }
    if (hit) return { ...blow, hits: [hit], avoided: null };
    if (event.how === "gain" && event.card && !this.#shows(event))
      return {
        kind: "gains",
        seat: event.gained ?? event.to.seat,
        card: event.card,
        handle: event.handle,
        how: "gain",
      };
    return null;
  }

  /** Whether the beat that is being made already has this gain. */
  #shows(event: MovedInView): boolean {
    const { draft } = this;
    return (draft?.kind === "gains" || draft?.kind === "falls") && draft.card === event.card;
  }

  /** A player's loss: by an Attack, or as a Weakness. */
  #hit(event: MovedInView): Moved | null {
    const { attack } = this.memory;
    const { card, from, how } = event;
    const seat = event.gained ?? from.seat;
    if (from.zone === "weaknesses" && event.gained !== undefined) return { card, how, seat };
    const aimed = attack && event.cause.card === attack.card && attack.on.includes(seat);
    const lost = from.seat === seat && seat >= 0 && (LOSSES.has(how) || how === "gain");
    return aimed && lost && event.owner !== attack.by ? { card, how, seat } : null;
  }

  /** What follows a beat and belongs to it. */
  absorb(event: EventInView): void {
    const { draft } = this;
    if (!draft) return;
    if (draft.kind === "plays" || draft.kind === "folds") {
      if (event.kind === "power") this.draft = { ...draft, power: draft.power + number(event) };
      else if (draft.kind === "plays" && event.kind === "move" && LOSSES.has(event.how)) {
        const moved = { card: event.card, how: event.how, seat: event.from.seat };
        this.draft = { ...draft, also: [...draft.also, moved] };
      }
    } else if (draft.kind === "block") {
      const adds = draft.what === "block" ? "cost" : "power";
      if ((event.kind === "cost" || event.kind === "power") && event.kind === adds)
        this.draft = { ...draft, n: draft.n + number(event) };
    } else if (draft.kind === "outcome" && event.kind === "move" && event.how === "defeat")
      this.draft = {
        ...draft,
        next: this.board.public.seats[draft.against]?.hero.at(-1)?.id,
      };
  }
}

/** A card is played when it is logged, not when it moves: its move comes after it. */
function inOrder(events: EventInView[]): EventInView[] {
  const ordered = [...events];
  for (let at = 1; at < ordered.length; at += 1) {
    const [before, event] = [ordered[at - 1], ordered[at]];
    if (before?.kind !== "move" || !event || !isPlay(event)) continue;
    if (before.now && before.now === first(event)?.handle)
      [ordered[at - 1], ordered[at]] = [event, before];
  }
  return ordered;
}

const isPlay = (event: EventInView): event is PlayedInView =>
  event.kind === "play" || event.kind === "assist" || event.kind === "play-again";

/** In one's own turn nothing waits, but for what the others answer and what comes between turns. */
const ALWAYS_SEEN = new Set<BeatKind>(["appears", "block", "outcome", "ends"]);

function cue(beat: Beat, board: BoardInView, mine: boolean, me: number, ask: string | null): Cue {
  const assists = beat.kind === "block" && beat.what === "assist";
  const asks = beat.kind === "attack" && ask === "defend";
  const open =
    asks ||
    beat.kind === "my-turn" ||
    beat.kind === "over" ||
    (mine && (assists || !ALWAYS_SEEN.has(beat.kind)));
  const quick = QUICKLY.has(beat.kind) && mine && "seat" in beat && beat.seat === me;
  return { beat, board, open, quick, asks };
}

const QUICKLY = new Set<BeatKind>(["plays", "folds", "gains", "shuffle", "ends"]);

/** The cues of an update, in order; the last one shows the board as the server does. */
export function cuesOf(
  before: BoardInView,
  now: Happened,
  me: number,
  kindOf: KindOf,
  memory: Memory,
): { cues: Cue[]; memory: Memory } {
  const reader = new Reader(me, kindOf, memory, before);
  const cues: Cue[] = [];
  let mine = false;
  const close = (board: BoardInView) => {
    if (!reader.draft) return;
    const last = board === now.board;
    const ask = last ? (now.board.private.ask?.kind ?? null) : null;
    cues.push(cue(reader.draft, board, mine, me, ask));
    reader.draft = null;
  };
  for (const event of inOrder(now.events)) {
    const reading = READINGS[event.kind] as Reading<EventInView> | undefined; // that of its kind
    const beat = reading?.(event, reader) ?? null;
    if (beat) {
      close(reader.board);
      mine = reader.board.public.turn.seat === me;
      reader.draft = beat;
    }
    reader.board = after(reader.board, event);
    if (event.kind === "turn") reader.memory = NOTHING_SEEN;
    if (!beat) reader.absorb(event);
  }
  const over = now.board.public.result;
  if (over && !before.public.result && reader.draft?.kind !== "over") {
    close(reader.board); // given up or abandoned: there is no event for it
    reader.draft = { kind: "over", winners: over.winners, points: over.points };
  }
  close(now.board);
  return { cues, memory: reader.memory };
}

/** Two runs of Starters by one player are one run. */
export function joined(before: Beat, next: Beat): Beat | null {
  if (before.kind !== "folds" || next.kind !== "folds" || before.seat !== next.seat) return null;
  const counts = new Map(before.cards.map(({ id, n }) => [id, n]));
  for (const { id, n } of next.cards) counts.set(id, (counts.get(id) ?? 0) + n);
  return {
    ...before,
    cards: [...counts].map(([id, n]) => ({ id, n })),
    power: before.power + next.power,
  };
}
