// Where a browser keeps nothing – full, denied, in a frame of another site, in a private window – the
// static site plays a whole game in memory, says so, and gives the game away as a file. E2E_SITE names a
// folder of `npm run site` that is there already.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import {
  type BrowserContext,
  type CDPSession,
  chromium,
  expect,
  type FrameLocator,
  type Page,
  test,
} from "@playwright/test";
import { files, type Served } from "./alone";
import { WHOLE_CHROMIUM } from "./chromium";
import { mouse, playOut } from "./player";

const PORT = Number(process.env.E2E_PORT ?? 8877) + 3;
const PATH = "games/archrivals";
const patiently = { timeout: 90_000 }; // Python starts from scratch
/** A press on something that is not there fails with its name long before the whole test ends. */
const SOON_MS = 60_000;
const NOTHING_SAVED = "This browser does not let the page save anything.";

let server: Served;
let root: string;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  root = mkdtempSync(join(tmpdir(), "archrivals-site-"));
  const folder = join(root, PATH);
  if (process.env.E2E_SITE) cpSync(process.env.E2E_SITE, folder, { recursive: true });
  else
    execFileSync("npm", ["run", "site", "--", "--outDir", folder, "--emptyOutDir"], {
      cwd: resolve(import.meta.dirname, ".."),
    });
  const frame = `http://127.0.0.1:${PORT}/${PATH}/`;
  writeFileSync(
    join(root, "frame.html"),
    `<!doctype html><title>A blog</title><body style="margin:0">
     <iframe src="${frame}" style="width:100vw;height:100vh;border:0"></iframe>`,
  );
  server = await files(PORT, root);
});
test.afterAll(() => server.stop());

/** A browser of its own, with preferences as its user would set them. */
async function browser(profile: object, ...args: string[]): Promise<BrowserContext> {
  const folder = mkdtempSync(join(tmpdir(), "archrivals-profile-"));
  mkdirSync(join(folder, "Default"));
  writeFileSync(join(folder, "Default", "Preferences"), JSON.stringify({ profile }));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: WHOLE_CHROMIUM,
    args: ["--no-sandbox", "--disable-gpu", ...args],
    reducedMotion: "reduce",
    viewport: { width: 1440, height: 900 },
  });
  context.setDefaultTimeout(SOON_MS);
  return context;
}

const address = () => `${server.address}/${PATH}/`;

/** What happens is shown at once; where nothing is kept, that is a choice for this page alone. */
async function atOnce(page: Page | FrameLocator): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Settings" }).click();
  const speed = page.getByRole("group", { name: "What others do is shown" });
  await speed.getByRole("radio", { name: "At once" }).check({ force: true });
  await page.getByRole("link", { name: "Archrivals" }).click();
}

/** The shortest game there is, from the first page to its score. */
async function wholeGame(page: Page, inside: Page | FrameLocator = page): Promise<void> {
  await inside.getByRole("radio", { name: /Batman vs\. The Joker/ }).check({ force: true });
  await inside.getByRole("button", { name: "Play now" }).click();
  await expect(inside.locator(".t-hand .card").first()).toBeVisible(patiently);
  const where = inside === page ? page : (page.frames()[1] as unknown as Page);
  const figures = await playOut(where, mouse(where));
  console.log(test.info().title, JSON.stringify(figures));
  await expect(inside.getByRole("region", { name: "The game is over" })).toBeVisible();
}

/** Save the game that the note at the table offers, and have it proved. */
async function savesAsFile(page: Page, inside: Page | FrameLocator = page): Promise<void> {
  const coming = page.waitForEvent("download");
  await inside.getByRole("button", { name: "Save as a file" }).first().click();
  const file = test.info().outputPath("game.json");
  await (await coming).saveAs(file);
  expect(JSON.parse(readFileSync(file, "utf8")).answers.length).toBeGreaterThan(0);
  execFileSync("archrivals", ["verify", file]); // fails with another exit code
}

/** Whether a page can keep anything. */
const denied = (page: Page, frame = 0) =>
  page.frames()[frame]?.evaluate(() => {
    try {
      localStorage.setItem("x", "1");
      return false;
    } catch {
      return true;
    }
  });

/** Leave the origin no room; the browser trusts the room that it knew of for half a minute. */
async function fill(visit: BrowserContext, page: Page): Promise<CDPSession> {
  const devtools = await visit.newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", {
    origin: server.address,
    quotaSize: 1000,
  });
  const write = () =>
    page.evaluate(async () => {
      const opening = indexedDB.open("probe");
      opening.onupgradeneeded = () => opening.result.createObjectStore("writes");
      await new Promise((done) => {
        opening.onsuccess = done;
      });
      const writing = opening.result.transaction("writes", "readwrite");
      writing.objectStore("writes").put("a word", "a key");
      const problem = await new Promise<string | undefined>((done) => {
        writing.oncomplete = () => done(undefined);
        writing.onabort = () => done(writing.error?.name);
      });
      opening.result.close();
      return problem;
    });
  await expect.poll(write, patiently).toBe("QuotaExceededError");
  return devtools;
}

test("storage that is full stops no game, and the image of Python makes room first", async () => {
  test.setTimeout(900_000);
  const visit = await browser({});
  const page = visit.pages()[0] as Page;
  await page.goto(address());
  await atOnce(page);
  await page.getByRole("radio", { name: /Batman vs\. The Joker/ }).check({ force: true });
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page.locator(".t-hand .card").first()).toBeVisible(patiently);
  const images = () =>
    page.evaluate(async () => {
      const found = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return found.flat().filter(({ url }) => url.endsWith("/snapshot")).length;
    });
  await expect.poll(images, patiently).toBe(1);
  const devtools = await fill(visit, page);
  await playOut(page, mouse(page), 1);
  await expect(page.getByText("This device is full")).toBeVisible();
  await expect(page.getByText("The line is broken")).toHaveCount(0);
  expect(await images()).toBe(0);
  await page.screenshot({ path: test.info().outputPath("full.png") });
  await savesAsFile(page);
  await playOut(page, mouse(page));
  await expect(page.getByRole("region", { name: "The game is over" })).toBeVisible();
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: server.address });
  await visit.close();
});

test("a game that a full device did not take is saved once there is room", async () => {
  test.setTimeout(600_000);
  const visit = await browser({});
  const page = visit.pages()[0] as Page;
  await page.goto(address());
  await atOnce(page);
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page.locator(".t-hand .card").first()).toBeVisible(patiently);
  const devtools = await fill(visit, page);
  await playOut(page, mouse(page), 1);
  await expect(page.getByText("This device is full")).toBeVisible();
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: server.address });
  await playOut(page, mouse(page), 1);
  await expect(page.getByText("This device is full")).toHaveCount(0);
  const position = await page.locator(".t-board").getAttribute("data-position");
  await page.reload();
  await expect(page.locator(".t-board")).toHaveAttribute(
    "data-position",
    position ?? "",
    patiently,
  );
  await visit.close();
});

test("site data that is denied stops no game", async () => {
  test.setTimeout(900_000);
  const visit = await browser({ default_content_setting_values: { cookies: 2 } });
  const page = visit.pages()[0] as Page;
  await page.goto(address());
  expect(await denied(page)).toBe(true);
  await atOnce(page);
  await expect(page.getByText(NOTHING_SAVED)).toBeVisible(patiently);
  await wholeGame(page);
  await page.screenshot({ path: test.info().outputPath("denied.png") });
  await savesAsFile(page);
  await visit.close();
});

test("a frame of another site, with storage of third parties blocked, stops no game", async () => {
  test.setTimeout(900_000);
  const visit = await browser({ block_third_party_cookies: true, cookie_controls_mode: 1 });
  const page = visit.pages()[0] as Page;
  await page.goto(`http://localhost:${PORT}/frame.html`);
  const inside = page.frameLocator("iframe");
  await expect(inside.getByRole("button", { name: "Play now" })).toBeVisible(patiently);
  expect(await denied(page, 1)).toBe(true);
  await atOnce(inside);
  await expect(inside.getByText(NOTHING_SAVED)).toBeVisible(patiently);
  await wholeGame(page, inside);
  await page.screenshot({ path: test.info().outputPath("frame.png") });
  await savesAsFile(page, inside);
  await visit.close();
});

test("a private window plays a whole game", async () => {
  test.setTimeout(900_000);
  const visit = await browser({}, "--incognito");
  const page = visit.pages()[0] as Page;
  await page.goto(address());
  await atOnce(page);
  await wholeGame(page);
  await visit.close();
});
