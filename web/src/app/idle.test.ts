import { afterEach, expect, test, vi } from "vitest";
import { replaced } from "./idle";
import { show } from "./outdated";

afterEach(() => vi.unstubAllGlobals());

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
