// What a server promised before a game: kept by the browser that was shown it, to compare later.
const PLACE = "archrivals.promises";
const MOST = 200;

type Promises = [table: string, commitment: string][];

function kept(): Promises {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as Promises;
  } catch {
    return [];
  }
}

/** Keep what a table's commitment was; the first word counts. */
export function keepPromise(table: string, commitment: string): void {
  const before = kept();
  if (before.some(([known]) => known === table)) return;
  const after = [...before, [table, commitment]].slice(-MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(after));
  } catch {
    // a browser that keeps nothing cannot compare later, and says so
  }
}

/** The commitment this browser was shown while the game was still to be decided, if it was there. */
export function promised(table: string): string | null {
  return kept().find(([known]) => known === table)?.[1] ?? null;
}
