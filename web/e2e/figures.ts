// What playing within the page costs: seconds to a playable card, memory, long tasks, how long
// bots think; as it is, and with the renderer stopped three quarters of the time. Run by
// `npm run figures`, not by the gate: the figures are those of this machine.
import { readFileSync } from "node:fs";
import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";

const HERE = JSON.stringify({ speed: "off", here: true });
const RUNS = Number(process.env.FIGURES_RUNS ?? 2);
const ANSWERS = Number(process.env.FIGURES_ANSWERS ?? 12);

interface Played {
  /** Milliseconds from the beginning of the navigation. */
  ready: number;
  card: number;
  /** Milliseconds of these in which the bot had the first turn. */
  waited: number;
  /** Milliseconds between what a bot told and what was told before it. */
  bots: number[];
}

/** Runs in the page: have a table dealt by the worker, and play a while against a bot. */
async function playHere({ bot, answers }: { bot: string; answers: number }): Promise<Played> {
  const channel = new BroadcastChannel("archrivals-local");
  const from = crypto.randomUUID();
  const heard = new Map<string, (told: any) => void>();
  let to = "";
  let ready = 0;
  await new Promise<void>((done) => {
    channel.onmessage = ({ data }) => {
      if (data.type !== "here") return;
      if (!to) channel.postMessage({ type: "wake", to: data.me });
      to = data.me;
      if (data.state.stage === "ready") done();
    };
    channel.postMessage({ type: "who" });
  });
  ready = performance.now();
  channel.onmessage = ({ data }) => {
    if (data.to !== from) return;
    heard.get(data.type)?.(data);
  };
  let id = 0;
  const call = (method: string, path: string, body: unknown) =>
    new Promise<any>((done) => {
      id += 1;
      heard.set("answer", (told) => done(JSON.parse(told.body)));
      const text = JSON.stringify(body);
      channel.postMessage({ type: "call", to, from, id, method, path, body: text });
    });
  await call("POST", "guests", { name: "Ada" });
  const wanted = { box: "heroes-unite", players: 2, bots: [null, bot] };
  const { table } = await call("POST", "tables", wanted);
  await call("PUT", `tables/${table}/ready`, { ready: true });
  channel.postMessage({ type: "connect", to, from, line: 1 });
  const send = (message: unknown) =>
    channel.postMessage({ type: "frame", to, from, line: 1, text: JSON.stringify(message) });
  const bots: number[] = [];
  let card = 0;
  let waited = 0;
  let last = 0;
  let mine = true;
  let given = 0;
  await new Promise<void>((done) => {
    heard.set("frame", ({ text }) => {
      const told = JSON.parse(text);
      if (told.type === "welcome") send({ type: "join", table });
      if (told.type === "refused") throw new Error(told.reason);
      if (told.type !== "view" && told.type !== "update") return;
      const now = performance.now();
      if (!mine) bots.push(now - last);
      last = now;
      const ask = told.private.ask;
      mine = Boolean(ask);
      if (!ask) return;
      if (!card) {
        card = now;
        waited = bots.reduce((sum, each) => sum + each, 0);
      }
      given += 1;
      if (given > answers || told.public.result) return done();
      const verbs = ask.options.map((option: any) => option.verb);
      const option = Math.max(0, ...["end", "buy", "play"].map((verb) => verbs.indexOf(verb)));
      const { position } = told;
      send({ type: "answer", table, position, command: crypto.randomUUID(), option });
    });
    send({ type: "hello", version: 2, ticket: "local", words: true });
  });
  channel.close();
  return { ready, card, waited, bots };
}

/** The processes that draw pages. */
async function renderers(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
}

/** Stop renderers three quarters of the time; call what comes back to let them go. */
function slowDown(browser: Browser): () => Promise<void> {
  let going = true;
  const wait = (time: number) => new Promise((done) => setTimeout(done, time));
  const signal = (pids: number[], name: NodeJS.Signals) => {
    for (const pid of pids)
      try {
        process.kill(pid, name);
      } catch {
        // it has ended
      }
  };
  const loop = (async () => {
    while (going) {
      const pids = await renderers(browser);
      for (let round = 0; round < 10 && going; round += 1) {
        signal(pids, "SIGSTOP");
        await wait(15);
        signal(pids, "SIGCONT");
        await wait(5);
      }
    }
  })();
  return async () => {
    going = false;
    await loop;
  };
}

const memory = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) / 1024;

const at = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

/** Runs in the page: how long a loop takes, to see how slow a slowed renderer is. */
function spin(): number {
  const began = performance.now();
  let sum = 0;
  for (let n = 0; n < 2e7; n += 1) sum += n % 7;
  return performance.now() - began + (sum < 0 ? 1 : 0);
}

/** The steps of the worker, in milliseconds since it began. */
const steps = (page: Page): Promise<[string, number][]> =>
  page
    .workers()[0]
    ?.evaluate(() =>
      performance
        .getEntriesByType("mark")
        .map(({ name, startTime }): [string, number] => [name, startTime]),
    ) ?? Promise.resolve([]);

/** Runs in the page: the image of Python that later visits start from. */
async function images(wanted: string): Promise<number> {
  let found = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys())
      if (url.endsWith("/snapshot")) {
        found += 1;
        if (wanted === "drop") await cache.delete(url);
      }
  }
  return found;
}

interface Visit extends Played {
  /** Of the page itself; `npm run runtime` tells those of Python. */
  bytes: number;
  long: number[];
  pss: number;
  /** The same once the image of Python is kept. */
  later: number;
  spin: number;
  steps: [string, number][];
}

/** Play a while. Whoever stays leaves an image of Python for the next visit. */
async function visit(browser: Browser, context: BrowserContext, bot: string): Promise<Visit> {
  const page = await context.newPage();
  page.on("pageerror", (error) => console.log("page:", error.message));
  await page.addInitScript(() => {
    const long: number[] = [];
    Object.assign(globalThis, { long });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) long.push(Math.round(entry.duration));
    }).observe({ type: "longtask", buffered: true });
  });
  await page.goto("/");
  const played = await page.evaluate(playHere, { bot, answers: ANSWERS });
  const long = await page.evaluate(() => (globalThis as unknown as { long: number[] }).long);
  const pss = Math.max(...(await renderers(browser)).map(memory));
  const spun = await page.evaluate(spin);
  const stepped = await steps(page);
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).reduce(
      (sum, { transferSize }) => sum + transferSize,
      0,
    ),
  );
  await expect.poll(() => page.evaluate(images, "look"), { timeout: 60_000 }).toBe(1);
  const later = Math.max(...(await renderers(browser)).map(memory));
  await page.close();
  return { ...played, bytes, long, pss, later, spin: spun, steps: stepped };
}

for (const slow of [false, true])
  test(slow ? "slowed" : "as it is", async ({ browser, baseURL }) => {
    test.setTimeout(480_000);
    for (let run = 0; run < RUNS; run += 1) {
      const origin = baseURL ?? "";
      const localStorage = [{ name: "archrivals-settings", value: HERE }];
      const context = await browser.newContext({
        baseURL: origin,
        storageState: { cookies: [], origins: [{ origin, localStorage }] },
      });
      const release = slow ? slowDown(browser) : async () => undefined;
      for (const [when, bot] of [
        ["first visit", "bruno"],
        ["second", "vera"],
        ["third", "sibyl"],
        ["without image", "bruno"],
      ] as const) {
        if (when === "without image") {
          const page = await context.newPage();
          await page.goto("/healthz");
          await page.evaluate(images, "drop");
          await page.close();
        }
        const seen = await visit(browser, context, bot);
        const second = (time: number) => `${(time / 1000).toFixed(2)} s`;
        console.log(
          [
            `${slow ? "slowed" : "as it is"}, ${when}`.padEnd(24),
            `Python ${second(seen.ready)}, card ${second(seen.card)}, ${second(seen.waited)} of it a bot's`,
            `page ${(seen.bytes / 1e3).toFixed(0)} KB`,
            `renderer ${seen.pss.toFixed(0)}, then ${seen.later.toFixed(0)} MiB`,
            `long tasks ${JSON.stringify(seen.long)}`,
            `${bot} ${[0.5, 0.95, 1].map((share) => at(seen.bots, share).toFixed(0)).join(" / ")} ms`,
            `spin ${seen.spin.toFixed(0)} ms`,
            seen.steps.map(([name, time]) => `${name} ${time.toFixed(0)}`).join(", "),
          ].join(" | "),
        );
      }
      await release();
      await context.close();
    }
  });
