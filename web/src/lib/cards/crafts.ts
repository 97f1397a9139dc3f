/** What a colour of the craftsman board is good for, in words, a line for each thing. */
import type { Translate } from "$lib/i18n";
import type { Crest, Edition, State } from "$lib/model";

export function craftWords(
  t: Translate,
  edition: Edition,
  game: State,
  crest: Crest,
  names: readonly string[],
  /** The seat for whom it is told. */
  seat: number | null,
): string {
  const craft = edition.crafts.find((each) => each.crest === crest)!;
  const owner = game.workshops[crest] ?? null;
  const figures = { needs: craft.workshop_needs, points: craft.workshop_points };
  const lines = [t("mark-pile", { crest, pile: game.piles[crest] ?? 0 })];
  if (seat !== null) {
    const had = (game.players[seat]?.craftsmen[crest] ?? 0) > 0;
    lines.push(t(had ? "mark-had" : "mark-first", { points: edition.figures.colour_points }));
  }
  if (owner === "gone") lines.push(t("mark-lost"));
  else if (owner !== null) lines.push(t("mark-taken", { ...figures, seat: names[owner] ?? "" }));
  else lines.push(t("mark-needs", figures));
  return lines.join("\n");
}
