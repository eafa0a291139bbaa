// A seat that is kept while one plays something else: the line to its table stays open, so that this
// browser gives its part of the deal and hears when the game begins.
import { useSyncExternalStore } from "react";
import type { LiveTable } from "./live";

let kept: LiveTable | null = null;
let begun = false;
const followers = new Set<() => void>();

function notify(): void {
  for (const follower of followers) follower();
}

/** Keep one's seat at a table that waits for players. */
export async function keepSeat(table: string): Promise<void> {
  const { LiveTable } = await import("./live");
  if (kept?.table === table) return;
  giveUpSeat();
  const store = new LiveTable(table);
  kept = store;
  store.follow(() => {
    if (kept !== store || begun || !store.now().public) return;
    begun = true;
    notify();
  });
  store.open();
}

/** Nothing is kept any more: one is at that table, or does not want to play there. */
export function giveUpSeat(): void {
  kept?.close();
  kept = null;
  begun = false;
  notify();
}

const follow = (follower: () => void) => {
  followers.add(follower);
  return () => followers.delete(follower);
};

/** The table where a player has come and the game has begun; "" before that. */
export const useBegun = (): string =>
  useSyncExternalStore(follow, () => (begun && kept ? kept.table : ""));

/** Whether a seat is kept at a table. */
export const keptSeat = (): string => kept?.table ?? "";
