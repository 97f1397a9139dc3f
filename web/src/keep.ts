/**
 * Installs the service worker, which keeps the game for when there is no network, and tells when it
 * has a newer release. That one waits until a person wants it.
 */
import { ROOT } from "$lib/place";
import { release } from "./release.svelte";

export function keepPages(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const watcher = new MutationObserver(() => {
    if (document.body.dataset["ready"] === undefined) return;
    watcher.disconnect(); // the first page comes first
    void begin().catch(() => {});
  });
  watcher.observe(document.body, { attributes: true, attributeFilter: ["data-ready"] });
}

async function begin(): Promise<void> {
  const workers = navigator.serviceWorker;
  const kept = await workers.register(`${ROOT}sw.js`);
  const look = (): void => {
    // Without one that is in charge already this is no newer release, but the first.
    if (kept.waiting && workers.controller) release.waiting = kept.waiting;
  };
  look();
  kept.addEventListener("updatefound", () =>
    kept.installing?.addEventListener("statechange", look),
  );
  addEventListener("visibilitychange", () => {
    if (!document.hidden) void kept.update().catch(() => {});
  });
}

const RELOADED = "valdora.reloaded";

/** A part is missing: perhaps a new release took the place of this one. Load the page anew, but not over and over. */
export function loadAnew(): void {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (!navigator.onLine || Date.now() - last < 30_000) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}
