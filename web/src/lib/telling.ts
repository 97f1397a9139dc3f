/** A whole turn in one sentence. */
import type { GameEvent } from "./protocol";
import type { Sentences } from "./sentences";

/** Events that follow from others are left to whoever looks closer. */
const TOLD: ReadonlySet<GameEvent["kind"]> = new Set([
  "pawn-moved",
  "pawn-stayed",
  "encounter-paid",
  "page-turned",
  "equipment-bought",
  "commission-bought",
  "commission-returned",
  "gemstone-loaded",
  "commission-completed",
  "workshop-opened",
  "silver-taken",
  "provisions-taken",
]);
/** What happens more than once in a turn without being one thing. */
const SINGLE: ReadonlySet<GameEvent["kind"]> = new Set(["encounter-paid", "workshop-opened"]);
/** They concern everyone, and get a sentence of their own. */
const NEWS: ReadonlySet<GameEvent["kind"]> = new Set(["final-round-began", "game-ended"]);

/** What a seat did in a turn; `covered` as in the box, where cards are not told. */
export function turnTold(
  say: Sentences,
  seat: number,
  events: readonly GameEvent[],
  covered: boolean,
): string {
  const groups: GameEvent[][] = [];
  for (const event of events.filter(({ kind }) => TOLD.has(kind))) {
    const same = groups.find(([first]) => first!.kind === event.kind && !SINGLE.has(event.kind));
    if (same) same.push(event);
    else groups.push([event]);
  }
  const did = say.list(groups.map((group) => deed(say, group, covered)));
  const news = events.filter(({ kind }) => NEWS.has(kind)).map((event) => say.event(event));
  const told = did ? [say.t("turn-told", { seat: say.names[seat] ?? "", did })] : [];
  return [...told, ...news].join(" ");
}

function deed(say: Sentences, group: readonly GameEvent[], covered: boolean): string {
  const points = group.reduce((sum, event) => sum + ("points" in event ? event.points : 0), 0);
  return say.t(`did-${group[0]!.kind}`, {
    ...say.args({ ...group[0], points, covered }),
    count: group.length,
    what: say.list(counted(say, group)),
  });
}

/** The things events are about, each once. */
function counted(say: Sentences, events: readonly GameEvent[]): string[] {
  const times = new Map<string, number>();
  for (const event of events) {
    const thing = named(say, event);
    times.set(thing, (times.get(thing) ?? 0) + 1);
  }
  return [...times].map(([choice, n]) =>
    n > 1 ? say.t("choice-times", { choice, times: n }) : choice,
  );
}

function named(say: Sentences, event: GameEvent): string {
  if (event.kind === "gemstone-loaded") return say.t("did-stone", { gemstone: event.gemstone });
  if (event.kind === "equipment-bought") return say.card(event.equipment, "a");
  return "commission" in event ? say.card(event.commission, "a") : "";
}
