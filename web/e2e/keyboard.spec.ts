// A whole game by keys alone: no pointer from the first page on, and the focus always to be seen.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./backend";
import {
  deedOf,
  expectKeptResult,
  type Hand,
  look,
  type Mind,
  PRESSED,
  playOut,
  watch,
} from "./player";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What is wrong with the focus now; "" if one sees where it is. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const on = document.activeElement;
    if (!on || on === document.body) return "the focus is nowhere";
    const name = on.getAttribute("aria-label") ?? on.textContent?.slice(0, 60) ?? on.tagName;
    if (!on.matches(":focus-visible")) return `${name}: has the focus without showing it`;
    const drawn = [on, ...on.children].some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!drawn) return `${name}: no outline`;
    const { top, bottom, left, right } = on.getBoundingClientRect();
    const inside = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    return inside && bottom > top ? "" : `${name}: outside the window`;
  });

/** One sees where the focus is; what it was on may go, and then it has two frames to come back. */
async function isSeen(page: Page): Promise<void> {
  for (let frames = 0; frames < 2 && (await hidden(page)); frames += 1)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  expect(await hidden(page)).toBe("");
}

/** Tab, or Shift+Tab, until something has the focus; every stop on the way must be seen. */
async function tabTo(page: Page, where: Locator): Promise<number> {
  const behind = await where.evaluate((on) => {
    const from = document.activeElement ?? document.body;
    return from.compareDocumentPosition(on) === Node.DOCUMENT_POSITION_PRECEDING;
  });
  for (let stops = 0; stops <= 80; stops += 1) {
    if (await where.evaluate((on) => on === document.activeElement)) return stops;
    await page.keyboard.press(behind ? "Shift+Tab" : "Tab");
    await isSeen(page);
  }
  throw new Error(`Tab does not lead to ${where}`);
}

/** By the keys that stand on things; in the first turns, and where there is none, by Tab. */
function keys(page: Page, walks: number[]): Hand {
  return {
    async press(seen, at, mind: Mind) {
      await isSeen(page); // while something is asked
      const offer = seen.offers[at];
      if (!offer || (seen.what !== "question" && seen.what !== "turn")) return;
      const keyed = mind.turns >= 3 && !offer.menu;
      if (keyed && /^[0-9hp]$/.test(offer.key)) return page.keyboard.press(offer.key);
      if (keyed && /^[a-z]$/.test(offer.key)) {
        await page.keyboard.press(offer.key); // leads to the card, Enter presses it
        await isSeen(page);
        return page.keyboard.press("Enter");
      }
      if (keyed && deedOf(offer) === "end") return page.keyboard.press("Shift+Enter");
      walks.push(await tabTo(page, page.locator(PRESSED[seen.what]).nth(at)));
      await page.keyboard.press("Enter");
      if (!offer.menu) return;
      await tabTo(page, page.locator(".t-menu .button").first());
      await page.keyboard.press("Enter");
    },
    end: () => page.keyboard.press("Shift+Enter"),
  };
}

test("a whole game by keyboard alone", async ({ page }) => {
  test.setTimeout(900_000); // a whole game; what stands still is noticed sooner
  const wrong = watch(page);
  let pointed = 0;
  await page.exposeFunction("pointed", () => {
    pointed += 1;
  });
  await page.addInitScript(() => {
    const told = () => (window as unknown as { pointed(): void }).pointed();
    for (const kind of ["pointerdown", "mousedown", "touchstart"])
      addEventListener(kind, told, true);
  });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Play now" }));
  await page.keyboard.press("Enter");

  // To end a turn too early is asked back, and one can go on.
  const first = await look(page);
  await page.keyboard.press("Shift+Enter");
  await look(page, first.looks);
  const sheet = page.getByRole("dialog", { name: "End your turn?" });
  await expect(sheet.getByRole("button", { name: "Go on playing" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();

  // A card can be read where it lies.
  const card = page.getByRole("list", { name: "Your hand" }).getByRole("button").first();
  await tabTo(page, card);
  const name = (await card.getAttribute("aria-label"))?.split(": ")[0] ?? "";
  await page.keyboard.press("i");
  await expect(page.getByRole("dialog", { name })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toBeFocused();

  const walks: number[] = [];
  const figures = await playOut(page, keys(page, walks));
  console.log("by keyboard:", JSON.stringify(figures), "longest walk by Tab:", Math.max(...walks));
  await expectKeptResult(page);

  // And from the score on to the next game.
  await tabTo(page, page.getByRole("button", { name: /^Again/ }));
  const before = page.url();
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(before);
  expect(pointed).toBe(0);
  expect(wrong).toEqual([]);
});
