import { afterEach, expect, test, vi } from "vitest";
import { bringPython, replaced } from "./idle";
import { show } from "./outdated";

const local = vi.hoisted(() => ({ wake: vi.fn(), begin: vi.fn() }));
vi.mock("../base/local/pages", () => ({ local }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const ENTRY = "https://play.example/sub/assets/index-old.js";

/** A server that lists these files, or is in trouble, or does not answer; and what it is asked. */
function server(listed: string[] | number | null): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: URL) => {
    asked.push(String(address));
    if (listed === null) throw new TypeError("Failed to fetch");
    return typeof listed === "number"
      ? new Response("{}", { status: listed })
      : Response.json(["", "icon.svg", ...listed]);
  });
  return asked;
}

test("a page is replaced only if the server lists other files than it was loaded from", async () => {
  const asked = server(["assets/index-new.js"]);
  expect(await replaced(ENTRY)).toBe(true);
  expect(asked).toEqual(["https://play.example/sub/assets.json"]);
});

test("a broken line, a server in trouble and the same version replace nothing", async () => {
  for (const listed of [["assets/index-old.js"], 502, null]) {
    server(listed);
    expect(await replaced(ENTRY), String(listed)).toBe(false);
  }
});

test("the bar can be closed, and then stays away", () => {
  show("There is a new version.", "Reload", "Close");
  document.querySelector<HTMLButtonElement>(".outdated [aria-label=Close]")?.click();
  expect(document.querySelector(".outdated")).toBeNull();
  show("There is a new version.", "Reload", "Close");
  expect(document.querySelector(".outdated")).toBeNull();
});

test("a game of this browser wakes Python at once, whether its address has a # or not", async () => {
  for (const href of [
    "https://play.example/t/local-abc",
    "https://example.org/games/archrivals/#/t/local-abc",
  ]) {
    vi.stubGlobal("location", new URL(href));
    bringPython();
    await vi.waitFor(() => expect(local.wake, href).toHaveBeenCalledOnce());
    local.wake.mockClear();
  }
  expect(local.begin).not.toHaveBeenCalled();
});

test("any other page begins with Python later", async () => {
  vi.stubGlobal("location", new URL("https://play.example/t/ab12"));
  const listens = vi.spyOn(globalThis, "addEventListener");
  bringPython();
  expect(listens).toHaveBeenCalledExactlyOnceWith("load", expect.any(Function));
  listens.mockRestore();
  expect(local.wake).not.toHaveBeenCalled();
});
