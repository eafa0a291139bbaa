// The files of Python: fetched once, counted, checked, kept; those of older releases are removed.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cacheName, loadFiles, sweep } from "./loading";
import type { Runtime } from "./runtime";

class Shelf {
  kept = new Map<string, Response>();
  async match(address: string) {
    return this.kept.get(address)?.clone();
  }
  async put(address: string, response: Response) {
    this.kept.set(address, response);
  }
}

const shelves = new Map<string, Shelf>();
let fetched: string[] = [];
let held: { name: string }[] = [];

beforeEach(() => {
  shelves.clear();
  fetched = [];
  held = [];
  vi.stubGlobal("caches", {
    async open(name: string) {
      const shelf = shelves.get(name) ?? new Shelf();
      shelves.set(name, shelf);
      return shelf;
    },
    keys: async () => [...shelves.keys()],
    delete: async (name: string) => shelves.delete(name),
  });
  vi.stubGlobal("navigator", { locks: { query: async () => ({ held }) } });
  vi.stubGlobal("fetch", async (address: string) => {
    fetched.push(address);
    return new Response(address.endsWith(".wasm") ? "12345" : "123");
  });
});
afterEach(() => vi.unstubAllGlobals());

const runtime = (files: Record<string, number>): Runtime => ({
  ...{ hash: "abc", info: {}, packed: false, grammars: [] },
  files,
});

test("files come over the line once, and every byte is counted", async () => {
  const wanted = runtime({ "a.zip": 3, "b.wasm": 5 });
  const told: number[] = [];
  const first = await loadFiles(wanted, "/runtime/abc/", (done) => told.push(done));
  expect(told.at(-1)).toBe(8);
  expect(first.get("/runtime/abc/b.wasm")?.headers.get("Content-Type")).toBe("application/wasm");
  const again = await loadFiles(wanted, "/runtime/abc/", (done) => told.push(done));
  expect(fetched.length).toBe(2);
  expect(await again.get("/runtime/abc/a.zip")?.text()).toBe("123");
  expect(told.at(-1)).toBe(8);
});

test("a file that is not whole is refused and not kept", async () => {
  const wanted = runtime({ "a.zip": 4 });
  await expect(loadFiles(wanted, "/", () => undefined)).rejects.toThrow("a.zip: 3 bytes, not 4");
  expect(shelves.get(cacheName("abc"))?.kept.size).toBe(0);
});

test("older releases go, unless a page of theirs is open", async () => {
  for (const name of ["runtime-abc", "runtime-old", "runtime-open", "archrivals-1"])
    await caches.open(name);
  held = [{ name: "runtime-open" }];
  await sweep("abc");
  expect([...shelves.keys()]).toEqual(["runtime-abc", "runtime-open", "archrivals-1"]);
});
