/** Links of a table, kept while the window is open: the server cannot show one again. */
import { call } from "$lib/api";
import type { AskLink, LinkReply } from "$lib/protocol";

export async function linkTo(id: string, ask: AskLink): Promise<LinkReply> {
  const key = `valdora.link/${id}/${ask.role}/${ask.seat ?? ""}`;
  const kept = sessionStorage.getItem(key);
  if (kept) return JSON.parse(kept) as LinkReply;
  const link = await call("POST /api/v1/tables/{id}/links", { id }, ask);
  sessionStorage.setItem(key, JSON.stringify(link));
  return link;
}
