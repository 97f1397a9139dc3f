/**
 * What a start of Python leaves for the next one, in one file: its memory, without what is empty in it, and
 * the files that a start needs beside it, unpacked. It belongs to one version of the pack.
 */
import { keptBy } from "../kept";
import type { Pack } from "./messages";

export type Bytes = Uint8Array<ArrayBuffer>;

/** A cache of the browser; it has none for us without https, or where it keeps nothing. */
export async function opened(name: string): Promise<Cache | null> {
  return "caches" in globalThis ? caches.open(name).catch(() => null) : null;
}

/** A piece of the file, behind its index: its first byte and the one after its last. */
type Piece = readonly [begin: number, end: number];

interface Index {
  /** Bytes of the memory. */
  readonly size: number;
  /** What Pyodide says of it. */
  readonly head: Piece;
  /** What is not empty of it, and where it belongs. */
  readonly parts: readonly (readonly [at: number, piece: Piece])[];
  readonly files: Readonly<Record<string, Piece>>;
}

/** The memory of an earlier start, for one other. */
export class Memory {
  readonly size: number;

  constructor(
    private data: Bytes,
    private readonly index: Index,
  ) {
    this.size = index.size;
  }

  /** What Pyodide makes of a memory, but for the memory. */
  get head(): Bytes {
    return this.#piece(this.index.head).slice();
  }

  /** A file that was kept with it. */
  file(name: string): Bytes {
    return this.#piece(this.index.files[name]!).slice();
  }

  /** Put it into a memory in which nothing has happened yet, and let go of it: Pyodide holds on to whoever does this. */
  fill(memory: Uint8Array): void {
    // What has been begun has put something there; where the kept memory is empty it goes again.
    let end = 0;
    for (const [at, piece] of this.index.parts) {
      memory.fill(0, end, at);
      memory.set(this.#piece(piece), at);
      end = at + piece[1] - piece[0];
    }
    memory.fill(0, end);
    this.data = new Uint8Array();
  }

  #piece([begin, end]: Piece): Bytes {
    return this.data.subarray(begin, end);
  }
}

/** A memory is kept by such pieces, all of them or nothing. */
const PART = 65_536;

/** The file of a memory, as Pyodide makes it (a head, which says in its second number how long it is), and of others. */
export function packed(snapshot: Bytes, files: ReadonlyMap<string, Bytes>): Blob {
  const [, behind = 0] = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 2);
  const memory = snapshot.subarray(behind);
  const pieces: Bytes[] = [];
  let length = 0;
  const put = (bytes: Bytes): Piece => {
    pieces.push(bytes);
    return [length, (length += bytes.length)];
  };
  const index: Index = {
    size: memory.length,
    head: put(snapshot.subarray(0, behind)),
    parts: filled(memory).map(([begin, end]) => [begin, put(memory.subarray(begin, end))]),
    files: Object.fromEntries([...files].map(([name, bytes]) => [name, put(bytes)])),
  };
  const told = new TextEncoder().encode(JSON.stringify(index));
  return new Blob([Uint32Array.of(told.length), told, ...pieces]);
}

/** What `packed` has made. */
export function unpacked(file: ArrayBuffer): Memory {
  const begin = 4 + new DataView(file).getUint32(0, true);
  const index = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 4, begin - 4))) as Index;
  return new Memory(new Uint8Array(file, begin), index);
}

/** Where there is anything. */
function filled(memory: Bytes): Piece[] {
  const found: [number, number][] = [];
  for (let begin = 0; begin < memory.length; begin += PART) {
    const end = Math.min(begin + PART, memory.length);
    if (memory.subarray(begin, end).every((byte) => !byte)) continue;
    const last = found.at(-1);
    if (last?.[1] === begin) last[1] = end;
    else found.push([begin, end]);
  }
  return found;
}

// Where it is kept ---------------------------------------------------------------------------------

const place = (root: string, { version }: Pack): string => `${root}kept/memory-${version}`;

/** The memory, if one is kept; reading it takes a while. */
export async function keptMemory(
  root: string,
  pack: Pack,
): Promise<{ read: Promise<Memory> } | null> {
  const found = await (await opened(keptBy(root).memory))?.match(place(root, pack));
  return found ? { read: found.arrayBuffer().then(unpacked) } : null;
}

export async function keepMemory(root: string, pack: Pack, memory: Blob): Promise<void> {
  try {
    const cache = await opened(keptBy(root).memory);
    for (const old of (await cache?.keys()) ?? []) await cache?.delete(old);
    await cache?.put(place(root, pack), new Response(memory));
  } catch {
    // Next time it starts from the beginning again.
  }
}

export async function forgetMemory(root: string, pack: Pack): Promise<void> {
  await (await opened(keptBy(root).memory))?.delete(place(root, pack));
}
