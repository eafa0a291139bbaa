// The service worker (public/worker.js): what it keeps, and what it shows when something is missing.
import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";

type Fetched = { request: unknown; respondWith(response: Promise<Response>): void };

const script = readFileSync("public/worker.js", "utf8");
let kept: Map<string, Response>;
let broken: boolean;
let answer: () => Response;
let hear: (event: Fetched) => void;

const addressOf = (of: string | { url: string }) =>
  new URL(typeof of === "string" ? of : of.url, "https://game").pathname;
const store = {
  match: async (of: string) => {
    if (broken) throw new DOMException("The disk is full.", "QuotaExceededError");
    return kept.get(addressOf(of))?.clone();
  },
  open: async () => {
    if (broken) throw new DOMException("The disk is full.", "QuotaExceededError");
    return { put: async (of: string, got: Response) => void kept.set(addressOf(of), got) };
  },
};

beforeEach(() => {
  kept = new Map();
  broken = false;
  const worker = {
    registration: { scope: "https://game/" },
    location: { origin: "https://game" },
    addEventListener: (type: string, heard: typeof hear) => {
      if (type === "fetch") hear = heard;
    },
  };
  new Function("self", "caches", "fetch", script)(worker, store, async () => answer());
});

async function get(path: string, mode = "navigate"): Promise<Response> {
  let given = Promise.resolve(Response.error());
  const request = { url: `https://game${path}`, method: "GET", mode };
  hear({
    request,
    respondWith: (response) => {
      given = response;
    },
  });
  return given;
}

const page =
  (text: string, status = 200) =>
  () =>
    new Response(text, { status, headers: { "Content-Type": "text/html" } });
const noLine = () => {
  throw new TypeError("no line");
};

test("without a line the last page is shown, whatever its address", async () => {
  answer = page("the client");
  await get("/codex");
  answer = noLine;
  expect(await (await get("/t/local-1")).text()).toBe("the client");
});

test("where no server is behind the proxy, the client opens and waits for it", async () => {
  answer = page("Bad Gateway", 502);
  expect((await get("/")).status).toBe(502);
  answer = page("the client");
  await get("/");
  answer = page("Bad Gateway", 502);
  expect(await (await get("/t/local-1")).text()).toBe("the client");
});

test("what is opened and is no page of the client does not take its place", async () => {
  answer = page("the client");
  await get("/");
  answer = () => Response.json({ well: true });
  expect(await (await get("/healthz")).json()).toEqual({ well: true });
  answer = noLine;
  expect(await (await get("/")).text()).toBe("the client");
});

test("a browser whose storage is full or broken still shows pages and their parts", async () => {
  broken = true;
  answer = page("the client");
  expect(await (await get("/")).text()).toBe("the client");
  expect(await (await get("/assets/main-1.js", "cors")).text()).toBe("the client");
});

test("a push is shown in the words that came, and a press on it opens its table", async () => {
  const heard = new Map<string, (event: unknown) => void>();
  const shown: unknown[] = [];
  const opened: string[] = [];
  const worker = {
    registration: {
      scope: "https://game/",
      showNotification: async (...said: unknown[]) => void shown.push(said),
    },
    clients: {
      matchAll: async () => [{ url: "https://game/t/two", focus: () => opened.push("two again") }],
      openWindow: async (url: string) => void opened.push(url),
    },
    addEventListener: (type: string, hear: (event: unknown) => void) => heard.set(type, hear),
  };
  new Function("self", "caches", "fetch", script)(worker, store, async () => answer());
  const notification = { title: "Du bist am Zug", body: "Zug 9", navigate: "https://game/t/one" };
  let done: Promise<unknown> = Promise.resolve();
  const waitUntil = (work: Promise<unknown>) => void (done = work);
  heard.get("push")?.({ data: { json: () => ({ web_push: 8030, notification }) }, waitUntil });
  await done;
  const icon = "/icon.svg";
  expect(shown).toEqual([["Du bist am Zug", { body: "Zug 9", icon, data: notification.navigate }]]);
  for (const data of [notification.navigate, "https://game/t/two"]) {
    heard.get("notificationclick")?.({ notification: { data, close() {} }, waitUntil });
    await done;
  }
  expect(opened).toEqual(["https://game/t/one", "two again"]);
});
