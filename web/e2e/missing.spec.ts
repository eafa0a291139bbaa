// An address that leads nowhere: a page in the reader's language with a way home, JSON for programs.
import { resolve } from "node:path";
import { expect, test } from "@playwright/test";

const WORDS = {
  "en-US": ["Nothing here", "To the first page"],
  "de-DE": ["Hier ist nichts", "Zur Startseite"],
  "es-ES": ["Aquí no hay nada", "Ir al inicio"],
} as const;

test("an unknown address has a page and a way home, in every language @gate", async ({
  browser,
  baseURL,
}) => {
  for (const [locale, [title, home]] of Object.entries(WORDS)) {
    const visit = await browser.newContext({ baseURL: baseURL ?? "", locale });
    const page = await visit.newPage();
    for (const path of ["/cards", "/admin"]) {
      const got = await page.goto(path);
      expect(got?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    }
    await page.getByRole("link", { name: home }).click();
    await expect(page).toHaveURL(/\/$/);
    await visit.close();
  }
});

test("a program still gets JSON @gate", async ({ request }) => {
  const got = await request.get("/cards", { headers: { Accept: "*/*" } });
  expect(got.status()).toBe(404);
  expect(await got.json()).toMatchObject({ code: "not-found" });
});

test("the static site's page for unknown addresses leads home from any depth @gate", async ({
  page,
}) => {
  const home = "https://pages.example/games/archrivals/";
  await page.route("https://pages.example/**", (route) =>
    [home, `${home}app.webmanifest`].includes(route.request().url())
      ? route.fulfill({ contentType: "text/html", body: "<h1>Home</h1>" })
      : route.fulfill({
          status: 404,
          path: resolve(import.meta.dirname, "../public/404.html"),
          contentType: "text/html",
        }),
  );
  for (const path of ["cards", "t/some-table", "a/b/c/d/"]) {
    await page.goto(`${home}${path}`);
    const link = page.getByRole("link", { name: "To the first page" });
    await expect(link).toHaveAttribute("href", "/games/archrivals/");
    await link.click();
    await expect(page).toHaveURL(home);
  }
});
