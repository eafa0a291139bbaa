// Small things that this browser keeps for the next visit. Where it refuses or is full, they last as
// long as the page does.

const pageOnly = new Map<string, string>();

export function load(key: string): string | null {
  if (pageOnly.has(key)) return pageOnly.get(key) ?? null;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Where games and small things are kept: on this device, or in memory as it is full or refuses. */
export type Keeps = "device" | "full" | "refused";

/** Why something cannot be kept. */
export const reasonOf = (problem: unknown): Keeps =>
  (problem as Error | null)?.name === "QuotaExceededError" ? "full" : "refused";

export function save(key: string, text: string): Keeps {
  try {
    localStorage.setItem(key, text);
    pageOnly.delete(key);
    return "device";
  } catch (problem) {
    pageOnly.set(key, text);
    return reasonOf(problem);
  }
}

export function remove(key: string): void {
  pageOnly.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}
