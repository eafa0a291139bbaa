// Games kept in this browser: all rows of a batch or none, and what was kept comes back.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Row } from "./keeping";

type Store = Map<string, { key: IDBValidKey; value: unknown }>;

/** As much of IndexedDB as is used: what a transaction writes is there once it is complete. */
class Database {
  stores: Record<string, Store> = {};
  /** How each transaction was opened that wrote. */
  durability: unknown[] = [];
  broken = false;
  /** Whether the system has closed the connection. */
  closed = false;

  createObjectStore(name: string) {
    this.stores[name] = new Map();
  }

  transaction(_names: string | string[], mode = "readonly", options: IDBTransactionOptions = {}) {
    if (this.closed) throw new DOMException("The connection is closing.", "InvalidStateError");
    if (mode === "readwrite") this.durability.push(options.durability);
    const writes: (() => void)[] = [];
    const transaction = {
      error: new Error("the disk is full"),
      oncomplete: () => undefined,
      onabort: () => undefined,
      objectStore: (name: string) => {
        const store = this.stores[name] as Store;
        return {
          put: (value: unknown, key: IDBValidKey) =>
            writes.push(() => store.set(JSON.stringify(key), { key, value })),
          delete: (key: IDBValidKey) => writes.push(() => store.delete(JSON.stringify(key))),
          getAllKeys: () => answered([...store.values()].map(({ key }) => key)),
          getAll: () => answered([...store.values()].map(({ value }) => value)),
        };
      },
    };
    if (mode === "readwrite")
      setTimeout(() => {
        if (this.broken) return transaction.onabort();
        for (const write of writes) write();
        transaction.oncomplete();
      });
    return transaction;
  }
}

/** A request whose answer comes a moment later. */
function answered<T>(result: T, first = () => undefined as unknown) {
  const request = {
    result,
    onupgradeneeded: () => undefined,
    onsuccess: () => undefined,
    onerror: () => undefined,
  };
  setTimeout(() => {
    first();
    request.onsuccess();
  });
  return request;
}

let base: Database | null;
let opened: number;
let keeping: typeof import("./keeping");

beforeEach(async () => {
  base = null;
  opened = 0;
  vi.stubGlobal("indexedDB", {
    databases: async () => (base ? [{ name: "archrivals" }] : []),
    open: () => {
      opened += 1;
      const fresh = !base;
      base ??= new Database();
      base.closed = false;
      const request = answered(base, () => {
        if (fresh) request.onupgradeneeded();
      });
      return request;
    },
  });
  vi.resetModules();
  keeping = await import("./keeping");
});
afterEach(() => vi.unstubAllGlobals());

const TABLE: Row = ["tables", "local-1", { status: "playing" }];
const FIRST: Row = ["entries", ["local-1", 0], { option: 2 }];
const SECOND: Row = ["entries", ["local-1", 1], { option: 0 }];

test("what is kept comes back, tables and entries", async () => {
  await keeping.keep([TABLE, FIRST]);
  await keeping.keep([SECOND]);
  expect(await keeping.keptRows()).toEqual([TABLE, FIRST, SECOND]);
});

test("a row is written over, and null deletes it", async () => {
  await keeping.keep([TABLE, FIRST, SECOND]);
  const over: Row = ["tables", "local-1", { status: "over" }];
  await keeping.keep([over, ["entries", ["local-1", 0], null], ["entries", ["local-1", 1], null]]);
  expect(await keeping.keptRows()).toEqual([over]);
});

test("a batch that cannot be written is told of, and nothing of it is there", async () => {
  await keeping.keep([TABLE]);
  if (base) base.broken = true;
  await expect(keeping.keep([FIRST, SECOND])).rejects.toThrow("the disk is full");
  expect(await keeping.keptRows()).toEqual([TABLE]);
});

test("a connection that the system has closed is opened again, and nothing is lost", async () => {
  await keeping.keep([TABLE]);
  if (base) base.closed = true;
  await keeping.keep([FIRST]);
  if (base) base.closed = true;
  expect(await keeping.keptRows()).toEqual([TABLE, FIRST]);
  if (base) base.closed = true;
  expect(await keeping.anyKept()).toBe(true);
});

test("how a game began must outlive a power cut, a single answer need not", async () => {
  await keeping.keep([TABLE, FIRST]);
  await keeping.keep([SECOND]);
  expect(base?.durability).toEqual(["strict", "relaxed"]);
});

test("nothing to keep opens no database, and all share one", async () => {
  await keeping.keep([]);
  expect(opened).toBe(0);
  await keeping.keep([TABLE]);
  await keeping.keptRows();
  expect(opened).toBe(1);
});

test("a browser that never played gets no database by being asked", async () => {
  expect(await keeping.anyKept()).toBe(false);
  expect(opened).toBe(0);
});

test("who plays here is no game", async () => {
  await keeping.keep([["tables", "me", { name: "Ada" }]]);
  expect(await keeping.anyKept()).toBe(false);
  await keeping.keep([TABLE]);
  expect(await keeping.anyKept()).toBe(true);
});
