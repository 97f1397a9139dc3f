/** Chances of what the pages nobody has seen will show; every order of them is equally likely. */
import type { Book } from "$lib/protocol";

export interface Odds {
  card: string;
  left: number;
  /** That the very next unseen page shows it. */
  next: number;
  /** That it shows among the next `within` unseen pages. */
  soon: number;
}

/** The odds of each card, the likeliest first. */
export function oddsOf(book: Book, within: number): Odds[] {
  const left = Object.entries(book.unseen).filter(([, n]) => n > 0);
  const all = left.reduce((sum, [, n]) => sum + n, 0);
  return left
    .map(([card, n]) => ({ card, left: n, next: n / all, soon: 1 - without(all, n, within) }))
    .sort((a, b) => b.left - a.left || a.card.localeCompare(b.card));
}

/** The chance that `draws` of `all` cards miss all `n` of a kind. */
function without(all: number, n: number, draws: number): number {
  let chance = 1;
  for (let drawn = 0; drawn < Math.min(draws, all); drawn++)
    chance *= Math.max(0, all - n - drawn) / (all - drawn);
  return chance;
}
