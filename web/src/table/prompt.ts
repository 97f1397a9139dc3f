/** What the line "what now?" says. */
import { kindsOf, type Kind } from "$lib/actions";
import type { Translate } from "$lib/i18n";
import type { Session } from "./session.svelte";

const ACTIONS: readonly Kind[] = [
  "deliver",
  "load",
  "turn",
  "buy",
  "return",
  "silver",
  "provisions",
];

export function prompt(session: Session, t: Translate): string {
  const { shown, live, choices } = session;
  if (!shown || shown.phase === "over") return t("now-over");
  if (live.table?.status === "closed") return t("now-closed");
  if (live.table?.paused) return ""; // that it is paused is said above, and nobody is awaited
  if (!session.ready || session.handover)
    return t("now-wait", { seat: session.names[shown.seat] ?? "" });
  if (shown.phase === "move") return destinations(session, t);
  const kinds = kindsOf(choices);
  const possible = ACTIONS.filter((kind) => kinds.has(kind)).map((kind) => t(`can-${kind}`));
  return possible.length
    ? t("now-possible", { what: session.say.either(possible) })
    : t("now-nothing");
}

function destinations({ trips }: Session, t: Translate): string {
  if (!trips.size) return t("now-stay");
  const far = [...trips.values()].filter(({ provisions }) => provisions).length;
  return t("now-move", { free: trips.size - far, far });
}
