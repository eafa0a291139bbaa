import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { change } from "../base/preferences/settings";
import type { Tongue } from "../base/speech/speech";
import fixture from "../base/wire/fixture.json";
import type { Message, OptionInView, View } from "../base/wire/messages";
import type { CardEntry } from "../base/wire/queries";
import type { FromServer, Listener, ToServer } from "../base/wire/socket";
import { begin } from "../base/words";
import { WORDS } from "../base/words/words";
import { LiveTable } from "../board/live/live";
import { useStage } from "../board/stage/useStage";
import { Table } from "../board/table/Table";
import { InspectProvider } from "../cards";
import { Lesson } from "../pages/learn/Lesson";

interface FakeLine {
  listener: Listener;
  sent: ToServer[];
}
const lines = vi.hoisted(() => [] as FakeLine[]);

vi.mock("../base/browser/command", () => ({ newCommand: () => "c" }));
vi.mock("../base/wire/socket", () => ({
  TableSocket: class {
    sent: ToServer[] = [];
    constructor(
      readonly table: string,
      readonly listener: Listener,
    ) {
      lines.push(this);
    }
    send(message: ToServer) {
      this.sent.push(message);
    }
  },
}));
vi.mock("@tanstack/react-router", () => ({ Link: () => null, useNavigate: () => () => {} }));

const [base] = fixture as unknown as CardEntry[];
const IDS = ["punch", "kick", "raven", "katana", "robin"];
const CARDS = new Map(IDS.map((id) => [id, { ...base, id, name: id } as CardEntry]));
const TONGUE = {
  cards: CARDS,
  voice: { say: ({ id }: Message) => id, spans: ({ id }: Message) => [{ text: id }] },
} as unknown as Tongue;

const play = (id: string): OptionInView => ({
  verb: "play",
  card: id,
  zone: "hand",
  handle: `hand-${id}`,
  owner: 0,
});
const buy = (id: string): OptionInView => ({
  verb: "buy",
  card: id,
  zone: "line-up",
  handle: `line-${id}`,
  owner: -1,
});
const END: OptionInView = { verb: "end" };

interface Position {
  position: number;
  kind?: string;
  options: OptionInView[];
  hand?: string[];
}

/** A table of two at which the first is asked; "Play all" plays the first option that plays. */
function at({ position, kind = "turn", options, hand = [] }: Position) {
  const seat = (n: number) => ({
    seat: n,
    team: n,
    hand_size: 1,
    deck: 5,
    discard: [],
    in_play: [],
    hero: [{ id: "robin", handle: `hero-${n}` }],
    on_hero: [],
    score: [],
    out: false,
  });
  const plays = options.flatMap(({ verb, card, handle }) =>
    verb === "play" ? [{ id: card, handle }] : [],
  );
  const first = options.findIndex(({ verb }) => verb === "play");
  const outlook = { option: first < 0 ? null : first, plays, keeps: [], prices: [], power: 1 };
  return {
    type: "view",
    table: "t",
    position,
    seat: 0,
    events: [],
    lines: [],
    names: ["Ada", "Bob"],
    told: position,
    undo: "free",
    public: {
      turn: { number: 1, seat: kind === "turn" ? 0 : 1, power: 0, confronting: -1 },
      line_up: ["kick", "raven"].map((id) => ({ id, handle: `line-${id}` })),
      stacks: [],
      super_villain: [],
      super_villains_left: 1,
      destroyed: [],
      aside: [],
      played: [],
      seats: [seat(0), seat(1)],
      waiting: [{ seat: 0, kind }],
      result: null,
    },
    private: {
      seat: 0,
      hands: { 0: hand.map((id) => ({ id, handle: `hand-${id}` })) },
      ask: { seat: 0, kind, source: null, shown: [], options, outlook },
    },
    talk: {
      prompt: { id: "ask-turn", args: {} },
      options: options.map(({ verb, card }) => ({ id: card ? `${verb} ${card}` : verb, args: {} })),
    },
  } as unknown as View;
}

function Page({ store, lesson }: { store: LiveTable; lesson: string | undefined }) {
  const [staged, director] = useStage(store, CARDS);
  useSyncExternalStore(store.follow, store.now);
  if (!staged.live.public) return null;
  return (
    <>
      {lesson && <Lesson lesson={lesson} staged={staged} store={store} cards={CARDS} />}
      <Table staged={staged} director={director} store={store} tongue={TONGUE} />
    </>
  );
}

/** Somebody sits at the table and looks at it. */
function seated(position: Position, lesson = "") {
  (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({
    width: 1400,
    height: 800,
  });
  const store = new LiveTable("t");
  const line = lines.at(-1) as FakeLine;
  const hear = (message: FromServer) => act(() => line.listener.message(message));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InspectProvider>
        <Page store={store} lesson={lesson} />
      </InspectProvider>
    </QueryClientProvider>,
  );
  act(() => line.listener.line("open"));
  hear(at(position));
  return {
    views: (now: Position) => hear(at(now)),
    moves: (now: Position) => hear({ ...at(now), type: "update" } as unknown as FromServer),
    answers: () => line.sent.flatMap((said) => (said.type === "answer" ? [said.option] : [])),
  };
}

const press = (key: string, shiftKey = false) =>
  fireEvent.keyDown(document.body, { key, shiftKey });
const look = (handle: string) => {
  const card = document.querySelector(`[data-handle="${handle}"] .t-card`);
  if (card) fireEvent.contextMenu(card);
  return screen.findByRole("dialog");
};

/** What comes when it is needed is here before it is. */
const parts = () =>
  Promise.all([
    import("../cards/Inspect"),
    import("../board/stage/scenes"),
    import("../board/table/Linear"),
  ]);

vi.stubGlobal("fetch", () => new Promise(() => {})); // only the line says anything
beforeAll(() => begin(WORDS));
beforeAll(parts);
const PLAIN = { speed: "off", motion: "none", bubbles: false, sound: false } as const;
beforeEach(() => change({ ...PLAIN, linear: false, orders: {} }));
afterEach(cleanup);

describe("what a sheet over the table offers", () => {
  const before: Position = { position: 1, options: [play("punch"), buy("kick"), END] };
  const after: Position = { position: 2, options: [buy("kick"), buy("raven"), END] };

  it("buys the card that is looked at", async () => {
    const table = seated(before);
    const sheet = await look("line-kick");
    table.views(before); // the line broke and came back
    fireEvent.click(within(sheet).getByText("buy kick"));
    expect(table.answers()).toEqual([1]);
  });

  it("buys no other card once the table has moved on", async () => {
    const table = seated(before);
    const sheet = await look("line-kick");
    table.moves(after);
    fireEvent.click(within(sheet).getByText("buy kick"));
    expect(table.answers()).toEqual([]);
  });

  it("ends the turn and does nothing else, whatever was undone meanwhile", async () => {
    const table = seated(after);
    press("Enter", true);
    const sheet = await screen.findByRole("dialog");
    table.moves({
      ...before,
      position: 3,
      options: [play("punch"), play("katana"), ...after.options],
    });
    fireEvent.click(within(sheet).getByText("End the turn", { exact: false }));
    expect(table.answers()).toEqual([4]);
  });
});

it("has the whole window as long as it is shown, and not where it is read", async () => {
  const whole = () => document.documentElement.hasAttribute("data-table");
  seated({ position: 1, options: [END] });
  expect(whole()).toBe(true);
  act(() => change({ linear: true }));
  expect(whole()).toBe(false);
  act(() => change({ linear: false }));
  expect(whole()).toBe(true);
  cleanup();
  expect(whole()).toBe(false);
});

describe("Play all", () => {
  const two: Position = { position: 1, options: [play("punch"), play("kick"), END] };

  it("lets no turn end before it is done", async () => {
    const table = seated(two);
    press("p");
    press("Enter", true);
    expect(screen.queryByRole("dialog")).toBeNull();
    await vi.waitFor(() => expect(table.answers()).toEqual([0]));
  });

  it("lets no turn end where the table is read, either", async () => {
    change({ linear: true });
    seated(two);
    const [end] = await screen.findAllByRole("button", { name: "end" });
    press("p");
    if (end) fireEvent.click(end);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("a lesson", () => {
  const katana = {
    verb: "card",
    card: "katana",
    zone: "hand",
    handle: "hand-katana",
    owner: 0,
  } as const;
  const attacked: Position = {
    position: 1,
    kind: "defend",
    options: [katana, { verb: "none" }],
    hand: ["katana"],
  };

  it("asks also what a standing order would answer", async () => {
    change({ orders: { "defend:katana": "never" } });
    const table = seated(attacked, "super-villain");
    fireEvent.click(await screen.findByRole("button", { name: "card katana" }));
    expect(table.answers()).toEqual([0]);
  });
});
