/** What this browser adds to the shuffle, so that the server alone cannot have chosen it. */
import { call } from "$lib/api";
import type { Table } from "$lib/protocol";

/** What the server had promised when seeds were given, and the seeds. */
export interface Given {
  id: string;
  commitment: string;
  seeds: string[];
}

const KEY = "valdora.shuffles";
const KEPT = 100;
const giving = new Set<string>();

function ownSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Give a seed for each of one's own seats that has none, now that the commitment is known. What was
 * given is remembered, so that nobody can change the one or drop the other afterwards.
 */
export async function giveSeeds(table: Table, seats: readonly number[]): Promise<void> {
  if (table.status !== "open") return;
  const { id, commitment } = table;
  for (const seat of seats) {
    const place = `${id}/${seat}`;
    if (table.player_seeds[seat] || giving.has(place)) continue;
    giving.add(place);
    const seed = ownSeed();
    remember(id, commitment, seed);
    try {
      const path = "PUT /api/v1/tables/{id}/seats/{seat}/seed";
      const reply = await call(path, { id, seat }, { seed });
      if (reply.table.player_seeds[seat] !== seed) forget(id, seed); // another window was first
    } catch {
      forget(id, seed); // it is tried again when the table changes; who gives none plays on
    } finally {
      giving.delete(place);
    }
  }
}

/** A seed to bring along to a seat of a table whose commitment is known; it is remembered. */
export function broughtSeed({ id, commitment }: Pick<Table, "id" | "commitment">): string {
  const seed = ownSeed();
  remember(id, commitment, seed);
  return seed;
}

/** What this browser has given at a table, if it has. */
export function given(id: string): Given | null {
  return all().find((each) => each.id === id) ?? null;
}

/** Who stands up takes the seed along. */
export function forget(id: string, seed: string | undefined): void {
  keep(
    all()
      .map((each) =>
        each.id === id ? { ...each, seeds: each.seeds.filter((own) => own !== seed) } : each,
      )
      .filter(({ seeds }) => seeds.length),
  );
}

function remember(id: string, commitment: string, seed: string): void {
  const others = all().filter((each) => each.id !== id);
  const before = given(id) ?? { id, commitment, seeds: [] };
  keep([...others, { ...before, seeds: [...before.seeds, seed] }].slice(-KEPT));
}

function all(): Given[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Given[];
  } catch {
    return []; // a browser that keeps nothing plays all the same
  }
}

function keep(shuffles: readonly Given[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(shuffles));
  } catch {
    // the same
  }
}
