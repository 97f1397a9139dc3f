import { expect, it, vi } from "vitest";
import type { TableList } from "$lib/protocol";
import { TablePages } from "./lists.svelte";

const page = (ids: string[], next: string | null, unread = 0): TableList =>
  ({ tables: ids.map((id) => ({ id })), refused: [], unread, next }) as unknown as TableList;

it("shows page after page, and all of them again when it is loaded anew", async () => {
  const pages: Record<string, TableList> = {
    "/api/v1/tables": page(["a", "b"], "2-b", 1),
    "/api/v1/tables?after=2-b": page(["b", "c"], null, 1),
  };
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(JSON.stringify(pages[url])));
  });
  const list = new TablePages("GET /api/v1/tables");
  await list.load();
  expect([list.tables.map(({ id }) => id), list.more, list.unread]).toEqual([["a", "b"], true, 1]);
  await list.next();
  expect(list.tables.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect([list.more, list.unread]).toEqual([false, 2]);
  await list.load();
  expect(asked).toHaveLength(5);
  expect(list.tables).toHaveLength(3);
});
