// A release in which one word changed: few files get new names, and the browser keeps no old ones.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { build } from "vite";
import { files, hasAll } from "./alone";

const PORT = Number(process.env.E2E_PORT ?? 8877) + 4;

/** Build the static site, with "Play now" as the given words. */
async function release(folder: string, now: string): Promise<void> {
  await build({
    root: resolve(import.meta.dirname, ".."),
    mode: "site",
    logLevel: "warn",
    build: { outDir: folder, emptyOutDir: true },
    plugins: [
      {
        name: "one-word",
        enforce: "pre",
        transform: (code, id) =>
          id.endsWith("/base/words/en.json")
            ? code.replace('"Play now"', JSON.stringify(now))
            : null,
      },
    ],
  });
}

/** Entries and bytes of the client's cache, and the names of its parts. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open("archrivals-1");
    const names = (await cache.keys()).map(({ url }) => url);
    const sizes = await Promise.all(
      names.map(async (name) => (await (await cache.match(name))?.arrayBuffer())?.byteLength ?? 0),
    );
    return { entries: names.length, bytes: sizes.reduce((sum, size) => sum + size, 0), names };
  });

test("one changed word renames few files, and the old ones are removed", async ({ browser }) => {
  test.setTimeout(900_000);
  const root = mkdtempSync(join(tmpdir(), "archrivals-releases-"));
  const folder = join(root, "site");
  mkdirSync(folder);
  await release(folder, "Play now");
  const server = await files(PORT, folder);
  const visit = await browser.newContext();
  const page = await visit.newPage();
  await page.goto(server.address);
  await hasAll(page);
  const before = await cached(page);

  await release(folder, "Play at once");
  const open = await visit.newPage(); // a second page, of the new release; the first one is old
  await open.goto(server.address);
  await expect(open.getByRole("button", { name: "Play at once" })).toBeVisible();
  await hasAll(open);
  const both = await cached(open);
  await page.close();
  await open.reload();
  await expect
    .poll(async () => (await cached(open)).entries, { timeout: 60_000 })
    .toBe(before.entries);
  const after = await cached(open);
  const renamed = after.names.filter((name) => !before.names.includes(name));
  const figures = [before, both, after].map(({ entries, bytes }) => ({ entries, bytes }));
  console.log("releases:", JSON.stringify({ figures, renamed }));
  expect(
    before.names.every((name) => both.names.includes(name)),
    "an open page keeps its parts",
  ).toBe(true);
  expect(renamed.length).toBeLessThanOrEqual(3);
  await visit.close();
  await server.stop();
  rmSync(root, { recursive: true });
});
