import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { begin } from "../../base/words";
import { WORDS } from "../../base/words/words";
import type { Slot } from "../live/slots";
import { Market } from "./Market";
import { Mine } from "./Mine";
import { Spot } from "./Spot";
import { Strips } from "./Strips";
import { boardAt, CARDS, END, lies, on, option, step } from "./seated";

beforeAll(() => begin(WORDS));
afterEach(cleanup);

const region = (name: string) => within(screen.getByRole("region", { name }));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

describe("a card on the table", () => {
  type Position = Parameters<typeof boardAt>[0];

  function spotAt(position: Position) {
    const made = boardAt({ hand: ["katana"], ...position });
    on(
      made.board,
      <Spot
        card={lies("katana", "hand")}
        zone="hand"
        owner={0}
        size="normal"
        keyed="1"
        showKey
        note="Assist"
      />,
    );
    return made;
  }

  it("bears what a press does, its key and its note, and does it", () => {
    const play = option("play", "katana", "hand", 0);
    const { choose, press: pressed } = spotAt({ ask: { kind: "turn", options: [END, play] } });
    const card = screen.getByRole("button", { name: "Katana: play katana" });
    expect(card.querySelector(".t-badge")?.textContent).toBe("1Play");
    within(card).getByText("Assist");
    fireEvent.click(card);
    expect(pressed).toHaveBeenCalledWith("hand-katana");
    expect(choose).toHaveBeenCalledWith(1);
  });

  it("asks which, where a press could do several things", () => {
    const options = ["play", "use"].map((verb) => option(verb, "katana", "hand", 0));
    const { choose } = spotAt({ ask: { kind: "turn", options } });
    press(/^Katana: /);
    expect(choose).not.toHaveBeenCalled();
    press("use katana");
    expect(choose).toHaveBeenCalledWith(1);
  });

  it("begins the turn before the first card", () => {
    const normal = { verb: "normal" } as typeof END;
    const { begin: begun } = spotAt({ ask: { kind: "announce", options: [normal] } });
    press("Katana: Play Katana");
    expect(begun).toHaveBeenCalledWith({ verb: "play", card: "katana" });
  });

  it("has the server say why nothing can be done with it", () => {
    const { whyNot } = spotAt({ ask: { kind: "turn", options: [END] } });
    press("Katana");
    expect(whyNot).toHaveBeenCalledWith("play", "katana");
  });

  it("says that playing it would do nothing, and plays it all the same", () => {
    const play = option("play", "katana", "hand", 0);
    const keeps = [{ ...lies("katana", "hand"), why: "idle" }];
    const outlook = { option: -1, plays: [], keeps, prices: [] } as never;
    const { choose } = spotAt({ ask: { kind: "turn", options: [END, play], outlook } });
    const card = screen.getByRole("button", { name: /^Katana: / });
    expect(card.querySelector(".t-badge")?.textContent).toBe("1No effect");
    fireEvent.click(card);
    expect(choose).toHaveBeenCalledWith(1);
  });

  it("is read by a press on a phone, and played by one on its tag", () => {
    const play = option("play", "katana", "hand", 0);
    const { choose, inspect } = spotAt({
      ask: { kind: "turn", options: [END, play] },
      screen: "phone",
    });
    const card = screen.getByRole("button", { name: /^Katana: / });
    fireEvent.click(card, { detail: 1 });
    expect(inspect).toHaveBeenCalledOnce();
    expect(choose).not.toHaveBeenCalled();
    fireEvent.click(within(card).getByText("Play"), { detail: 1 });
    expect(inspect).toHaveBeenCalledOnce();
    expect(choose).toHaveBeenCalledWith(1);
  });

  it("can be looked at", () => {
    const { inspect } = spotAt({});
    press("Look at Katana");
    fireEvent.contextMenu(screen.getByRole("button", { name: "Katana" }));
    expect(inspect.mock.calls.map(([looked]) => looked)).toEqual(
      Array(2).fill(CARDS.get("katana")),
    );
  });
});

describe("what can be bought", () => {
  const bought = option("buy", "katana", "line-up");
  const table = {
    line_up: [lies("katana", "line-up")],
    stacks: [{ ...lies("kick", "stack"), left: 9 }],
    super_villain: [lies("nekron", "super-villains")],
    destroyed: [lies("weakness", "destroyed")],
  };

  it("is the Line-Up, the stacks and the Super-Villain, each to be pressed", () => {
    const options = [
      bought,
      option("buy", "kick", "stack"),
      option("buy", "nekron", "super-villains"),
    ];
    const { board, choose } = boardAt({ table, ask: { kind: "turn", options } });
    on(board, <Market />);
    for (const { card } of options) press(new RegExp(`: buy ${card}$`));
    expect(choose.mock.calls).toEqual([[0], [1], [2]]);
  });

  it("is bought on a phone by a press on the price, or by a flick up", () => {
    const { board, choose } = boardAt({
      table,
      ask: { kind: "turn", options: [bought] },
      screen: "phone",
    });
    on(board, <Market />);
    const card = screen.getByRole("button", { name: /^Katana: / });
    const price = card.querySelector(".card-cost");
    expect(price).not.toBeNull();
    if (price) fireEvent.click(price, { detail: 1 });
    expect(choose).toHaveBeenCalledTimes(1);
    card.setPointerCapture = () => {};
    const flick = (...ways: [x: number, y: number][]) => {
      const finger = { pointerId: 1, pointerType: "touch", button: 0 };
      fireEvent.pointerDown(card, { ...finger, clientX: 50, clientY: 200 });
      for (const [clientX, clientY] of ways)
        fireEvent.pointerMove(card, { ...finger, clientX, clientY });
      const [clientX, clientY] = ways.at(-1) ?? [50, 200];
      fireEvent.pointerUp(card, { ...finger, clientX, clientY });
    };
    document.elementsFromPoint ??= () => [];
    flick([50, 190], [50, 185]); // too short
    flick([120, 180], [150, 150]); // aside
    expect(choose).toHaveBeenCalledTimes(1);
    flick([52, 180], [55, 150]);
    expect(choose).toHaveBeenCalledTimes(2);
  });

  it("says how much is left in each pile, and shows the cards that all may see", () => {
    const { board, lookAtPile } = boardAt({ table });
    on(board, <Market />);
    const piles = within(screen.getByRole("list", { name: "Piles" })).getAllByRole("listitem");
    expect(piles.map((pile) => pile.textContent)).toEqual([
      "60 Main deck",
      "9 Kick",
      "20 Weaknesses",
      "1 Destroyed",
    ]);
    press("1 Destroyed");
    expect(lookAtPile).toHaveBeenCalledWith("Destroyed", ["weakness"]);
  });

  it("says who took the card of an empty slot, and hides a Super-Villain that is face down", () => {
    const left = { kind: "move", by: 1, how: "gain", gained: 1, from: { zone: "line-up" } };
    const { board } = boardAt({
      steps: [step(1, [{ ...left, handle: "line-up-katana" }])],
    });
    const gone: Slot = { card: lies("katana", "line-up"), gone: true };
    on({ ...board, slots: [gone] }, <Market />);
    const market = region("Cards to buy");
    market.getByText("Katana");
    market.getByText("Hawkman took it");
    market.getByText("refills when you end");
    market.getByText("Face down until the next turn.");
  });
});

describe("one's own side", () => {
  it("shows the hero with what it can do, the hand, the deck and the discard pile", () => {
    const use = { ...option("use", "batgirl", "hero", 0), handle: "hero-0" };
    const { board, choose, inspect, lookAtPile } = boardAt({
      hand: ["katana", "kick"],
      ask: { kind: "turn", options: [END, use] },
      seats: [{ discard: [lies("weakness", "discard")], score: [lies("nekron", "score")] }],
    });
    on(board, <Mine />);
    const side = region("Your side");
    side.getByRole("heading", { name: "Batgirl" });
    press("Look at Batgirl");
    expect(inspect).toHaveBeenCalledWith(CARDS.get("batgirl"));
    press("Batgirl: use batgirl");
    expect(choose).toHaveBeenCalledWith(1);
    const hand = within(side.getByRole("list", { name: "Your hand" }));
    expect(hand.getAllByRole("button", { name: /^Look at/ })).toHaveLength(2);
    expect(document.querySelector('[data-place="deck"]')?.textContent).toContain("Your deck 7");
    press(/Discard pile 1$/);
    press("1 Score pile");
    expect(lookAtPile.mock.calls).toEqual([
      ["Discard pile", ["weakness"]],
      ["Score pile", ["nekron"]],
    ]);
  });

  it("says that a hand is empty, and shows the cards next to the hero", () => {
    const { board } = boardAt({ seats: [{ in_play: [lies("katana", "in-play")] }] });
    on(board, <Mine />);
    region("Your side").getByText("Your hand is empty.");
    screen.getByRole("button", { name: "Katana" });
  });
});

describe("the strips", () => {
  const turn = (seat: number, n: number) => ({ kind: "turn", seat, n });
  const plays = (seat: number, id: string) => ({ kind: "play", seat, cards: [{ id }] });
  const power = (seat: number, n: number) => ({ kind: "power", seat, n });
  const cards = (name: string) =>
    region(name)
      .getAllByRole("button")
      .flatMap(({ textContent }) =>
        [...CARDS.values()].filter((it) => textContent?.includes(it.name)),
      )
      .map(({ id }) => id);

  it("show what the other did in the last turn and oneself in this one, and lead to the story", () => {
    const openStory = vi.fn();
    const { board } = boardAt({
      table: { played: [lies("kick", "in-play")] },
      steps: [
        step(1, [turn(1, 2), plays(1, "katana"), power(1, 2)]),
        step(2, [
          { kind: "buy", seat: 1, n: 2, cards: [{ id: "kick", handle: "line-up-kick" }] },
          turn(0, 3),
          power(0, 6),
          { kind: "pay", seat: 0, n: 4 },
        ]),
      ],
    });
    on(board, <Strips openStory={openStory} />);
    expect(cards("Since your last turn")).toEqual(["katana", "kick"]);
    region("Since your last turn").getByText("made 2 Power");
    expect(cards("Played this turn")).toEqual(["kick"]);
    region("Played this turn").getByText("made 6, spent 4");
    press(/Whole story/);
    expect(openStory).toHaveBeenCalledOnce();
  });

  it("show what the other plays now, and one's own last turn", () => {
    const { board } = boardAt({
      turn: 1,
      table: { played: [lies("katana", "in-play")] },
      steps: [step(1, [turn(0, 2), plays(0, "kick")]), step(2, [turn(1, 3), plays(1, "katana")])],
    });
    on(board, <Strips openStory={() => {}} />);
    region("Bob played").getByText("Hawkman, this turn");
    screen.getByRole("button", { name: "Katana" });
    expect(cards("Played this turn")).toEqual(["kick"]);
  });

  it("say in the first turn what the game is about, and where cards are played", () => {
    const table = { turn: { number: 1, seat: 0, power: 0, confronting: -1 } } as object;
    on(boardAt({ table }).board, <Strips openStory={() => {}} />);
    screen.getByText("The goal:");
    screen.getByText("Cards you play lie here.", { exact: false });
  });

  it("put three players in groups: who, what each gained, and whom a turn hit", () => {
    const hawkman = { seat: 2, team: 2, hero: [{ id: "hawkman", handle: "hero-2" }] };
    const { board, lookAtSeat } = boardAt({
      steps: [
        step(1, [turn(1, 2), plays(1, "katana")]),
        step(2, [
          { kind: "attack", seat: 1, cards: [{ id: "katana" }] },
          {
            kind: "move",
            by: 1,
            how: "gain",
            gained: 0,
            card: "weakness",
            from: { zone: "weaknesses" },
            cause: {},
          },
          {
            kind: "move",
            by: 1,
            how: "gain",
            gained: 1,
            card: null,
            from: { zone: "deck" },
            cause: {},
          },
          turn(0, 3),
        ]),
      ],
    });
    const shown = board.live.public;
    shown?.seats.push({ ...shown.seats[1], ...hawkman } as (typeof shown.seats)[number]);
    on(board, <Strips openStory={() => {}} />);
    press("Hawkman, Bob");
    expect(lookAtSeat).toHaveBeenCalledWith(1);
    expect(cards("Since your last turn")).toEqual(["katana"]);
    screen.getByRole("img", { name: "Hits Batgirl" });
    screen.getByText("a card you do not see");
  });
});
