// The climax is seen: on a processor four times slower, in whole games, every fall of a Super-Villain and
// every outcome of a Confrontation stands on the screen for a second with all its figures drawn.
// CLIMAX_GAMES=1 films the first game only, CLIMAX_FOLDER=… keeps a picture of every scene.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type Hand, mouse, playOut, watch } from "./player";
import { type NewTable, Somebody } from "./somebody";

const SLOWER = 4;
const LEAST_MS = 1000;
/** The others' turns are played at normal speed, on a slow page. */
const PATIENCE_MS = 300_000;
const GAMES: (NewTable & { name: string })[] = [
  ...[1, 2, 3, 4].map((n) => ({
    name: `Heroes Unite, ${n}`,
    box: "heroes-unite",
    players: 2,
    super_villains: 2,
  })),
  { name: "Heroes Unite, three players", box: "heroes-unite", players: 3, super_villains: 3 },
  { name: "Base Set", box: "base-set", players: 2, super_villains: 2 },
  { name: "Batman and The Joker, 1", box: "rivals-batman-joker", players: 2 },
  { name: "Batman and The Joker, 2", box: "rivals-batman-joker", players: 2 },
  { name: "Shazam! and Black Adam", box: "rivals-shazam-black-adam", players: 2 },
  { name: "Confrontations, two on two", box: "confrontations", players: 4 },
];
const FOLDER = process.env.CLIMAX_FOLDER;

/** A scene as it stood on the screen. */
interface Filmed {
  beat: string;
  card: string;
  figures: number;
  /** From the first frame on which all its pictures were drawn until the first without it. */
  drawnMs: number;
  /** When it was first drawn whole, in milliseconds since 1970. */
  since: number;
}

declare global {
  interface Window {
    filmed: Filmed[];
  }
}

/** Look at every frame of the page: which scene stands there, and whether its pictures do. */
function film(): void {
  window.filmed = [];
  const known = new Map<Element, Filmed>();
  const now = () => performance.timeOrigin + performance.now();
  const isDrawn = (room: Element): boolean => {
    const picture = room.querySelector("img");
    const { width, height } = room.getBoundingClientRect();
    return Boolean(picture?.complete && picture.naturalWidth > 0 && width > 30 && height > 30);
  };
  const look = () => {
    requestAnimationFrame(look);
    const scenes = document.querySelectorAll<HTMLElement>(
      ".stage-beat:is([data-beat=falls], [data-beat=outcome]):not([data-leaving])",
    );
    for (const [scene, seen] of known)
      if (![...scenes].includes(scene as HTMLElement)) {
        if (seen.since) seen.drawnMs = now() - seen.since; // the last frame stood until this one
        known.delete(scene);
      }
    for (const scene of scenes) {
      let seen = known.get(scene);
      if (!seen) {
        const { beat = "", cards = "" } = scene.dataset;
        seen = { beat, card: cards, figures: 0, drawnMs: 0, since: 0 };
        known.set(scene, seen);
        window.filmed.push(seen);
      }
      const rooms = [...scene.querySelectorAll(".art")];
      const visible = Number(getComputedStyle(scene).opacity) > 0.99;
      if (!visible || rooms.length < 2 || !rooms.every(isDrawn)) continue;
      seen.since ||= now();
      seen.figures = scene.querySelectorAll(".figure img").length;
    }
  };
  requestAnimationFrame(look);
}

/** What the server told of: defeated Super-Villains, and Confrontations that were decided. */
function listen(page: Page): string[] {
  const told: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type !== "update") return;
      for (const { kind } of message.events) {
        if (kind === "defeat") told.push("falls");
        if (kind === "outcome" || kind === "cancel") told.push("outcome");
      }
    }),
  );
  return told;
}

/** A hand that looks before it presses: a press ends the fall of a Super-Villain in one's own turn. */
function watching(page: Page, told: string[]): Hand {
  const hand = mouse(page);
  const over = () =>
    page.waitForFunction(
      (scenes) => window.filmed.filter(({ drawnMs }) => drawnMs > 0).length >= scenes,
      told.length,
      { timeout: PATIENCE_MS },
    );
  return {
    press: async (seen, at, mind) => {
      await over();
      await hand.press(seen, at, mind);
    },
    end: hand.end,
  };
}

interface Frame {
  at: number;
  data: string;
}

/** The last frames of the screen; each stays on it until the next one comes. */
async function screencast(page: Page): Promise<Frame[]> {
  const line = await page.context().newCDPSession(page);
  await line.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const frames: Frame[] = [];
  if (!FOLDER) return frames;
  line.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, data });
    void line.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  });
  await line.send("Page.startScreencast", { format: "jpeg", quality: 70, maxWidth: 960 });
  return frames;
}

/** Keep of every scene what the screen showed half a second after it had been drawn. */
function keep(frames: Frame[], filmed: Filmed[], name: string): void {
  if (!FOLDER) return;
  mkdirSync(FOLDER, { recursive: true });
  for (const [at, { beat, since }] of filmed.entries()) {
    const frame = frames.filter((each) => each.at <= since + LEAST_MS / 2).at(-1);
    const file = `${name.replace(/\W+/g, "-")}-${at + 1}-${beat}.jpg`;
    if (frame) writeFileSync(join(FOLDER, file), Buffer.from(frame.data, "base64"));
  }
}

const most = Number(process.env.CLIMAX_GAMES ?? GAMES.length);
for (const { name, ...wanted } of GAMES.slice(0, most))
  test(`every climax is seen on a slow processor: ${name}`, async ({ browser, baseURL }) => {
    test.setTimeout(3_600_000); // at normal speed; a game that stands still is noticed sooner
    const me = await Somebody.called("Ada", browser, baseURL ?? "");
    const table = await me.opens(wanted);
    const page = await me.context.newPage();
    const wrong = watch(page);
    await page.addInitScript(film);
    await page.goto("/healthz");
    await page.evaluate(() =>
      localStorage.setItem("archrivals-settings", JSON.stringify({ speed: "normal" })),
    );
    const told = listen(page);
    const frames = await screencast(page);
    await page.goto(`/t/${table}`);
    const { turns, seconds } = await playOut(page, watching(page, told), undefined, PATIENCE_MS);
    const empty = () => !document.querySelector(".stage-beat");
    await page.waitForFunction(empty, undefined, { timeout: PATIENCE_MS });
    const filmed = await page.evaluate(() => window.filmed);
    keep(frames, filmed, name);
    const shortest = Math.min(...filmed.map(({ drawnMs }) => drawnMs));
    console.log(
      `${name}:`,
      JSON.stringify({ turns, seconds, scenes: filmed.length, shortest: Math.round(shortest) }),
    );
    expect(filmed.map(({ beat }) => beat)).toEqual(told);
    expect(told.length).toBeGreaterThan(0);
    expect(filmed.filter(({ drawnMs }) => drawnMs < LEAST_MS)).toEqual([]);
    expect(filmed.filter(({ figures }) => figures < 2)).toEqual([]);
    expect(wrong).toEqual([]);
    await me.context.close();
  });
