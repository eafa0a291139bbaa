// Another language in mid-game: the browser says everything anew, and the game goes on.
import { expect, test } from "@playwright/test";
import { Somebody } from "./somebody";

test("the language changes in mid-game, without asking the table @gate", async ({
  browser,
  baseURL,
}) => {
  const ada = await Somebody.called("Ada", browser, baseURL ?? "");
  const table = await ada.opens({ box: "heroes-unite", players: 2 });
  await ada.plays(table, { turn: 3 });
  const page = await ada.context.newPage();
  let sockets = 0;
  page.on("websocket", () => {
    sockets += 1;
  });
  await page.goto(`/t/${table}`);
  await page.locator(".t-hand .card").first().waitFor();
  const story = page.locator(".t-story li");
  await page.keyboard.press("l");
  await story.first().waitFor();
  const english = await story.allInnerTexts();
  expect(english.some((line) => /^Turn \d+: /.test(line))).toBe(true);
  for (const [more, label, language, next, turn] of [
    ["More", "Language", "es", "Idioma", /^Turno \d+: /],
    ["Más", "Idioma", "de", "Sprache", /^Zug \d+: /],
  ] as const) {
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: more, exact: true }).click();
    await page.getByRole("combobox", { name: label }).selectOption(language);
    await expect(page.getByRole("combobox", { name: next })).toBeVisible();

    await page.keyboard.press("Escape");
    await page.keyboard.press("l");
    await expect(story.filter({ hasText: turn }).first()).toBeVisible();
    const lines = await story.allInnerTexts();
    expect(lines).toHaveLength(english.length);
    for (const [at, line] of lines.entries()) expect(line).not.toBe(english[at]);
  }
  expect(sockets).toBe(1);
});

test("opponents are in sight on the first page of a desk, in every language @gate", async ({
  browser,
  baseURL,
}) => {
  for (const locale of ["en-US", "de-DE", "es-ES"]) {
    const viewport = { width: 1440, height: 900 };
    const visit = await browser.newContext({ baseURL: baseURL ?? "", locale, viewport });
    const page = await visit.newPage();
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const lower = await page
      .locator(".against-row")
      .evaluate((row) => row.getBoundingClientRect().bottom);
    expect(lower, locale).toBeLessThanOrEqual(viewport.height);
    await visit.close();
  }
});
