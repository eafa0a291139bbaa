// A moderator's afternoon: a report comes in, its evidence is read, somebody is muted, appeals, and
// the action is undone; all of it is in the audit log.
import { expect, test } from "@playwright/test";
import { archrivals, newDatabase, type Served } from "./alone";
import { watch } from "./player";
import { code, granted, photographed, registered, SIZES } from "./roles";
import { Somebody } from "./somebody";

const PORT = Number(process.env.E2E_PORT ?? 8877) + 2;
const SERVER = `http://127.0.0.1:${PORT}`;
const DATABASE = newDatabase();

let served: Served | undefined;

test.beforeAll(async () => {
  served = await archrivals(PORT, {
    ARCHRIVALS_URL: SERVER,
    ARCHRIVALS_DATABASE: DATABASE,
    ARCHRIVALS_BOT_ANSWERS_PER_MINUTE: "0",
    ARCHRIVALS_MESSAGES_PER_SECOND: "1000",
    ARCHRIVALS_WINDOW: "0",
  });
});

test.afterAll(async () => {
  await served?.stop();
});

test("a moderator's afternoon", async ({ browser }, info) => {
  test.setTimeout(480_000); // two people, a moderator and a whole game
  // Bob is rude at his table; Ann, who watches, reports him in the middle of the game.
  const bob = await Somebody.called("Bob", browser, SERVER);
  const ann = await Somebody.called("Ann", browser, SERVER);
  const table = await bob.opens({
    box: "heroes-unite",
    players: 2,
    super_villains: 2,
    name: "Bob plays",
  });
  await bob.plays(table, { turn: 3 });
  await ann.says(table, "Nice card!");
  await bob.says(table, "Shut up, you fool.");
  await ann.call("POST", `tables/${table}/reports`, { person: bob.id, reason: "He insults me." });
  await bob.says(table, "What is it to you?");
  await bob.plays(table, { over: true });

  // Mo has an account; without a role there is no page for moderators.
  const context = await browser.newContext({ baseURL: SERVER, reducedMotion: "reduce" });
  const page = await context.newPage();
  const wrong = watch(page);
  await page.setViewportSize(SIZES.desk);
  await registered(page, "Mo");
  expect((await page.request.get("/admin")).status()).toBe(404);

  // The operator gives the role; the page asks for the second factor.
  const secret = granted(DATABASE, "Mo");
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Second factor" })).toBeVisible();
  await photographed(page, "1-second-factor", info);
  expect((await page.request.get("/api/admin/reports")).status()).toBe(403);
  await page.getByLabel("Code").fill(code(secret));
  await page.getByRole("button", { name: "Open" }).click();

  // The queue, and the report with its evidence.
  await expect(page.getByText("Bob, reported by Ann")).toBeVisible();
  await photographed(page, "2-queue", info);
  await page.getByText("Bob, reported by Ann").click();
  await expect(page.getByText("Shut up, you fool.")).toBeVisible();
  await expect(page.getByText("What is it to you?")).toBeVisible();
  await photographed(page, "3-report", info);
  const replay = page.getByRole("link", { name: "Replay at that moment" });
  expect(await replay.getAttribute("href")).toMatch(new RegExp(`/replay/${table}\\?at=\\d+`));
  await replay.click();
  await expect(page.getByText(/^Decision [1-9]\d* of \d+/)).toBeVisible({ timeout: 30_000 });
  await page.goBack();

  // Muted for three days; the report is closed.
  await page.getByLabel(/^What/).selectOption("Mute");
  await page.getByLabel("For how long").selectOption("3 days");
  await page.getByLabel("Why? The person reads this.").first().fill("Insults in chat.");
  await page.getByRole("button", { name: "Do it" }).click();
  await expect(page.getByText("Done. It is in the audit log")).toBeVisible();
  await photographed(page, "4-muted", info);
  await page.getByRole("link", { name: "Queue" }).click();
  await expect(page.getByText("No report waits.")).toBeVisible();

  // Bob is told, reads why, and appeals.
  const bobs = await bob.context.newPage();
  await bobs.setViewportSize(SIZES.desk);
  await bobs.goto("/");
  await bobs.getByRole("banner").getByRole("link", { name: "Messages: 1" }).click();
  await expect(bobs.getByText("You cannot chat.")).toBeVisible();
  await expect(bobs.getByText("Why: Insults in chat.")).toBeVisible();
  await photographed(bobs, "5-notice", info);
  await bobs.getByRole("button", { name: "I have read it" }).click();
  await expect(bobs.getByRole("banner")).not.toContainText("Messages");
  await bobs.getByRole("button", { name: "Appeal", exact: true }).click();
  await bobs.getByLabel(/Why should it be undone/).fill("I spoke to my cat.");
  await bobs.getByRole("button", { name: "Send the appeal" }).click();
  await expect(bobs.getByText("Your appeal waits for an answer: I spoke to my cat.")).toBeVisible();

  // Mo believes him.
  await page.reload();
  await expect(page.getByText("Appeal: I spoke to my cat.")).toBeVisible();
  await photographed(page, "6-appeal", info);
  await page.getByLabel("Why? The person reads this.").fill("Cats deserve better, but so be it.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("No appeal waits.")).toBeVisible();
  await bobs.reload();
  await expect(bobs.getByText(/This was undone .* so be it\./)).toBeVisible();
  await photographed(bobs, "7-undone", info);

  // Everything is in the audit log, and on Bob's file.
  await page.getByRole("link", { name: "Audit log" }).click();
  for (const words of ["gave a role", "opened these pages", "muted", "appealed", "answered"])
    await expect(page.getByRole("listitem").filter({ hasText: words })).toHaveCount(1);
  await photographed(page, "8-audit", info);
  await page.getByRole("link", { name: "People", exact: true }).click();
  await page.getByLabel("Part of a name, or an id").fill("bob");
  await page.getByRole("link", { name: /Bob/ }).click();
  await expect(page.getByText(/Undone .* so be it\./)).toBeVisible();
  await photographed(page, "9-person", info);

  // Locked again.
  await page.getByRole("button", { name: "Lock" }).click();
  await expect(page.getByRole("heading", { name: "Second factor" })).toBeVisible();
  // before the second factor the pages ask, and are refused
  const expected = /403 \(Forbidden\)|answer: 403 .*\/api\/admin\/session$|ERR_ABORTED/;
  expect(wrong.filter((line) => !expected.test(line))).toEqual([]);
});
