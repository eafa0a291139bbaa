// A whole game as a screen reader has it: roles, names, numbered choices, and what is said aloud.
import type { Page } from "@playwright/test";
import { expect, test } from "./backend";
import { expectKeptResult, Mind, type Offer, watch } from "./player";

test.use({ contextOptions: { reducedMotion: "reduce" } });

declare global {
  interface Window {
    saidAloud: string[];
  }
}

/** Keeps everything that is put into a live region, as a screen reader would hear it. */
function listen(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.saidAloud = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          const on = node instanceof Element ? node : node.parentElement;
          if (on?.parentElement?.closest("[aria-live=polite]"))
            window.saidAloud.push(node.textContent ?? "");
        }
    }).observe(document, { childList: true, subtree: true });
  });
}

const QUICKLY = { timeout: 30_000, intervals: [20, 20, 30, 50] };

/** The gate plays its beginning, the night all of it. */
const WHOLE = process.env.ARCHRIVALS_TIER !== "gate";
const MOST = WHOLE ? 2500 : 40;

test("a game in the linear view alone", { tag: "@gate" }, async ({ page }) => {
  test.setTimeout(900_000); // a whole game; what stands still is noticed sooner
  const wrong = watch(page);
  await listen(page);
  await page.goto("/settings");
  await page.getByRole("switch", { name: /^Linear table/ }).press("Space");
  await page.getByRole("link", { name: "Archrivals" }).press("Enter");
  await page.getByRole("button", { name: "Play now" }).press("Enter");

  const main = page.getByRole("main");
  const asked = main.getByRole("heading", { name: "What is asked of you", level: 2 });
  const choices = main.getByRole("list", { name: "What is asked of you" });
  const over = main.getByRole("region", { name: "The game is over" });
  const lately = main.getByRole("list", { name: "What happened lately" });
  await expect(main.getByRole("heading", { level: 1 })).toContainText("The table as text.");
  await expect(asked).toBeFocused();
  for (const name of [/^Your hand \(5\)/, /^Line-Up \(5\)/, /^Super-Villain/, /^Stacks/])
    await expect(main.getByRole("heading", { name, level: 2 })).toBeVisible();

  const mind = new Mind();
  const told = new Set<string>();
  const known = new Set(await lately.getByRole("listitem").allInnerTexts());
  let pressed = 0;
  const began = Date.now();
  for (let looks = ""; pressed < MOST; pressed += 1) {
    await expect
      .poll(async () => {
        if (await over.isVisible()) return true;
        return (await choices.isVisible()) && (await main.innerText()) !== looks;
      }, QUICKLY)
      .toBe(true);
    for (const line of await lately.getByRole("listitem").allInnerTexts())
      if (!known.has(line)) told.add(line);
    if (await over.isVisible()) break;
    const last = await page.evaluate(() => window.saidAloud.at(-1) ?? "");
    await expect(choices, "what is asked was said last").toHaveAccessibleDescription(last);
    looks = await main.innerText();
    const texts = await choices.getByRole("button").allInnerTexts();
    const offers: Offer[] = texts.map((says) => ({ says, key: "", menu: false }));
    const at = mind.choose(offers);
    await choices.getByRole("button").nth(at).press("Enter");
    const sure = page.getByRole("dialog", { name: "End your turn?" });
    await expect
      .poll(async () => (await sure.isVisible()) || (await main.innerText()) !== looks, QUICKLY)
      .toBe(true);
    if (await sure.isVisible())
      await sure.getByRole("button", { name: "End the turn" }).press("Enter");
  }
  const seconds = Math.round((Date.now() - began) / 1000);
  const said = await page.evaluate(() => window.saidAloud);
  console.log(
    "linear:",
    JSON.stringify({ pressed, turns: mind.turns, seconds, said: said.length }),
  );

  expect(told.size).toBeGreaterThan(WHOLE ? 20 : 10);
  expect([...told].filter((line) => !said.includes(line))).toEqual([]);
  expect(said.filter((line) => /^Your turn, \d+ Power\./.test(line)).length).toBeGreaterThan(
    mind.turns,
  );
  expect(wrong).toEqual([]);
  if (!WHOLE) return;
  await expect(main.getByRole("heading", { level: 1 })).toContainText("The game is over");
  await expectKeptResult(page);
});
