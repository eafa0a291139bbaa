import { describe, expect, it, test } from "vitest";
import { LESSONS } from "../../base/tables/lessons";
import type { AskInView, CardInView, OptionInView } from "../../base/wire/messages";
import de from "../../base/words/de.json";
import en from "../../base/words/en.json";
import es from "../../base/words/es.json";
import { nextTo } from "../../board/desk/pointed";
import { type Live, NOTHING } from "../../board/live/live";
import { counted, isDone, lets, nextLesson, STEPS, stepOf } from "./lessons";

const card = (id: string): CardInView => ({ id, handle: `h-${id}` });

interface Position {
  turn: number;
  power?: number;
  played?: string[];
  lineUp?: string[];
  hand?: string[];
  ask?: { kind: string; options: OptionInView[]; next?: number };
  confronting?: number;
}

/** A table of which only what a lesson looks at is there. */
function at(position: Position): Live {
  const { turn, power = 0, played = [], lineUp = [], hand = [], ask, confronting = -1 } = position;
  const asked = ask && {
    kind: ask.kind,
    options: ask.options,
    seat: 0,
    shown: [],
    source: null,
    outlook: { option: ask.next ?? -1 },
  };
  return {
    ...NOTHING,
    seat: 0,
    public: {
      turn: { number: turn, seat: 0, power, confronting },
      played: played.map(card),
      line_up: lineUp.map(card),
      super_villain: [],
      seats: [{ seat: 0 }, { seat: 1, cost: 9 }],
      result: null,
    } as unknown as Live["public"],
    private: { seat: 0, hands: { 0: hand.map(card) }, ask: (asked ?? null) as AskInView | null },
  };
}

const play = (id: string): OptionInView => ({ verb: "play", card: id });
const buy = (id: string): OptionInView => ({ verb: "buy", card: id });
const END: OptionInView = { verb: "end" };

describe("the first lesson", () => {
  const begun = at({
    turn: 1,
    lineUp: ["raven"],
    ask: { kind: "turn", options: [play("vulnerability"), play("punch"), END], next: 1 },
  });

  it("begins with a Punch and lets nothing else through", () => {
    expect(stepOf("first-turn", begun)?.words).toBe("lesson.first-turn.steps.punch");
    expect([0, 1, 2].map((option) => lets("first-turn", begun, option))).toEqual([
      false,
      true,
      false,
    ]);
    expect(lets("first-turn", begun, 1, true)).toBe(false); // one Punch, and not all of them
  });

  it("goes on with what the table shows, and back with it", () => {
    const more = at({
      turn: 1,
      played: ["punch"],
      lineUp: ["raven"],
      ask: { kind: "turn", options: [play("punch"), buy("kick"), END], next: 0 },
    });
    expect(stepOf("first-turn", more)?.words).toBe("lesson.first-turn.steps.rest");
    const rich = at({
      turn: 1,
      power: 4,
      played: ["punch"],
      lineUp: ["raven"],
      ask: { kind: "turn", options: [buy("raven"), buy("kick"), END] },
    });
    expect(stepOf("first-turn", rich)?.words).toBe("lesson.first-turn.steps.raven");
    expect([0, 1, 2].map((option) => lets("first-turn", rich, option))).toEqual([
      true,
      false,
      false,
    ]);
    expect(stepOf("first-turn", begun)?.words).toBe("lesson.first-turn.steps.punch"); // undone
  });

  it("lets through what it has nothing to say about, and the only answer there is", () => {
    const other = at({ turn: 2, ask: { kind: "destroy", options: [play("punch"), play("kick")] } });
    expect(stepOf("first-turn", other)).toBeUndefined();
    expect(lets("first-turn", other, 1)).toBe(true);
    const only = at({ turn: 1, lineUp: ["raven"], ask: { kind: "turn", options: [END] } });
    expect(lets("first-turn", only, 0)).toBe(true);
  });

  it("is done when its last turn is over", () => {
    expect(isDone("first-turn", begun)).toBe(false);
    expect(isDone("first-turn", at({ turn: 4 }))).toBe(true);
  });
});

describe("the third lesson", () => {
  it("asks for both Blocks, one after the other", () => {
    const options: OptionInView[] = [
      { verb: "card", card: "steel" },
      { verb: "card", card: "pots" },
      { verb: "none" },
    ];
    const first = at({ turn: 1, hand: ["steel", "pots"], ask: { kind: "block", options } });
    expect(stepOf("confrontation", first)?.words).toBe("lesson.confrontation.steps.steel");
    expect([0, 1, 2].map((option) => lets("confrontation", first, option))).toEqual([
      true,
      false,
      false,
    ]);
    const second = at({ turn: 1, hand: ["pots"], ask: { kind: "block", options } });
    expect(stepOf("confrontation", second)?.words).toBe("lesson.confrontation.steps.pots");
  });

  it("calls for help while Power is short, and is done playing when it is not", () => {
    const options: OptionInView[] = [{ verb: "call" }, { verb: "done" }];
    const fight = { turn: 2, confronting: 1, ask: { kind: "turn", options } };
    expect(stepOf("confrontation", at({ ...fight, power: 7 }))?.words).toBe(
      "lesson.confrontation.steps.call",
    );
    expect(stepOf("confrontation", at({ ...fight, power: 9 }))?.words).toBe(
      "lesson.confrontation.steps.done",
    );
  });
});

test.each([
  ["en", en],
  ["es", es],
  ["de", de],
])("every step has its words in %s", (_, words) => {
  const told = words.lesson as unknown as Record<
    string,
    { steps: Record<string, Record<string, string>> }
  >;
  for (const lesson of LESSONS)
    for (const { words: path, option } of STEPS[lesson])
      for (const part of ["title", "text", ...(option ? ["first"] : [])])
        expect(
          told[lesson]?.steps[path.split(".")[3] ?? ""]?.[part],
          `${path}.${part}`,
        ).toBeTruthy();
});

test("one lesson leads to the next, and each has something to press", () => {
  expect(LESSONS.map(nextLesson)).toEqual(["super-villain", "confrontation", undefined]);
  expect(LESSONS.map((lesson) => counted(lesson).length)).toEqual([7, 4, 6]);
});

describe("words beside what they point at", () => {
  const window = { width: 1000, height: 800 };
  const size = { width: 300, height: 100 };
  it("stand below what is high, and above what is low", () => {
    const high = { left: 400, top: 80, width: 160, height: 250 };
    expect(nextTo(high, [], size, window)).toEqual({ left: 330, top: 346 });
    const low = { ...high, top: 500 };
    expect(nextTo(low, [], size, window)).toEqual({ left: 330, top: 384 });
  });
  it("keep off what else is lit", () => {
    const high = { left: 400, top: 80, width: 160, height: 250 };
    const lit = { left: 300, top: 360, width: 100, height: 100 };
    const { left, top } = nextTo(high, [lit], size, window);
    expect(top + size.height <= lit.top || left + size.width <= lit.left || left >= 400).toBe(true);
  });
});
