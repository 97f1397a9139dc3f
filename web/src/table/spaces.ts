/** What is said of a space: what lies and stands there, and what one could do. */
import type { Translate } from "$lib/i18n";
import { GEMSTONES } from "$lib/model";
import type { Session } from "./session.svelte";
import type { Trip } from "./trips";

/** The label a screen reader speaks. */
export function spaceLabel(session: Session, t: Translate, id: string): string {
  const trip = session.trips.get(id);
  const facts = [...spaceFacts(session, t, id), ...spaceUses(session, t, id)];
  const barred = spaceBarred(session, id);
  const way = trip
    ? [trip.provisions ? t("trip-provisions") : t("trip-free"), ...offersOf(session, t, trip)]
    : barred
      ? [barred]
      : [];
  return [session.say.space(id), ...facts, ...way]
    .map((part) => part.replace(/\.$/, ""))
    .join(". ");
}

/** What lies and stands on a space now. */
export function spaceFacts(
  { shown, say, names, edition }: Session,
  t: Translate,
  id: string,
): string[] {
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
  return [...facts, ...spacePawns({ shown, say, names }, t, id)];
}

/** Who stands on a space. */
export function spacePawns(
  { shown, say, names }: Pick<Session, "shown" | "say" | "names">,
  t: Translate,
  id: string,
): string[] {
  const here = names.filter((_, seat) => shown?.players[seat]?.pawn === id);
  return here.length ? [t("space-pawns", { seats: say.list(here), count: here.length })] : [];
}

/** What a space is for, and what it costs there. */
export function spaceUses({ edition }: Session, t: Translate, id: string): string[] {
  const space = edition.spaces.find((found) => found.id === id);
  const { commission_price, page_price, free_pages, purse } = edition.figures;
  const uses: string[] = [];
  if (space?.book === "equipment") uses.push(t("use-equipment"));
  if (space?.book === "commissions") uses.push(t("use-commissions", { coins: commission_price }));
  if (space?.book) uses.push(t("use-pages", { free: free_pages, coins: page_price }));
  if (space?.ships) uses.push(t("use-harbour", { ships: space.ships }));
  if (space?.kind === "city") uses.push(t("use-provisions"));
  if (space?.kind === "mine") uses.push(t("use-mine", { coins: purse }));
  if (space?.kind === "house") uses.push(t("use-house", { crest: space.crest ?? "" }));
  return uses;
}

/**
 * Why whoever is to move now cannot stop on a space; nothing where one can, or need not choose. The
 * reach tables come from the rules; what is within reach and not offered cannot be paid for (E2).
 */
export function spaceBarred(session: Session, id: string): string | null {
  const { shown, say, trips, me, here, edition } = session;
  const player = me === null ? undefined : shown?.players[me];
  const reach = here === null ? undefined : edition.reach[here];
  if (!shown || !player || !reach || shown.phase !== "move") return null;
  if (!trips.size || trips.has(id)) return null;
  if (id === here) return say.reason("start-space", { space: id });
  const far = reach.far.includes(id);
  if (!far && !reach.free.includes(id)) return say.reason("too-far", { space: id });
  if (far && !player.provisions) return say.reason("needs-provisions", { space: id });
  const others = shown.players.filter((other, seat) => seat !== me && other.pawn === id).length;
  const needs = others * edition.figures.encounter_price;
  return say.reason("encounter-unpaid", { space: id, needs, has: player.coins });
}

/** What a trip costs and what could be done at its end. */
export function offersOf({ say }: Session, t: Translate, trip: Trip): string[] {
  const offers: string[] = [];
  if (trip.coins) offers.push(t("trip-price", { coins: trip.coins }));
  if (trip.deliveries.length) {
    const kinds = trip.deliveries.map(({ commission }) => say.card(commission, "a"));
    offers.push(t("trip-deliver", { what: say.list(kinds) }));
  }
  if (trip.gemstones.length)
    offers.push(
      t("trip-load", { what: say.list(trip.gemstones.map((kind) => t(`gemstone-${kind}.a`))) }),
    );
  if (trip.book) offers.push(t("trip-book"));
  if (trip.silver) offers.push(t("trip-silver", { coins: trip.silver }));
  if (trip.takesProvisions) offers.push(t("trip-take-provisions"));
  return offers;
}
