// The boxes of this browser, each with what can be undone: in a database of their own.
import { useSyncExternalStore } from "react";
import { newCommand } from "../browser/command";
import type { MadeBox } from "./box";
import { amended, begun, done, type History, redone, undone } from "./history";

export interface Kept {
  readonly key: string;
  readonly of: History<MadeBox>;
  /** When it was last changed. */
  readonly at: number;
  /** Where it came from. */
  readonly from: "me" | "friend";
  /** When it was put away; it can be had back for a month. */
  readonly gone: number | null;
}

const NAME = "archrivals-boxes";
const STORE = "boxes";
const MONTH = 30 * 24 * 3600_000;
const CHANNEL = "archrivals-boxes";

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((found, fail) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => found(request.result);
    request.onerror = () => fail(request.error);
  });
  return opened;
}

/** With a new connection if the old one fails: a system may close it. */
async function twice<T>(work: (base: IDBDatabase) => Promise<T>): Promise<T> {
  try {
    return await work(await database());
  } catch {
    opened = null;
    return work(await database());
  }
}

const write = (key: string, value: Kept | null): Promise<void> =>
  twice(
    (base) =>
      new Promise((stored, fail) => {
        const transaction = base.transaction(STORE, "readwrite", { durability: "strict" });
        if (value) transaction.objectStore(STORE).put(value, key);
        else transaction.objectStore(STORE).delete(key);
        transaction.oncomplete = () => stored();
        transaction.onabort = () => fail(transaction.error);
      }),
  );

const read = (): Promise<Kept[]> =>
  twice(
    (base) =>
      new Promise((found, fail) => {
        const request = base.transaction(STORE).objectStore(STORE).getAll();
        request.onsuccess = () => found(request.result as Kept[]);
        request.onerror = () => fail(request.error);
      }),
  );

export interface Shelf {
  /** Null until they are here. */
  readonly boxes: readonly Kept[] | null;
  /** Whether this browser keeps them. */
  readonly keeps: boolean;
}

class Boxes {
  #shelf: Shelf = { boxes: null, keeps: true };
  #followers = new Set<() => void>();
  #coming: Promise<void> | null = null;
  #others: BroadcastChannel | null = null;
  #writes: Promise<unknown> = Promise.resolve();

  now = (): Shelf => this.#shelf;

  follow = (follower: () => void): (() => void) => {
    this.#followers.add(follower);
    void this.bring();
    return () => this.#followers.delete(follower);
  };

  /** Have them all read, once. */
  bring(): Promise<void> {
    this.#coming ??= this.#read();
    return this.#coming;
  }

  async #read(): Promise<void> {
    try {
      this.#others = new BroadcastChannel(CHANNEL); // another page may change them
      this.#others.onmessage = () => void this.#again();
    } catch {
      // then each page keeps its own view
    }
    await this.#again();
  }

  async #again(): Promise<void> {
    try {
      const all = await read();
      const old = all.filter(({ gone }) => gone !== null && Date.now() - gone > MONTH);
      for (const { key } of old) void write(key, null).catch(() => undefined);
      this.#show({ boxes: all.filter((each) => !old.includes(each)), keeps: true });
    } catch {
      this.#show({ boxes: this.#shelf.boxes ?? [], keeps: false });
    }
  }

  #show(shelf: Shelf): void {
    this.#shelf = shelf;
    for (const follower of this.#followers) follower();
  }

  #put(kept: Kept): void {
    const others = (this.#shelf.boxes ?? []).filter(({ key }) => key !== kept.key);
    this.#show({ ...this.#shelf, boxes: [...others, kept] });
    this.#writes = this.#writes
      .then(() => write(kept.key, kept))
      .then(
        () => this.#others?.postMessage(kept.key),
        () => this.#show({ ...this.#shelf, keeps: false }),
      );
  }

  /** Until all that was changed is on the device. */
  settled(): Promise<unknown> {
    return this.#writes;
  }

  get(key: string): Kept | undefined {
    return this.#shelf.boxes?.find((each) => each.key === key);
  }

  async add(box: MadeBox, from: Kept["from"] = "me"): Promise<string> {
    await this.bring();
    const key = newCommand().slice(0, 12);
    this.#put({ key, of: begun(box), at: Date.now(), from, gone: null });
    navigator.storage?.persist?.().catch(() => undefined);
    return key;
  }

  change(key: string, how: (box: MadeBox) => MadeBox, did = ""): void {
    const kept = this.get(key);
    if (kept) this.#history(kept, done(kept.of, how(kept.of.now), did));
  }

  /** Put in what a change led to, such as the meaning of words: no step of its own. */
  amend(key: string, how: (box: MadeBox) => MadeBox): void {
    const kept = this.get(key);
    if (kept) this.#history(kept, amended(kept.of, how(kept.of.now)));
  }

  #history(kept: Kept, of: History<MadeBox>): void {
    if (of !== kept.of) this.#put({ ...kept, of, at: Date.now() });
  }

  undo(key: string): void {
    const kept = this.get(key);
    if (kept) this.#history(kept, undone(kept.of));
  }

  redo(key: string): void {
    const kept = this.get(key);
    if (kept) this.#history(kept, redone(kept.of));
  }

  /** Put a box away, or have it back. */
  away(key: string, gone: boolean): void {
    const kept = this.get(key);
    if (kept) this.#put({ ...kept, gone: gone ? Date.now() : null });
  }
}

export const boxes = new Boxes();

/** The boxes of this browser, the newest first. */
export const useShelf = (): Shelf => useSyncExternalStore(boxes.follow, boxes.now);
