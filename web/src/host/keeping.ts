/** The Python part kept on this device: asked for, measured, and dropped again. */
import { ROOT } from "$lib/place";
import { keptBy } from "../kept";
import type { PackedFile } from "./messages";

const KEPT = keptBy(ROOT);

/** How many bytes are kept, if all files are; 0 if not. */
export async function keptBytes(files: readonly PackedFile[]): Promise<number> {
  if (!(await caches.has(KEPT.python))) return 0;
  const cache = await caches.open(KEPT.python);
  let sum = 0;
  for (const { path, bytes } of files) {
    if (!(await cache.match(ROOT + path))) return 0;
    sum += bytes;
  }
  const memory = await caches.open(KEPT.memory);
  for (const key of await memory.keys())
    sum += (await (await memory.match(key))?.blob())?.size ?? 0;
  return sum;
}

let asked = false;

/** Ask the browser, once, not to drop what is kept here when it is short of room: games first of all. */
export function haveKept(): void {
  if (!asked) void navigator.storage?.persist?.().catch(() => {});
  asked = true;
}

/** Keep all files; hears how many bytes have come. */
export async function keepGame(
  files: readonly PackedFile[],
  progress: (done: number, total: number) => void,
): Promise<void> {
  haveKept();
  const cache = await caches.open(KEPT.python);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  for (const { path, bytes } of files) {
    if (!(await cache.match(ROOT + path))) await cache.add(ROOT + path);
    progress((done += bytes), total);
  }
}

/** Drop it again. Games stay. */
export async function forgetGame(): Promise<void> {
  await Promise.all([caches.delete(KEPT.python), caches.delete(KEPT.memory)]);
}
