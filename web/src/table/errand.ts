/**
 * The way to a first delivery, step by step, from what a player has and lacks: where to go, and
 * what to do there. It reads what the server sent; whatever it points at can be chosen.
 */
import type { Choice, Commission, Equipment, Gemstone, Player, Space } from "$lib/protocol";
import type { Tip } from "./coach";
import type { Session } from "./session.svelte";

/** What comes next: its tip, and where it can be done. */
interface Errand {
  id: "commission" | "no-coins" | "gold" | "equip" | "fetch" | "go-deliver";
  /** What is to be loaded or to be carried. */
  gemstone: Gemstone | null;
  is: (space: Space) => boolean;
}

const side = (what: "buy" | "turn", of: string): string =>
  `.book [data-${what}='${of}'][aria-disabled='false']`;
const pressed = (choice: Choice): string => `[data-code='${choice.code}']`;
const END = ".now [data-code]:last-child";

/** Where to go: the nearest places that serve, or a stop on the way to them. */
export function wayTo(session: Session, player: Player): Tip {
  const { id, is } = errandOf(session, player);
  const goals = session.edition.spaces.filter(is).map((space) => space.id);
  const near = goals.filter((goal) => session.trips.has(goal));
  const tip: Tip = { id, errand: true };
  if (near.length) return { ...tip, spaces: near };
  const stop = stopTowards(session, goals);
  return stop ? { ...tip, spaces: [stop], way: true } : tip;
}

/** What to do where one stands, as far as it serves; else to go on. */
export function stepHere(session: Session, player: Player): Tip {
  const errand = errandOf(session, player);
  const space = session.edition.spaces.find(({ id }) => id === session.here);
  const [delivery] = session.offers("deliver");
  if (delivery) return { id: "deliver", at: `.tray ${pressed(delivery)}`, errand: true };
  const load = session.offers("load").find(({ action, events }) => {
    const loses = events.some(({ kind }) => kind === "gemstone-dropped");
    return action.gemstone === errand.gemstone && !loses;
  });
  if (load && errand.id !== "equip")
    return { id: space?.ships ? "ship" : "load", at: `.tray ${pressed(load)}`, errand: true };
  const page = space?.book ? pageToTake(session, player, errand, space) : null;
  if (page) return page;
  const [silver] = session.offers("silver");
  if (silver && errand.id === "no-coins")
    return { id: "silver", at: `.now ${pressed(silver)}`, errand: true };
  const [provisions] = session.offers("provisions");
  if (provisions) return { id: "take-provisions", at: `.now ${pressed(provisions)}`, errand: true };
  return { id: "end", at: END, errand: true };
}

/** The next errand for the commission that takes the fewest. */
function errandOf(session: Session, player: Player): Errand {
  const { edition, shown } = session;
  const { commission_price } = edition.figures;
  const [wanted] = kindsOf(session, player.open).sort(
    (a, b) => effort(session, player, a) - effort(session, player, b),
  );
  if (!wanted) {
    if (player.coins < commission_price) return { id: "no-coins", gemstone: null, is: isMine };
    return { id: "commission", gemstone: null, is: sells(session, player, "commissions", null) };
  }
  if (wanted.coins > player.coins) return { id: "no-coins", gemstone: null, is: isMine };
  const [gemstone] = lacks(player, wanted);
  if (!gemstone)
    return { id: "go-deliver", gemstone: null, is: ({ crest }) => crest === wanted.crest };
  const lies = (what: Gemstone) => (space: Space) => (shown?.stones[space.id]?.[what] ?? 0) > 0;
  if (carriers(session, player, gemstone).length)
    return { id: gemstone === "gold" ? "gold" : "fetch", gemstone, is: lies(gemstone) };
  if (Object.values(player.equipment).includes("gold"))
    return { id: "equip", gemstone, is: sells(session, player, "equipment", gemstone) };
  return { id: "gold", gemstone: "gold", is: lies("gold") };
}

/** Cities with a book of a kind; of these rather the ones where what serves lies open. */
function sells(
  session: Session,
  player: Player,
  kind: "commissions" | "equipment",
  gemstone: Gemstone | null,
): (space: Space) => boolean {
  const open = session.edition.spaces.filter(
    (space) => space.book === kind && serving(session, player, space, gemstone).length,
  );
  return (space) => (open.length ? open.includes(space) : space.book === kind);
}

/** The sides of a book whose page serves, the best first. */
function serving(
  session: Session,
  player: Player,
  { id, book: kind }: Space,
  gemstone: Gemstone | null,
): ("L" | "R")[] {
  const book = session.shown?.books[id];
  const page = { L: book?.left.at(-1), R: book?.right.at(-1) };
  const cost = (at: "L" | "R"): number => {
    const card = page[at];
    if (!card) return Infinity;
    if (kind === "commissions")
      return Math.min(...kindsOf(session, [card]).map((found) => effort(session, player, found)));
    const item = session.edition.equipment.find(({ slot }) => slot === card);
    const serves = item && gemstone && takes(item, gemstone) && item.load_price <= player.coins;
    return serves ? item.load_price : Infinity;
  };
  return (["L", "R"] as const).filter((at) => cost(at) <= EASY).sort((a, b) => cost(a) - cost(b));
}

/** More errands than a first commission should take. */
const EASY = 6;

/** At a book: the page to buy, or to look for one. */
function pageToTake(session: Session, player: Player, errand: Errand, space: Space): Tip | null {
  const wanted = space.book === "commissions" ? "commission" : "equip";
  if (errand.id !== wanted) return null;
  const offers = (kind: "buy" | "turn", of: string): boolean =>
    session.offers("buy", "turn").some(({ action }) => action.kind === kind && action.side === of);
  const buy = serving(session, player, space, errand.gemstone).find((at) => offers("buy", at));
  if (buy) return { id: space.book!, at: side("buy", buy), errand: true };
  const turn = (["R", "L"] as const).find((at) => offers("turn", at));
  const { free_pages, commission_price, page_price } = session.edition.figures;
  const free = (session.shown?.turned ?? 0) < free_pages;
  const left = player.coins - (free ? 0 : page_price);
  const enough = left >= (wanted === "commission" ? commission_price + 1 : 1);
  return turn && (free || enough) ? { id: "pages", at: side("turn", turn), errand: true } : null;
}

/** A destination from which the goals are as few turns away as possible, the cheapest first. */
function stopTowards({ edition, trips }: Session, goals: readonly string[]): string | null {
  const turns = new Map(goals.map((goal) => [goal, 0]));
  for (let n = 0, edge = new Set(goals); edge.size; n += 1) {
    const found = edition.spaces
      .map(({ id }) => id)
      .filter((id) => !turns.has(id) && edition.reach[id]?.free.some((next) => edge.has(next)));
    for (const id of found) turns.set(id, n + 1);
    edge = new Set(found);
  }
  const far = (id: string): number => turns.get(id) ?? Infinity;
  const price = (id: string): number =>
    (trips.get(id)?.coins ?? 0) * 2 + (trips.get(id)?.provisions ? 1 : 0);
  return [...trips.keys()].sort((a, b) => far(a) - far(b) || price(a) - price(b))[0] ?? null;
}

const isMine = ({ kind }: Space): boolean => kind === "mine";

const takes = (item: Equipment, gemstone: Gemstone): boolean =>
  (item.gemstone ?? gemstone) === gemstone;

const kindsOf = ({ edition }: Session, ids: readonly string[]): Commission[] =>
  ids.flatMap((id) => edition.commissions.filter((kind) => kind.id === id));

/** So many errands a commission still takes, roughly. */
function effort(session: Session, player: Player, kind: Commission): number {
  const gemstones = lacks(player, kind).map((gemstone) =>
    carriers(session, player, gemstone).length ? 1 : 3,
  );
  const coins = kind.coins > player.coins ? 1 : 0;
  return gemstones.reduce((sum, each) => sum + each, coins + 1);
}

/** The gemstones a commission wants that are not on board. */
function lacks(player: Player, { gemstones }: Commission): Gemstone[] {
  const aboard = Object.values(player.equipment);
  return gemstones.filter((gemstone) => {
    const place = aboard.indexOf(gemstone);
    if (place >= 0) aboard.splice(place, 1);
    return place < 0;
  });
}

/** Empty equipment that takes a gemstone and can be paid for. */
function carriers({ edition }: Session, player: Player, gemstone: Gemstone): Equipment[] {
  return edition.equipment.filter(
    (item) =>
      player.equipment[item.slot] === null &&
      takes(item, gemstone) &&
      item.load_price <= player.coins,
  );
}
