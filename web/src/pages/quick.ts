/** Tables that begin at once. */
import { call } from "$lib/api";
import type { About, CreateTable } from "$lib/protocol";
import { ownSeed } from "./seed";

/** Levels from weak to strong; a server may have fewer. */
export const LEVELS = ["random", "beginner", "casual", "greedy", "steady", "strong", "expert"];
const FIRST = ["casual", "steady", "greedy"];

/** The server's bots, weakest first. */
export function levels(about: Pick<About, "bots">): string[] {
  const known = LEVELS.filter((level) => about.bots.includes(level));
  return [...known, ...about.bots.filter((bot) => !LEVELS.includes(bot))];
}

/** The bot to offer first: one that does not scare a newcomer away. */
export function usualBot(about: Pick<About, "bots">): string {
  return FIRST.find((bot) => about.bots.includes(bot)) ?? about.bots[0]!;
}

/** Make a table; if nobody is waited for, begin. Where to go then. */
export async function makeTable(ask: CreateTable): Promise<string> {
  const { table } = await call("POST /api/v1/tables", {}, { seed: ownSeed(), ...ask });
  if (!ask.seats.some(({ kind }) => kind === "free"))
    await call("POST /api/v1/tables/{id}/start", { id: table.id });
  return `/t/${table.id}`;
}
