// Games that are kept in this browser: their facts, and every answer by its position.
import { isLocal } from "./tables";

/** A row to write; null deletes it. The key of an entry is its table and its position. */
export type Row = [store: "tables" | "entries", key: IDBValidKey, value: unknown];

const NAME = "archrivals";

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((done, fail) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("tables");
      request.result.createObjectStore("entries");
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
  return opened;
}

/**
 * Do something with the database, and once more with a new connection if it fails: a system may close
 * one, as iOS does with pages that it puts to sleep.
 */
async function twice<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    opened = null;
    return work();
  }
}

/** Write all rows or none; the promise is kept once they are on the disk. */
export async function keep(rows: Row[]): Promise<void> {
  if (rows.length) await twice(() => write(rows));
}

async function write(rows: Row[]): Promise<void> {
  const base = await database();
  // how a game began and how it ended must outlive a power cut, a single answer need not
  const durability = rows.some(([store]) => store === "tables") ? "strict" : "relaxed";
  const transaction = base.transaction(["tables", "entries"], "readwrite", { durability });
  for (const [store, key, value] of rows) {
    if (value === null) transaction.objectStore(store).delete(key);
    else transaction.objectStore(store).put(value, key);
  }
  await new Promise<void>((done, fail) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => fail(transaction.error);
  });
}

/** Everything that was kept. */
export const keptRows = (): Promise<Row[]> => twice(read);

async function read(): Promise<Row[]> {
  const base = await database();
  const transaction = base.transaction(["tables", "entries"]);
  const rows = await Promise.all(
    (["tables", "entries"] as const).map(async (store) => {
      const [keys, values] = await Promise.all([
        result(transaction.objectStore(store).getAllKeys()),
        result(transaction.objectStore(store).getAll()),
      ]);
      return keys.map((key, at): Row => [store, key, values[at]]);
    }),
  );
  return rows.flat();
}

/** Whether there is any game here; a browser that never played has no database and gets none. */
export async function anyKept(): Promise<boolean> {
  if (!(await indexedDB.databases()).some(({ name }) => name === NAME)) return false;
  const keys = await twice(async () => {
    const base = await database();
    return result(base.transaction("tables").objectStore("tables").getAllKeys());
  });
  return keys.some((key) => isLocal(String(key))); // besides them, who plays here
}

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
