/** Where the figures of an edition come from, counted by the tables of its file. */
import type { Edition } from "$lib/protocol";

export const KINDS = ["printed", "found", "reconstructed"] as const;
export type Kind = (typeof KINDS)[number];
const GROUPS = [
  "players",
  "figures",
  "gemstones",
  "equipment",
  "commissions",
  "crafts",
  "spaces",
  "roads",
  "drawing",
];

export function groups(
  sources: Edition["sources"],
): { group: string; counts: Record<Kind, number> }[] {
  return GROUPS.map((group) => {
    const counts: Record<Kind, number> = { printed: 0, found: 0, reconstructed: 0 };
    for (const [key, kind] of Object.entries(sources))
      if (key.split(".")[0] === group) counts[kind]++;
    return { group, counts };
  }).filter(({ counts }) => KINDS.some((kind) => counts[kind]));
}
