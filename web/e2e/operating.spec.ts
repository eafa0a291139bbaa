// An operator's morning: what runs and waits, an announcement that everybody reads, a setting that
// changes while the server runs.
import { expect, test } from "@playwright/test";
import { archrivals, newDatabase, type Served } from "./alone";
import { watch } from "./player";
import { code, granted, photographed, registered, SIZES } from "./roles";
import { Somebody } from "./somebody";

const PORT = Number(process.env.E2E_PORT ?? 8877) + 3;
const SERVER = `http://127.0.0.1:${PORT}`;
const DATABASE = newDatabase();

let served: Served | undefined;

test.beforeAll(async () => {
  served = await archrivals(PORT, {
    ARCHRIVALS_URL: SERVER,
    ARCHRIVALS_DATABASE: DATABASE,
  });
});

test.afterAll(async () => {
  await served?.stop();
});

test("an operator's morning", async ({ browser }, info) => {
  test.setTimeout(300_000);
  const ann = await Somebody.called("Ann", browser, SERVER);
  const table = await ann.opens({ box: "heroes-unite", players: 2, super_villains: 2 });

  const context = await browser.newContext({ baseURL: SERVER, reducedMotion: "reduce" });
  const page = await context.newPage();
  const wrong = watch(page);
  await page.setViewportSize(SIZES.desk);
  await registered(page, "Olga");
  const secret = granted(DATABASE, "Olga", "operator");
  await page.goto("/admin/server");
  await page.getByLabel("Code").fill(code(secret));
  await page.getByRole("button", { name: "Open" }).click();

  // One process is the whole server; Ann's game is in play.
  await expect(page.getByRole("heading", { name: "Processes" })).toBeVisible();
  await expect(page.getByText(/Whole server · /)).toBeVisible();
  await expect(page.getByRole("row", { name: /Answers to be written/ })).toBeVisible();
  await expect(page.getByText("Games in play", { exact: true }).locator("+ dd")).toHaveText("1");
  await photographed(page, "1-server", info);

  // Everybody reads what is announced, in its language, also at a table, until they dismiss it.
  await page.getByLabel("What should everybody read?").fill("Heute um 22 Uhr ist kurz Pause.");
  await page.getByLabel("Written in").selectOption("de");
  await page.getByLabel("Why? It goes into the audit log.").fill("An upgrade.");
  await page.getByRole("button", { name: "Announce" }).click();
  await expect(page.getByText("Everybody reads it within a minute.")).toBeVisible();
  const anns = await ann.context.newPage();
  await anns.setViewportSize(SIZES.desk);
  await anns.goto(`/t/${table}`);
  const told = anns.getByText("Heute um 22 Uhr ist kurz Pause.");
  await expect(told).toHaveAttribute("lang", "de");
  await anns.locator(".t-hand .card").first().waitFor();
  await photographed(anns, "2-announced", info);
  await anns.getByRole("button", { name: "Got it" }).click();
  await expect(told).toBeHidden();
  await anns.goto("/");
  await anns.waitForLoadState("networkidle");
  await expect(told).toBeHidden();

  // A setting changes while the server runs.
  const setting = page.getByRole("listitem").filter({ hasText: "New tables" });
  await setting.getByRole("button", { name: "Do not allow" }).click();
  await setting.getByLabel("Why? It goes into the audit log.").fill("An upgrade.");
  await setting.getByRole("button", { name: "Do not allow" }).click();
  await expect(setting.getByText("not allowed · changed while running")).toBeVisible();
  await expect(ann.opens({ box: "heroes-unite", players: 2 })).rejects.toThrow("tables-closed");
  await photographed(page, "3-changed", info);

  // All of it is in the audit log, and in the metrics.
  await page.getByRole("link", { name: "Audit log" }).click();
  for (const words of ["announced something", "changed a setting"])
    await expect(page.getByRole("listitem").filter({ hasText: words })).toHaveCount(1);
  await photographed(page, "4-audit", info);
  const metrics = await (await page.request.get("/metrics")).text();
  expect(metrics).toContain('archrivals_setting{setting="thinking_bots"} 1.0');
  expect(metrics).toMatch(/archrivals_queue_oldest_seconds\{queue="log"\} \d/);
  const expected = /403 \(Forbidden\)|answer: 403 .*\/api\/admin\/session$|ERR_ABORTED/;
  expect(wrong.filter((line) => !expected.test(line))).toEqual([]);
});
