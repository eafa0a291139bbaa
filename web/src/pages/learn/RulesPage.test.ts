import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { rules } from "../../base/wire/queries";
import { matching } from "./RulesPage";

const RULES = [
  { id: "T4", boxes: ["heroes-unite"], heading: "", text: "Power buys cards." },
  {
    id: "F1",
    boxes: ["confrontations"],
    heading: "Announcing",
    text: "A Confrontation is announced first.",
  },
];

afterEach(() => vi.unstubAllGlobals());

test("rules are asked for in each language, once", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify({ parts: { T: path }, rules: RULES }));
  });
  const client = new QueryClient();
  const title = async (language: string) => (await client.fetchQuery(rules(language))).parts.T;
  expect(await title("en")).toBe("/api/rules?language=en");
  expect(await title("es")).toBe("/api/rules?language=es");
  expect(await title("en")).toBe("/api/rules?language=en");
  expect(asked).toHaveLength(2);
});

test("rules are found by id, by words and by box", () => {
  expect(matching(RULES, "t4", "").map((rule) => rule.id)).toEqual(["T4"]);
  expect(matching(RULES, "announced first", "").map((rule) => rule.id)).toEqual(["F1"]);
  expect(matching(RULES, "announcing", "").map((rule) => rule.id)).toEqual(["F1"]);
  expect(matching(RULES, "", "confrontations").map((rule) => rule.id)).toEqual(["F1"]);
  expect(matching(RULES, "nothing of this", "")).toEqual([]);
});
