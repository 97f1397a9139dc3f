/** What is said while bots that search get ready. */
import type { Translate } from "$lib/i18n";
import type { Warming } from "$lib/protocol";

/** Who gets ready, and how far it is; empty if nobody does. */
export function warmingLine(
  t: Translate,
  { seats, hints, done, total }: Warming,
  names: readonly string[],
  list: (words: string[]) => string,
): string {
  if (seats.length) {
    const who = list(seats.map((seat) => names[seat] ?? ""));
    return t("warming-bots", { names: who, count: seats.length, done, total });
  }
  return hints ? t("warming-hint", { done, total }) : "";
}
