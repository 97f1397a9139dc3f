/** What those who sit at the table are called. */
import type { Translate } from "$lib/i18n";
import type { Table } from "$lib/protocol";

export function seatNames(t: Translate, table: Pick<Table, "seats">): string[] {
  return table.seats.map(({ seat, kind, name }) => {
    if (name) return name;
    return kind === "bot" ? t("seat-bot", { number: seat + 1 }) : t("seat-free", { number: seat + 1 });
  });
}

/** A word beside the name: a bot's level, or that a bot plays for a person. */
export function seatNote(t: Translate, table: Pick<Table, "seats">, seat: number): string {
  const sitting = table.seats[seat];
  if (!sitting || sitting.kind !== "bot") return "";
  if (sitting.resigned) return t("seat-resigned");
  if (sitting.name) return t("seat-stand-in");
  return sitting.bot ? t(`level-${sitting.bot}`) : "";
}
