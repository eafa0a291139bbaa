import { expect, test } from "vitest";
import { commitment, recomputed, shuffled } from "./verify";

test("a shuffle is the one the engine makes", async () => {
  expect(await shuffled([1, 2, 3, 4], "demo", "main", 0)).toEqual([[4, 3, 1, 2], 1]);
});

test("the commitment of a seed is sixty-four hexadecimal digits, and another seed's is another", async () => {
  const one = await commitment("one");
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(await commitment("other")).not.toBe(one);
});

test("a shuffle that was tampered with is found", async () => {
  const honest = {
    stream: "main",
    counter: 0,
    before: ["1", "2", "3", "4"],
    after: ["4", "3", "1", "2"],
  };
  expect(await recomputed("demo", [honest])).toEqual({ right: 1, wrong: null });
  const forged = { ...honest, after: ["1", "2", "3", "4"] };
  expect(await recomputed("demo", [honest, forged])).toEqual({ right: 1, wrong: forged });
});
