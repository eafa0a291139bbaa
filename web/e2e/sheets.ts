// Contact sheets of all card faces, a sheet a box and size: PNG files outside the repository.
// `npm run sheets`, or `SHEETS_FOLDER=… npm run sheets`; then look at them.
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";

const FOLDER = resolve(process.env.SHEETS_FOLDER ?? join(tmpdir(), "archrivals-sheets"));
const BOXES = [
  "heroes-unite",
  "confrontations",
  "rivals-batman-joker",
  "rivals-shazam-black-adam",
  "base-set",
];

test.beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true });
});

for (const box of BOXES)
  test(`the faces of ${box}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? "",
      viewport: { width: 1500, height: 2400 },
      colorScheme: "dark",
    });
    const page = await context.newPage();
    await page.goto(`/codex?box=${box}`);
    const pictures = page.locator(".codex-found .card-picture");
    await pictures.first().waitFor();
    // a picture is drawn when it comes near the screen
    for (const card of await page.locator(".codex-found li").all())
      await card.scrollIntoViewIfNeeded();
    await expect(page.locator(".codex-found .card-picture:not(:has(img))")).toHaveCount(0);
    await page.locator(".codex-search").evaluate((bar: HTMLElement) => {
      bar.style.position = "static"; // or it lies over the cards
    });
    await page.locator(".codex-found").screenshot({ path: join(FOLDER, `faces-${box}.png`) });
    console.log(`${box}: ${await pictures.count()} faces`);
    await context.close();
  });
