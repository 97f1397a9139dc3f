/*
 * Keeps the game at hand, so that it opens again without a network.
 *
 * The pages of a release are kept as a whole when it is installed: `shell.json` lists them. A newer
 * release waits beside it, and takes over when a person says so, or when no page of the old one is
 * open any more; so nothing changes in the middle of a game. The Python part is kept apart, from when
 * it is first fetched: it is large, and most people with a server never need it. Games are never
 * kept here: those of a server stay there, those of this device are in its database.
 */
const ROOT = new URL(registration.scope).pathname;
/* The names of kept.ts: there may be other sites of ours at this host. */
const OWN = `valdora:${ROOT}:`;
const SHELL = `${OWN}shell-`;
const PYTHON = `${OWN}python`;
const MEMORY = `${OWN}memory`;
/** So names began before they said whose they are. */
const FIRST = "valdora-";

/** The list that this worker was built with: another release has other bytes here. */
const RELEASE = "__RELEASE__";

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", ({ data }) => {
  if (data === "take-over") skipWaiting();
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (!url.pathname.startsWith(ROOT) || url.pathname.startsWith(`${ROOT}api/`)) return;
  const path = url.pathname.slice(ROOT.length);
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (path.startsWith("assets/python-")) event.respondWith(python(request, PYTHON));
  else if (path.startsWith("kept/")) event.respondWith(python(request, MEMORY));
  else event.respondWith(kept(request));
});

/* It is somebody's turn: what is told again bears the same tag, and so is shown once. */
addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const { title = "Valdora", body = "", url = "/", tag = "", lang = "" } = told;
  const options = { body, tag, lang, data: { url }, icon: "/icon-192.png", badge: "/icon-192.png" };
  event.waitUntil(registration.showNotification(title, options));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open_(event.notification.data?.url ?? "/"));
});

/** The table in a window there is, or in a new one; nowhere but here. */
async function open_(wanted) {
  const url = new URL(wanted, location.origin);
  if (url.origin !== location.origin) return;
  const windows = await clients.matchAll({ type: "window" });
  const there = windows.find((each) => new URL(each.url).pathname === url.pathname);
  if (there) await there.focus();
  else await clients.openWindow(url.pathname);
}

async function install() {
  const cache = await caches.open(SHELL + RELEASE);
  const { files } = await (await fetch(`${ROOT}shell.json`, { cache: "no-cache" })).json();
  // A host that says nothing of how long its files last must not give us those of the last release.
  const fresh = (path) => new Request(path, { cache: "no-cache" });
  await cache.addAll([ROOT, ...files.map((file) => ROOT + file)].map(fresh));
  await keepPython(await cache.match(`${ROOT}python.json`));
  // Who has no release yet, or one that took over at once itself, need not wait for this one.
  const names = await caches.keys();
  if (!names.some((name) => name.startsWith(SHELL) && name !== SHELL + RELEASE)) skipWaiting();
}

/** Where a Python part is kept, this release's comes beside it before this release is offered. */
async function keepPython(list) {
  const cache = await caches.open(PYTHON);
  if (!list || !(await cache.keys()).length) return;
  const { files } = await list.clone().json();
  for (const { path } of files) if (!(await cache.match(ROOT + path))) await cache.add(ROOT + path);
}

/** Drop what is older than the release before this one: pages of that may still be open. */
async function activate() {
  const names = (await caches.keys()).filter((name) => name !== SHELL + RELEASE);
  const older = names.filter((name) => name.startsWith(SHELL) || name.startsWith(FIRST));
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await clients.claim();
}

/**
 * All addresses share one page. Those of a server's tables are asked for anew, so that page and
 * server go together; the first page, behind which all tables of this device are, is this release's.
 */
async function page(request) {
  const cache = await caches.open(SHELL + RELEASE);
  const own = await cache.match(ROOT);
  if (own && new URL(request.url).pathname === ROOT) return own;
  try {
    return await fetch(request);
  } catch {
    return own ?? Response.error();
  }
}

/** A file of this release, or of the one before it: none ever changes. */
async function kept(request) {
  const cache = await caches.open(SHELL + RELEASE);
  const found = await cache.match(request, { ignoreVary: true });
  return found ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** A file of the Python part: `python.ts` keeps it when it is fetched, or made of what was. */
async function python(request, name) {
  const cache = await caches.open(name);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}
