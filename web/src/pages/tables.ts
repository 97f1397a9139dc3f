/** What a list says of a table. */
import { timeText } from "$lib/clock";
import type { Translate } from "$lib/i18n";
import type { ListedTable } from "$lib/protocol";

export type TableStep = "continue" | "sit" | "watch" | "replay" | "look";

/** What one would do first with a table of the list. */
export function nextStep(table: ListedTable, mine: boolean): TableStep {
  if (table.status === "over") return "replay";
  if (table.status === "closed") return "look";
  if (mine) return "continue";
  return table.status === "open" && table.seats.some(({ kind }) => kind === "free")
    ? "sit"
    : "watch";
}

/** Whose turn it is, or how the game ended; nothing of a table where nobody plays. */
export function standing(t: Translate, table: ListedTable, names: readonly string[]): string {
  if (table.status === "running" && table.turn !== null)
    return t("turn-of", { seat: names[table.turn] ?? "" });
  if (table.status !== "over" || !table.result) return "";
  const { winners } = table.result;
  const seats = winners.map((seat) => names[seat] ?? "").join(" · ");
  return t("ledger-winners", { count: winners.length, seats });
}

/** Since when somebody is waited for, and how long they still have. */
export function waiting(
  t: Translate,
  table: ListedTable,
  language: string,
  now = Date.now(),
): string {
  if (table.status !== "running" || table.since === null) return "";
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  const both = new Intl.DateTimeFormat(language, {
    weekday: "short",
    hour: "numeric",
    minute: "2-digit",
  });
  const old = now - table.since > 6 * 86_400_000;
  const since = t("tables-since", { time: (old ? day : both).format(table.since) });
  if (table.due === null) return `· ${since}`;
  return `· ${since} · ${t("tables-left", { time: timeText(t, Math.max(0, table.due - now)) })}`;
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something was, in words: "5 minutes ago". */
export function ago(at: number, language: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of UNITS)
    if (now - at >= length) return format.format(-Math.floor((now - at) / length), unit);
  return format.format(0, "minute");
}
