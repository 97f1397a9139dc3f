/** Tables that begin at once. */
import { call } from "$lib/api";
import type { CreateTable } from "$lib/protocol";
import { giveSeeds } from "./seed";

/** Make a table; if nobody is waited for, begin. The path to go to then. */
export async function makeTable(ask: CreateTable): Promise<string> {
  const { table, you } = await call("POST /api/v1/tables", {}, ask);
  if (!ask.seats.some(({ kind }) => kind === "free")) {
    await giveSeeds(table, you.seats);
    await call("POST /api/v1/tables/{id}/start", { id: table.id });
  }
  return `/t/${table.id}`;
}
