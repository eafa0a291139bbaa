// A hint glows on the board and says in two lines what to do and why; it covers no card, and a press
// on it plays nothing.
import AxeBuilder from "@axe-core/playwright";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { SETTINGS } from "./backend";
import { DESKTOP, FLAT, PHONE, TABLET } from "./screens";
import { Somebody } from "./somebody";

/** A table against a bot at one's own turn, in a window of a size. */
async function sits(
  browser: Browser,
  baseURL: string,
  size: { width: number; height: number; touch: boolean },
): Promise<Page> {
  const ada = await Somebody.called("Ada", browser, baseURL);
  const table = await ada.opens({ box: "heroes-unite", players: 2, bots: [null, "pip"] });
  await ada.plays(table, { turn: 3 });
  const context = await browser.newContext({
    baseURL,
    viewport: { width: size.width, height: size.height },
    hasTouch: size.touch,
    isMobile: size.touch,
    reducedMotion: "reduce",
    storageState: await ada.state(),
  });
  await ada.context.close();
  const page = await context.newPage();
  await page.goto("/healthz");
  await page.evaluate((wanted) => localStorage.setItem("archrivals-settings", wanted), SETTINGS);
  await page.goto(`/t/${table}`);
  await page.locator(".t-hand .card").first().waitFor();
  return page;
}

const hints = (page: Page) => page.getByRole("region", { name: /^Hint/ });

/** Whether the same card lies below both sides of the glow, if there is a card of the hand. */
function whole(glow: Element): boolean {
  const { left, right, top, height } = glow.getBoundingClientRect();
  const [near, far] = [left + 12, right - 12].map((x) =>
    document.elementFromPoint(x, top + height / 2)?.closest(".t-hand > li"),
  );
  return near === far;
}

for (const size of [DESKTOP, PHONE, TABLET, FLAT])
  test(`a hint glows and takes two lines on ${size.width} × ${size.height}`, async ({
    browser,
    baseURL,
  }) => {
    const page = await sits(browser, baseURL ?? "", size);
    const position = await page.locator(".t-board").getAttribute("data-position");
    const ask = page.getByRole("button", { name: "Hint", exact: true });
    if (await ask.isVisible()) await ask.click();
    else await page.keyboard.press("g");
    const ways = hints(page).locator(".hints-way");
    await expect(ways.first()).toBeVisible({ timeout: 60_000 });
    await expect(page.locator(".hints-glow")).toBeVisible();
    await expect
      .poll(() => page.locator(".hints-glow").evaluate(whole), "no other card over what glows")
      .toBe(true);
    const said = hints(page).locator(".hints-way[aria-pressed=true] .hints-words > *");
    await expect(said).toHaveCount(2); // what, and why
    await expect(said.last()).not.toHaveText(/tables tried/);
    const box = await hints(page).boundingBox();
    for (const card of await page.locator(".t-market .t-card, .t-hand .t-card").all()) {
      const on = await card.boundingBox();
      if (!box || !on) continue;
      const shared = Math.min(on.y + on.height, box.y + box.height) - Math.max(on.y, box.y);
      expect(shared, "no card under the hint").toBeLessThanOrEqual(on.height * 0.1);
    }
    if ((await ways.count()) > 1) {
      const before = await page.locator(".hints-glow").boundingBox();
      await ways.nth(1).click();
      await expect(ways.nth(1)).toHaveAttribute("aria-pressed", "true");
      await expect
        .poll(async () => JSON.stringify(await page.locator(".hints-glow").boundingBox()))
        .not.toBe(JSON.stringify(before));
    }
    expect(await page.locator(".t-board").getAttribute("data-position")).toBe(position);
    const { violations } = await new AxeBuilder({ page }).include(".hints").analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(hints(page)).toHaveCount(0);
    await page.context().close();
  });

test("a hint goes with the next action, and can be asked by key", async ({ browser, baseURL }) => {
  const page = await sits(browser, baseURL ?? "", DESKTOP);
  await page.keyboard.press("g");
  await expect(hints(page).locator(".hints-way").first()).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press("p");
  await expect(hints(page)).toHaveCount(0);
});
