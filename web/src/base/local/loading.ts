// The files of the runtime: from the cache of this browser, or over the line and then kept.
import type { Runtime } from "./runtime";

const KINDS: Record<string, string> = {
  mjs: "text/javascript",
  wasm: "application/wasm",
  zip: "application/zip",
};

/** Each release has a cache of its own. A page holds a lock of the same name while it is open. */
export const cacheName = (hash: string): string => `runtime-${hash}`;

/** A cache; nothing where the browser refuses to keep anything. */
const opened = async (name: string): Promise<Cache | null> => {
  try {
    return await caches.open(name);
  } catch {
    return null;
  }
};

/** Remove the caches of older releases, unless a page of theirs is still open. */
export async function sweep(hash: string): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const used = new Set([cacheName(hash), ...held.map(({ name }) => name)]);
  for (const name of await caches.keys())
    if (name.startsWith("runtime-") && !used.has(name)) await caches.delete(name);
}

/** All files as responses by their addresses. `report` gets the number of unpacked bytes. */
export async function loadFiles(
  runtime: Runtime,
  folder: string,
  report: (done: number) => void,
): Promise<Map<string, Response>> {
  const cache = await opened(cacheName(runtime.hash));
  let done = 0;
  const count = (bytes: number) => {
    done += bytes;
    report(done);
  };
  const found = Object.entries(runtime.files).map(async ([name, size]) => {
    const address = folder + name;
    const kept = await cache?.match(address).catch(() => undefined);
    if (kept) {
      count(size);
      return [address, kept] as const;
    }
    const bytes = await unpacked(address, runtime.packed, count);
    if (bytes.byteLength !== size)
      throw new Error(`${name}: ${bytes.byteLength} bytes, not ${size}`);
    const whole = () =>
      new Response(bytes, {
        headers: { "Content-Type": KINDS[name.split(".").pop() ?? ""] ?? "" },
      });
    void cache?.put(address, whole()).catch(() => undefined); // a full disk: it works without
    return [address, whole()] as const;
  });
  return new Map(await Promise.all(found));
}

/** The grammar of a language: from the cache of this browser, or over the line and then kept. */
export async function loadGrammar(
  runtime: Runtime,
  folder: string,
  language: string,
): Promise<Uint8Array> {
  if (!runtime.grammars.includes(language)) throw new Error(`no grammar of ${language}`);
  const cache = await opened(cacheName(runtime.hash));
  const address = `${folder}${language}.grammar`;
  const kept = await cache?.match(address).catch(() => undefined);
  if (kept) return new Uint8Array(await kept.arrayBuffer());
  const bytes = await unpacked(address, runtime.packed, () => undefined);
  void cache?.put(address, new Response(bytes)).catch(() => undefined);
  return new Uint8Array(bytes);
}

/** The bytes of a file, counted as they come. */
async function unpacked(
  address: string,
  packed: boolean,
  count: (bytes: number) => void,
): Promise<ArrayBuffer> {
  const response = await fetch(packed ? `${address}.bin` : address);
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  const plain = packed ? response.body.pipeThrough(new DecompressionStream("gzip")) : response.body;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      count(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return new Response(plain.pipeThrough(counted)).arrayBuffer();
}
