/** A list of tables, page by page, as far as it is shown. */
import { call } from "$lib/api";
import type { ListedTable, RefusedTable } from "$lib/protocol";

/** Of one's own tables. */
export const PARTS = ["turn", "waiting", "open", "past"] as const;
export type Part = (typeof PARTS)[number];
type Which = "GET /api/v1/tables" | "GET /api/v1/tables/mine";

export class TablePages {
  tables = $state.raw<readonly ListedTable[]>([]);
  refused = $state.raw<readonly RefusedTable[]>([]);
  /** So many more are being read by the server. */
  unread = $state(0);
  more = $state(false);
  #pages = 1;

  constructor(
    readonly which: Which,
    readonly part: Part | null = null,
  ) {}

  /** Ask for all pages that are shown, as they are now. */
  async load(): Promise<void> {
    let after: string | null = null;
    const tables: ListedTable[] = [];
    const refused: RefusedTable[] = [];
    let unread = 0;
    for (let page = 0; page < this.#pages; page++) {
      const found: Awaited<ReturnType<typeof call<Which>>> = await call(this.which, {
        ...(after === null ? {} : { after }),
        ...(this.part ? { part: this.part } : {}),
      });
      tables.push(...found.tables);
      refused.push(...found.refused);
      unread += found.unread;
      after = found.next;
      if (after === null) break;
    }
    // What changes between two pages moves to the first one, and may be told twice.
    this.tables = [...new Map(tables.map((table) => [table.id, table])).values()];
    this.refused = refused;
    this.unread = unread;
    this.more = after !== null;
  }

  /** Show one page more. */
  async next(): Promise<void> {
    this.#pages++;
    await this.load();
  }
}
