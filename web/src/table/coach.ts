/** Which short tip fits the moment of a first game, and what it points at. */
import { kindsOf } from "$lib/actions";
import type { Player, Space } from "$lib/protocol";
import { stepHere, wayTo } from "./errand";
import type { Session } from "./session.svelte";

export interface Tip {
  /** Its text is `coach-<id>`. */
  id: string;
  /** Spaces of the map that it speaks of. */
  spaces?: readonly string[];
  /** What is to be pressed. */
  at?: string;
  /** An errand on the way to the first delivery: it stays until it is done. */
  errand?: boolean;
  /** What it points at is a stop on the way; that is told too. */
  way?: boolean;
}

const BUY = ".book [data-buy][aria-disabled='false']";
const TURN = ".book [data-turn][aria-disabled='false']";
const TRAY = ".tray [data-code]";
const END = ".now [data-code]:last-child";

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

/** The first tip that fits and has not been seen. */
export function tipFor(session: Session, seen: ReadonlySet<string>): Tip | null {
  return situations(session).find(({ id, errand }) => errand || !seen.has(id)) ?? null;
}

function situations(session: Session): Tip[] {
  const { shown, ready, handover, me, playing } = session;
  const player = me === null ? undefined : shown?.players[me];
  if (!shown || !player || handover) return [];
  if (shown.phase === "over") return [];
  if (shown.final) return [{ id: "final" }];
  if (!ready) return playing ? [] : [{ id: "wait" }];
  if (shown.phase === "move") return beforeMoving(session, player);
  return player.completed.length ? whereOneStands(session) : [stepHere(session, player)];
}

function beforeMoving(session: Session, player: Player): Tip[] {
  const trips = [...session.trips.values()];
  if (!player.completed.length) {
    const way = wayTo(session, player);
    return [{ ...way, id: "goal", errand: false }, way];
  }
  const tips: Tip[] = [];
  if (trips.some(({ deliveries }) => deliveries.length)) tips.push({ id: "go-deliver" });
  if (!player.coins) tips.push({ id: "no-coins", spaces: placesOf(session, isMine) });
  if (trips.some(({ coins }) => coins)) tips.push({ id: "encounter" });
  if (!player.provisions) tips.push({ id: "provisions" });
  return tips;
}

function whereOneStands({ shown, choices, here, edition }: Session): Tip[] {
  const space = edition.spaces.find(({ id }) => id === here);
  const kinds = kindsOf(choices);
  const tips: Tip[] = [];
  if (kinds.has("deliver")) tips.push({ id: "deliver", at: TRAY });
  if (kinds.has("load")) tips.push({ id: space?.ships ? "ship" : "load", at: TRAY });
  if (space?.book && kinds.has("buy")) tips.push({ id: space.book, at: BUY });
  if (space?.book && kinds.has("turn")) tips.push({ id: "pages", at: TURN });
  if (kinds.has("silver")) tips.push({ id: "silver" });
  if (shown?.phase !== "act" || choices.length === 1) tips.push({ id: "end", at: END });
  return tips;
}

const isMine = ({ kind }: Space): boolean => kind === "mine";

/** Spaces that are meant: of those within reach, else all of them. */
function placesOf({ edition, trips }: Session, is: (space: Space) => boolean): string[] {
  const all = edition.spaces.filter(is).map(({ id }) => id);
  const near = all.filter((id) => trips.has(id));
  return near.length ? near : all;
}
