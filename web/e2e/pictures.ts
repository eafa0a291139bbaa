// Pictures of every screen in every size, light and dark, for docs/pictures; nothing on them may be
// cut off or stick out. `npm run pictures`, or `PICTURES=home,learn npm run pictures` for some;
// `PICTURES_WIDE=1 PICTURES_FOLDER=… npm run pictures` for a large window, which is not kept.
import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { faults } from "./faults";
import {
  named,
  open,
  SCHEMES,
  SCREENS,
  type Screen,
  SIZES,
  type Size,
  WIDE,
  World,
  windowOf,
} from "./screens";

const FOLDER = resolve(
  process.env.PICTURES_FOLDER ?? join(import.meta.dirname, "../../docs/pictures"),
);
const SCALE = Number(process.env.PICTURES_SCALE ?? 1);
const QUALITY = Number(process.env.PICTURES_QUALITY ?? 23);
const MOST = 6_000_000;
const sizes = process.env.PICTURES_WIDE ? [WIDE] : SIZES;
const wished = process.env.PICTURES?.split(",");
const screens = SCREENS.filter(({ name }) => !wished || wished.includes(name));

let world: World;
const windows = new Map<string, BrowserContext>();

test.beforeAll(({ browser, baseURL }) => {
  mkdirSync(FOLDER, { recursive: true });
  world = new World(browser, baseURL ?? "");
});

async function pageFor(as: Screen["as"], size: Size): Promise<Page> {
  const key = `${as} ${named(size)}`;
  const known = windows.get(key) ?? (await windowOf(world, as, size, SCALE));
  windows.set(key, known);
  return known.pages()[0] ?? known.newPage();
}

/** Large windows are kept smaller than life: it is the layout that counts, and a repository is for good. */
const shrunk = ({ width, height }: Size): number =>
  Math.min(1, (process.env.PICTURES_WIDE ? 1920 : 820) / Math.max(width, height));

/** The browser's own WebP, of the window or of two windows' height. */
async function shoot(page: Page, size: Size, tall: boolean, file: string): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = tall ? Math.min(whole, Math.max(2 * size.height, 1400)) : size.height;
  const { data } = await line.send("Page.captureScreenshot", {
    format: "webp",
    quality: QUALITY,
    captureBeyondViewport: height > size.height,
    clip: { x: 0, y: 0, width: size.width, height, scale: shrunk(size) },
  });
  writeFileSync(file, Buffer.from(data, "base64"));
  await line.detach();
}

for (const screen of screens) {
  test(screen.name, async () => {
    for (const size of sizes) {
      const page = await pageFor(screen.as, size);
      await open(page, screen, world);
      expect.soft(await faults(page), named(size)).toEqual([]);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        const file = join(FOLDER, `${screen.name}-${named(size)}-${colorScheme}.webp`);
        await shoot(page, size, screen.tall ?? false, file);
      }
    }
  });
}

test("the pictures are all there, and light enough to keep", () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".webp"));
  const all = SCREENS.flatMap(({ name }) =>
    sizes.flatMap((size) => SCHEMES.map((scheme) => `${name}-${named(size)}-${scheme}.webp`)),
  );
  if (!wished) expect(files.sort()).toEqual(all.sort());
  const bytes = files.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0);
  console.log(`${files.length} pictures, ${(bytes / 1e6).toFixed(2)} MB`);
  if (SCALE === 1) expect(bytes).toBeLessThan(MOST);
  writeFileSync(join(FOLDER, "README.md"), index());
});

/** A contact sheet that a repository shows by itself. */
function index(): string {
  const parts = SCREENS.map(({ name, title }) => {
    const rows = SCHEMES.map((scheme) => {
      const cells = sizes.map(
        (size) =>
          `<a href="${name}-${named(size)}-${scheme}.webp"><img src="${name}-${named(size)}-${scheme}.webp" height="220" alt="${title}, ${size.width} by ${size.height}, ${scheme}"></a>`,
      );
      return cells.join("\n");
    });
    return `## ${title}\n${rows.join("\n\n")}\n`;
  });
  return `# Pictures of the web client
Every main screen at ${sizes.map((size) => `${size.width} × ${size.height}`).join(", ")}, light and dark. They are made
by \`cd web && npm run pictures\` from games on a real server; which cards lie there differs each time.

${parts.join("\n")}`;
}
