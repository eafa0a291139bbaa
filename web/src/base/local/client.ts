// The parts of the client that this browser keeps: all those of the newest release, and no others.

/** Where public/worker.js keeps them. */
const CLIENT = "archrivals-1";

/** A page holds a lock of this name with the address of its entry, as long as it is open. */
const HELD = "client ";

/** Have the parts of this page's release kept until it is closed. */
export function holdParts(entry: string): void {
  const untilGone = () => new Promise(() => undefined);
  navigator.locks?.request(HELD + entry, { mode: "shared" }, untilGone).catch(() => undefined);
}

/** The addresses of all parts of the release that the server has. */
async function partsOf(base: string): Promise<string[]> {
  const list = await fetch(`${base}assets.json`, { cache: "no-cache" });
  if (!list.ok) throw new Error(`assets.json: ${list.status}`);
  return ((await list.json()) as string[]).map((name) => base + name);
}

/** Keep every part of the client, also those that were never opened: they work offline. */
export async function keepParts(base: string): Promise<void> {
  const cache = await caches.open(CLIENT);
  for (const address of await partsOf(base))
    if (!(await cache.match(address, { ignoreVary: true }))) await cache.add(address);
}

/** Remove the parts of older releases, unless a page of theirs is open. */
export async function sweepParts(base: string): Promise<void> {
  const parts = new Set(await partsOf(base));
  const { held = [] } = await navigator.locks.query();
  const entries = held.flatMap(({ name }) =>
    name?.startsWith(HELD) ? [name.slice(HELD.length)] : [],
  );
  if (!entries.every((entry) => parts.has(entry))) return;
  const cache = await caches.open(CLIENT);
  for (const { url } of await cache.keys())
    if (url.startsWith(`${base}assets/`) && !parts.has(url)) await cache.delete(url);
}
