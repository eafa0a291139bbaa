// What a page must never do: write too small, clip the text of a card, or make a target too small
// for a finger. Contrast is looked at by axe.spec.ts.
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import {
  DESKTOP,
  FLAT,
  named,
  open,
  PHONE,
  SCREENS,
  type Screen,
  type Size,
  TABLET,
  World,
  windowOf,
} from "./screens";

const SMALLEST_TEXT = 11;
const SMALLEST_TARGET = 44;

let world: World;
const windows = new Map<string, BrowserContext>();

test.beforeAll(({ browser, baseURL }) => {
  world = new World(browser, baseURL ?? "");
});

/** What is wrong on a page, in words; runs in the page. */
function faults({ text, target }: { text: number; target: number }): string[] {
  const told = new Set<string>();
  const seen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".unseen, [aria-hidden=true], [inert]");
  const where = (element: Element): string => {
    const classes = [...element.classList].map((name) => `.${name}`).join("");
    return `${element.tagName.toLowerCase()}${classes}`;
  };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !seen(parent)) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    if (size < text - 0.01) told.add(`${where(parent)} is written in ${size} px`);
  }
  for (const paper of document.querySelectorAll(".card-text, .card-name")) {
    if (!seen(paper)) continue;
    const over = paper.scrollHeight - paper.clientHeight;
    if (over > 1)
      told.add(`${where(paper)} "${paper.textContent?.slice(0, 40)}" is cut by ${over} px`);
  }
  if (target) {
    const pressed = "button, a[href], input, select, summary, [role=button], [role=option]";
    for (const each of document.querySelectorAll(pressed)) {
      if (!seen(each) || each.closest("p, dd, li > span")) continue; // links in running text
      const box = (each.closest("label") ?? each).getBoundingClientRect();
      if (!box.width || !box.height) continue;
      if (box.width < target - 0.5 || box.height < target - 0.5) {
        const size = `${Math.round(box.width)}×${Math.round(box.height)}`;
        told.add(`${where(each)} "${each.textContent?.trim().slice(0, 24)}" is ${size}`);
      }
    }
  }
  return [...told];
}

async function looked(screen: Screen, size: Size, language = "en"): Promise<void> {
  const key = `${screen.as} ${named(size)}`;
  const known = windows.get(key) ?? (await windowOf(world, screen.as, size));
  windows.set(key, known);
  const page: Page = known.pages()[0] ?? (await known.newPage());
  await open(page, { ...screen, settings: { ...screen.settings, language } }, world);
  const wrong = await page.evaluate(faults, {
    text: SMALLEST_TEXT,
    target: size.touch ? SMALLEST_TARGET : 0,
  });
  expect.soft(wrong, `${screen.name}, ${named(size)}, ${language}`).toEqual([]);
}

test("what opens at once is readable on a phone", async () => {
  for (const screen of SCREENS.filter(({ quick }) => quick)) await looked(screen, PHONE);
});

for (const screen of SCREENS) {
  test(`${screen.name} is readable at every size and in every language`, async () => {
    for (const size of [PHONE, FLAT, TABLET, DESKTOP]) {
      for (const language of ["en", "es"]) await looked(screen, size, language);
    }
  });
}
