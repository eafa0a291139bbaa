// The three lessons from the first press to the last: what is lit is what one presses, a wrong press
// is answered and changes nothing, and everything goes by keys and in the view that is read as well.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, settle, test } from "./backend";
import { watch } from "./player";
import { FLAT, PHONE, TABLET } from "./screens";

const patiently = { timeout: 30_000 }; // bots may take their time
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

const lesson = (page: Page) => page.getByRole("region", { name: "Lesson" });
const title = (page: Page) => page.locator(".lesson-title");

async function begins(page: Page, name: string): Promise<void> {
  await page.goto("/learn");
  await page.getByRole("button", { name: `Begin: ${name}` }).click();
}

/** The middle of what is lit: there a press goes through. */
async function pressLit(page: Page): Promise<void> {
  const ring = page.locator(".lesson-ring");
  await expect(ring).toBeVisible();
  let [box, before] = [await ring.boundingBox(), ""];
  await expect
    .poll(async () => {
      box = await ring.boundingBox(); // it follows a card that still rises
      const stands = JSON.stringify(box) === before;
      before = JSON.stringify(box);
      return stands;
    })
    .toBe(true);
  if (!box) throw new Error("nothing is lit");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const position = (page: Page) => page.locator(".t-board").getAttribute("data-position");

const WAYS: Record<string, RegExp[]> = {
  "Your first turn": [
    /A Punch gives 1 Power/,
    /press Play all/,
    /Raven costs 3/,
    /end your turn/,
    /Five new cards/,
    /A Kick costs 3/,
    /End your turn once more/,
  ],
  "Attacks and Super-Villains": [
    /Katana wards it off/,
    /press Play all/,
    /Vandal Savage costs 8/,
    /End your turn/,
  ],
  "Blocks and Assists": [
    /Block with Steel/,
    /Pots!/,
    /press Confront/,
    /press Play all/,
    /7 Power against 9: press Ask for help/,
    /9 Power against 9: press Done playing/,
  ],
};

test("the three lessons lead from one to the next, by what is lit alone", async ({ page }) => {
  const wrong = watch(page);
  await begins(page, "Your first turn");
  for (const [name, steps] of Object.entries(WAYS)) {
    for (const words of steps) {
      await expect(title(page)).toHaveText(words, patiently);
      await pressLit(page);
    }
    const [, next] = Object.keys(WAYS).slice(Object.keys(WAYS).indexOf(name));
    if (next) await page.getByRole("button", { name: `Next lesson: ${next}` }).click();
  }
  await expect(lesson(page).getByText("Level 1 is beaten.")).toBeVisible(patiently);
  await lesson(page).getByRole("button", { name: "Play on here" }).click();
  await expect(lesson(page)).toHaveCount(0);
  expect(wrong).toEqual([]);
});

interface Overlaps {
  falls: number;
  shaded: number;
}

declare global {
  interface Window {
    overlaps: Overlaps;
  }
}

/** On how many frames a Super-Villain falls, and on how many of them a lesson lies over it. */
function watchTheFall(): void {
  window.overlaps = { falls: 0, shaded: 0 };
  const look = () => {
    requestAnimationFrame(look);
    if (!document.querySelector('.stage-beat[data-beat="falls"]')) return;
    window.overlaps.falls += 1;
    if (document.querySelector(".lesson, .lesson-shade")) window.overlaps.shaded += 1;
  };
  requestAnimationFrame(look);
}

test("a lesson lies over no scene: it waits for the fall of a Super-Villain", async ({ page }) => {
  await page.addInitScript(watchTheFall);
  await page.goto("/healthz");
  await page.evaluate(() => {
    const known = JSON.parse(localStorage.getItem("archrivals-settings") ?? "{}");
    localStorage.setItem("archrivals-settings", JSON.stringify({ ...known, speed: "normal" }));
  });
  await begins(page, "Attacks and Super-Villains");
  const [katana, ...steps] = WAYS["Attacks and Super-Villains"] ?? [];
  await expect(title(page)).toHaveText(katana ?? "", patiently);
  const bubble = await lesson(page).boundingBox();
  const card = await page.locator(".scene[data-asks] .scene-card").boundingBox();
  if (!bubble || !card) throw new Error("no Attack");
  const apart =
    bubble.x >= card.x + card.width ||
    card.x >= bubble.x + bubble.width ||
    bubble.y >= card.y + card.height ||
    card.y >= bubble.y + bubble.height;
  expect(apart, "the words stand beside the card of the Attack").toBe(true);
  await pressLit(page);
  for (const words of steps) {
    await expect(title(page)).toHaveText(words, patiently);
    if (words === steps.at(-1)) break;
    await pressLit(page);
  }
  const { falls, shaded } = await page.evaluate(() => window.overlaps);
  expect(falls).toBeGreaterThan(0);
  expect(shaded).toBe(0);
});

test("a wrong press is answered kindly and changes nothing", async ({ page }) => {
  await begins(page, "Your first turn");
  await expect(title(page)).toHaveText(/A Punch/);
  const before = await position(page);
  const kind = page.locator(".lesson-kind");
  const spot = await page.getByRole("button", { name: /^Vulnerability/ }).boundingBox();
  if (!spot) throw new Error("no Vulnerability");
  await page.mouse.click(spot.x + 40, spot.y + 120);
  await expect(kind).toHaveText("Vulnerability can wait: first play a Punch.");
  await page.keyboard.press("Shift+Enter");
  await expect(kind).toHaveText("Do not stop yet: first play a Punch.");
  await page.keyboard.press("p");
  await expect(kind).toHaveText("That can wait: first play a Punch.");
  expect(await position(page)).toBe(before);
  await expect(title(page)).toHaveText(/A Punch/);
  await expect(page.locator(".t-go")).toBeEnabled();
  await expect(kind).toHaveCount(0, { timeout: 15_000 }); // it goes by itself
});

test("the story of a lesson names the cards that lie there", async ({ page }) => {
  await begins(page, "Your first turn");
  await expect(title(page)).toHaveText(/A Punch/);
  await page.keyboard.press("l");
  const story = page.getByRole("dialog", { name: "Story" });
  await expect(story).toContainText("Raven");
  await expect(story).toContainText("Legion Flight Ring");
});

test("a lesson goes by keys alone, and back", async ({ page }) => {
  await begins(page, "Your first turn");
  await expect(title(page)).toHaveText(/A Punch/);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await expect.poll(focused).toMatch(/^Punch/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Leave the lesson" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect.poll(focused).toMatch(/^Punch/);
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText(/press Play all/);
  await lesson(page).getByRole("button", { name: "Back" }).press("Enter");
  await expect(title(page)).toHaveText(/A Punch/);
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText(/press Play all/);
  await page.keyboard.press("p");
  await expect(title(page)).toHaveText(/Raven costs 3/);
  await page.keyboard.press("r"); // the slot of Raven
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText(/end your turn/);
  await page.keyboard.press("Shift+Enter");
  await expect(title(page)).toHaveText(/Five new cards/, patiently);
});

test("a lesson can be read instead", async ({ page }) => {
  await page.goto("/settings");
  await page.getByRole("switch", { name: /^Linear table/ }).press("Space");
  await begins(page, "Your first turn");
  const words = page.getByRole("complementary", { name: "Lesson" });
  await expect(words).toContainText("A Punch gives 1 Power");
  const choices = page.getByRole("list", { name: "What is asked of you" });
  await choices.getByRole("button", { name: /^Play Vulnerability/ }).click();
  await expect(words).toContainText("Vulnerability can wait");
  await choices.getByRole("button", { name: /^Play Punch/ }).click();
  await expect(words).toContainText("press Play all");
});

for (const size of [PHONE, FLAT, TABLET])
  test(`a lesson on ${size.width} × ${size.height} is read and pressed like any game`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? "",
      viewport: { width: size.width, height: size.height },
      hasTouch: true,
      isMobile: true,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await settle(page);
    await begins(page, "Your first turn");
    for (const words of WAYS["Your first turn"]?.slice(0, 4) ?? []) {
      await expect(title(page)).toHaveText(words, patiently);
      await expect(page.locator(".lesson-ring")).toBeVisible();
      const ring = await page.locator(".lesson-ring").boundingBox();
      const bubble = await lesson(page).boundingBox();
      if (!ring || !bubble) throw new Error("nothing is lit");
      const apart =
        ring.y + ring.height <= bubble.y + 8 ||
        bubble.y + bubble.height <= ring.y + 8 ||
        ring.x + ring.width <= bubble.x + 8 ||
        bubble.x + bubble.width <= ring.x + 8;
      expect(apart, `${words} stands beside what it points at`).toBe(true);
      await page.touchscreen.tap(ring.x + ring.width / 2, ring.y + ring.height / 2);
      const sheet = page.locator(".inspect-doings .button.first"); // a phone shows the card first
      await expect(sheet.or(title(page).filter({ hasNotText: words })).first()).toBeVisible();
      if (await sheet.isVisible()) await sheet.tap();
    }
    await expect(title(page)).toHaveText(/Five new cards/, patiently);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([]);
    await context.close();
  });
