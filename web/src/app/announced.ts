// Which announcements are new here; their page is loaded only if there is one.
import { useEffect, useState } from "react";
import type { components } from "../../made/http";
import { load, save } from "../base/browser/storage";
import { alone } from "../base/local/runtime";
import { call } from "../base/wire/session";

type Announcement = components["schemas"]["Announcement"];

const EVERY = 60_000;
const READ = "archrivals-read";

const read = (): string[] => {
  try {
    return JSON.parse(load(READ) ?? "[]");
  } catch {
    return [];
  }
};

/** One has read it, in this browser. */
export function dismiss(id: string): void {
  save(READ, JSON.stringify([...read(), id].slice(-20)));
}

/**
 * What one has not read yet, asked for once a minute, and at once when the line returns. That also
 * * shows when a server is back.
 */
export function useAnnounced(): Announcement[] {
  const [found, setFound] = useState<Announcement[]>([]);
  useEffect(() => {
    if (alone) return;
    const look = () =>
      call<Announcement[]>("GET", "announcements").then(
        (all) => setFound(all.filter(({ id }) => !read().includes(id))),
        () => {}, // then the next time
      );
    look();
    const timer = setInterval(look, EVERY);
    addEventListener("online", look);
    return () => {
      clearInterval(timer);
      removeEventListener("online", look);
    };
  }, []);
  return found;
}
