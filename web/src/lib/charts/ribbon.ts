/** The geometry of the win-share ribbon: one band per seat, together always the whole height. */

import { along, type Box } from "./series";

export interface Band {
  seat: number;
  /** The outline of the band. */
  path: string;
  /** Where its name fits best, and how high the band is all along it. */
  label: { x: number; y: number; room: number };
}

/**
 * `shares[moment][seat]`, from 0 to 1; what rounding leaves over goes to all alike. `lengths` says how
 * long the name of each seat is.
 */
export function bands(
  shares: readonly (readonly number[])[],
  lengths: readonly number[],
  box: Box,
): Band[] {
  const seats = shares[0]?.length ?? 0;
  const edges = shares.map((moment) => heights(moment, box));
  return Array.from({ length: seats }, (_, seat) => {
    const upper = edges.map((edge, i) => point(along(i, shares.length, box), edge[seat]!));
    const lower = edges.map((edge, i) => point(along(i, shares.length, box), edge[seat + 1]!));
    return {
      seat,
      path: `M${upper.join("L")}L${lower.reverse().join("L")}Z`,
      label: thickest(edges, seat, lengths[seat] ?? 0, box),
    };
  });
}

/** The lines between the bands of one moment, from the top of the box to its bottom. */
function heights(moment: readonly number[], box: Box): number[] {
  const sum = moment.reduce((total, share) => total + share, 0) || 1;
  let y = box.top;
  return [y, ...moment.map((share) => (y += (share / sum) * box.height))];
}

/** Where a name fits best: the band must be there for the whole length of the name. */
function thickest(
  edges: readonly number[][],
  seat: number,
  length: number,
  box: Box,
): Band["label"] {
  const count = edges.length;
  const reach = Math.ceil((length / 2 / box.width) * (count - 1));
  let best = { x: box.left, y: box.top, room: 0 };
  for (let moment = reach; moment < count - reach; moment++) {
    const near = edges.slice(moment - reach, moment + reach + 1);
    const upper = Math.max(...near.map((edge) => edge[seat]!));
    const lower = Math.min(...near.map((edge) => edge[seat + 1]!));
    if (lower - upper > best.room)
      best = { x: along(moment, count, box), y: (upper + lower) / 2, room: lower - upper };
  }
  return best;
}

const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
