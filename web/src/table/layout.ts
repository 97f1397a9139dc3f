/** Which layout suits a window, and how much the table grows in it. */

/**
 * wide: the map with a column beside it; tall: the map with everything else below (a tablet held
 * upright); phone: the map, one's own things, and the rest as sheets; low: the same side by side
 * (a phone on its side, a window at 200 %).
 */
export type Layout = "wide" | "tall" | "phone" | "low";

export function layoutOf(width: number, height: number): Layout {
  if (width >= 1000 && height >= 560) return "wide";
  if (width > height) return "low";
  return width >= 600 ? "tall" : "phone";
}

/** The table is drawn for at most 1600 by 900 pixels; where there are more, everything grows. */
export function growthOf(width: number, height: number): number {
  return Math.max(1, Math.min(width / 1600, height / 900));
}
