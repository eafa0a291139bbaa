import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { change, settings } from "../../base/preferences/settings";
import { begin } from "../../base/words";
import { WORDS } from "../../base/words/words";
import { atKey } from "../desk/keys";
import { AskScene } from "../stage/scenes";
import { Bar } from "./Bar";
import { Fan } from "./Fan";
import { boardAt, CARDS, lies, NONE, on, option } from "./seated";

beforeAll(() => begin(WORDS));
afterEach(cleanup);

type Position = Parameters<typeof boardAt>[0];
type Question = NonNullable<Position["ask"]>;

function askedAt(question: Question, position: Position = {}, folded = false) {
  const made = boardAt({ ...position, ask: question });
  const ask = made.board.live.private?.ask;
  if (!ask) throw new Error("nothing is asked");
  const fold = vi.fn();
  on(
    made.board,
    <>
      <Fan ask={ask} folded={folded} fold={fold} />
      <Bar note="" rushing={false} />
    </>,
  );
  const fan = within(screen.getByRole("region", { name: "What is asked of you" }));
  return {
    ...made,
    fan,
    fold,
    bar: within(screen.getByRole("region", { name: "What you can do" })),
  };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const names = (fan: ReturnType<typeof askedAt>["fan"]) =>
  fan.getAllByRole("button", { name: /: card/ }).map((each) => each.getAttribute("aria-label"));
const HIDDEN = [
  option("card", "katana", "discard", 0),
  option("card", "kick", "line-up"),
  option("card", "weakness", "hand", 1),
];
const DESTROY: Question = { kind: "destroy", source: "batgirl", options: [...HIDDEN, NONE] };

it("lays out the hidden answers by place and number; the bar asks and takes a no", () => {
  const { fan, bar, choose, inspect } = askedAt(DESTROY);
  fan.getByRole("heading", { name: "ask-destroy" });
  const places = fan.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(places).toEqual(["Your discard pile", "Line-Up", "Hawkman: hand"]);
  for (const name of ["Destroy: card katana", "Destroy: card kick", "Destroy: card weakness"])
    press(name);
  expect(choose.mock.calls).toEqual([[0], [1], [2]]);
  expect(fan.getAllByText("Destroy")).toHaveLength(3);
  expect(fan.getAllByText(/^[123]$/, { selector: "kbd" })).toHaveLength(3);
  press("Look at Kick");
  expect(inspect).toHaveBeenLastCalledWith(CARDS.get("kick"));
  bar.getByText("ask-destroy");
  press("Look at Batgirl");
  expect(inspect).toHaveBeenLastCalledWith(CARDS.get("batgirl"));
  fireEvent.click(bar.getByRole("button", { name: /none/ }));
  expect(choose).toHaveBeenLastCalledWith(3);
});

it("leaves answers in the own hand there, and with them the numbers", () => {
  const options = [option("card", "punch", "hand", 0), ...HIDDEN];
  const { fan } = askedAt({ kind: "destroy", options }, { hand: ["punch"] });
  expect(names(fan)).toEqual([
    "Destroy: card katana",
    "Destroy: card kick",
    "Destroy: card weakness",
  ]);
  expect(fan.queryByText(/^[123]$/, { selector: "kbd" })).toBeNull();
});

it("counts equal cards of a discard pile", () => {
  const discard = [lies("katana", "a"), lies("kick", "b"), lies("katana", "c")];
  const { fan } = askedAt(DESTROY, { seats: [{ discard }] });
  expect(fan.getByText(/×/).textContent).toBe("2 ×");
});

it("is left by arrows to the next card, and folds away from the table", () => {
  const { fan, fold } = askedAt(DESTROY);
  const region = screen.getByRole("region", { name: "What is asked of you" });
  for (const wanted of ["Destroy: card katana", "Destroy: card kick"]) {
    fireEvent.keyDown(document.activeElement ?? region, { key: "ArrowRight" });
    expect(document.activeElement?.getAttribute("aria-label")).toBe(wanted);
  }
  fireEvent.click(fan.getByRole("button", { name: /See the table/ }));
  expect(fold).toHaveBeenCalledOnce();
});

it("shows only the way back while it is folded", () => {
  const { fan, fold } = askedAt(DESTROY, {}, true);
  expect(fan.getAllByRole("button")).toHaveLength(1);
  fireEvent.click(fan.getByRole("button", { name: /Answer/ }));
  expect(fold).toHaveBeenCalledOnce();
});

it("says in the bar what a bare no means", () => {
  const talk = { prompt: { id: "ask", args: {} }, options: [] as { id: string; args: object }[] };
  talk.options = [..."abc", "option-no-card"].map((id) => ({ id, args: {} }));
  const { bar } = askedAt(DESTROY, { live: { talk } as Position["live"] });
  bar.getByRole("button", { name: /option-no-card nothing is destroyed/ });
});

it("shows what answers in words are about, and takes none while one is on its way", () => {
  const options = [{ verb: "yes" }, { verb: "no" }] as Question["options"];
  const { fan, choose } = askedAt(
    { kind: "may", shown: ["nekron"], options },
    { live: { waiting: true } },
  );
  fan.getByRole("list", { name: "Shown to you" });
  fan.getByRole("button", { name: "Look at Nekron" });
  for (const name of [/yes/, /no$/])
    expect(fan.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(true);
  expect(choose).not.toHaveBeenCalled();
});

it("says what an answer leads to", () => {
  const leads = { cost: 12, power: 9, falls: true } as Question["options"][number]["leads"];
  const { fan } = askedAt({ kind: "block", options: [{ ...NONE, leads }] as never });
  fan.getByRole("button", { name: /none 9 against 12: falls$/ });
});

it("keeps an order for a card that can answer by itself", async () => {
  const { bar } = askedAt({
    kind: "assist",
    options: [option("card", "katana", "hand", 0), NONE],
  });
  const order = async (name: RegExp, checked: boolean) =>
    fireEvent.click(await bar.findByRole("switch", { name, checked }));
  await order(/^Always give Katana/, false);
  expect(settings().orders).toEqual({ "assist:katana": "always" });
  await order(/^Never give Katana/, false);
  expect(settings().orders).toEqual({ "assist:katana": "never" });
  await order(/^Never give Katana/, true);
  expect(settings().orders).toEqual({});
  change({ orders: {} });
});

it("folds orders where the bar has no room for them", async () => {
  const options = [option("card", "katana", "hand", 0), NONE];
  const { bar } = askedAt({ kind: "assist", options }, { screen: "phone" });
  const details = (await bar.findByText("Without asking")).closest("details");
  expect(details?.open).toBe(false);
  expect(details?.querySelectorAll("[role=switch]")).toHaveLength(2);
});

it("presses an answer of a scene by the number that stands on it", () => {
  const options = [option("defend", "katana", "hand", 0), NONE];
  const { board, choose } = boardAt({
    ask: { kind: "defend", options },
    hand: ["punch", "katana"],
  });
  const ask = board.live.private?.ask;
  if (!ask) throw new Error("nothing is asked");
  on(
    board,
    <div className="t-board">
      <AskScene ask={ask} />
    </div>,
  );
  const shown = screen
    .getAllByText(/^\d$/, { selector: "kbd" })
    .map((key) => key.textContent ?? "");
  expect(shown).toEqual(["1", "2"]);
  for (const key of shown) atKey(key)?.click();
  expect(choose.mock.calls).toEqual([[0], [1]]);
});
