/** The way a pawn is shown to take: the shortest along the roads. */
import type { Edition } from "$lib/protocol";

/** The spaces from `origin` to `space`, both included; just the two if no road joins them. */
export function wayBetween(
  edition: Pick<Edition, "roads">,
  origin: string,
  space: string,
): string[] {
  const next = neighbours(edition);
  const from = new Map<string, string | null>([[origin, null]]);
  const open = [origin];
  for (let here = open.shift(); here !== undefined && here !== space; here = open.shift())
    for (const there of next.get(here) ?? [])
      if (!from.has(there)) {
        from.set(there, here);
        open.push(there);
      }
  if (!from.has(space)) return [origin, space];
  const way: string[] = [];
  for (let at: string | null = space; at !== null; at = from.get(at) ?? null) way.unshift(at);
  return way;
}

function neighbours({ roads }: Pick<Edition, "roads">): Map<string, string[]> {
  const next = new Map<string, string[]>();
  const join = (a: string, b: string): void => void next.set(a, [...(next.get(a) ?? []), b]);
  for (const { spaces } of roads)
    spaces.slice(1).forEach((space, i) => {
      join(spaces[i]!, space);
      join(space, spaces[i]!);
    });
  return next;
}
