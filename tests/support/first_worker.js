/*
 * Keeps the pages at hand: what was loaded once opens again without the server, which then says in
 * the reader's language that it cannot be reached. Games and answers of the server are never kept.
 */
const KEPT = "valdora-1";
const PAGE = "/";
const MOST_ASSETS = 200;

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll([PAGE, "/icon.svg"]))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))),
      )
      .then(() => clients.claim()),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** The newest page there is; all addresses share one. */
async function page(request) {
  const cache = await caches.open(KEPT);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.headers.get("content-type")?.startsWith("text/html"))
      await cache.put(PAGE, fresh.clone());
    return fresh;
  } catch {
    return (await cache.match(PAGE)) ?? Response.error();
  }
}

/** Assets bear their hash in their name and never change; the oldest make room. */
async function asset(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) {
    await cache.put(request, fresh.clone());
    const all = (await cache.keys()).filter(({ url }) => url.includes("/assets/"));
    await Promise.all(
      all.slice(0, Math.max(0, all.length - MOST_ASSETS)).map((old) => cache.delete(old)),
    );
  }
  return fresh;
}
