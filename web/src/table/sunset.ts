/** How near the end is: it comes when the tiles left are of at most one colour (G1). */
import type { Edition, State } from "$lib/protocol";

export interface Sunset {
  /** From 0 (morning) to 1 (the final round). */
  share: number;
  /** At least so many tiles must still be hired before the end begins. */
  tiles: number;
  colours: number;
}

export function sunsetOf(edition: Edition, state: State): Sunset {
  const few = state.players.length <= 3;
  const start = edition.crafts.map((craft) => craft.tiles - (few ? craft.removed_with_three : 0));
  const now = edition.crafts.map((craft) => state.piles[craft.crest] ?? 0);
  const tiles = state.final ? 0 : toGo(now);
  const colours = now.filter((pile) => pile > 0).length;
  return { share: 1 - tiles / Math.max(1, toGo(start)), tiles, colours };
}

/** All tiles but those of the largest pile. */
const toGo = (piles: readonly number[]): number =>
  piles.reduce((sum, pile) => sum + pile, 0) - Math.max(0, ...piles);
