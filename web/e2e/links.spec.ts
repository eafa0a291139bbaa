// A whole game in a link: from one browser to another one that has no line, and a report on a fault.
import { expect, test } from "@playwright/test";
import { archrivals, hasAll } from "./alone";
import { SETTINGS } from "./backend";
import { mouse, playOut } from "./player";

const PORT = Number(process.env.E2E_PORT ?? 8877) + 4;

test("a game of a device goes in a link to a phone without a line, which proves it", async ({
  browser,
}) => {
  const server = await archrivals(PORT);
  const storageState = {
    cookies: [],
    origins: [
      {
        origin: server.address,
        localStorage: [
          {
            name: "archrivals-settings",
            value: JSON.stringify({ ...JSON.parse(SETTINGS), here: true }),
          },
        ],
      },
    ],
  };
  const visit = { baseURL: server.address, reducedMotion: "reduce", storageState } as const;
  const ada = await browser.newContext({
    ...visit,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await ada.newPage();
  await page.goto("/");
  await hasAll(page);
  await page.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL("**/t/local-*");
  await playOut(page, mouse(page), 1);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Something is wrong here" }).click();
  await expect(page.getByText("no hidden cards of others")).toBeVisible();
  await page.getByRole("button", { name: "Copy the report" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("rules 5");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  const table = new URL(page.url()).pathname.split("/").at(-1);
  await expect(page.getByRole("heading", { name: /wins$/ })).toBeVisible();
  await page.goto(`/replay/${table}`);
  await page.getByRole("button", { name: "Copy the whole game as a link" }).click();
  await expect(page.locator(".verify").getByText("Link copied").first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/game#[\w-]{60,1500}$/);

  const eve = await browser.newContext({ ...visit, viewport: { width: 390, height: 844 } });
  const phone = await eve.newPage();
  await phone.goto("/");
  await hasAll(phone);
  await server.stop();
  await eve.setOffline(true);
  await phone.goto(link);
  await phone.waitForURL("**/replay/local-*");
  await phone.getByRole("button", { name: "Check the game" }).click();
  await expect(phone.getByText("Everything agrees.")).toBeVisible();
  await phone.goto(link.slice(0, -5));
  await expect(phone.getByRole("alert")).toHaveText("This link is not whole. Ask for it again.");
  await ada.close();
  await eve.close();
});
