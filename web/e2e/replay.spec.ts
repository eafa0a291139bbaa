// A replay of a whole game: every point explained, every shuffle made again, and a lie found out.
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { IN_PAGE, SETTINGS, tamper } from "./backend";
import { Somebody } from "./somebody";

interface Played {
  table: string;
  /** The window of who looks at it: anybody's at the server, Ann's own in the page. */
  window: Awaited<ReturnType<Somebody["state"]>> | undefined;
}

const test = base.extend<{ table: string }, { played: Played }>({
  played: [
    async ({ browser }, use, info) => {
      const ann = await Somebody.called("Ann", browser, String(info.project.use.baseURL));
      const wanted = { box: "heroes-unite", players: 3, super_villains: 4 };
      const table = await ann.reaches({ over: true }, wanted);
      await use({ table, window: IN_PAGE ? await ann.state() : undefined });
    },
    { scope: "worker", timeout: 240_000 },
  ],
  table: async ({ played }, use) => use(played.table),
  storageState: async ({ played, storageState }, use) => use(played.window ?? storageState),
});

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** To the result of a game that is over; at the server everybody tells a name first. */
async function comes(page: Page, table: string, name: string): Promise<void> {
  await page.goto(`/t/${table}`);
  if (IN_PAGE) return;
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "See the result" }).click();
}

test("every point of the score is explained", async ({ page, table }) => {
  await page.goto(`/replay/${table}`);
  const players = page.locator(".score-sides details");
  await expect(players).toHaveCount(3);
  for (const player of await players.all()) {
    await player.locator("summary").click();
    const told = await player.evaluate((on) => ({
      points: Number.parseInt(on.querySelector("summary b")?.textContent ?? "", 10),
      totals: [...on.querySelectorAll("tbody tr td:last-child")].map((cell) =>
        Number(cell.textContent?.replace("−", "-")),
      ),
      sum: Number(on.querySelector("tfoot td")?.textContent?.replace("−", "-")),
    }));
    expect(told.totals.reduce((sum, each) => sum + each, 0)).toBe(told.points);
    expect(told.sum).toBe(told.points);
  }
  await players.first().locator("tbody .card-word").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the arrows step by decision, with Shift by turn, and a card of the board opens", async ({
  page,
  table,
}) => {
  await page.goto(`/replay/${table}`);
  await expect(page.getByText(/^Decision 0 of/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/^Decision 1 of/)).toBeVisible();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.getByText(/, turn 2$/)).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText(/, turn 1$/)).toBeVisible();
  await page.locator(".r-middle .card-button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("ArrowRight"); // leafs through the cards, and not through the game
  await expect(page.getByText(/, turn 1$/)).toBeVisible();
});

test("autoplay shows the beats of the game, can be skipped and stopped", async ({
  page,
  table,
}) => {
  await page.goto("/healthz");
  await page.evaluate(
    (wanted) => localStorage.setItem("archrivals-settings", wanted),
    JSON.stringify({ ...JSON.parse(SETTINGS), speed: "normal" }),
  );
  await page.goto(`/replay/${table}`);
  const where = page.getByText(/^Decision \d+ of/);
  await expect(where).toHaveText(/^Decision 0 of/);
  await page.getByRole("button", { name: "Autoplay" }).click();
  await expect(page.locator(".r-live .stage-beat").first()).toBeAttached();
  await expect(where).not.toHaveText(/^Decision [012] of/);
  await page.getByRole("button", { name: "Skip" }).click();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.locator(".r-live .stage-beat:not([data-leaving])")).toHaveCount(0);
  const stopped = await where.textContent();
  await page.keyboard.press("ArrowLeft");
  await expect(where).not.toHaveText(stopped ?? "");
  await page.getByLabel("Speed").selectOption("off");
  await page.keyboard.press("p");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.keyboard.press("p");
  await expect(page.getByRole("button", { name: "Autoplay" })).toBeVisible();
  await expect(page.locator(".r-live [data-options]")).toHaveCount(0); // nothing is played here
});

test("a review opens at the turn that decided, with a chart one can walk by keys", async ({
  page,
  table,
}) => {
  await comes(page, table, "Dee");
  await page.getByRole("link", { name: /^Show turn/ }).click();
  const chart = page.locator(".chart");
  await expect(chart).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(/^Decision [1-9]\d* of/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn \d+, / })).toBeVisible();
  await expect(chart.locator(".chart-y li")).toHaveText(["100 %", "50 %", "0 %"]);
  await expect(chart.locator(".chart-x li").first()).toHaveText("1");
  await expect(page.locator(".verdict-title")).toBeVisible();
  const marks = chart.getByRole("button");
  expect(await marks.count()).toBeGreaterThan(0);
  const box = await marks.last().boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await marks.last().focus();
  await page.keyboard.press("Enter");
  await expect(marks.last()).toHaveAttribute("aria-current", "step");
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(chart).not.toBeInViewport(); // it lies far below the board
  await page.getByRole("button", { name: "Show the curve" }).click();
  await expect(chart).toBeInViewport({ ratio: 0.9 });
});

test("an honest game passes the check of somebody who was not there", async ({ page, table }) => {
  await page.goto(`/replay/${table}`);
  await page.getByRole("button", { name: "Check the game" }).click();
  await expect(page.getByText("Everything agrees.")).toBeVisible();
  await expect(
    page.getByText(/^All decks dealt, \d+ shuffles made and \d+ decisions/),
  ).toBeVisible();
  await expect(page.getByText(/^This browser did not watch the game/)).toBeVisible();
  await page.getByText(/^All \d+ shuffles$/).click();
  await expect(page.locator(".shuffles > li").first()).toContainText("10 cards");
});

test("a decision that was tampered with is named", async ({ page, table }) => {
  await tamper(page, "replay/file", (told) => {
    told.answers[9] = [told.answers[9][0], 99];
    return told;
  });
  await page.goto(`/replay/${table}`);
  await page.getByRole("button", { name: "Check the game" }).click();
  await expect(page.getByText("Something does not agree!")).toBeVisible();
  await expect(page.getByText(/^This decision cannot be made .* decision 9$/)).toBeVisible();
});

test("a seed that was exchanged is found", async ({ page, table }) => {
  await tamper(page, "replay/file", (told) => ({ ...told, seed: `${told.seed}0` }));
  await page.goto(`/replay/${table}`);
  await page.getByRole("button", { name: "Check the game" }).click();
  await expect(page.getByText("Something does not agree!")).toBeVisible();
  await expect(page.locator(".findings [data-right=false]").first()).toBeVisible();
});

test("who opens the table after the game finds its result", async ({ page, table }) => {
  await comes(page, table, "Cem");
  const over = page.getByRole("region", { name: "The game is over" });
  await expect(over.getByRole("heading", { name: /wins$/ })).toBeVisible();
  await expect(over.locator(".score-sides details")).toHaveCount(3);
  await over.getByRole("link", { name: "Watch the replay" }).click();
  await expect(page.getByText(/^Decision 0 of/)).toBeVisible();
});

test("no part of a game in play is shown", async ({ browser, baseURL, page }) => {
  const bob = await Somebody.called("Bob", browser, baseURL ?? "");
  const open = await bob.opens({ box: "heroes-unite", players: 2 });
  const looks = IN_PAGE ? await bob.context.newPage() : page;
  await looks.goto(`/replay/${open}`);
  await expect(looks.getByText(/is not over/)).toBeVisible();
  await expect(looks.locator(".card")).toHaveCount(0);
});

test("a game goes on from a moment with the same luck, and its table says from which turn", async ({
  page,
  table,
}) => {
  await comes(page, table, "Cleo");
  await page.goto(`/replay/${table}?at=40&seat=0`);
  await page.getByText("Play on from here").click();
  await page.getByRole("button", { name: /Same luck/ }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.locator(".from-turn")).toHaveText(/^from turn \d+$/);
  await expect(page.locator(".t-table, [data-turn]").first()).toBeVisible();
  await page.goto("/");
  await expect(page.locator(".mine-row").first()).toContainText("from turn");
});

test("both futures of a mistake are shown and counted, and said in a few sentences", async ({
  page,
  table,
}) => {
  await comes(page, table, "Dora");
  await page.goto(`/replay/${table}?review=true`);
  await page.getByRole("button", { name: "Show me" }).click({ timeout: 120_000 });
  await expect(page.locator(".futures-sum[data-said]")).toBeVisible({ timeout: 120_000 });
  await expect(page.locator(".futures [role=status]")).toHaveText(/of 40 futures\.$/);
  const [made, better] = await page
    .locator(".futures-sum > div > p")
    .evaluateAll((each) => each.map((on) => Number(on.textContent?.match(/(\d+) of 40/)?.[1])));
  const dots = page.locator(".futures-dots");
  await expect(dots.nth(0).locator("[data-won]")).toHaveCount(made ?? -1);
  await expect(dots.nth(1).locator("[data-won]")).toHaveCount(better ?? -1);
  const { violations } = await new AxeBuilder({ page }).include(".futures").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.locator(".verdict-title")).toBeVisible();
});
