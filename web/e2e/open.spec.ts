// `archrivals open`: the packaged client on loopback, with nothing but Python's standard library.
import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { type Served, serving } from "./alone";
import { mouse, playOut, watch } from "./player";

const PORT = Number(process.env.E2E_PORT ?? 8877) + 5;
const patiently = { timeout: 90_000 }; // Python starts from scratch

let server: Served;

test.beforeAll(async () => {
  server = await serving(
    `http://127.0.0.1:${PORT}`,
    "archrivals",
    ["open", "--port", String(PORT), "--no-browser"],
    {
      ARCHRIVALS_CLIENT:
        process.env.ARCHRIVALS_CLIENT ?? resolve(import.meta.dirname, "..", "dist"),
    },
  );
});
test.afterAll(() => server.stop());

test("a whole game is played at the page of `archrivals open`", async ({ browser }) => {
  test.setTimeout(600_000);
  const visit = await browser.newContext({
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
  const asked: string[] = [];
  visit.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const page = await visit.newPage();
  const wrong = watch(page);
  const began = Date.now();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveCount(0); // there is no server
  await page.getByRole("radio", { name: /Batman vs\. The Joker/ }).check({ force: true });
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page.locator(".t-hand .card").first()).toBeVisible(patiently);
  console.log(`the first card after ${((Date.now() - began) / 1000).toFixed(1)} s`);
  console.log(JSON.stringify(await playOut(page, mouse(page))));
  await expect(page.getByRole("region", { name: "The game is over" })).toBeVisible();
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
  expect(wrong).toEqual([]);
  await visit.close();
});
