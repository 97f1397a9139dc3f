/** What those who sit at the table are called. A bot has its name from the colour of its pieces. */
import { levelName } from "$lib/bots";
import type { Translate } from "$lib/i18n";
import { timeText } from "$lib/clock";
import type { SeatChange, Table } from "$lib/protocol";
import type { Shown } from "./clocks.svelte";

export function seatNames(t: Translate, table: Pick<Table, "seats">): string[] {
  return table.seats.map(({ seat, colour, kind, name }) => {
    if (name) return name;
    return kind === "bot" ? t(`bot-${colour}`) : t("seat-free", { number: seat + 1 });
  });
}

export function minutesOf(ms: number): number {
  return Math.floor(ms / 60_000);
}

/** A word beside the name: a bot's level, that a bot plays for a person, or how long they are away. */
export function seatNote(
  t: Translate,
  table: Pick<Table, "seats" | "seat_changes">,
  seat: number,
  away: number | null = null,
): string {
  const sitting = table.seats[seat];
  if (sitting && away !== null) {
    const minutes = minutesOf(away);
    return minutes ? t("seat-away-for", { minutes }) : t("seat-away");
  }
  if (!sitting || sitting.kind !== "bot") return "";
  if (sitting.resigned) return t("seat-resigned");
  if (sitting.name) return t(timeWasUp(table, seat) ? "seat-time" : "seat-stand-in");
  return sitting.bot ? levelName(t, sitting.bot) : "";
}

/** Whether a bot plays for a person because their time was up. */
export function timeWasUp(table: Pick<Table, "seat_changes">, seat: number): boolean {
  const last = table.seat_changes.findLast(
    (each) => each.seat === seat && !["host", "holiday", "holiday-over"].includes(each.change),
  );
  return last?.change === "time";
}

/** Beside the name: what the clock of a person shows, and the rest as `seatNote` says it. */
export function timedNote(
  t: Translate,
  table: Pick<Table, "seats" | "seat_changes">,
  seat: number,
  away: number | null,
  clock: Shown | null,
): string {
  const time = clock && (clock.off ? t("clock-off") : timeText(t, clock.ms));
  return [time, seatNote(t, table, seat, away)].filter(Boolean).join(" · ");
}

/** In the ledger: whether a bot played for a person, in part or to the end. */
export function ledgerNote(t: Translate, table: Table, seat: number): string {
  if (!table.seats[seat]?.name) return "";
  const helped = table.seat_changes.some(
    (each) => each.seat === seat && ["left", "away", "time"].includes(each.change),
  );
  return seatNote(t, table, seat) || (helped ? t("ledger-helped") : "");
}

/** In the log: who plays for whom from now on, or who is the host. */
export function changeText(
  t: Translate,
  names: readonly string[],
  { change, seat }: SeatChange,
): string {
  return t(`log-seat-${change}`, { seat: names[seat] ?? "" });
}
