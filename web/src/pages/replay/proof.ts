/** Whether a game was dealt as promised, as far as a page can tell. */
import type { Table } from "$lib/protocol";
import type { Given } from "../seed";

export type Verdict = "kept" | "broken" | "first";
type Shuffle = Pick<Table, "seed" | "commitment" | "player_seeds" | "dealer" | "first" | "drawn">;

/**
 * Whether the seed that is shown is the one that was committed to, and who begins was drawn with it
 * (docs/dealer.md). Null as long as no seed is shown, or if nobody can say here.
 */
export async function verdict(table: Shuffle): Promise<Verdict | null> {
  // Browsers hash for pages with a safe connection only.
  if (table.seed === null || !globalThis.crypto?.subtle) return null;
  const seed = bytes(table.seed);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", seed));
  if (hex(hash) !== table.commitment) return "broken";
  const { dealer, drawn, first } = table;
  if (dealer === 2 && drawn && first !== null && first !== (await drawnFirst(seed, table)))
    return "first";
  return "kept";
}

/** Whether what this browser was promised, and what it gave for its seats, is what was dealt with. */
export function keepsFaith(table: Shuffle, seats: readonly number[], given: Given): boolean {
  const own = seats.map((seat) => table.player_seeds[seat]);
  return given.commitment === table.commitment && given.seeds.every((seed) => own.includes(seed));
}

/** Who begins: the place in the lobby that follows from all seeds. */
async function drawnFirst(seed: Bytes, { player_seeds, first }: Shuffle): Promise<number> {
  const count = player_seeds.length;
  const lobby = player_seeds.map((_, place) => player_seeds[(place - first! + count) % count]!);
  const key = await hmac(seed, join(text("valdora/2/sealed"), ...lobby.map(measured)));
  const subkey = await hmac(key, text("valdora/1/first"));
  const fair = 2 ** 32 - (2 ** 32 % count);
  for (let block = 0; ; block++) {
    const draws = new DataView((await hmac(subkey, number(block, 8))).buffer);
    for (let at = 0; at < 32; at += 4)
      if (draws.getUint32(at) < fair) return draws.getUint32(at) % count;
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  const how = { name: "HMAC", hash: "SHA-256" };
  const made = await crypto.subtle.importKey("raw", key, how, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", made, message));
}

const text = (said: string): Bytes => new TextEncoder().encode(said);
const measured = (seed: string): Bytes => join(number(text(seed).length, 4), text(seed));
const bytes = (digits: string): Bytes =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (data: Bytes): string =>
  [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function number(value: number, size: number): Bytes {
  const made = new Uint8Array(size);
  new DataView(made.buffer).setUint32(size - 4, value);
  return made;
}

function join(...parts: Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}
