// The folder of `npm run site` under a sub-path of Python's own file server: no compression, no
// headers, one page. All that needs no server is there, and nothing outside the folder is asked for.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { files, hasAll, type Served } from "./alone";
import { look, mouse, playOut, sitDown, watch } from "./player";

const PORT = Number(process.env.E2E_PORT ?? 8877) + 2;
const PATH = "games/archrivals";
const MOST = 15_000_000;
const patiently = { timeout: 60_000 }; // Python starts when something is first asked

test.describe.configure({ mode: "serial" });

let server: Served;
let visit: BrowserContext;
let page: Page;
let wrong: string[];
let size: number;
const outside: string[] = [];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  const root = mkdtempSync(join(tmpdir(), "archrivals-site-"));
  const folder = join(root, PATH);
  execFileSync("npm", ["run", "site", "--", "--outDir", folder, "--emptyOutDir"], {
    cwd: resolve(import.meta.dirname, ".."),
  });
  size = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
  server = await files(PORT, root);
  const address = `${server.address}/${PATH}/`;
  visit = await browser.newContext({
    baseURL: address,
    reducedMotion: "reduce",
    storageState: {
      cookies: [],
      origins: [
        {
          origin: server.address,
          localStorage: [{ name: "archrivals-settings", value: JSON.stringify({ speed: "off" }) }],
        },
      ],
    },
  });
  visit.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(blob|data):/.test(url)) outside.push(url);
  });
  page = await visit.newPage();
  wrong = watch(page);
  await page.goto("./");
});

test.afterAll(async () => {
  await visit.close();
  await server.stop();
});

test.afterEach(() => {
  expect(wrong).toEqual([]);
  expect(outside).toEqual([]);
});

test("the folder is small enough for any host of pages", () => {
  console.log(`site: ${size.toLocaleString("en")} bytes on disk`);
  expect(size).toBeLessThanOrEqual(MOST);
});

test("the first page offers what needs no server, and no more", async () => {
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
  await expect(page.getByText("No connection")).toHaveCount(0); // none is wanted
  for (const name of ["Play with friends", "Find a table", "Sign in", "Leaders"])
    await expect(page.getByRole("link", { name })).toHaveCount(0);
});

test("an unknown address has a page and a way home", async () => {
  await page.goto("./#/cards");
  await expect(page.getByRole("heading", { level: 1, name: "Nothing here" })).toBeVisible();
  await page.getByRole("link", { name: "To the first page" }).click();
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
});

test("the codex and the rules can be read", async () => {
  await page.goto("./#/codex");
  await expect(page.locator(".card").first()).toBeVisible(patiently);
  await page.goto("./#/rules");
  await expect(page.getByRole("heading", { level: 1, name: "The rules" })).toBeVisible(patiently);
  await expect(page.getByText("T3", { exact: true }).first()).toBeVisible();
});

test("a lesson begins", async () => {
  await page.goto("./#/learn");
  await page.getByRole("button", { name: "Begin: Your first turn" }).click();
  await expect(page.locator(".lesson-title")).toHaveText(/A Punch gives 1 Power/, patiently);
});

test("a whole game and its replay", async () => {
  test.setTimeout(600_000);
  await sitDown(page, { game: "Rivals: Batman vs. The Joker", rival: "Goldie" });
  await expect(page).toHaveURL(new RegExp(`/${PATH}/#/t/local-`));
  const figures = await playOut(page, mouse(page));
  console.log("site:", JSON.stringify(figures));
  await page.getByRole("link", { name: "Watch the replay" }).click();
  await expect(page.getByText(/^Decision 0 of/)).toBeVisible(patiently);
  await page.getByRole("button", { name: "Check the game" }).click();
  await expect(page.getByText("Everything agrees.")).toBeVisible(patiently);
});

test("from the second visit on it needs no file server either", async () => {
  test.setTimeout(300_000);
  await page.goto("./");
  await hasAll(page);
  await server.stop();
  await page.goto("./");
  await page.getByRole("button", { name: "Play now" }).click();
  await look(page);
  wrong.length = 0; // what a browser looks for anew, and has
});
