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

/** What has a fingerprint in its name never changes. */
async function keptFirst(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) (await caches.open(KEPT)).put(request, fresh.clone());
  return fresh;
}

/** Whoever loads Python keeps it, unpacked. */
async function keptElse(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** A page: the newest there is, or the last one seen when there is no line. */
async function freshFirst(request) {
  const page = request.mode === "navigate" ? BASE : request;
  try {
    const fresh = await fetch(request);
    if (fresh.ok) (await caches.open(KEPT)).put(page, fresh.clone());
    return fresh;
  } catch {
    return (await caches.match(page)) ?? Response.error();
  }
}
