import { afterEach, expect, test, vi } from "vitest";
import { replaced } from "./idle";
import { show } from "./outdated";

afterEach(() => {
  document.head.innerHTML = "";
  vi.unstubAllGlobals();
});

/** A page whose entry has a name, at a server that lists these files, or does not answer. */
function page(listed: string[] | number | null): string[] {
  const entry = document.createElement("script");
  entry.type = "module";
  entry.src = "https://play.example/sub/assets/index-old.js";
  document.head.append(entry);
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
  const asked = page(["assets/index-new.js"]);
  expect(await replaced()).toBe(true);
  expect(asked).toEqual(["https://play.example/sub/assets.json"]);
});

test("a broken line, a server in trouble and the same version replace nothing", async () => {
  for (const listed of [["assets/index-old.js"], 502, null]) {
    document.head.innerHTML = "";
    page(listed);
    expect(await replaced(), String(listed)).toBe(false);
  }
});

test("the bar can be closed, and then stays away", () => {
  show("There is a new version.", "Reload", "Close");
  document.querySelector<HTMLButtonElement>(".outdated [aria-label=Close]")?.click();
  expect(document.querySelector(".outdated")).toBeNull();
  show("There is a new version.", "Reload", "Close");
  expect(document.querySelector(".outdated")).toBeNull();
});
