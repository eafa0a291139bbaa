// Keeps the client itself, so that it opens at once and without a line; never what is played.
const KEPT = "archrivals-1";
const BASE = new URL(self.registration.scope).pathname;

self.addEventListener("install", () => self.skipWaiting());

/** Python for games in the page is in caches of its own, which are swept where it is loaded. */
const ours = (name) => name === KEPT || name.startsWith("runtime-");

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (!ours(name)) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const path = url.pathname.slice(BASE.length);
  const here = url.origin === self.location.origin && url.pathname.startsWith(BASE);
  if (event.request.method !== "GET" || !here || path.startsWith("api/") || path === "ws") return;
  if (path.startsWith("assets/")) event.respondWith(keptFirst(event.request));
  else if (path.startsWith("runtime/")) event.respondWith(keptElse(event.request));
  else event.respondWith(freshFirst(event.request));
});

/** A call: its words come from the server, in the reader's language. */
self.addEventListener("push", (event) => {
  const { title, navigate, ...said } = event.data.json().notification;
  const shown = { ...said, icon: `${BASE}icon.svg`, data: navigate };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});

/** Show a page in the window that has it, or in a new one. */
async function openPage(address) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const same = windows.find((each) => each.url === address);
  return same ? same.focus() : self.clients.openWindow(address);
}

/**
 * What is kept of a request, whatever language it was asked in: a page has one address in all of them.
 * A browser whose storage is broken keeps nothing, and still shows pages.
 */
const keptOf = (request) => caches.match(request, { ignoreVary: true }).catch(() => undefined);

async function keep(request, response) {
  try {
    await (await caches.open(KEPT)).put(request, response);
  } catch {
    // a full disk: it is fetched again the next time
  }
}

/** What has a fingerprint in its name never changes. */
async function keptFirst(request) {
  const kept = await keptOf(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) void keep(request, fresh.clone());
  return fresh;
}

/** Whoever loads Python keeps it, unpacked. */
async function keptElse(request) {
  return (await keptOf(request)) ?? fetch(request);
}

/** A page: the newest there is, or the last one seen when there is no line or no server behind it. */
async function freshFirst(request) {
  const opens = request.mode === "navigate";
  const page = opens ? BASE : request;
  const fresh = await fetch(request).catch(() => Response.error());
  if (fresh.ok && (!opens || isPage(fresh))) void keep(page, fresh.clone());
  const gone = fresh.type === "error" || (opens && fresh.status >= 500);
  return (gone && (await keptOf(page))) || fresh;
}

/** Not every address is the client: an operator may open `/healthz`. */
const isPage = (response) => response.headers.get("Content-Type")?.startsWith("text/html");
