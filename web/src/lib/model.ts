/**
 * What the server publishes, as far as pictures need it: the edition and the public state.
 * Nothing here decides anything; the server says what is allowed.
 */

export type {
  Book,
  BookKind,
  Commission,
  Craft,
  Crest,
  Edition,
  Equipment,
  Figures,
  Gemstone,
  Phase,
  Player,
  Road,
  Score,
  Side,
  Slot,
  Space,
  SpaceKind,
  State,
} from "./protocol";
import type { Book, Crest, Gemstone, Slot } from "./protocol";

export const GEMSTONES = [
  "ruby",
  "sapphire",
  "amethyst",
  "emerald",
  "gold",
] as const satisfies Gemstone[];
export const SLOTS = [
  "pan",
  "shovel",
  "pick",
  "hammer",
  "chisel",
  "horse",
  "cart",
] as const satisfies Slot[];
export const CRESTS = [
  "silver",
  "gold",
  "white",
  "violet",
  "red",
  "blue",
  "green",
] as const satisfies Crest[];

export type Stones = Partial<Record<Gemstone, number>>;
export type Carried = Partial<Record<Slot, Gemstone | null>>;

/** The gemstones of a heap one by one, in the fixed order of the colours. */
export function spread(stones: Stones): Gemstone[] {
  return GEMSTONES.flatMap((kind) => Array<Gemstone>(stones[kind] ?? 0).fill(kind));
}

export function count(stones: Record<string, number | undefined>): number {
  return Object.values(stones).reduce<number>((sum, n) => sum + (n ?? 0), 0);
}

/** How many cards lie on each side of a book, seen or not. */
export function thickness(book: Book): { left: number; right: number } {
  return { left: book.left.length, right: book.right.length + count(book.unseen) };
}

export function top(pages: string[]): string | null {
  return pages.at(-1) ?? null;
}

/** What completing a commission brings, in the order it happens (C4). */
export interface Cascade {
  points: number;
  bonus: number;
  colour: Crest | null;
  workshop: Crest | null;
  workshopPoints: number;
}
