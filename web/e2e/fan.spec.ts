// A question about a full discard pile: every card of the fan can be reached by swipe and by keys, the
// hand stays free, and no barrier is there.
import AxeBuilder from "@axe-core/playwright";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { faults } from "./faults";
import { DESKTOP, FLAT, PHONE, SCHEMES, type Size, TABLET } from "./screens";
import { Somebody } from "./somebody";

const FULL = { asked: ["destroy", "move", "play"], zone: "discard", choices: 12 };
const KINDS = { box: "heroes-unite", players: 2, super_villains: 6, bots: [null, "greedy"] };

async function sits(
  browser: Browser,
  baseURL: string,
  ada: Somebody,
  table: string,
  size: Size,
): Promise<Page> {
  const { width, height, touch } = size;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    storageState: await ada.context.storageState(),
  });
  const page = await context.newPage();
  await page.goto(`/t/${table}`);
  await page.locator(".t-fan .t-card").first().waitFor();
  return page;
}

/** Whether a card can be pressed in its middle, and nothing lies over it. */
const free = (page: Page, what: string) =>
  page.locator(what).evaluateAll((all) =>
    all.every((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );

test("every card of a full discard pile is reached", async ({ browser, baseURL }) => {
  const ada = await Somebody.called("Ada", browser, baseURL ?? "");
  const table = await ada.reaches(FULL, { ...KINDS, clock: "daily" });
  for (const size of [PHONE, FLAT, TABLET, DESKTOP]) {
    const page = await sits(browser, baseURL ?? "", ada, table, size);
    const wrong = await faults(page);
    expect(wrong.filter((each) => !each.includes("t-power"))).toEqual([]); // it hangs over the hero
    expect(await free(page, ".t-plate"), "the plates").toBe(true);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
    }
    await page.keyboard.press("Escape");
    await expect(page.locator(".t-fan .t-card")).toHaveCount(0);
    await page.keyboard.press("Escape");
    const cards = page.locator(".t-fan .t-card");
    for (let at = 0; at < (await cards.count()); at += 1) await page.keyboard.press("ArrowRight");
    await expect(cards.last()).toBeFocused();
    await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
    await page.context().close();
  }
  const page = await sits(browser, baseURL ?? "", ada, table, PHONE);
  const last = page.locator(".t-fan .t-card").last();
  await expect(last).not.toBeInViewport();
  const line = await page.context().newCDPSession(page);
  await expect(async () => {
    await line.send("Input.synthesizeScrollGesture", {
      x: 300,
      y: 300,
      xDistance: -260,
      speed: 2000,
    });
    await expect(last).toBeInViewport({ ratio: 0.9, timeout: 200 });
  }).toPass();
  const position = await page.locator(".t-board").getAttribute("data-position");
  await last.tap();
  await expect(page.locator(".t-board")).not.toHaveAttribute("data-position", position ?? "");
  await page.context().close();
});
