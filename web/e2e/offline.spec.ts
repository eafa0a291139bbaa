// With the network off and the server stopped, games go on within the browser.
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { archrivals, hasAll } from "./alone";
import { look, mouse, playOut, sitDown } from "./player";

const PORT = Number(process.env.E2E_PORT ?? 8877) + 1;

const BOXES = [
  { game: "Heroes Unite", length: "Short (house rule): 4 Super-Villains" },
  { game: "Confrontations", players: 2 },
  { game: "Rivals: Batman vs. The Joker" },
  { game: "Rivals: Shazam! vs. Black Adam" },
  { game: "The original set", length: "Short (house rule): 4 Super-Villains" },
];

test.describe.configure({ mode: "serial" });

let visit: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  const server = await archrivals(PORT);
  visit = await browser.newContext({
    baseURL: server.address,
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
  page = await visit.newPage();
  await page.goto("/");
  await hasAll(page);
  await server.stop();
  await visit.setOffline(true);
});

test.afterAll(() => visit.close());

test("the first page says that there is no connection, and hides what needs one @gate", async () => {
  await page.goto("/");
  await expect(page.getByText("No connection. You play on this device.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Your own game" })).toBeVisible();
  for (const name of ["Play with friends", "Find a table", "Sign in", "Leaders"])
    await expect(page.getByRole("link", { name })).toHaveCount(0);
});

test("a page that is reloaded goes on at the same ask, and the game is on the first page @gate", async () => {
  test.setTimeout(300_000);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL("**/t/local-*");
  await playOut(page, mouse(page), 3);
  const before = await look(page);
  await page.reload();
  expect(await look(page)).toEqual(before);
  await page.goto("/");
  await page.getByRole("link", { name: /Go on/ }).click();
  expect(await look(page)).toEqual(before);
});

for (const wanted of BOXES)
  test(`a whole game of ${wanted.game}`, async () => {
    test.setTimeout(600_000);
    await sitDown(page, wanted);
    await expect(page).toHaveURL(/\/t\/local-/);
    const figures = await playOut(page, mouse(page));
    console.log(`${wanted.game}:`, JSON.stringify(figures));
    await expect(page.getByRole("region", { name: "The game is over" })).toBeVisible();
  });
