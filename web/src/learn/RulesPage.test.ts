import { expect, test } from "vitest";
import { matching } from "./RulesPage";

const RULES = [
  { id: "T4", boxes: ["heroes-unite"], text: "Power buys cards." },
  { id: "F1", boxes: ["confrontations"], text: "A Confrontation is announced first." },
];

test("rules are found by id, by words and by box", () => {
  expect(matching(RULES, "t4", "").map((rule) => rule.id)).toEqual(["T4"]);
  expect(matching(RULES, "announced first", "").map((rule) => rule.id)).toEqual(["F1"]);
  expect(matching(RULES, "", "confrontations").map((rule) => rule.id)).toEqual(["F1"]);
  expect(matching(RULES, "nothing of this", "")).toEqual([]);
});
