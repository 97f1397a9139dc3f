/** A bot's advice at a server's table, thought out here where the game is kept here. */
import { fileOf } from "$lib/api";
import type { Hint } from "$lib/protocol";
import { router } from "$lib/router.svelte";
import { device } from "./device.svelte";
import { keptBytes } from "./keeping";

/** The turns a bot would choose; nothing if this is not to be thought out here: ask the host. */
export async function turnsThoughtOutHere(id: string): Promise<Hint["turns"] | null> {
  try {
    if (router.place === "device" || !(await isKept())) return null;
    const answer = await device.advise(await fileOf("/api/v1/tables/{id}/record", { id }));
    const turns = JSON.parse(await answer.text()) as Hint["turns"];
    return answer.status === 200 && turns.length ? turns : null;
  } catch {
    return null;
  }
}

async function isKept(): Promise<boolean> {
  if (!("caches" in window)) return false;
  return device.stage === "ready" || (await keptBytes((await device.release()).files)) > 0;
}
