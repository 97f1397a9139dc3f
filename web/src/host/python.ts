/**
 * Python in a worker: Pyodide from our own files, with `valdora.device` and what it needs.
 *
 * After a first start the memory is kept as it is then, with all modules compiled and most of them
 * imported (boot.py), so that the next one takes a fraction of the time, and of the files. What is kept
 * belongs to one version of the pack, and is only ever a shortcut.
 */
import type { PyodideInterface } from "pyodide";
import type { Pack, PackedFile } from "./messages";
import { keptBy } from "../kept";
import { unpacked } from "./unpacked";

/** Hears how many bytes have come, of how many. */
export type Progress = (done: number, total: number) => void;

export interface Started {
  readonly python: PyodideInterface;
  /** The compiled engine. */
  readonly engine: ArrayBuffer;
  /** Whether it began with what was kept of an earlier start. */
  readonly snapshot: boolean;
}

/** A file of the pack does not come. */
export class Unfetched extends Error {}

function unfetched(why: unknown): never {
  throw new Unfetched(String(why));
}

type Bytes = Uint8Array<ArrayBuffer>;
const SITE = "/valdora";
const COMPILED = "pyodide.asm.wasm";
const WASM = "application/wasm";
/** What a start needs that begins with the memory of an earlier one. */
const NOT_REMEMBERED: ReadonlySet<string> = new Set([
  COMPILED,
  "python_stdlib.zip",
  "valdora.wasm",
]);

export async function startPython(root: string, pack: Pack, progress: Progress): Promise<Started> {
  const scripts = scriptsOf(root, pack);
  const [kept, code] = await Promise.all([keptMemory(root, pack), keptCode(root, pack)]);
  const needed = pack.files.filter(({ name }) => name !== COMPILED || !code);
  if (kept) {
    try {
      const some = needed.filter(({ name }) => NOT_REMEMBERED.has(name));
      const files = await fetched(root, some, progress, code);
      return await begun(root, pack, scripts, files, kept.read);
    } catch (error) {
      if (error instanceof Unfetched) throw error;
      await forgetMemory(root, pack); // of a browser that reads it otherwise: begin without
    }
  }
  const files = await fetched(root, needed, progress, code);
  void dropOthers(root, pack);
  return begun(root, pack, scripts, files, null);
}

const folderOf = (root: string, pack: Pack): string =>
  root + pack.files[0]!.path.replace(/[^/]*$/, "");

type Scripts = Promise<typeof import("pyodide")>;

/** Pyodide's scripts, read while files and memory come. */
function scriptsOf(root: string, pack: Pack): Scripts {
  const load = (name: string): Promise<unknown> =>
    import(/* @vite-ignore */ folderOf(root, pack) + name).catch(unfetched);
  const both = Promise.all([load("pyodide.mjs"), load("pyodide.asm.mjs")]);
  both.catch(() => {}); // whoever waits for them hears of it
  return both.then(([first]) => first) as Scripts;
}

async function begun(
  root: string,
  pack: Pack,
  scripts: Scripts,
  files: Files,
  kept: Promise<Bytes> | null,
): Promise<Started> {
  const folder = folderOf(root, pack);
  const [library, engine] = await Promise.all([
    files.bytes("python_stdlib.zip"),
    files.bytes("valdora.wasm"),
  ]);
  const restore = serveHere(
    new Map([
      [folder + COMPILED, new Response()],
      [`${folder}python_stdlib.zip`, new Response(library)],
    ]),
    files.code,
  );
  try {
    const { loadPyodide } = await scripts;
    const loading = loadPyodide({
      indexURL: folder,
      lockFileContents: JSON.stringify(NO_PACKAGES),
      ...(kept ? { _loadSnapshot: kept } : { _makeSnapshot: true }),
    });
    // It would wait for ever for what does not come.
    const python = await Promise.race([loading, files.whole.then(() => loading)]);
    if (kept) {
      // It would hold on to what it was begun with: as much again as Python itself takes.
      delete (python as unknown as { _api: { config: { _loadSnapshot?: unknown } } })._api.config
        ._loadSnapshot;
      python.runPython("put_files()");
    } else {
      python.FS.mkdirTree(SITE);
      for (const name of ["valdora.zip", "msgspec.whl"])
        python.unpackArchive(await files.bytes(name), "zip", { extractDir: SITE });
      python.runPython(new TextDecoder().decode(await files.bytes("boot.py")));
      const memory = (python as unknown as { makeMemorySnapshot(): Bytes }).makeMemorySnapshot();
      void keepMemory(root, pack, memory);
    }
    return { python, engine: engine.buffer, snapshot: kept !== null };
  } finally {
    restore();
  }
}

/** Nothing is loaded from anywhere: what is needed is in the pack. */
const NO_PACKAGES = {
  info: {
    abi_version: "2026_0",
    arch: "wasm32",
    platform: "emscripten",
    python: "3.14",
    version: "",
  },
  packages: {},
};

/** Answer some requests of this worker from what is at hand, each once, and have Python's code be this. */
function serveHere(
  served: ReadonlyMap<string, Response>,
  code: Promise<WebAssembly.Module>,
): () => void {
  const usual = { fetch: globalThis.fetch, instantiate: WebAssembly.instantiateStreaming };
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const found = served.get(new URL(url, location.href).href);
    return found ? Promise.resolve(found) : usual.fetch(input, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await code;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return () => {
    globalThis.fetch = usual.fetch;
    WebAssembly.instantiateStreaming = usual.instantiate;
  };
}

/** Files of the pack on their way, unpacked; the scripts among them the browser loads itself. */
interface Files {
  /** Python's, compiled as it comes. */
  readonly code: Promise<WebAssembly.Module>;
  /** Any other. */
  bytes(name: string): Promise<Bytes>;
  /** All have come; rejects if one does not. */
  readonly whole: Promise<unknown>;
}

async function fetched(
  root: string,
  wanted: readonly PackedFile[],
  progress: Progress,
  known: WebAssembly.Module | null,
): Promise<Files> {
  const total = wanted.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const kept = await opened(keptBy(root).python);
  const coming: Promise<unknown>[] = [];
  const one = async ({ name, path }: PackedFile): Promise<[string, Response]> => {
    const here = await kept?.match(root + path);
    const response = here ?? (await fetch(root + path).catch(unfetched));
    if (!response.ok || !response.body) return unfetched(`${path}: ${response.status}`);
    if (!here) kept?.put(root + path, response.clone()).catch(() => {}); // full: it plays all the same
    const counted = new TransformStream<Bytes, Bytes>({
      transform(part, controller) {
        progress(Math.min((done += part.length), total), total);
        controller.enqueue(part);
      },
    });
    coming.push(response.body.pipeTo(counted.writable).catch(unfetched));
    const body = await unpacked(counted.readable).catch(unfetched);
    return [name, new Response(body, { headers: { "content-type": WASM } })];
  };
  const responses = new Map(await Promise.all(wanted.map(one)));
  const code = known
    ? Promise.resolve(known)
    : WebAssembly.compileStreaming(responses.get(COMPILED)!);
  responses.delete(COMPILED);
  const read = new Map<string, Promise<Bytes>>();
  for (const [name, response] of responses) {
    const bytes = response.arrayBuffer().catch(unfetched);
    read.set(
      name,
      bytes.then((buffer) => new Uint8Array(buffer)),
    );
  }
  const whole = Promise.all([...coming, ...read.values(), code]);
  whole.catch(() => {}); // whoever waits for it hears of it
  return {
    code,
    bytes: (name) => read.get(name) ?? Promise.reject(new Error(`${name} is missing`)),
    whole,
  };
}

/** A cache of the browser; it has none for us without https, or where it keeps nothing. */
async function opened(name: string): Promise<Cache | null> {
  return "caches" in globalThis ? caches.open(name).catch(() => null) : null;
}

/** Files of earlier versions make room. */
async function dropOthers(root: string, pack: Pack): Promise<void> {
  const kept = await opened(keptBy(root).python);
  const wanted = new Set(pack.files.map(({ path }) => root + path));
  for (const { url } of (await kept?.keys()) ?? []) if (!wanted.has(url)) await kept?.delete(url);
}

// What is kept of the memory ----------------------------------------------------------------------

const place = (root: string, { version }: Pack): string => `${root}kept/memory-${version}`;

/** The memory, if one is kept; reading it takes a while. */
async function keptMemory(root: string, pack: Pack): Promise<{ read: Promise<Bytes> } | null> {
  const found = await (await opened(keptBy(root).memory))?.match(place(root, pack));
  return found ? { read: found.arrayBuffer().then((bytes) => new Uint8Array(bytes)) } : null;
}

/** Where Python's machine code is kept as browsers compile it. */
const codePlace = (root: string, { version }: Pack): string => `${root}kept/python-${version}.wasm`;

/**
 * Python's machine code, asked for at an address of its own: what comes so, and unpacked, from a cache
 * through the service worker, a browser keeps with what it has made of it, and need not compile again.
 */
async function keptCode(root: string, pack: Pack): Promise<WebAssembly.Module | null> {
  const [cache, address] = [await opened(keptBy(root).memory), codePlace(root, pack)];
  if (!(await cache?.match(address))) return null;
  const response = await fetch(address).catch(() => null);
  if (response?.headers.get("content-type") !== WASM) return null; // no service worker answers
  return WebAssembly.compileStreaming(response).catch(async () => {
    await cache?.delete(address);
    return null;
  });
}

/** Keep it so, unless it is. */
export async function keepCode(root: string, pack: Pack): Promise<void> {
  try {
    const { memory, python } = keptBy(root);
    const [to, from] = await Promise.all([opened(memory), opened(python)]);
    const file = pack.files.find(({ name }) => name === COMPILED);
    const packed = file && (await from?.match(root + file.path));
    if (!to || !packed?.body || (await to.match(codePlace(root, pack)))) return;
    const code = new Response(await unpacked(packed.body), { headers: { "content-type": WASM } });
    await to.put(codePlace(root, pack), code);
  } catch {
    // Then it is compiled each time.
  }
}

async function keepMemory(root: string, pack: Pack, memory: Bytes): Promise<void> {
  try {
    const cache = await opened(keptBy(root).memory);
    for (const old of (await cache?.keys()) ?? []) await cache?.delete(old);
    await cache?.put(place(root, pack), new Response(memory));
  } catch {
    // Next time it starts from the beginning again.
  }
}

async function forgetMemory(root: string, pack: Pack): Promise<void> {
  await (await opened(keptBy(root).memory))?.delete(place(root, pack));
}
