import { expect, test } from "vitest";
import { amended, begun, done, redone, undone } from "./history";

test("typing in one go is one step, and what was undone can be had again", () => {
  let of = begun("");
  for (const [at, text] of ["+", "+2", "+2 P"].entries()) of = done(of, text, "words", at * 200);
  of = done(of, "+2 Power, cost 4", "cost", 700);
  expect(undone(of).now).toBe("+2 P");
  expect(undone(undone(of)).now).toBe("");
  expect(undone(undone(undone(of))).now).toBe("");
  expect(redone(redone(undone(undone(of)))).now).toBe("+2 Power, cost 4");
});

test("a pause makes a new step, and so does anything else", () => {
  const of = done(done(begun("a"), "ab", "words", 0), "abc", "words", 5000);
  expect(undone(of).now).toBe("ab");
});

test("what a change led to belongs to its step; no change is none", () => {
  const of = amended(done(begun("a"), "b", "words", 0), "b!");
  expect(undone(of).now).toBe("a");
  expect(redone(undone(of)).now).toBe("b!");
  expect(done(of, "b!", "words")).toBe(of);
  expect(undone(begun("a")).now).toBe("a");
});

test("sixty steps are kept", () => {
  let of = begun(0);
  for (let n = 1; n <= 80; n += 1) of = done(of, n, "", n);
  for (let n = 0; n < 100; n += 1) of = undone(of);
  expect(of.now).toBe(20);
});
