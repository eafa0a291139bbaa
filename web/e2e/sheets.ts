// Contact sheets of all card faces, one for each box, and strips of what is staged: PNG files
// outside the repository. `npm run sheets`, or `SHEETS_FOLDER=… npm run sheets`; then look at them.
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { open, SCREENS, SIZES, World, windowOf } from "./screens";

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
    await page.addStyleTag({ content: ".codex-shelf li { content-visibility: visible; }" });
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

const EACH = 200; // milliseconds
const LONGEST = 9000;
const CALM = 4000;

interface Frame {
  at: number;
  data: string;
}

/** What the page shows while something happens, frame by frame, until the stage is empty. */
async function filmed(page: Page, happens: () => Promise<void>): Promise<Frame[]> {
  const line = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  line.on("Page.screencastFrame", async ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, data });
    await line.send("Page.screencastFrameAck", { sessionId });
  });
  await line.send("Page.startScreencast", { format: "jpeg", quality: 80, maxWidth: 640 });
  await happens();
  await page.waitForTimeout(LONGEST);
  await line.send("Page.stopScreencast");
  return frames;
}

/** The frame that was seen after each so many milliseconds; of a picture that stands, the first. */
function strip(frames: Frame[]): Frame[] {
  const start = frames[0]?.at ?? 0;
  const shown: Frame[] = [];
  for (let ms = 0; ms <= LONGEST; ms += EACH) {
    const seen = frames.filter(({ at }) => at - start <= ms).at(-1);
    if (seen && seen !== shown.at(-1)) shown.push({ ...seen, at: ms });
  }
  return shown.filter(({ data }, at) => data !== shown[at - 1]?.data);
}

for (const [film, screen] of [
  ["confrontation", "block"],
  ["attack", "defense"],
])
  test(`a strip of a lost ${film}`, async ({ browser, baseURL }) => {
    const world = new World(browser, baseURL ?? "");
    const wanted = SCREENS.find(({ name }) => name === screen);
    const desk = SIZES.find(({ width }) => width === 1440);
    if (!wanted || !desk) throw new Error("no such screen");
    const context = await windowOf(world, "me", desk);
    const page = await context.newPage();
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "no-preference" });
    await open(page, { ...wanted, settings: { speed: "normal" } }, world);
    await page.waitForTimeout(CALM); // until the question itself has been staged
    const answer = page.getByRole("button", { name: /\bNo (Block|Defense)/ });
    const frames = strip(await filmed(page, () => answer.click()));
    expect(frames.length).toBeGreaterThan(8);
    const pictures = frames.map(
      ({ at, data }) =>
        `<figure><img src="data:image/jpeg;base64,${data}"><figcaption>${at} ms</figcaption></figure>`,
    );
    const sheet = await context.newPage();
    await sheet.setContent(
      `<style>body{display:grid;grid-template-columns:repeat(4,1fr);gap:8px;margin:8px;background:#000;
       color:#fff;font:13px sans-serif}figure{margin:0}img{width:100%}</style>${pictures.join("")}`,
    );
    await sheet.screenshot({ path: join(FOLDER, `film-${film}.png`), fullPage: true });
    console.log(`${film}: ${frames.length} frames`);
    await context.close();
  });
