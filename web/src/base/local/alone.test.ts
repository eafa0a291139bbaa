import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

/** What the page knows of servers, with Python in the build and this in its head. */
async function told(head: string, packed = false) {
  vi.stubGlobal("RUNTIME", { hash: "f00d", info: {}, packed, files: {} });
  document.head.innerHTML = head;
  return (await import("./runtime")).alone;
}

test("a page plays by itself where the program that serves it does nothing else", async () => {
  expect(await told('<meta name="archrivals-server" content="none">')).toBe(true);
});

test("a page of a server asks the server", async () => {
  expect(await told("")).toBe(false);
});

test("a page of a plain file server plays by itself", async () => {
  expect(await told("", true)).toBe(true);
});
