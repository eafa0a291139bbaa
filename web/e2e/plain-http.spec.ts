// A table at home: plain http from an address that is no localhost. There a browser has no WebCrypto,
// no randomUUID and no clipboard; a game is played, given up, checked and shared all the same.
import { expect, test } from "@playwright/test";
import { CHROMIUM } from "./chromium";
import { watch } from "./player";

test.use({
  launchOptions: {
    executablePath: CHROMIUM,
    args: ["--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP table.lan 127.0.0.1"],
  },
  contextOptions: { reducedMotion: "reduce" },
});

test("all of it works over plain http", async ({ browser, baseURL }) => {
  const { port } = new URL(baseURL ?? "");
  const context = await browser.newContext({ baseURL: `http://table.lan:${port}` });
  const page = await context.newPage();
  const wrong = watch(page);
  await page.goto("/");
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole("button", { name: "Play now" }).click();
  const bar = page.getByRole("region", { name: "What you can do" });
  const all = bar.getByRole("button", { name: /Play all/ });
  await all.click();
  await expect(all).toHaveCount(0);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
  await page.getByRole("link", { name: "Watch the replay" }).click();
  await page.getByRole("button", { name: "Check the game" }).click();
  await expect(page.getByText("Everything agrees.")).toBeVisible();
  await expect(page.getByText("This browser was shown the same fingerprint")).toBeVisible();
  await expect(page.getByText("The replay is the game that this browser saw")).toBeVisible();
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  expect(wrong.filter((line) => !line.includes("/api/me"))).toEqual([]);
});
