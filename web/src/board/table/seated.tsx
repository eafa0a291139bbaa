// A board for tests: two players, Batgirl and Hawkman, as the first of them sees it.
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { vi } from "vitest";
import fixture from "../../base/wire/fixture.json";
import type {
  AskInView,
  CardInView,
  EventInView,
  Message,
  OptionInView,
  PublicView,
  Room,
  SeatInView,
} from "../../base/wire/messages";
import type { CardEntry } from "../../base/wire/queries";
import { InspectProvider } from "../../cards";
import { type Board, BoardProvider } from "../desk/context";
import type { Screen } from "../desk/measures";
import { type Live, NOTHING, type Step } from "../live/live";
import { placed } from "../live/options";
import { slotsAfter } from "../live/slots";

const [base] = fixture as unknown as CardEntry[];
const card = (id: string, name: string, more: Partial<CardEntry> = {}) =>
  ({ ...base, id, name, ...more }) as CardEntry;
const HEROES = [card("batgirl", "Batgirl"), card("hawkman", "Hawkman")];
const OTHERS = [
  card("katana", "Katana", { kind: "main", cost: 2 }),
  card("kick", "Kick", { kind: "stack", cost: 3 }),
  card("nekron", "Nekron", { kind: "super-villain", cost: 12 }),
  card("weakness", "Weakness", { kind: "weakness" }),
];
export const CARDS = new Map([...HEROES, ...OTHERS].map((each) => [each.id, each]));
const NAMES = ["Ada", "Bob"];

/** A card in a place: its handle names both. */
export const lies = (id: string, place: string): CardInView => ({ id, handle: `${place}-${id}` });

/** An option about a card of one's own, or, without an owner, of the table. */
export const option = (verb: string, id: string, zone: string, owner = -1): OptionInView =>
  ({ verb, card: id, zone, handle: `${zone}-${id}`, owner }) as OptionInView;

export const END = { verb: "end" } as OptionInView;
export const NONE = { verb: "none" } as OptionInView;

/** A step that was heard, with its events. */
export const step = (position: number, events: object[]): Step => ({
  position,
  events: events as EventInView[],
  lines: [],
  told: position,
  undone: false,
});

interface Position {
  turn?: number;
  ask?: Partial<AskInView> & { kind: string; options: OptionInView[] };
  waiting?: number[];
  over?: boolean;
  /** The second player is also a person. */
  person?: boolean;
  /** The differences from an empty table, and from an empty seat. */
  table?: Partial<PublicView>;
  seats?: Partial<SeatInView>[];
  hand?: string[];
  live?: Partial<Live>;
  steps?: Step[];
  screen?: Screen;
}

/** The board from the first of two seats, and what can be done with it. */
export function boardAt(position: Position) {
  const { turn = 0, ask, waiting = [], over = false, person = false } = position;
  const seat = (n: number) => ({
    seat: n,
    team: n,
    hand_size: 5,
    deck: 7 + n,
    discard: [],
    in_play: [],
    hero: [{ id: HEROES[n]?.id, handle: `hero-${n}` }],
    on_hero: [],
    score: [],
    out: false,
    ...position.seats?.[n],
  });
  const shown = {
    turn: { number: 3, seat: turn, power: 6, confronting: -1 },
    line_up: [],
    stacks: [],
    super_villain: [],
    super_villains_left: 2,
    main_deck: 60,
    weaknesses: 20,
    destroyed: [],
    aside: [],
    played: [],
    seats: [seat(0), seat(1)],
    waiting: waiting.map((each) => ({ seat: each, kind: "turn" })),
    result: over ? { winners: [0] } : null,
    ...position.table,
  } as unknown as PublicView;
  const first = ask?.options.findIndex(({ verb }) => verb === "play") ?? -1;
  const outlook = { option: first < 0 ? null : first, plays: [], keeps: [], prices: [], power: 2 };
  const parts = { seat: 0, source: null, shown: [], outlook, ...ask };
  const asked = ask ? (parts as unknown as AskInView) : null;
  const room = {
    clock: { turn: 0, bank: 0 },
    seats: NAMES.map((name, at) => ({ seat: at, name, person: at === 0 || person ? name : null })),
  } as unknown as Room;
  const hand = (position.hand ?? []).map((id) => lies(id, "hand"));
  const did = {
    choose: vi.fn(),
    press: vi.fn(),
    begin: vi.fn(),
    playAll: vi.fn(),
    inspect: vi.fn(),
    lookAtSeat: vi.fn(),
    lookAtPile: vi.fn(),
  };
  const store = {
    undo: vi.fn(),
    concede: vi.fn(),
    consent: vi.fn(),
    vote: vi.fn(),
    comeBack: vi.fn(),
    hush: vi.fn(),
    whyNot: vi.fn(),
  };
  const board = {
    ...did,
    live: {
      ...NOTHING,
      line: "open",
      seat: 0,
      public: shown,
      private: { seat: 0, hands: { 0: hand }, ask: asked },
      talk: asked && {
        prompt: { id: `ask-${asked.kind}`, args: {} },
        options: asked.options.map(({ verb, card }) => ({
          id: [verb, card].filter(Boolean).join(" "),
          args: {},
        })),
      },
      room,
      undo: person ? "ask" : "free",
      ...position.live,
    },
    store: { table: "t", ...store },
    cards: CARDS,
    speech: { say: ({ id }: Message) => id, spans: ({ id }: Message) => [{ text: id }] },
    placed: placed(asked, 0),
    screen: position.screen ?? "desktop",
    measures: { piles: true, hand: 160, handRoom: 900, lineUp: 150, villain: 200 },
    slots: slotsAfter([], shown.line_up),
    numbers: new Map(hand.map(({ handle }, at) => [handle, at + 1])),
    trail: { steps: position.steps ?? [], taken: [] },
    said: null,
    name: (at: number) => NAMES[at] ?? "",
    character: (at: number) => HEROES[at],
  } as unknown as Board;
  return { board, ...did, ...store };
}

export const on = (board: Board, part: ReactNode) =>
  render(
    <InspectProvider>
      <BoardProvider value={board}>{part}</BoardProvider>
    </InspectProvider>,
  );
