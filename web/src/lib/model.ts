/**
 * What the server publishes, as far as pictures need it: the edition and the public state.
 * Nothing here decides anything; the server says what is allowed.
 */

export const GEMSTONES = ["ruby", "sapphire", "amethyst", "emerald", "gold"] as const;
export const SLOTS = ["pan", "shovel", "pick", "hammer", "chisel", "horse", "cart"] as const;
export const CRESTS = ["silver", "gold", "white", "violet", "red", "blue", "green"] as const;

export type Gemstone = (typeof GEMSTONES)[number];
export type Slot = (typeof SLOTS)[number];
export type Crest = (typeof CRESTS)[number];
export type Side = "L" | "R";
export type SpaceKind = "city" | "road" | "harbour" | "mine" | "house";
export type BookKind = "equipment" | "commissions";
export type Phase = "deal" | "move" | "act" | "book" | "load" | "deliver" | "over";

export interface Space {
  id: string;
  kind: SpaceKind;
  x: number;
  y: number;
  ships?: number;
  crest?: Crest | null;
  book?: BookKind | null;
}

export interface Road {
  id: string;
  spaces: string[];
}

export interface Equipment {
  slot: Slot;
  gemstone: Gemstone | null;
  load_price: number;
  copies: number;
}

export interface Commission {
  id: string;
  crest: Crest;
  coins: number;
  gemstones: Gemstone[];
  points: number;
  copies: number;
}

/** One colour of the craftsman board with its pile and its workshop. */
export interface Craft {
  crest: Crest;
  tiles: number;
  removed_with_three: number;
  workshop_needs: number;
  workshop_points: number;
}

export interface Figures {
  coins: number;
  purse: number;
  open_commissions: number;
  stones_per_road_space: number;
  bonus_tiles: number;
  bonus_points: number;
  page_price: number;
  free_pages: number;
}

export interface Edition {
  id: string;
  spaces: Space[];
  roads: Road[];
  /** Where the discard field is drawn; found by the map itself if missing. */
  discard?: [number, number] | null;
  equipment: Equipment[];
  commissions: Commission[];
  /** Clockwise round the craftsman board. */
  crafts: Craft[];
  figures: Figures;
}

export type Stones = Partial<Record<Gemstone, number>>;
export type Carried = Partial<Record<Slot, Gemstone | null>>;

/** A book: known pages of both sides, the top one LAST; unseen cards lie below the right side. */
export interface Book {
  left: string[];
  right: string[];
  unseen: Record<string, number>;
}

export interface Score {
  commissions: number;
  colours: number;
  workshops: number;
  bonus: number;
  gemstones: number;
  total: number;
}

export interface Player {
  pawn: string;
  coins: number;
  provisions: boolean;
  equipment: Carried;
  open: string[];
  completed: string[];
  craftsmen: Partial<Record<Crest, number>>;
  bonus: number;
  score: Score;
}

export interface State {
  edition: string;
  phase: Phase;
  seat: number;
  round: number;
  final: boolean;
  reveal: string | null;
  stones: Record<string, Stones>;
  discard: Stones;
  books: Record<string, Book>;
  piles: Partial<Record<Crest, number>>;
  workshops: Partial<Record<Crest, number | "gone" | null>>;
  bonus: number;
  bank: number;
  turned: number;
  loaded: Slot[];
  delivered: number;
  rival: null | { row: Crest[]; craftsmen: Partial<Record<Crest, number>> };
  players: Player[];
}

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
