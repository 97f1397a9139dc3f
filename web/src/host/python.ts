/**
 * Python in a worker: Pyodide from our own files, with `valdora.device` and what it needs.
 *
 * After a first start the memory is kept as it is then, with all modules imported (boot.py), so that the next one
 * takes a fraction of the time, and of the files. What is kept belongs to one version of the pack, and is only
 * ever a shortcut.
 */
import type { PyodideInterface } from "pyodide";
import type { Pack, PackedFile } from "./messages";
import { keptBy } from "../kept";
import { withLibrary, withMemory, type Make } from "./library";
import {
  forgetMemory,
  keepMemory,
  keptMemory,
  opened,
  packed,
  type Bytes,
  type Memory,
} from "./memory";
import { counted } from "./counted";
import { gunzipped } from "./gunzip";

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

const SITE = "/valdora";
const COMPILED = "pyodide.asm.wasm";
const WASM = "application/wasm";
/** What every start needs beside Python's machine code and its memory. */
const BESIDE = ["python_stdlib.zip", "msgspec.so", "valdora.wasm"] as const;
type Beside = Readonly<Record<(typeof BESIDE)[number], Bytes>>;

export async function startPython(root: string, pack: Pack, progress: Progress): Promise<Started> {
  const scripts = scriptsOf(root, pack);
  const [kept, code] = await Promise.all([keptMemory(root, pack), keptCode(root, pack)]);
  const needed = pack.files.filter(({ name }) => name !== COMPILED || !code);
  if (kept) {
    try {
      const some = needed.filter(({ name }) => name === COMPILED);
      const files = await fetched(root, some, progress, code);
      return await continued(root, pack, scripts, files, await kept.read);
    } catch (error) {
      if (error instanceof Unfetched) throw error;
      await forgetMemory(root, pack); // of a browser that reads it otherwise: begin without
    }
  }
  const files = await fetched(root, needed, progress, code);
  return begun(root, pack, scripts, files);
}

const folderOf = (root: string, pack: Pack): string =>
  root + pack.files[0]!.path.replace(/[^/]*$/, "");

interface Scripts {
  readonly loadPyodide: typeof import("pyodide").loadPyodide;
  readonly make: Make;
}

/** Pyodide's scripts, read while files and memory come. */
function scriptsOf(root: string, pack: Pack): Promise<Scripts> {
  const load = (name: string): Promise<unknown> =>
    import(/* @vite-ignore */ folderOf(root, pack) + name).catch(unfetched);
  const both = Promise.all([load("pyodide.mjs"), load("pyodide.asm.mjs")]);
  both.catch(() => {}); // whoever waits for them hears of it
  return both.then(([first, second]) => ({
    loadPyodide: (first as Scripts).loadPyodide,
    make: (second as { default: Make }).default,
  }));
}

/** Begin with nothing, and keep what came of it. */
async function begun(
  root: string,
  pack: Pack,
  scripts: Promise<Scripts>,
  files: Files,
): Promise<Started> {
  const each = await Promise.all(
    BESIDE.map(async (name) => [name, await files.bytes(name)] as const),
  );
  const beside = Object.fromEntries(each) as Beside;
  const python = await loaded(root, pack, scripts, files, beside, null);
  python.unpackArchive(await files.bytes("valdora.zip"), "zip", { extractDir: SITE });
  python.runPython(new TextDecoder().decode(await files.bytes("boot.py")));
  const memory = (python as unknown as { makeMemorySnapshot(): Bytes }).makeMemorySnapshot();
  void keepMemory(root, pack, packed(memory, new Map(each)));
  return { python, engine: beside["valdora.wasm"].buffer, snapshot: false };
}

/** Begin with the memory of an earlier start. */
async function continued(
  root: string,
  pack: Pack,
  scripts: Promise<Scripts>,
  files: Files,
  memory: Memory,
): Promise<Started> {
  const each = BESIDE.map((name) => [name, memory.file(name)] as const);
  const beside = Object.fromEntries(each) as Beside;
  const python = await loaded(root, pack, scripts, files, beside, memory);
  python.runPython("put_files()");
  return { python, engine: beside["valdora.wasm"].buffer, snapshot: true };
}

async function loaded(
  root: string,
  pack: Pack,
  scripts: Promise<Scripts>,
  files: Files,
  beside: Beside,
  memory: Memory | null,
): Promise<PyodideInterface> {
  const folder = folderOf(root, pack);
  const restore = serveHere(
    new Map([
      [folder + COMPILED, new Response()],
      [`${folder}python_stdlib.zip`, new Response(beside["python_stdlib.zip"])],
    ]),
    files.code,
  );
  try {
    const { loadPyodide, make } = await scripts;
    const library = withLibrary(make, `${SITE}/msgspec/_core.so`, beside["msgspec.so"]);
    const loading = loadPyodide({
      indexURL: folder,
      lockFileContents: JSON.stringify(NO_PACKAGES),
      ...(memory
        ? { createPyodideModule: withMemory(library, memory), _loadSnapshot: memory.head }
        : { createPyodideModule: library, _makeSnapshot: true }),
    });
    // It would wait for ever for what does not come.
    return await Promise.race([loading, files.whole.then(() => loading)]);
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
  progress(done, total); // nothing may be wanted
  const kept = await opened(keptBy(root).python);
  const coming: Promise<unknown>[] = [];
  const one = async (file: PackedFile): Promise<[string, Response]> => {
    const { name, path } = file;
    const here = await kept?.match(root + path);
    const response = here ?? (await fetch(root + path).catch(unfetched));
    if (!response.ok || !response.body) return unfetched(`${path}: ${response.status}`);
    if (!here) kept?.put(root + path, response.clone()).catch(() => {}); // full: it plays all the same
    const passing = counted(file, (bytes) =>
      progress(Math.min(Math.round((done += bytes)), total), total),
    );
    coming.push(response.body.pipeTo(passing.writable).catch(unfetched));
    const body = await gunzipped(passing.readable).catch(unfetched);
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

// Python's machine code, unpacked -------------------------------------------------------------------

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
    const code = new Response(await gunzipped(packed.body), { headers: { "content-type": WASM } });
    await to.put(codePlace(root, pack), code);
  } catch {
    // Then it is compiled each time.
  }
}
