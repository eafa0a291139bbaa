// The image of Python: kept with its release, taken once at a time, dropped when it has failed.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cacheName } from "./loading";
import { drop, hasRoom, keepImage, take, worked } from "./snapshots";

let kept: Map<string, Response>;
let opened: string[];
let full: boolean;

beforeEach(() => {
  kept = new Map();
  opened = [];
  full = false;
  vi.stubGlobal("caches", {
    async open(name: string) {
      opened.push(name);
      return {
        match: async (address: string) => kept.get(address)?.clone(),
        delete: async (address: string) => kept.delete(address),
        async put(address: string, response: Response) {
          if (full) throw new DOMException("full", "QuotaExceededError");
          kept.set(address, response);
        },
      };
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const PLACE = { hash: "abc", folder: "/runtime/abc/" };
const IMAGE = new Uint8Array([1, 2, 3, 0]);

test("what is kept is taken, in the cache of its release", async () => {
  expect(await take(PLACE)).toBeNull();
  await keepImage(PLACE, IMAGE);
  expect(await take(PLACE)).toEqual(IMAGE);
  expect(new Set(opened)).toEqual(new Set([cacheName("abc")]));
});

test("it is taken again once a start from it has worked", async () => {
  await keepImage(PLACE, IMAGE);
  await take(PLACE);
  await worked(PLACE);
  expect(await take(PLACE)).toEqual(IMAGE);
});

test("a start from it that never ended is the last one", async () => {
  await keepImage(PLACE, IMAGE);
  await take(PLACE); // and then the page crashed
  expect(await take(PLACE)).toBeNull();
  expect(kept.size).toBe(0);
});

test("a new image is taken although an older one has failed", async () => {
  await keepImage(PLACE, IMAGE);
  await take(PLACE);
  await drop(PLACE);
  await keepImage(PLACE, IMAGE);
  expect(await take(PLACE)).toEqual(IMAGE);
});

test("an image that is not whole is dropped", async () => {
  await keepImage(PLACE, IMAGE);
  const [address = ""] = kept.keys();
  kept.set(address, new Response("12", { headers: { "Content-Length": "4" } }));
  expect(await take(PLACE)).toBeNull();
  expect(kept.size).toBe(0);
});

test("a full disk or a browser that keeps nothing is no failure", async () => {
  full = true;
  await keepImage(PLACE, IMAGE);
  expect(await take(PLACE)).toBeNull();
  vi.stubGlobal("caches", { open: async () => Promise.reject(new Error("private window")) });
  await keepImage(PLACE, IMAGE);
  expect(await take(PLACE)).toBeNull();
  await drop(PLACE);
});

test.each([
  [{ quota: 1e9, usage: 1e8 }, undefined, true],
  [{ quota: 1e9, usage: 1e8 }, 8, true],
  [{ quota: 1e9, usage: 1e8 }, 1, false],
  [{ quota: 1e9, usage: 9e8 }, 8, false],
  [{}, undefined, false],
])(
  "with storage %o and %s GiB of memory there is room: %s",
  async (storage, deviceMemory, room) => {
    vi.stubGlobal("navigator", { deviceMemory, storage: { estimate: async () => storage } });
    expect(await hasRoom()).toBe(room);
  },
);

test("where a browser does not tell, there is no room", async () => {
  vi.stubGlobal("navigator", {});
  expect(await hasRoom()).toBe(false);
});
