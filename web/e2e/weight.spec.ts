// How much is loaded, how soon one can play, and how smoothly cards move.
import { gzipSync } from "node:zlib";
import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { type Hand, mouse, playOut } from "./player";
import { DESKTOP } from "./screens";
import { Somebody } from "./somebody";

const KB = 1000;
/** Without the pictures, which come after the page and hold nothing up. */
const MOST = { home: 155 * KB, table: 250 * KB, pictures: 64 * KB };
/** Scripts and styles that a page may load: each costs a request, however small it is. */
const MOST_FILES = 25;
const PICTURES = /\/gallery-[^/]*\.js$/;
/** What comes five seconds after all else: Python for games in the page, the bar of a new version, the bell. */
const LATER = /\/(pages|worker|outdated|bell|calls|waiting)-[^/]*\.(js|css)$/;
const SOON = 3000;
const SLOW = 4;

/** A browser that was never here; with somebody's session, if they have one. */
async function cold(browser: Browser, baseURL: string, who?: Somebody): Promise<BrowserContext> {
  return browser.newContext({
    baseURL,
    viewport: { width: DESKTOP.width, height: DESKTOP.height },
    ...(who ? { storageState: await who.context.storageState() } : {}),
  });
}

/** The scripts and styles that a page loads, in gzip, whatever form the server sends. */
async function weighed(page: Page, path: string, ready: string) {
  const addresses = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname) && !LATER.test(pathname)) addresses.add(request.url());
  });
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState("networkidle");
  const parts: { file: string; bytes: number }[] = [];
  for (const address of addresses) {
    const got = await page.request.get(address);
    const { pathname } = new URL(address);
    const body = await got.body();
    if (pathname.startsWith("/assets/")) {
      if (body.length >= 8192) expect(got.headers()["content-encoding"], pathname).toBe("br");
      expect(got.headers()["cache-control"], pathname).toContain("immutable");
    }
    parts.push({ file: pathname, bytes: gzipSync(body, { level: 9 }).length });
  }
  const sum = (of: typeof parts) => of.reduce((total, part) => total + part.bytes, 0);
  const pictures = parts.filter(({ file }) => PICTURES.test(file));
  return { parts, total: sum(parts) - sum(pictures), pictures: sum(pictures) };
}

test("the first page and a table are light, and the pictures come apart @gate", async ({
  browser,
  baseURL,
}) => {
  const ada = await Somebody.called("Ada", browser, baseURL ?? "");
  const table = await ada.opens({ box: "heroes-unite", players: 2 });
  for (const [page, path, ready, who] of [
    ["home", "/", ".home .rival img", undefined],
    ["table", `/t/${table}`, ".t-hand .card", ada],
  ] as const) {
    const visit = await cold(browser, baseURL ?? "", who);
    const { parts, total, pictures } = await weighed(await visit.newPage(), path, ready);
    parts.sort((a, b) => b.bytes - a.bytes);
    for (const { file, bytes } of parts.slice(0, 8))
      console.log(`  ${(bytes / KB).toFixed(1).padStart(6)} KB  ${file}`);
    console.log(
      `${page}: ${(total / KB).toFixed(1)} KB in gzip, pictures ${(pictures / KB).toFixed(1)} KB, ${parts.length} files`,
    );
    expect(parts.length).toBeLessThanOrEqual(MOST_FILES);
    expect(total).toBeLessThanOrEqual(MOST[page]);
    expect(pictures).toBeGreaterThan(0);
    expect(pictures).toBeLessThanOrEqual(MOST.pictures);
    await visit.close();
  }
});

/** Slow the page's processor down, as a phone's is. */
async function slowed(page: Page, times: number): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send("Emulation.setCPUThrottlingRate", { rate: times });
}

const PLAYABLE = ".t-hand .t-spot[data-can] > .t-card";

/** Milliseconds from the opening of the page until something is there. */
const whenThere = (page: Page, what: string): Promise<number> =>
  page
    .waitForFunction((what) => document.querySelector(what) && performance.now(), what)
    .then((handle) => handle.jsonValue() as Promise<number>);

/** Runs in the page: press "Play now" as soon as it is there, as quickly as nobody can. */
function pressAtOnce(): void {
  const seek = () => {
    const button = document.querySelector<HTMLButtonElement>(".start .button");
    if (button) button.click();
    else requestAnimationFrame(seek);
  };
  requestAnimationFrame(seek);
}

test("on a slow processor a table can be played within three seconds", async ({
  browser,
  baseURL,
}) => {
  const ada = await Somebody.called("Ada", browser, baseURL ?? "");
  const took: Record<"by its link" | "from the first page", number[]> = {
    "by its link": [],
    "from the first page": [],
  };
  for (let again = 0; again < 5; again += 1) {
    const table = await ada.opens({ box: "heroes-unite", players: 2 });
    await ada.plays(table, {}); // until it is her turn
    const visit = await cold(browser, baseURL ?? "", ada);
    const page = await visit.newPage();
    await slowed(page, SLOW);
    await page.goto(`/t/${table}`, { waitUntil: "commit" });
    took["by its link"].push(await whenThere(page, PLAYABLE));
    await visit.close();

    const fresh = await cold(browser, baseURL ?? "");
    const first = await fresh.newPage();
    await slowed(first, SLOW);
    await first.addInitScript(pressAtOnce);
    await first.goto("/", { waitUntil: "commit" });
    // the bot may have the first turn: then the table is there, and one waits for a rival
    took["from the first page"].push(await whenThere(first, ".t-hand .card"));
    await fresh.close();
  }
  for (const [way, times] of Object.entries(took)) {
    times.sort((a, b) => a - b);
    console.log(`${way}: ${times.map((ms) => `${Math.round(ms)}`).join(", ")} ms`);
    // what else runs on the machine only makes it slower: the best one tells what the page takes
    expect(times[0], way).toBeLessThanOrEqual(SOON);
  }
});

interface Motion {
  frames: number[];
  tasks: number[];
  delays: number[];
  /** How many cards have flown. */
  flights: number;
}

/** Watch every frame, every long task, and how long each press waits to be dealt with. */
async function watched(page: Page): Promise<void> {
  await page.evaluate(() => {
    const motion: Motion = { frames: [], tasks: [], delays: [], flights: 0 };
    Object.assign(window, { motion });
    let last = performance.now();
    const frame = (now: number) => {
      motion.frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches(".t-flight")) motion.flights += 1;
    }).observe(document.body, { childList: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) motion.tasks.push(entry.duration);
    }).observe({ type: "longtask" });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        motion.delays.push(entry.processingStart - entry.startTime);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Let so many frames pass: that is what is looked at. */
const pass = (page: Page, frames: number): Promise<void> =>
  page.evaluate(
    (frames) =>
      new Promise<void>((done) => {
        const next = (left: number) =>
          left ? requestAnimationFrame(() => next(left - 1)) : done();
        next(frames);
      }),
    frames,
  );

test("cards move at sixty frames a second, and no press waits", async ({ browser, baseURL }) => {
  const ada = await Somebody.called("Ada", browser, baseURL ?? "");
  const table = await ada.opens({ box: "heroes-unite", players: 2 });
  await ada.plays(table, { turn: 7 });
  const visit = await cold(browser, baseURL ?? "", ada);
  const page = await visit.newPage();
  await page.goto("/healthz");
  await page.evaluate(() =>
    localStorage.setItem(
      "archrivals-settings",
      JSON.stringify({ motion: "full", speed: "fast", confirmEnd: false }),
    ),
  );
  await page.goto(`/t/${table}`);
  await page.locator(PLAYABLE).first().waitFor();
  await page.waitForLoadState("networkidle");
  await watched(page);
  const hand = mouse(page);
  const watching: Hand = {
    async press(seen, at, mind) {
      await hand.press(seen, at, mind);
      await pass(page, 30); // what flies is on its way
    },
    end: hand.end,
  };
  await playOut(page, watching, 3);
  const { frames, tasks, delays, flights } = await page.evaluate(
    () => (window as unknown as { motion: Motion }).motion,
  );
  const smooth = frames.filter((ms) => ms <= 17.5).length / frames.length;
  const dropped = frames.filter((ms) => ms > 34).length / frames.length;
  const most = (values: number[]) => Math.round(Math.max(0, ...values));
  console.log(
    `${flights} flights, ${frames.length} frames: ${(100 * smooth).toFixed(1)} % within 17.5 ms, ` +
      `${(100 * dropped).toFixed(1)} % over 34 ms, longest ${most(frames)} ms; ` +
      `longest task ${most(tasks)} ms; longest wait of a press ${most(delays)} ms ` +
      "(headless, drawn by the processor)",
  );
  expect(flights).toBeGreaterThan(5);
  expect(frames.length).toBeGreaterThan(200);
  // bounds for a machine that has other work as well; left alone, nearly every frame is in time
  expect(smooth).toBeGreaterThan(0.8);
  expect(most(tasks)).toBeLessThan(200);
  expect(most(delays)).toBeLessThan(100);
  await visit.close();
});
