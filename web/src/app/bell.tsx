// The bell in the header: how many slow games wait, there, in the tab's title and on the app's icon.
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { useMe } from "../base/people/people";
import { inbox, waitingOf } from "../base/tables/waiting";
import { useServer } from "../base/wire/where";
import { loadWords, useCallsWords } from "../base/words/calls";
import { queries, router } from "./router";
import "./bell.css";

/** Hang the bell into the header of the page. */
export async function hang(): Promise<void> {
  const place = document.getElementById("bell");
  if (!place) return;
  await loadWords();
  createRoot(place).render(
    <QueryClientProvider client={queries}>
      <Bell />
    </QueryClientProvider>,
  );
}

function Bell() {
  const { person } = useMe();
  return useServer() && person ? <Count /> : null;
}

function Count() {
  const { t, language } = useCallsWords();
  const { data } = useQuery(inbox(language));
  const count = waitingOf(data ?? []).length;
  useEffect(() => shownOutside(count), [count]);
  return (
    <a
      className="bell"
      href={router.buildLocation({ to: "/notices" }).href}
      aria-label={t("calls.bell", { count })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void router.navigate({ to: "/notices" });
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2a7 7 0 0 0-7 7v5l-2 3v2h18v-2l-2-3V9a7 7 0 0 0-7-7zM9 20a3 3 0 0 0 6 0z" />
      </svg>
      {count > 0 && <b>{count}</b>}
    </a>
  );
}

/** Put a number before every title of the tab and on the icon; return what ends that. */
export function shownOutside(count: number): () => void {
  const app = navigator as { setAppBadge?(n: number): Promise<void> };
  const bare = () => document.title.replace(/^\(\d+\) /, "");
  const show = () => {
    const wanted = count ? `(${count}) ${bare()}` : bare();
    if (document.title !== wanted) document.title = wanted;
  };
  show();
  app.setAppBadge?.(count).catch(() => undefined); // a browser that has no icon for this page
  const watcher = new MutationObserver(show);
  const title = document.querySelector("title");
  if (title) watcher.observe(title, { childList: true, characterData: true, subtree: true });
  return () => {
    watcher.disconnect();
    document.title = bare();
  };
}
