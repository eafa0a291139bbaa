// From the first page to the first card played: one click to the table, one to play.
import { expect, type Locator, type Page, test } from "@playwright/test";
import { mouse, playOut, watch } from "./player";

/** The story opens over the table on demand. */
async function story(page: Page): Promise<Locator> {
  await page.keyboard.press("l");
  return page.getByRole("list", { name: "Story" });
}

test("a guest has played a card after two clicks", { tag: "@gate" }, async ({ page }) => {
  const wrong = watch(page);
  let clicks = 0;
  await page.exposeFunction("clicked", () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    addEventListener("click", () => (window as unknown as { clicked(): void }).clicked(), true);
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();

  const hand = page.getByRole("list", { name: "Your hand" });
  const card = hand.getByRole("button", { name: /: Play / }).first();
  await expect(card).toBeVisible({ timeout: 60_000 });
  await expect(hand.getByRole("listitem")).toHaveCount(5);
  const label = (await card.getAttribute("aria-label")) ?? "";
  const name = label.slice(0, label.indexOf(": Play "));
  await card.click();

  await expect(hand.getByRole("listitem")).toHaveCount(4);
  const played = page.getByRole("region", { name: "Played this turn" });
  await expect(played.getByRole("button", { name, exact: true })).toBeVisible();
  expect(clicks).toBe(2);
  await expect(await story(page)).toContainText(`You play ${name}`);
  expect(wrong).toEqual([]);
});

test("the coach gives a hint, and what glows can be pressed", { tag: "@gate" }, async ({
  page,
}) => {
  const wrong = watch(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.getByRole("button", { name: "Hint" }).click();
  const hints = page.getByRole("region", { name: /^Hint/ });
  // the best way may be an ability of the Super Hero, whose use asks first
  const played = page.locator(".hints-words > b", { hasText: /^Play / });
  const plays = hints.getByRole("listitem").filter({ has: played }).first();
  await expect(plays).toContainText(/\d+/, { timeout: 60_000 });
  await plays.getByRole("button").click();
  const glow = await page.locator(".hints-glow").boundingBox();
  if (!glow) throw new Error("nothing glows");
  await page.mouse.click(glow.x + glow.width / 2, glow.y + glow.height / 2);
  await expect(hints).toHaveCount(0);
  await expect(await story(page)).toContainText("You play ");
  expect(wrong).toEqual([]);
});

test("a guest plays a first turn, the bots play theirs", { tag: "@package" }, async ({ page }) => {
  const wrong = watch(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  const { pressed, turns } = await playOut(page, mouse(page), 1);
  expect(turns).toBe(1);
  expect(pressed).toBeGreaterThan(5); // five cards and the end of the turn
  const told = await story(page);
  for (const line of ["You play ", "You end your turn", "Turn 2: "])
    await expect(told).toContainText(line);
  expect(wrong).toEqual([]);
});
