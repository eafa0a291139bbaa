import { expect, test } from "vitest";
import type { MyTable } from "../../base/wire/queries";
import { keptGames, readSave } from "./kept";

const table = (id: string, status: "open" | "playing", last: number): MyTable => ({
  ...{ id, status, last, name: "", ladder: "heroes-unite", created: 1, yours: null },
  others: [{ name: "Pip", person: null, bot: "pip" }],
});

test("games in play and finished ones stand in one list, the latest first", () => {
  const players = [
    { name: "Ada", person: "me" },
    { name: "Bruno", person: null },
  ];
  const over = [
    { table: "old", status: "over", ladder: "mixed", ended: 5, players },
    { table: "left", status: "abandoned", ladder: "mixed", ended: 20, players },
  ];
  const open = [table("waits", "open", 30), table("goes", "playing", 10)];
  const kept = keptGames(open, over, "me");
  expect(kept.map(({ id, over, whole }) => [id, over, whole])).toEqual([
    ["left", true, false],
    ["goes", false, false],
    ["old", true, true],
  ]);
  expect(kept.map(({ names }) => names)).toEqual(["Bruno", "Pip", "Bruno"]);
});

test("a file that holds no JSON, or too much, is no save", async () => {
  expect(await readSave(new Blob(['{"seed": "x"}']))).toEqual({ seed: "x" });
  await expect(readSave(new Blob(["PK..."]))).rejects.toMatchObject({ code: "no-save" });
  const large = new Blob([`"${"x".repeat(1_000_001)}"`]);
  await expect(readSave(large)).rejects.toMatchObject({ code: "no-save" });
});
