import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { change, settings } from "../../base/preferences/settings";
import { begin } from "../../base/words";
import { WORDS } from "../../base/words/words";
import { boardAt, CARDS, NONE, on, option } from "../table/seated";
import { AskPanel } from "./AskPanel";

beforeAll(() => begin(WORDS));
afterEach(cleanup);

type Position = Parameters<typeof boardAt>[0];
type Question = NonNullable<Position["ask"]>;

function askedAt(question: Question, position: Position = {}) {
  const made = boardAt({ ...position, ask: question });
  const ask = made.board.live.private?.ask;
  if (!ask) throw new Error("nothing is asked");
  on(made.board, <AskPanel ask={ask} />);
  return { ...made, panel: within(screen.getByRole("region", { name: "What is asked of you" })) };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const DESTROY: Question = {
  kind: "destroy",
  source: "batgirl",
  options: [
    option("card", "katana", "discard", 0),
    option("card", "kick", "line-up"),
    option("card", "weakness", "hand", 1),
    NONE,
  ],
};

it("says who asks what, and lays out the answers by place and number", () => {
  const { panel, choose, inspect } = askedAt(DESTROY);
  panel.getByRole("heading", { name: "ask-destroy" });
  panel.getByText("Choose");
  press("Look at Batgirl");
  expect(inspect).toHaveBeenCalledWith(CARDS.get("batgirl"));
  const places = panel.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(places).toEqual(["Your discard pile", "Line-Up", "Hawkman: hand"]);
  for (const answer of [/1 card katana$/, /2 card kick$/, /3 card weakness$/]) press(answer);
  expect(choose.mock.calls).toEqual([[0], [1], [2]]);
  press("Look at Kick");
  expect(inspect).toHaveBeenLastCalledWith(CARDS.get("kick"));
});

it("says what a bare no means, and takes it", () => {
  const talk = { prompt: { id: "ask", args: {} }, options: [] as { id: string; args: object }[] };
  talk.options = [..."abc", "option-no-card"].map((id) => ({ id, args: {} }));
  const { choose } = askedAt(DESTROY, { live: { talk } as Position["live"] });
  press(/^4 ?option-no-card: nothing is destroyed/);
  expect(choose).toHaveBeenCalledWith(3);
});

it("folds away from the table and takes a step back", () => {
  const { undo } = askedAt(DESTROY);
  press("See the table");
  expect(screen.queryByRole("button", { name: /card katana/ })).toBeNull();
  press("Answer");
  screen.getByRole("button", { name: /card katana/ });
  press("Undo");
  expect(undo).toHaveBeenCalledOnce();
});

it("shows what the answers in words are about, and takes none while one is on its way", () => {
  const options = [{ verb: "yes" }, { verb: "no" }] as Question["options"];
  const { panel, choose } = askedAt(
    { kind: "may", shown: ["nekron"], options },
    { live: { waiting: true } },
  );
  panel.getByRole("list", { name: "Shown to you" });
  panel.getByRole("button", { name: "Look at Nekron" });
  for (const name of [/yes/, /no$/]) {
    const answer = panel.getByRole<HTMLButtonElement>("button", { name });
    expect(answer.disabled).toBe(true);
  }
  expect(choose).not.toHaveBeenCalled();
});

it("says what an answer leads to", () => {
  const leads = { cost: 12, power: 9, falls: true } as Question["options"][number]["leads"];
  const { panel } = askedAt({ kind: "block", options: [{ ...NONE, leads }] as never });
  panel.getByRole("button", { name: /none 9 against 12: falls$/ });
});

it("keeps an order for a card that can answer by itself", () => {
  const { panel } = askedAt({
    kind: "defend",
    options: [option("card", "katana", "hand", 0), NONE],
  });
  panel.getByText("You are attacked");
  const always = panel.getByRole("switch", { name: "Always defend with Katana" });
  fireEvent.click(always);
  expect(settings().orders).toEqual({ "defend:katana": "always" });
  fireEvent.click(panel.getByRole("switch", { name: "Never defend with Katana" }));
  expect(settings().orders).toEqual({ "defend:katana": "never" });
  fireEvent.click(panel.getByRole("switch", { name: "Never defend with Katana" }));
  expect(settings().orders).toEqual({});
  change({ orders: {} });
});
