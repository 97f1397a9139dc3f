/**
 * Python in a worker: Pyodide from our own files, with `valdora.device` and what it needs.
 *
 * After a first start the memory is kept as it is then, with the standard library imported and our
 * modules compiled, so that the next one takes a fraction of the time. What is kept belongs to one
 * version of the pack, and is only ever a shortcut.
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

export async function startPython(root: string, pack: Pack, progress: Progress): Promise<Started> {
  const [files, kept] = await Promise.all([fetched(root, pack, progress), keptMemory(root, pack)]);
  try {
    return await begun(root, pack, files, kept);
  } catch (error) {
    if (!kept) throw error;
    await forgetMemory(root, pack); // of a browser that reads it otherwise: begin without
    return begun(root, pack, files, null);
  }
}

async function begun(
  root: string,
  pack: Pack,
  files: ReadonlyMap<string, Bytes>,
  kept: Bytes | null,
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
    python.FS.mkdirTree(SITE);
    if (!kept) {
      python.unpackArchive(file("valdora.zip"), "zip", { extractDir: SITE });
      python.runPython(new TextDecoder().decode(file("boot.py")));
      const memory = (python as unknown as { makeMemorySnapshot(): Bytes }).makeMemorySnapshot();
      void keepMemory(root, pack, memory);
    } else {
      python.unpackArchive(file("valdora.zip"), "zip", { extractDir: SITE });
    }
    python.unpackArchive(file("msgspec.whl"), "wheel", { extractDir: SITE });
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

/** All files of the pack, unpacked; the scripts among them the browser loads itself. */
async function fetched(
  root: string,
  pack: Pack,
  progress: Progress,
): Promise<ReadonlyMap<string, Bytes>> {
  const total = pack.files.reduce((sum, { bytes }) => sum + bytes, 0);
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
  const files = new Map(await Promise.all(pack.files.map(one)));
  void dropOthers(kept, root, pack);
  return files;
}

/** A cache of the browser; it has none for us without https, or where it keeps nothing. */
async function opened(name: string): Promise<Cache | null> {
  return "caches" in globalThis ? caches.open(name).catch(() => null) : null;
}

/** Files of earlier versions make room. */
async function dropOthers(kept: Cache | null, root: string, pack: Pack): Promise<void> {
  const wanted = new Set(pack.files.map(({ path }) => root + path));
  for (const { url } of (await kept?.keys()) ?? []) if (!wanted.has(url)) await kept?.delete(url);
}

// What is kept of the memory ----------------------------------------------------------------------

const place = (root: string, { version }: Pack): string => `${root}kept/memory-${version}`;

async function keptMemory(root: string, pack: Pack): Promise<Bytes | null> {
  const found = await (await opened(keptBy(root).memory))?.match(place(root, pack));
  return found ? new Uint8Array(await found.arrayBuffer()) : null;
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
