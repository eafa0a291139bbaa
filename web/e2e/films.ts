// Films of the beats that hit, from recorded games: the same messages for every build, so that two builds
// can be compared frame by frame. `npm run films`; FILMS_FOLDER=… keeps the frames, FILMS_CLIENTS=one,two
// names folders of built clients that are measured in turn, each film FILMS_RUNS times.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { DESKTOP, PHONE, type Size } from "./screens";
import { Somebody } from "./somebody";

const FOLDER = resolve(process.env.FILMS_FOLDER ?? join(tmpdir(), "archrivals-films"));
const CLIENTS = (process.env.FILMS_CLIENTS ?? "").split(",").filter(Boolean);
const RUNS = Number(process.env.FILMS_RUNS ?? 3);
const SLOWER = 4;
const STREAMS = resolve(import.meta.dirname, "../src/board/live/streams");

/** A message as it was recorded. */
type Recorded = any;

interface Film {
  name: string;
  box: string;
  /** Whether the film begins with an update, and whether it ends with one. */
  begins(update: Recorded): boolean;
  ends?(update: Recorded): boolean;
  lengthMs: number;
}

const numbers = (n: unknown): number[] => (Array.isArray(n) ? n : []);
const has = (update: Recorded, test: (event: Recorded) => boolean): boolean =>
  update.events.some(test);

const FILMS: Film[] = [
  {
    name: "fall",
    box: "heroes-unite",
    begins: (update) => has(update, ({ kind, seat }) => kind === "defeat" && seat !== update.seat),
    lengthMs: 4500,
  },
  {
    name: "attack",
    box: "confrontations",
    begins: (update) =>
      has(
        update,
        ({ kind, n, seat }) =>
          kind === "attack" && seat !== update.seat && numbers(n).includes(update.seat),
      ),
    ends: (update) =>
      has(
        update,
        ({ kind, gained, from }) =>
          kind === "move" && from.zone === "weaknesses" && gained === update.seat,
      ),
    lengthMs: 6000,
  },
  ...(["lost", "won"] as const).map((how) => ({
    name: `confrontation-${how}`,
    box: "confrontations",
    begins: (update: Recorded) =>
      has(update, ({ kind, n }) => {
        const [power = 0, cost = 0] = numbers(n);
        return kind === "outcome" && power >= cost === (how === "won");
      }),
    lengthMs: 5000,
  })),
];

/** Return the view before the film, and the updates that are filmed. */
function scenesOf({ box, begins, ends, name }: Film): [Recorded, Recorded[]] {
  const file = join(STREAMS, `${box}.json.gz`);
  const { messages } = JSON.parse(gunzipSync(readFileSync(file)).toString());
  for (const [at, update] of messages.entries()) {
    const before = messages[at - 1];
    if (update.type !== "update" || !before || !begins(update)) continue;
    const rest: Recorded[] = messages.slice(at);
    const last = ends ? rest.findIndex((each) => each.type === "update" && ends(each)) : 0;
    if (last < 0) continue;
    const view = { ...before, type: "view", lines: [] };
    return [view, rest.slice(0, last + 1).map(withoutCleanup)];
  }
  throw new Error(`${box} has no ${name}`);
}

/** What comes after the end of the turn is no part of the film. */
function withoutCleanup(update: Recorded): Recorded {
  const ends = update.events.findIndex(({ kind }: Recorded) => kind === "end-turn");
  return ends > 0 ? { ...update, events: update.events.slice(0, ends) } : update;
}

/** A page at a table that stands as recorded; what comes back plays the update. */
async function at(page: Page, film: Film, path: string): Promise<() => void> {
  const [view, updates] = scenesOf(film);
  const table = path.slice("/t/".length);
  let send = (_: Recorded) => {};
  let room: Recorded = null;
  await page.routeWebSocket(/\/ws\b/, (socket) => {
    const server = socket.connectToServer();
    send = (message) => socket.send(JSON.stringify({ ...message, table }));
    server.onMessage((data) => {
      const message = JSON.parse(String(data));
      if (message.type === "room") room = { ...message, you: view.seat };
      if (message.type === "view") {
        const names = view.public.seats.map((_: unknown, seat: number) => `Player ${seat + 1}`);
        send({ ...view, names });
      } else if (message.type !== "update" && message.type !== "away")
        socket.send(JSON.stringify(room && message.type === "room" ? room : message));
    });
  });
  await page.goto(path);
  await page.locator(".t-hand .card").first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(2500); // what is drawn ahead is drawn
  return () => {
    for (const update of updates) send(update);
  };
}

interface Frame {
  at: number;
  data: string;
}

/** What the screen showed from a moment on. */
async function filmed(page: Page, happens: () => void, lengthMs: number): Promise<Frame[]> {
  const line = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  line.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, data });
    void line.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  });
  await line.send("Page.startScreencast", { format: "jpeg", quality: 80, maxWidth: 960 });
  happens();
  await page.waitForTimeout(lengthMs);
  await line.send("Page.stopScreencast");
  return frames;
}

/** The frames that differ, at least so many milliseconds apart. */
function strip(frames: Frame[], apartMs = 60): Frame[] {
  const start = frames[0]?.at ?? 0;
  const shown: Frame[] = [];
  for (const { at, data } of frames) {
    const last = shown.at(-1);
    if (!last || (at - start - last.at >= apartMs && data !== last.data))
      shown.push({ at: Math.round(at - start), data });
  }
  return shown;
}

async function keep(context: BrowserContext, frames: Frame[], name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const pictures = frames.map(
    ({ at, data }) =>
      `<figure><img src="data:image/jpeg;base64,${data}"><figcaption>${at} ms</figcaption></figure>`,
  );
  const sheet = await context.newPage();
  await sheet.setViewportSize({ width: 1600, height: 900 });
  await sheet.setContent(
    `<style>body{display:grid;grid-template-columns:repeat(5,1fr);gap:6px;margin:6px;background:#000;
     color:#fff;font:13px sans-serif}figure{margin:0}img{width:100%}</style>${pictures.join("")}`,
  );
  await sheet.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true });
  await sheet.close();
}

/** A table of a box in a browser of one's own; nothing is played there but what was recorded. */
async function table(
  browser: Browser,
  baseURL: string,
  { box }: Film,
): Promise<[Somebody, string]> {
  const me = await Somebody.called("Ada", browser, baseURL);
  const players = box === "confrontations" ? 4 : 2;
  return [me, `/t/${await me.opens({ box, players })}`];
}

/** Serve the files of a built client in place of the server's own. */
async function dressed(context: BrowserContext, client: string): Promise<void> {
  await context.route(/\/(assets\/.*|t\/[^/]*|assets\.json)$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname.startsWith("/assets") ? pathname.slice(1) : "index.html";
    await route.fulfill({ path: join(client, file) });
  });
}

async function windowOf(me: Somebody, browser: Browser, baseURL: string, size: Size) {
  return browser.newContext({
    baseURL,
    viewport: { width: size.width, height: size.height },
    hasTouch: size.touch,
    isMobile: size.touch,
    serviceWorkers: "block",
    reducedMotion: "no-preference",
    storageState: await me.context.storageState(),
  });
}

async function seated(page: Page): Promise<void> {
  await page.goto("/healthz");
  await page.evaluate(() => {
    const settings = { speed: "normal", motion: "full", sound: false };
    localStorage.setItem("archrivals-settings", JSON.stringify(settings));
  });
}

for (const film of FILMS)
  for (const [screen, size] of [
    ["desk", DESKTOP],
    ["phone", PHONE],
  ] as const)
    test(`a film of ${film.name}, ${screen}`, async ({ browser, baseURL }) => {
      const [me, path] = await table(browser, baseURL ?? "", film);
      const context = await windowOf(me, browser, baseURL ?? "", size);
      if (CLIENTS[0]) await dressed(context, resolve(CLIENTS[0]));
      const page = await context.newPage();
      await seated(page);
      const play = await at(page, film, path);
      const frames = strip(await filmed(page, play, film.lengthMs));
      expect(frames.length).toBeGreaterThan(4);
      await keep(context, frames, `${film.name}-${screen}`);
      console.log(`${film.name}, ${screen}: ${frames.map(({ at }) => at).join(" ")} ms`);
      await context.close();
      await me.context.close();
    });

/** Runs in the page: how long each frame took while a film was played. */
function watchFrames(lengthMs: number): Promise<number[]> {
  return new Promise((done) => {
    const frames: number[] = [];
    const began = performance.now();
    let last = began;
    const frame = (now: number) => {
      frames.push(now - last);
      last = now;
      if (now - began < lengthMs) requestAnimationFrame(frame);
      else done(frames.slice(1));
    };
    requestAnimationFrame(frame);
  });
}

test("frames of the films on a processor four times slower", async ({ browser, baseURL }) => {
  test.setTimeout(1_800_000);
  const clients = CLIENTS.length ? CLIENTS : [""];
  const took = new Map<string, number[]>();
  for (const film of FILMS) {
    const [me, path] = await table(browser, baseURL ?? "", film);
    for (let run = 0; run < RUNS; run += 1)
      for (const client of clients) {
        const context = await windowOf(me, browser, baseURL ?? "", DESKTOP);
        if (client) await dressed(context, resolve(client));
        const page = await context.newPage();
        await seated(page);
        const play = await at(page, film, path);
        const line = await context.newCDPSession(page);
        await line.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
        await page.waitForTimeout(500);
        const watching = page.evaluate(watchFrames, film.lengthMs);
        play();
        const key = `${film.name} ${client}`;
        took.set(key, [...(took.get(key) ?? []), ...(await watching)]);
        await context.close();
      }
    await me.context.close();
  }
  for (const [name, frames] of took) {
    const share = (ms: number) =>
      ((100 * frames.filter((each) => each <= ms).length) / frames.length).toFixed(1);
    const longest = Math.round(Math.max(...frames));
    console.log(
      `${name}: ${frames.length} frames, ${share(17.5)} % within 17.5 ms, ${share(34)} % within 34, longest ${longest} ms`,
    );
  }
  writeFileSync(join(FOLDER, "frames.json"), JSON.stringify([...took]));
});
