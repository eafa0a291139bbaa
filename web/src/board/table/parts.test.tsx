import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import fixture from "../../base/wire/fixture.json";
import type { AskInView, Message, OptionInView, PublicView, Room } from "../../base/wire/messages";
import type { CardEntry } from "../../base/wire/queries";
import { begin } from "../../base/words";
import { WORDS } from "../../base/words/words";
import { InspectProvider } from "../../cards";
import { type Board, BoardProvider } from "../desk/context";
import { NOTHING } from "../live/live";
import { placed } from "../live/options";
import { Bar } from "./Bar";
import { More } from "./More";
import { Plates } from "./Plates";
import { Tools } from "./Tools";

vi.mock("@tanstack/react-router", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

beforeAll(() => begin(WORDS));
afterEach(cleanup);

const [base] = fixture as unknown as CardEntry[];
const card = (id: string, name: string) => ({ ...base, id, name }) as CardEntry;
const HEROES = [card("batgirl", "Batgirl"), card("hawkman", "Hawkman")];
const CARDS = new Map([...HEROES, card("katana", "Katana")].map((each) => [each.id, each]));
const NAMES = ["Ada", "Bob"];
const PLAY: OptionInView = {
  verb: "play",
  card: "katana",
  zone: "hand",
  handle: "hand-katana",
  owner: 0,
};
const DISCARD: OptionInView = { ...PLAY, verb: "card" };

interface Position {
  turn?: number;
  ask?: { kind: string; options: OptionInView[]; source?: string };
  waiting?: number[];
  over?: boolean;
  /** The second player is a person, too. */
  person?: boolean;
}

/** The board from the first of two seats, and what can be done with it. */
function boardAt({ turn = 0, ask, waiting = [], over = false, person = false }: Position) {
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
  });
  const shown = {
    turn: { number: 3, seat: turn, power: 6, confronting: -1 },
    line_up: [],
    stacks: [],
    super_villain: [],
    super_villains_left: 2,
    destroyed: [],
    aside: [],
    played: [],
    seats: [seat(0), seat(1)],
    waiting: waiting.map((each) => ({ seat: each, kind: "turn" })),
    result: over ? { winners: [0] } : null,
  } as unknown as PublicView;
  const first = ask?.options.findIndex(({ verb }) => verb === "play") ?? -1;
  const outlook = { option: first < 0 ? null : first, plays: [], keeps: [], prices: [], power: 2 };
  const parts = { seat: 0, source: null, shown: [], outlook, ...ask };
  const asked = ask ? (parts as unknown as AskInView) : null;
  const room = {
    seats: NAMES.map((name, at) => ({ seat: at, name, person: at === 0 || person ? name : null })),
  } as unknown as Room;
  const did = {
    choose: vi.fn(),
    playAll: vi.fn(),
    inspect: vi.fn(),
    lookAtSeat: vi.fn(),
    undo: vi.fn(),
    concede: vi.fn(),
  };
  const board = {
    ...did,
    live: {
      ...NOTHING,
      seat: 0,
      public: shown,
      private: { seat: 0, hands: {}, ask: asked },
      talk: asked && {
        prompt: { id: `ask-${asked.kind}`, args: {} },
        options: asked.options.map(({ verb, card }) => ({ id: `${verb} ${card ?? ""}`, args: {} })),
      },
      room,
      undo: person ? "ask" : "free",
    },
    store: { table: "t", undo: did.undo, concede: did.concede },
    cards: CARDS,
    speech: { say: ({ id }: Message) => id, spans: ({ id }: Message) => [{ text: id }] },
    placed: placed(asked, 0),
    screen: "desk",
    measures: { piles: true },
    trail: { taken: [] },
    said: null,
    name: (at: number) => NAMES[at] ?? "",
    character: (at: number) => HEROES[at],
  } as unknown as Board;
  return { board, ...did };
}

const on = (board: Board, part: ReactNode) =>
  render(
    <InspectProvider>
      <BoardProvider value={board}>{part}</BoardProvider>
    </InspectProvider>,
  );
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

describe("the bar", () => {
  const barAt = (position: Position, rushing = false) => {
    const made = boardAt(position);
    on(made.board, <Bar note="" rushing={rushing} />);
    return { ...made, bar: within(screen.getByRole("region", { name: "What you can do" })) };
  };

  it("says in one's own turn whose it is, how much Power there is, and what can be pressed", () => {
    const turn = { kind: "turn", options: [PLAY, { verb: "end" } as OptionInView] };
    const { bar, choose, playAll, undo } = barAt({ ask: turn });
    bar.getByText("Your turn", { exact: false });
    expect(bar.getByText("Power").parentElement?.textContent).toBe("6Power");
    press(/^Play all/);
    expect(playAll).toHaveBeenCalledOnce();
    press(/^End turn.*then Hawkman/);
    expect(choose).toHaveBeenCalledWith(1);
    press("Undo");
    expect(undo).toHaveBeenCalledOnce();
  });

  it("lets nothing be pressed twice while cards are played", () => {
    const turn = { kind: "turn", options: [PLAY, { verb: "end" } as OptionInView] };
    barAt({ ask: turn }, true);
    for (const name of [/^Play all/, /^End turn/])
      expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(true);
  });

  it("asks what is answered on the table, shows the card that asks, and takes a no", () => {
    const question = {
      kind: "discard",
      source: "katana",
      options: [DISCARD, { verb: "none" } as OptionInView],
    };
    const { bar, choose, inspect } = barAt({ ask: question });
    bar.getByText("ask-discard");
    press("Look at Katana");
    expect(inspect).toHaveBeenCalledWith(CARDS.get("katana"));
    press(/none/);
    expect(choose).toHaveBeenCalledWith(1);
  });

  it("says for whom one waits: a bot by its hero, a person by name", () => {
    const { bar } = barAt({ turn: 1 });
    bar.getByText("Hawkman’s turn.");
    cleanup();
    barAt({ turn: 0, waiting: [1], person: true }).bar.getByText("Waiting for Bob …");
    screen.getByRole("button", { name: "Ask to undo" });
  });

  it("offers nothing any more once the game is over", () => {
    const { bar } = barAt({ over: true });
    bar.getByText("The game is over", { exact: false });
    expect(bar.queryAllByRole("button")).toEqual([]);
  });
});

describe("the plates", () => {
  it("show who plays, what each of them holds, and what is left to defeat", () => {
    const { board, lookAtSeat } = boardAt({ turn: 1 });
    on(board, <Plates />);
    const plates = within(screen.getByRole("group", { name: "Players" }));
    plates.getByText("Batgirl");
    fireEvent.click(plates.getByRole("button", { name: /Hawkman.*Bob/ }));
    expect(lookAtSeat).toHaveBeenCalledWith(1);
    expect(plates.getByRole("list", { name: "Super-Villains" }).children).toHaveLength(2);
    plates.getByText("8");
  });
});

describe("the tools", () => {
  it("open the chat, the story and the menu, and the coach while a question is open", () => {
    const turn = { kind: "turn", options: [{ verb: "end" } as OptionInView] };
    const open = vi.fn();
    on(boardAt({ ask: turn }).board, <Tools opened={null} open={open} />);
    const tools = within(screen.getByRole("navigation", { name: "More at this table" }));
    for (const button of tools.getAllByRole("button")) fireEvent.click(button);
    expect(open.mock.calls.map(([opened]) => opened.what)).toEqual([
      "hint",
      "chat",
      "story",
      "more",
    ]);
  });
});

describe("the menu", () => {
  it("leads to the help and away from the table", () => {
    const open = vi.fn();
    on(boardAt({}).board, <More open={open} />);
    press(/How to play|\?/);
    expect(open).toHaveBeenCalledWith({ what: "help" });
    const ways = screen.getAllByRole<HTMLAnchorElement>("link");
    expect(ways.map((way) => way.getAttribute("href"))).toEqual(["/settings", "/codex", "/"]);
  });

  it("gives up only after asking back", () => {
    const open = vi.fn();
    const { board, concede } = boardAt({});
    on(board, <More open={open} />);
    press("Give up");
    expect(concede).not.toHaveBeenCalled();
    screen.getByText("The game is lost for you.", { exact: false });
    press("Give up");
    expect(concede).toHaveBeenCalledOnce();
    expect(open).toHaveBeenCalledWith(null);
  });
});
