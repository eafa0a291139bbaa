// Games of this browser as files: saved, proved, brought back, and told to the server.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { hasAll } from "./alone";
import { SETTINGS } from "./backend";
import { mouse, playOut } from "./player";

const FINISHED = `
import json
from archrivals.bots import make_bot
from archrivals.boxes import catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.saving import save
from archrivals.engine.sight import Sight
from archrivals.engine.table import Table
setup = Setup(box="heroes-unite", players=2, super_villains=2)
table = Table.new(setup, catalogue(setup.box), "a game in a file")
bots = [make_bot("greedy", "file", seat) for seat in range(2)]
while table.asks:
    ask = table.asks[0]
    table.answer(ask.seat, bots[ask.seat].answer(Sight(table, ask.seat), ask))
print(json.dumps(save(table)))
`;

test("a game goes out as a file that can be proved, and a finished one to the server", async ({
  page,
}, info) => {
  await page.goto("/");
  const here = JSON.stringify({ ...JSON.parse(SETTINGS), here: true });
  await page.evaluate((wanted) => localStorage.setItem("archrivals-settings", wanted), here);
  await page.reload();
  await hasAll(page);
  await page.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL("**/t/local-*");
  await playOut(page, mouse(page), 1);

  await page.goto("/");
  await page.getByRole("link", { name: "Games on this device" }).click();
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const file = info.outputPath("game.json");
  await (await coming).saveAs(file);
  execFileSync("archrivals", ["verify", file]); // fails with another exit code

  const over = info.outputPath("over.json");
  writeFileSync(over, execFileSync("python3", ["-c", FINISHED]));
  await page.getByLabel("Open a file").setInputFiles(over);
  await page.waitForURL("**/replay/local-*");
  await expect(page.getByText(/^Decision 0 of/)).toBeVisible();
  await page.goto("/saves"); // by its address, too
  await page.getByRole("button", { name: "Add to your games" }).click();
  await expect(page.getByText("It is among your games now, unrated.")).toBeVisible();
  await page.getByRole("button", { name: "Add to your games" }).click();
  await expect(page.getByText("This game is here already.")).toBeVisible();
  await page.getByLabel("Open a file").setInputFiles({
    name: "x.json",
    mimeType: "application/json",
    buffer: Buffer.from("{}"),
  });
  await expect(page.getByRole("alert")).toContainText("no game of Archrivals");
});
