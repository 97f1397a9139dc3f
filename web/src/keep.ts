/**
 * Installs the service worker, which keeps the pages for when the server cannot be reached. Waits
 * until the first page can be used, and hands over what that page loaded before it was there.
 */
export function keepPages(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const begin = async (): Promise<void> => {
    await navigator.serviceWorker.register("/sw.js");
    const first = !navigator.serviceWorker.controller;
    await navigator.serviceWorker.ready;
    if (first) await keepLoaded();
  };
  const watcher = new MutationObserver(() => {
    if (document.body.dataset["ready"] === undefined) return;
    watcher.disconnect();
    void begin().catch(() => {});
  });
  watcher.observe(document.body, { attributes: true, attributeFilter: ["data-ready"] });
}

/** What came before the worker is in the browser's own cache: asking again costs nothing. */
async function keepLoaded(): Promise<void> {
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"),
    );
  await Promise.all(loaded.map((url) => fetch(url)));
}

const RELOADED = "valdora.reloaded";

/** A part is missing: perhaps a new release took the place of this one. Load the page anew, but not over and over. */
export function loadAnew(): void {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (!navigator.onLine || Date.now() - last < 30_000) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}
