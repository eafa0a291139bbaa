// An image of Python's memory as it was just after a start. Later visits go on from it, and it is
// kept with the files of its release. After any error with it, Python starts without.
import { cacheName } from "./loading";

/** Bytes that this origin may still keep; where there are fewer, games come first. */
const ROOM = 300_000_000;
/** Gibibytes of memory, where a browser reports them: an image is in memory twice for a moment. */
const MEMORY = 2;

const image = (folder: string): string => `${folder}snapshot`;
/** It is there while a start from the image is under way: who finds it knows that one has failed. */
const mark = (folder: string): string => `${folder}snapshot-tried`;

export type Image = Uint8Array<ArrayBuffer>;

/** Where the image of a release is kept. */
export interface Place {
  hash: string;
  folder: string;
}

const open = ({ hash }: Place): Promise<Cache> => caches.open(cacheName(hash));

/** Whether this device has the storage and the memory for an image. */
export async function hasRoom(): Promise<boolean> {
  const { deviceMemory = MEMORY } = navigator as { deviceMemory?: number };
  if (deviceMemory < MEMORY) return false;
  try {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    return quota - usage >= ROOM;
  } catch {
    return false;
  }
}

/** The image, if there is one; a start from it must end with `drop` or `worked`. */
export async function take(place: Place): Promise<Image | null> {
  try {
    const cache = await open(place);
    const kept = await cache.match(image(place.folder));
    if (!kept) return null;
    const bytes = new Uint8Array(await kept.arrayBuffer());
    const whole = String(bytes.byteLength) === kept.headers.get("Content-Length");
    if (!whole || (await cache.match(mark(place.folder)))) {
      await drop(place);
      return null;
    }
    await cache.put(mark(place.folder), new Response(""));
    return bytes;
  } catch {
    return null;
  }
}

/** Python has started from the image. */
export async function worked(place: Place): Promise<void> {
  const cache = await open(place).catch(() => null);
  await cache?.delete(mark(place.folder));
}

export async function keepImage(place: Place, bytes: Image): Promise<void> {
  const headers = { "Content-Length": String(bytes.byteLength) };
  try {
    const cache = await open(place);
    await cache.put(image(place.folder), new Response(bytes, { headers }));
  } catch {
    await drop(place); // a full disk: it works without
  }
}

/** Give the memory of an image back; the garbage collector may come much later. */
export function release(bytes: Image): void {
  (bytes.buffer as { transfer?: (size: number) => unknown }).transfer?.(0);
}

/** Forget the image, if there is one. */
export async function drop(place: Place): Promise<void> {
  try {
    const cache = await open(place);
    await cache.delete(image(place.folder));
    await cache.delete(mark(place.folder));
  } catch {
    // a browser that keeps nothing has none
  }
}
