// A tab that is older than the server: it is told to reload, and its game goes on.
import { expect, test } from "@playwright/test";
import { look, mouse, playOut } from "./player";

test("an old tab is told to reload and goes on at the same ask @gate", async ({ page }) => {
  let version = 2;
  let cut = () => Promise.resolve();
  await page.routeWebSocket(/\/ws/, (line) => {
    const server = line.connectToServer();
    line.onMessage((text) => {
      server.send(String(text).replace(/^(\{"type":"hello","version":)2/, `$1${version}`));
    });
    cut = () => line.close({ code: 1012 });
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL("**/t/*");
  await playOut(page, mouse(page), 2);
  const before = await look(page);
  const address = page.url();

  version = 1; // as if the page had been loaded before an upgrade
  await cut();
  const bar = page.getByRole("alert").filter({ hasText: "There is a new version." });
  await expect(bar).toBeVisible();
  expect(page.url()).toBe(address);

  version = 2; // what a reload brings
  await bar.getByRole("button", { name: "Reload" }).click();
  await expect(bar).toHaveCount(0);
  expect(await look(page)).toEqual(before);
  expect(page.url()).toBe(address);
});

test("a request of an old page brings the bar, too @gate", async ({ page }) => {
  await page.route("**/api/games*", (route) =>
    route.continue({ headers: { ...route.request().headers(), "x-archrivals-version": "1" } }),
  );
  await page.goto("/new");
  await expect(
    page.getByRole("alert").filter({ hasText: "There is a new version." }),
  ).toBeVisible();
});
