/** A review as the ribbon shows it: the shares before the first turn, then after each. */
import type { Review, ReviewedTurn } from "$lib/protocol";

const LEAST_CHANGE = 0.005;
/** What is neither luck nor decision is told from here on. */
const NOTABLE = 0.1;

export interface Moment {
  shares: readonly number[];
  /** The position to look at: for a turn, the one in which it was to be decided. */
  ply: number;
}

export function momentsOf({ turns }: Review): Moment[] {
  const [first] = turns;
  if (!first) return [];
  return [
    { shares: first.before, ply: first.first - 1 },
    ...turns.map((turn) => ({ shares: turn.after, ply: turn.first - 1 })),
  ];
}

/** The seats whose share changed by half a percent or more, the largest change first. */
export function changedSeats({ before, after }: Pick<ReviewedTurn, "before" | "after">): number[] {
  const change = (seat: number): number => Math.abs((after[seat] ?? 0) - (before[seat] ?? 0));
  return before
    .map((_, seat) => seat)
    .filter((seat) => change(seat) >= LEAST_CHANGE)
    .sort((a, b) => change(b) - change(a));
}

/** The moment that a position belongs to: that of the turn being played. */
export function momentOf({ turns }: Review, ply: number): number {
  const found = turns.findIndex(({ last }) => last > ply);
  return found < 0 ? turns.length : ply < (turns[0]?.first ?? 0) ? 0 : found + 1;
}

/** What of a turn's change for whoever played it is neither luck nor decision, or 0 if that is little. */
export function restOf(turn: ReviewedTurn): number {
  const { seat, before, after, luck, decision } = turn;
  const rest = (after[seat] ?? 0) - (before[seat] ?? 0) - (luck[seat] ?? 0) - decision;
  return Math.abs(rest) < NOTABLE ? 0 : rest;
}
