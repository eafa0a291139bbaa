// Where a question is answered: by the server, or by the server within this browser.
import { useSyncExternalStore } from "react";
import { able, alone } from "../local/runtime";

/** Requests that this browser answers by itself where no server does. */
const BY_ITSELF = /^(session|guests|games|codex|rules|catalogue|me\/tables)/;

/** Whether only this browser can answer. */
export const staysHere = (path: string): boolean => able && (alone || /^tables\/local-/.test(path));

/** Whether this browser answers in place of a server that does not. */
export const canStandIn = (path: string): boolean => able && BY_ITSELF.test(path);

let reachable = !alone;
const followers = new Set<() => void>();

/** Note whether a server has answered. */
export function reached(now: boolean): void {
  if (now === reachable) return;
  reachable = now;
  for (const follower of followers) follower();
}

/** Whether there is a server, as far as we know. */
export const serverThere = (): boolean => reachable;

const follow = (follower: () => void): (() => void) => {
  followers.add(follower);
  return () => followers.delete(follower);
};

/** The same for a page, which changes with it. */
export const useServer = (): boolean => useSyncExternalStore(follow, serverThere);
