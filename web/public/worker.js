// Keeps the client itself, so that it opens at once and without a line; never what is played.
const KEPT = "archrivals-1";

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const ours = event.request.method === "GET" && url.origin === self.location.origin;
  if (!ours || url.pathname.startsWith("/api/") || url.pathname === "/ws") return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(keptFirst(event.request));
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

/** A page: the newest there is, or the last one seen when there is no line. */
async function freshFirst(request) {
  const page = request.mode === "navigate" ? "/" : request;
  try {
    const fresh = await fetch(request);
    if (fresh.ok) (await caches.open(KEPT)).put(page, fresh.clone());
    return fresh;
  } catch {
    return (await caches.match(page)) ?? Response.error();
  }
}
