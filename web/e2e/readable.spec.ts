// What a page must never do: write too small, clip the text of a card, or make a target too small
// for a finger. Contrast is looked at by axe.spec.ts.
import { expect, type Page, test } from "@playwright/test";
import { faults } from "./faults";
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
  WIDE,
  World,
  windowOf,
} from "./screens";

const SIZES = [PHONE, FLAT, TABLET, DESKTOP, WIDE];
const LANGUAGES = ["en", "es", "de"];
const softly = expect.configure({ soft: true });

/** What is shown of a game: the table, and what is asked over it. */
const PLAYED = new Set(["heroes-2", "fight", "defense", "block"]);

let world: World;
const pages = new Map<string, Page>();

test.beforeAll(({ browser, baseURL }) => {
  world = new World(browser, baseURL ?? "");
});

/** A screen in windows that are touched, then in others; each is opened once and then resized. */
async function looked(screen: Screen, sizes: Size[], language = "en"): Promise<void> {
  for (const touch of [true, false]) {
    const some = sizes.filter((size) => size.touch === touch);
    const [first] = some;
    if (!first) continue;
    const key = `${screen.as} ${touch}`;
    const page = pages.get(key) ?? (await (await windowOf(world, screen.as, first)).newPage());
    pages.set(key, page);
    await page.setViewportSize(first);
    await open(page, { ...screen, settings: { ...screen.settings, language } }, world);
    for (const size of some) {
      await page.setViewportSize(size);
      const message = `${screen.name}, ${named(size)}, ${language}`;
      await softly.poll(() => faults(page), { message, timeout: 10_000 }).toEqual([]);
    }
  }
}

test("the table and its questions are readable at every size @gate", async () => {
  for (const screen of SCREENS.filter(({ name }) => PLAYED.has(name))) await looked(screen, SIZES);
});

for (const screen of SCREENS) {
  test(`${screen.name} is readable at every size and in every language`, async () => {
    for (const language of LANGUAGES) await looked(screen, SIZES, language);
  });
}
