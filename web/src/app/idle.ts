// What a page does once nothing else is left to do.

import { settings } from "../base/preferences/settings";
import { t } from "../base/words/say";

/** Milliseconds after which a page has what it needs, even on a slow line. */
const SETTLED = 5000;

/** What the page of a table that this browser hosts has in its address, in its path or after #. */
const HERE = "/t/local-";

const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work));
const later = (work: () => void): void =>
  addEventListener("load", () => setTimeout(() => idle(work), SETTLED));

/**
 * Show a bar once the server is newer than this page. It is fetched beforehand: a newer server does
 * not have the files of this version any more. A piece of the page that does not come may be gone,
 * or the line is broken: the server's list of pieces says which.
 */
export function watchVersion(): void {
  const bar = () =>
    import("./outdated").then(({ show }) =>
      show(t("app.outdated"), t("app.reload"), t("table.close")),
    );
  addEventListener("outdated", () => void bar());
  addEventListener("vite:preloadError", async () => {
    if (await replaced()) void bar();
  });
  later(() => void import("./outdated"));
}

/** Bring the bell, which counts the slow games that wait. */
export function bringBell(): void {
  later(() => void import("./bell").then(({ hang }) => hang()));
}

/** Remove what this browser keeps of older releases of the client. */
export function sweepOld(): void {
  const base = new URL(import.meta.env.BASE_URL, document.baseURI).href;
  const sweep = async () => (await import("../base/local/client")).sweepParts(base);
  later(() => void sweep().catch(() => undefined)); // no line: the next visit does it
}

/** The address of the script that this page began with: its name changes with every version. */
const entryOf = (): string =>
  document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";

/** Whether the server has another version than this page; no while it does not answer. */
export async function replaced(entry = entryOf()): Promise<boolean> {
  if (!entry) return false;
  try {
    const got = await fetch(new URL("../assets.json", entry), { cache: "no-store" });
    const names: unknown = got.ok ? await got.json() : null;
    return Array.isArray(names) && !names.some((name) => name && entry.endsWith(`/${name}`));
  } catch {
    return false;
  }
}

/**
 * Fetch Python for games without a server: at once where they are wanted, else when nothing is left
 * to do, unless the line is metered.
 */
export function bringPython(): void {
  const bring = async () => (await import("../base/local/pages")).local;
  const line = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (location.href.includes(HERE)) void bring().then((local) => local.wake());
  else if (settings().here) void bring().then((local) => local.begin());
  else if (!line?.saveData) later(() => void bring().then((local) => local.begin()));
}
