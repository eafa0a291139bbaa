// Small things are kept where a browser allows it, and else as long as the page.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let storage: typeof import("./storage");
beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  storage = await import("./storage");
});
afterEach(() => vi.unstubAllGlobals());

const refusing = (name: string) => {
  const refuse = () => {
    throw new DOMException("no", name);
  };
  return { getItem: refuse, setItem: refuse, removeItem: refuse };
};

test("what is saved is there at the next visit", async () => {
  expect(storage.load("a")).toBeNull();
  expect(storage.save("a", "1")).toBe("device");
  vi.resetModules();
  const next = await import("./storage");
  expect(next.load("a")).toBe("1");
  next.remove("a");
  expect(next.load("a")).toBeNull();
});

test("where storage is denied, it is there as long as the page", () => {
  vi.stubGlobal("localStorage", refusing("SecurityError"));
  expect(storage.load("a")).toBeNull();
  expect(storage.save("a", "1")).toBe("refused");
  expect(storage.load("a")).toBe("1");
  storage.remove("a");
  expect(storage.load("a")).toBeNull();
});

test("a full device does not bring an older value back", () => {
  storage.save("a", "old");
  const full = { ...refusing("QuotaExceededError"), getItem: () => "old" };
  vi.stubGlobal("localStorage", full);
  expect(storage.save("a", "new")).toBe("full");
  expect(storage.load("a")).toBe("new");
});
