import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { OptionInView } from "../../base/wire/messages";
import { begin } from "../../base/words";
import { WORDS } from "../../base/words/words";
import { Bar } from "./Bar";
import { More } from "./More";
import { Notices } from "./Notices";
import { Plates } from "./Plates";
import { Preview } from "./Preview";
import { Sheet } from "./Sheet";
import { boardAt, CARDS, END, NONE, on, option } from "./seated";
import { Tools } from "./Tools";

vi.mock("@tanstack/react-router", () => ({
  Link: ({ to, search, children }: { to: string; search?: object; children: ReactNode }) => (
    <a href={[to, ...Object.values(search ?? {})].join(" ")}>{children}</a>
  ),
}));

beforeAll(() => begin(WORDS));
afterEach(cleanup);

const PLAY = option("play", "katana", "hand", 0);
const DISCARD: OptionInView = { ...PLAY, verb: "card" };
type Position = Parameters<typeof boardAt>[0];

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

describe("the bar", () => {
  const barAt = (position: Position, rushing = false) => {
    const made = boardAt(position);
    on(made.board, <Bar note="" rushing={rushing} />);
    return { ...made, bar: within(screen.getByRole("region", { name: "What you can do" })) };
  };

  it("says in one's own turn whose it is, how much Power there is, and what can be pressed", () => {
    const turn = { kind: "turn", options: [PLAY, END] };
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
    const turn = { kind: "turn", options: [PLAY, END] };
    barAt({ ask: turn }, true);
    for (const name of [/^Play all/, /^End turn/])
      expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(true);
  });

  it("asks what is answered on the table, shows the card that asks, and takes a no", () => {
    const question = {
      kind: "discard",
      source: "katana",
      options: [DISCARD, NONE],
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
    const turn = { kind: "turn", options: [END] };
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

describe("the notices", () => {
  type Told = NonNullable<Position["live"]>;
  const noticesAt = (live: Told) => {
    const made = boardAt({ live });
    on(made.board, <Notices />);
    return made;
  };

  it("say nothing while all is well", () => {
    noticesAt({});
    expect(document.querySelector(".t-notices")?.textContent).toBe("");
  });

  it("tell of a broken line, and how to come back after a logout", () => {
    noticesAt({ line: "connecting" });
    expect(screen.getByRole("status").textContent).toContain("The line is broken.");
    cleanup();
    noticesAt({ line: "ended" });
    expect(screen.getByRole("status").textContent).toContain("You are logged out here.");
    expect(screen.getByRole("link").getAttribute("href")).toBe("/account");
  });

  it("give a refusal with its rule, and go when they are closed", () => {
    const reason = { id: "no-buying", args: {} };
    const refused = { code: "reason", reason, wait: 0, rule: "C4", why: "", at: 1 };
    const { hush } = noticesAt({ refused } as Told);
    screen.getByText("no-buying", { exact: false });
    expect(screen.getByRole("link", { name: "Rule C4" }).getAttribute("href")).toBe("/rules C4");
    press("Close");
    expect(hush).toHaveBeenCalledOnce();
  });

  it("offer the seat that a bot plays", () => {
    const refused = { code: "bot-plays", reason: "", wait: 0, rule: "", why: "", at: 1 };
    const { comeBack } = noticesAt({ refused });
    press("Take it back");
    expect(comeBack).toHaveBeenCalledOnce();
  });

  it("ask whether another may undo, and tell what became of one's own wish", () => {
    const undoAsked = (seat: number) => ({ undoAsked: { seat } }) as Told;
    const { consent } = noticesAt(undoAsked(1));
    screen.getByText("Bob wants to take back", { exact: false });
    press("Allow");
    press("Do not allow");
    expect(consent.mock.calls).toEqual([[true], [false]]);
    cleanup();
    noticesAt(undoAsked(0));
    screen.getByText("You have asked the others", { exact: false });
    cleanup();
    const { hush } = noticesAt({ undoDenied: 1 });
    screen.getByText("Bob said no.", { exact: false });
    press("Close");
    expect(hush).toHaveBeenCalledOnce();
  });

  it("tell each seat once that the rules changed, and whose answers were taken back", () => {
    localStorage.clear();
    const rules = { before: "5", after: "6", entry: 40, turn: 7, back: [0, 2] };
    noticesAt({ rules } as Told);
    screen.getByText("2 answers were taken back (Bob: 2)", { exact: false });
    press("Close");
    cleanup();
    noticesAt({ rules } as Told);
    expect(screen.queryByText("rules have changed", { exact: false })).toBeNull();
    cleanup();
    noticesAt({ rules: { ...rules, entry: 60, back: [] } } as Told);
    screen.getByText("The rules have changed. The game goes on by the new ones.");
  });

  it("tell who has left, and ask what the table shall do", () => {
    const away = (more: object) =>
      ({ away: { 1: { seat: 1, until: null, ...more } } }) as unknown as Told;
    noticesAt(away({ choose: false }));
    screen.getByText("Bob has left. The table waits:", { exact: false });
    cleanup();
    const { vote } = noticesAt(away({ choose: true, votes: { 0: "wait" } }));
    within(screen.getByRole("alertdialog", { name: "Bob has left" })).getByText("Ada: Wait on");
    expect(screen.getByRole("button", { name: "Wait on", pressed: true })).toBeTruthy();
    press("Let a bot play");
    expect(vote).toHaveBeenCalledWith(1, "bot");
  });
});

describe("a sheet", () => {
  const sheet = (open: boolean) => {
    const close = vi.fn();
    const keys = vi.fn();
    on(
      boardAt({}).board,
      <Sheet title="Discard pile" open={open} close={close} keys={keys}>
        <p>Katana</p>
      </Sheet>,
    );
    return { close, keys };
  };

  it("shows what it is about, hears its keys, and closes by its cross and by Escape", () => {
    const { close, keys } = sheet(true);
    const dialog = screen.getByRole("dialog", { name: "Discard pile" });
    const inside = within(dialog).getByText("Katana");
    fireEvent.keyDown(inside, { key: "Enter" });
    expect(keys).toHaveBeenCalledOnce();
    press("Close");
    fireEvent.keyDown(inside, { key: "Escape" });
    expect(close).toHaveBeenCalledTimes(2);
  });

  it("shows nothing while it is closed", () => {
    sheet(false);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByText("Katana")).toBeNull();
  });
});

describe("the preview", () => {
  const MOMENT = 350;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** The table with one small card on it that is pointed at. */
  function pointed() {
    const table = document.createElement("div");
    const spot = table.appendChild(document.createElement("b"));
    spot.dataset.card = "katana";
    on(boardAt({}).board, <Preview board={{ current: table }} />);
    fireEvent.pointerOver(spot);
    return { table, later: (ms: number) => act(() => void vi.advanceTimersByTime(ms)) };
  }
  const whole = () => document.querySelector(".t-preview")?.textContent;

  it("shows a card whole after a moment, until it is left", () => {
    const { table, later } = pointed();
    later(MOMENT - 1);
    expect(whole()).toBeUndefined();
    later(1);
    expect(whole()).toContain("Katana");
    fireEvent.pointerLeave(table);
    expect(whole()).toBeUndefined();
  });

  it("shows nothing where fingers point", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    pointed().later(MOMENT);
    expect(whole()).toBeUndefined();
  });
});
