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
/** What a start needs that begins with the memory of an earlier one. */
const NOT_REMEMBERED: ReadonlySet<string> = new Set([
  "pyodide.asm.wasm",
  "python_stdlib.zip",
  "valdora.wasm",
]);

export async function startPython(root: string, pack: Pack, progress: Progress): Promise<Started> {
  const kept = await keptMemory(root, pack);
  if (kept) {
    try {
      const some = pack.files.filter(({ name }) => NOT_REMEMBERED.has(name));
      return await begun(root, pack, await fetched(root, some, progress), kept.read);
    } catch (error) {
      if (error instanceof Unfetched) throw error;
      await forgetMemory(root, pack); // of a browser that reads it otherwise: begin without
    }
  }
  const files = await fetched(root, pack.files, progress);
  void dropOthers(root, pack);
  return begun(root, pack, files, null);
}

async function begun(
  root: string,
  pack: Pack,
  files: ReadonlyMap<string, Bytes>,
  kept: Promise<Bytes> | null,
): Promise<Started> {
  const file = (name: string): Bytes => {
    const found = files.get(name);
    if (!found) throw new Error(`${name} is missing`);
    return found;
  };
  const folder = root + pack.files[0]!.path.replace(/[^/]*$/, "");
  const served = new Map<string, () => Response>([
    [
      `${folder}pyodide.asm.wasm`,
      () => new Response(file("pyodide.asm.wasm"), { headers: WASM_HEADERS }),
    ],
    [`${folder}python_stdlib.zip`, () => new Response(file("python_stdlib.zip"))],
  ]);
  const restore = serveHere(served);
  try {
    const { loadPyodide } = (await import(
      /* @vite-ignore */ `${folder}pyodide.mjs`
    )) as typeof import("pyodide");
    const python = await loadPyodide({
      indexURL: folder,
      lockFileContents: JSON.stringify(NO_PACKAGES),
      ...(kept ? { _loadSnapshot: kept } : { _makeSnapshot: true }),
    });
    if (kept) {
      // It would hold on to what it was begun with: as much again as Python itself takes.
      delete (python as unknown as { _api: { config: { _loadSnapshot?: unknown } } })._api.config
        ._loadSnapshot;
      python.runPython("put_files()");
    } else {
      python.FS.mkdirTree(SITE);
      python.unpackArchive(file("valdora.zip"), "zip", { extractDir: SITE });
      python.unpackArchive(file("msgspec.whl"), "zip", { extractDir: SITE });
      python.runPython(new TextDecoder().decode(file("boot.py")));
      const memory = (python as unknown as { makeMemorySnapshot(): Bytes }).makeMemorySnapshot();
      void keepMemory(root, pack, memory);
    }
    return { python, engine: file("valdora.wasm").buffer, snapshot: kept !== null };
  } finally {
    restore();
  }
}

const WASM_HEADERS = { "content-type": "application/wasm" };
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

/** Answer some requests of this worker from what is at hand. */
function serveHere(served: ReadonlyMap<string, () => Response>): () => void {
  const usual = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const found = served.get(new URL(url, location.href).href);
    return found ? Promise.resolve(found()) : usual(input, init);
  };
  return () => (globalThis.fetch = usual);
}

/** Files of the pack, unpacked; the scripts among them the browser loads itself. */
async function fetched(
  root: string,
  wanted: readonly PackedFile[],
  progress: Progress,
): Promise<ReadonlyMap<string, Bytes>> {
  const total = wanted.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const kept = await opened(keptBy(root).python);
  const one = async ({ name, path }: PackedFile): Promise<[string, Bytes]> => {
    const known = await kept?.match(root + path);
    const response = known ?? (await fetch(root + path).catch(unfetched));
    if (!response.ok || !response.body) return unfetched(`${path}: ${response.status}`);
    if (!known) kept?.put(root + path, response.clone()).catch(() => {}); // full: it plays all the same
    const counted = response.body.pipeThrough(
      new TransformStream<Bytes, Bytes>({
        transform(part, controller) {
          progress((done += part.length), total);
          controller.enqueue(part);
        },
      }),
    );
    const whole = path.endsWith(".gz")
      ? counted.pipeThrough(new DecompressionStream("gzip"))
      : counted;
    return [name, new Uint8Array(await new Response(whole).arrayBuffer())];
  };
  return new Map(await Promise.all(wanted.map(one)));
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
