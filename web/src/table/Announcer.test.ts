import { describe, expect, it } from "vitest";
import { added } from "./Announcer";

describe("what is said aloud", () => {
  const line = (id: string) => ({ id, text: id });

  it("is added in order, and each sentence once", () => {
    const said = added(added([], [line("a"), line("b")]), [line("b"), line("c")]);
    expect(said.map(({ text }) => text)).toEqual(["a", "b", "c"]);
  });

  it("is no endless log", () => {
    const many = Array.from({ length: 100 }, (_, at) => line(`${at}`));
    const said = added([], many);
    expect(said.length).toBeLessThan(50);
    expect(said.at(-1)?.text).toBe("99");
  });
});
