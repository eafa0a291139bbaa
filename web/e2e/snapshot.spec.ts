// A later visit starts Python from the image of its memory that an earlier one has kept.
import { expect, type Page, test } from "@playwright/test";
import { hasAll } from "./alone";
import { look, mouse, playOut } from "./player";

const SETTINGS = JSON.stringify({ speed: "off", here: true });

/** Runs in the page: the size of the image, or nothing; `with_` replaces its content. */
async function image(with_: number[] | null): Promise<number> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      if (!url.endsWith("/snapshot")) continue;
      const found = await cache.match(url);
      const bytes = new Uint8Array((await found?.arrayBuffer()) ?? new ArrayBuffer());
      if (with_) {
        bytes.fill(7, ...with_);
        const headers = { "Content-Length": String(bytes.length) };
        await cache.put(url, new Response(bytes, { headers }));
      }
      return bytes.length;
    }
  }
  return 0;
}

/** The steps that the worker of a page has gone through. */
const steps = async (page: Page): Promise<string[]> =>
  (await page
    .workers()[0]
    ?.evaluate(() => performance.getEntriesByType("mark").map(({ name }) => name))) ?? [];

/** Open a table here; what is told are its id and what its cards depend on. */
async function deals(page: Page): Promise<string> {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL("**/t/local-*");
  await look(page);
  return page.url();
}

test("later visits start from an image, and from scratch if it is broken", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const origin = baseURL ?? "";
  const visit = await browser.newContext({
    baseURL: origin,
    reducedMotion: "reduce",
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: "archrivals-settings", value: SETTINGS }] }],
    },
  });
  const page = await visit.newPage();
  await page.goto("/");
  await hasAll(page);

  const first = await deals(page);
  expect(await steps(page)).toContain("modules");
  await playOut(page, mouse(page), 1);
  const before = await look(page);
  await expect.poll(() => page.evaluate(image, null), { timeout: 60_000 }).toBeGreaterThan(1e7);

  await page.reload();
  expect(await look(page)).toEqual(before);
  expect(await steps(page)).not.toContain("modules");
  await playOut(page, mouse(page), 1);
  const second = await deals(page);
  const third = await deals(page);
  expect(await steps(page)).not.toContain("modules");
  expect(new Set([first, second, third]).size, "no two starts draw the same").toBe(3);

  const at = await look(page);
  await page.evaluate(image, [0, 16]);
  await page.reload();
  expect(await look(page)).toEqual(at);
  expect(await steps(page)).toContain("modules");
  await playOut(page, mouse(page), 1);
  await visit.close();
});
