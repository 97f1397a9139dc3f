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
/** Where it is written down which releases were in charge. */
const RAN = `${OWN}ran`;
const RAN_KEY = `${ROOT}ran`;
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
  await keepPython();
  // What waited until now was never in charge: nobody has its pages open.
  const [shells, known] = [await shellsKept(), await ran()];
  if (known.length) await dropAll(shells, [SHELL + RELEASE, ...known]);
  // Who has no release yet, or one that took over at once itself, need not wait for this one.
  if (!shells.some((name) => name.startsWith(SHELL) && name !== SHELL + RELEASE)) skipWaiting();
}

/** Where a Python part is kept, this release's comes beside it before this release is offered. */
async function keepPython() {
  const cache = await caches.open(PYTHON);
  if (!(await cache.keys()).length) return;
  for (const file of await pythonOf(SHELL + RELEASE))
    if (!(await cache.match(file))) await cache.add(file);
}

/** The addresses of the Python part that belongs to a shell, by the list in it. */
async function pythonOf(name) {
  const shell = await caches.open(name);
  const list = (await shell.keys()).find(
    ({ url }) => new URL(url).pathname === `${ROOT}python.json`,
  );
  const { files } = list ? await (await shell.match(list)).json() : { files: [] };
  return files.map(({ path }) => ROOT + path);
}

/** The shells of all releases that are kept, in the order in which they came. */
async function shellsKept() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(SHELL) || name.startsWith(FIRST));
}

/** The shells that were in charge: the last one, and the one before it. */
async function ran() {
  const told = await (await caches.open(RAN)).match(RAN_KEY);
  return told ? told.json() : [];
}

async function dropAll(names, but) {
  await Promise.all(names.filter((name) => !but.includes(name)).map((name) => caches.delete(name)));
}

/** Drop what is older than the release before this one: pages of that may still be open. */
async function activate() {
  const own = SHELL + RELEASE;
  const shells = await shellsKept();
  const [known] = (await ran()).filter((name) => name !== own);
  // Releases did not always write it down: then it was the last of those that are kept.
  const last = known ?? shells.filter((name) => name !== own).at(-1);
  const both = last ? [own, last] : [own];
  await dropAll(shells, both);
  await (await caches.open(RAN)).put(RAN_KEY, new Response(JSON.stringify(both)));
  await dropPython(last);
  await clients.claim();
}

/** Python's files of other releases make room; of the last one only where no page can need them. */
async function dropPython(last) {
  const own = await pythonOf(SHELL + RELEASE);
  if (!own.length || !(await caches.has(PYTHON))) return;
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const wanted = open.length > 1 && last ? [...own, ...(await pythonOf(last))] : own;
  const cache = await caches.open(PYTHON);
  for (const request of await cache.keys())
    if (!wanted.includes(new URL(request.url).pathname)) await cache.delete(request);
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
