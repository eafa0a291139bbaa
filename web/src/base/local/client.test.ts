// The parts of the client: all of the newest release are kept, and those of older ones go.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdParts, keepParts, sweepParts } from "./client";

const BASE = "https://game/";
const OLD = ["assets/index-1.js", "assets/Home-1.js"];
const NEW = ["", "icon.svg", "assets/index-2.js", "assets/Home-1.js"];

let kept: Set<string>;
let held: { name: string }[];
beforeEach(() => {
  kept = new Set([BASE, `${BASE}icon.svg`, ...OLD.map((name) => BASE + name)]);
  held = [];
  const cache = {
    match: async (address: string) => kept.has(address) || undefined,
    add: async (address: string) => void kept.add(address),
    delete: async (address: string) => kept.delete(address),
    keys: async () => [...kept].map((url) => ({ url })),
  };
  vi.stubGlobal("caches", { open: async () => cache });
  const request = async (name: string) => void held.push({ name });
  vi.stubGlobal("navigator", { locks: { request, query: async () => ({ held }) } });
  vi.stubGlobal("fetch", async () => Response.json(NEW));
});
afterEach(() => vi.unstubAllGlobals());

test("after a release its own parts are all that is kept", async () => {
  holdParts(`${BASE}assets/index-2.js`);
  await keepParts(BASE);
  await sweepParts(BASE);
  expect([...kept].sort()).toEqual(NEW.map((name) => BASE + name).sort());
});

test("a page of the older release keeps its parts until it is closed", async () => {
  holdParts(`${BASE}assets/index-1.js`);
  await sweepParts(BASE);
  expect(kept.has(`${BASE}assets/index-1.js`)).toBe(true);
  held = [{ name: "archrivals-local" }];
  await sweepParts(BASE);
  expect(kept.has(`${BASE}assets/index-1.js`)).toBe(false);
});

test("where the list cannot be had, nothing is removed", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 502 }));
  await expect(sweepParts(BASE)).rejects.toThrow("502");
  expect(kept.size).toBe(4);
});
