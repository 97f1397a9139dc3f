/** The order in which points are added up at the end (F1). */
export const SOURCES = ["commissions", "colours", "workshops", "bonus", "gemstones"] as const;
export type Source = (typeof SOURCES)[number];
