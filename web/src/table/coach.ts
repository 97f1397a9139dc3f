/** Which short tip fits the moment of a first game. */
import { deedOf } from "$lib/deeds";
import type { Session } from "./session.svelte";

const KEY = "valdora.tips";

/** The tips already taken note of on this device. */
export function tipsSeen(): Set<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(stored) ? stored.map(String) : []);
  } catch {
    return new Set();
  }
}

export function keepSeen(seen: ReadonlySet<string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen]));
  } catch {
    // Without storage the tips come again next time.
  }
}

/** The first tip that fits and has not been seen; its text is `coach-<tip>`. */
export function tipFor(session: Session, seen: ReadonlySet<string>): string | null {
  return situations(session).find((tip) => !seen.has(tip)) ?? null;
}

function situations({ shown, ready, handover, choices, trips, me, here, edition, playing }: Session): string[] {
  const player = me === null ? undefined : shown?.players[me];
  if (!shown || !player || handover) return [];
  if (shown.final) return ["final"];
  if (!ready) return playing || shown.phase === "over" ? [] : ["wait"];
  if (shown.phase === "move") {
    const tips = ["goal"];
    if (!player.open.length) tips.push("commission");
    else if (!Object.values(player.equipment).some(Boolean)) tips.push("gold");
    if ([...trips.values()].some(({ deliveries }) => deliveries.length)) tips.push("go-deliver");
    if (!player.coins) tips.push("no-coins");
    if ([...trips.values()].some(({ coins }) => coins)) tips.push("encounter");
    if (!player.provisions) tips.push("provisions");
    return tips;
  }
  const space = edition.spaces.find(({ id }) => id === here);
  const verbs = new Set(choices.map(({ notation }) => deedOf(notation).verb));
  const tips: string[] = [];
  if (verbs.has("deliver")) tips.push("deliver");
  if (verbs.has("load")) tips.push(space?.ships ? "ship" : "load");
  if (space?.book) tips.push(space.book, "pages");
  if (verbs.has("silver")) tips.push("silver");
  if (shown.phase !== "act" || choices.length === 1) tips.push("end");
  return tips;
}
