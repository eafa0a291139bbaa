import { describe, expect, it } from "vitest";
import type { Step } from "../live/live";
import { added, since } from "./Announcer";

describe("what is said aloud", () => {
  const line = (id: string) => ({ id, text: id });

  it("is added in order, and each sentence once", () => {
    const said = added(added([], [line("a"), line("b")]), [line("b"), line("c")]);
    expect(said.map(({ text }) => text)).toEqual(["a", "b", "c"]);
  });

  it("is only what came since, however much was told before", () => {
    const steps: Step[] = Array.from({ length: 60 }, (_, position) => ({
      position,
      events: [],
      lines: [{ id: "log-turn", args: { n: position } }],
      told: 0,
      undone: false,
    }));
    expect(since(steps, undefined)).toHaveLength(60);
    expect(since(steps.slice(10), steps[57])).toEqual(steps.slice(58));
    expect(since(steps, steps[59])).toEqual([]);
    expect(since(steps.slice(30), steps[3])).toEqual(steps.slice(30));
  });

  it("is no endless log", () => {
    const many = Array.from({ length: 100 }, (_, at) => line(`${at}`));
    const said = added([], many);
    expect(said.length).toBeLessThan(50);
    expect(said.at(-1)?.text).toBe("99");
  });
});
