/** Links of a table, kept while the window is open: the server cannot show one again. */
import { call } from "$lib/api";
import type { AskLink, LinkItem, LinkReply } from "$lib/protocol";

const place = (id: string, { role, seat }: AskLink | LinkItem): string =>
  `valdora.link/${id}/${role}/${seat ?? ""}`;

export async function linkTo(id: string, ask: AskLink): Promise<LinkReply> {
  const key = place(id, ask);
  const kept = sessionStorage.getItem(key);
  if (kept) return JSON.parse(kept) as LinkReply;
  const link = await call("POST /api/v1/tables/{id}/links", { id }, ask);
  sessionStorage.setItem(key, JSON.stringify(link));
  return link;
}

/** A link no longer works. */
export function forgetLink(id: string, link: LinkItem): void {
  sessionStorage.removeItem(place(id, link));
}
