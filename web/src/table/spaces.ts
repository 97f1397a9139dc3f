/** What is said of a space: what lies and stands there, and what one could do. */
import type { Translate } from "$lib/i18n";
import { GEMSTONES } from "$lib/model";
import type { Session } from "./session.svelte";
import type { Trip } from "./trips";

/** The label a screen reader speaks. */
export function spaceLabel(session: Session, t: Translate, id: string): string {
  const trip = session.trips.get(id);
  const facts = spaceFacts(session, t, id);
  const way = trip ? [trip.provisions ? t("trip-provisions") : t("trip-free"), ...offersOf(session, t, trip)] : [];
  return [session.say.space(id), ...facts, ...way].join(". ");
}

/** What lies and stands on a space now. */
export function spaceFacts({ shown, say, names, edition }: Session, t: Translate, id: string): string[] {
  if (!shown) return [];
  const facts: string[] = [];
  const space = edition.spaces.find((found) => found.id === id);
  const stones = shown.stones[id];
  if (space?.kind === "road") {
    const lying = GEMSTONES.filter((kind) => stones?.[kind]).map((kind) =>
      t("space-stone", { count: stones?.[kind] ?? 0, gemstone: kind }),
    );
    facts.push(lying.length ? say.list(lying) : t("space-bare"));
  }
  const book = shown.books[id];
  if (book) {
    const [left, right] = [book.left.at(-1), book.right.at(-1)];
    if (left) facts.push(t("space-page", { side: "L", card: say.card(left) }));
    if (right) facts.push(t("space-page", { side: "R", card: say.card(right) }));
  }
  if (space?.ships) facts.push(t("space-ships", { count: space.ships }));
  const here = names.filter((_, seat) => shown.players[seat]?.pawn === id);
  if (here.length) facts.push(t("space-pawns", { seats: say.list(here), count: here.length }));
  return facts;
}

/** What a trip costs and what could be done at its end. */
export function offersOf({ say }: Session, t: Translate, trip: Trip): string[] {
  const offers: string[] = [];
  if (trip.coins) offers.push(t("trip-price", { coins: trip.coins }));
  if (trip.deliveries.length) {
    const kinds = trip.deliveries.map(({ commission }) => say.card(commission));
    offers.push(t("trip-deliver", { what: say.list(kinds) }));
  }
  if (trip.gemstones.length)
    offers.push(t("trip-load", { what: say.list(trip.gemstones.map((kind) => t(`gemstone-${kind}`))) }));
  if (trip.book) offers.push(t("trip-book"));
  if (trip.silver) offers.push(t("trip-silver", { coins: trip.silver }));
  if (trip.takesProvisions) offers.push(t("trip-take-provisions"));
  return offers;
}
