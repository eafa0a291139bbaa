// Mistakes that a table must not lead into: keys that mean something else after each press, cards
// that slide under the pointer, and words that are cut off or meant for somebody else.
import { expect, type Page, test } from "@playwright/test";
import { look, mouse, playOut, watch } from "./player";
import { open, PHONE, type Screen, World, windowOf } from "./screens";
import { Somebody } from "./somebody";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const hand = (page: Page) => page.getByRole("list", { name: "Your hand" }).locator(".t-card");

async function begins(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await look(page);
}

test("seven presses of 1 play one card, and buy and end nothing @gate", async ({ page }) => {
  await begins(page);
  const before = await hand(page).count();
  for (let press = 0; press < 7; press += 1) {
    await page.keyboard.press("1");
    await expect(page.locator(".t-board")).toHaveAttribute("aria-busy", "false");
  }
  await expect(hand(page)).toHaveCount(before - 1);
  await expect(page.getByRole("button", { name: /End turn/ })).toBeVisible();
});

test("a double press buys one card, and no other slides under it @gate", async ({ page }) => {
  const wrong = watch(page);
  const buys = page.locator('.t-lineup .t-spot[data-can="buy"] > .t-card');
  for (let deal = 0; deal < 8 && !(await buys.first().isVisible()); deal += 1) {
    await begins(page); // until the cards of a first hand buy something
    await page.keyboard.press("p"); // Play all
    await buys
      .first()
      .waitFor({ timeout: 3000 })
      .catch(() => {});
  }
  await expect(buys.first()).toBeVisible();
  const pile = page.locator('[data-place="discard"] .t-own-name');
  const places = () =>
    page
      .locator(".t-lineup .t-slot")
      .evaluateAll((slots) => slots.map((slot) => slot.getBoundingClientRect().x));
  const before = await places();
  await buys.first().dblclick();
  await expect(pile).toContainText("1");
  await expect(page.locator(".t-lineup .t-spot")).toHaveCount(4);
  expect(await places()).toEqual(before);
  expect(wrong).toEqual([]);
});

test("on a tablet no card of the hand stays raised after a press", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await begins(page);
  const before = await hand(page).count();
  await hand(page)
    .first()
    .tap({ position: { x: 20, y: 120 } }); // the next card lies over its middle
  await expect(hand(page)).toHaveCount(before - 1);
  const box = await hand(page).first().boundingBox();
  if (box) await page.touchscreen.tap(box.x + 20, box.y + 120);
  await expect(hand(page)).toHaveCount(before - 2);
  const places = () =>
    hand(page).evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()));
  await expect
    .poll(async () => Math.max(...(await places()).map(({ right }) => right)))
    .toBeLessThanOrEqual(820);
  const tops = (await places()).map(({ top }) => top);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
  await context.close();
});

test("Play all keeps what Batgirl could use on her first turn", async ({ browser, baseURL }) => {
  const ada = await Somebody.called("Ada", browser, baseURL ?? "");
  const page = await ada.context.newPage();
  const hero = page.locator(".t-hero");
  for (let tries = 0; tries < 40; tries += 1) {
    const table = await ada.opens({ box: "heroes-unite", players: 2 });
    await ada.plays(table, { turn: 1 });
    await page.goto(`/t/${table}`);
    await hero.waitFor();
    if (/Batgirl/i.test(await hero.innerText())) break;
  }
  await expect(hero).toContainText(/Batgirl/i);
  await expect(page.getByText(/Kept for Batgirl: .*Punch/)).toBeVisible();
  await page.keyboard.press("p");
  await expect(page.getByRole("button", { name: /Play all/ })).toHaveCount(0);
  await expect(hand(page).filter({ hasText: "Punch" }).first()).toBeVisible();
});

test("the result stands whole in a phone's window", async ({ browser, baseURL }) => {
  const world = new World(browser, baseURL ?? "");
  const page = await (await windowOf(world, "me", PHONE)).newPage();
  const result: Screen = {
    name: "result",
    title: "",
    as: "me",
    at: async () => `/t/${await (await world.me()).opens({ box: "confrontations", players: 4 })}`,
    ready: ".t-board",
  };
  await open(page, result, world);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
  const over = page.getByRole("region", { name: "The game is over" });
  for (const part of [
    over.getByRole("heading", { level: 2 }),
    over.getByRole("button", { name: /^Again/ }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  // it is said to who gave up that it was they
  await expect(over).toContainText("You gave up.");
  await expect(over).not.toContainText(/Greedy( \d)? gave up/);
});

test("five players: all that was done meanwhile can be read", async ({ browser, baseURL }) => {
  const ada = await Somebody.called("Ada", browser, baseURL ?? "");
  const table = await ada.opens({ box: "heroes-unite", players: 5 });
  await ada.plays(table, { turn: 6 });
  const page = await ada.context.newPage();
  await page.goto(`/t/${table}`);
  await playOut(page, mouse(page), 1);
  const groups = page.locator(".t-strip .t-group");
  await expect(groups).toHaveCount(4);
  const cut = await groups.evaluateAll((all) =>
    all.filter((group) => group.scrollHeight > group.clientHeight + 1).map((on) => on.textContent),
  );
  expect(cut).toEqual([]);
});
