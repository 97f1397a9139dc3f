/**
 * Where games are kept on a device: the server's rows in IndexedDB, and in memory where the browser
 * refuses or is full. A batch is stored as a whole or not at all, and once `add` has answered it is
 * on the disk.
 */
import type { Unkept } from "./messages";

type Row = readonly [seq: number, kind: string, payload: string];
interface Batch {
  readonly game: string;
  readonly after: number;
  readonly rows: readonly Row[];
  readonly changed: number;
  readonly brief: string | null;
  readonly seed: string | null;
}
interface Game {
  readonly id: string;
  readonly seed: string;
  readonly changed: number;
  readonly brief: string | null;
}
export type Nudge = (game: string, seq: number) => void;

/** What Python's `valdora.device.Store` asks for, in JSON. */
export interface Store {
  add(batch: string): Promise<string>;
  rows(game: string, after: number): Promise<string>;
  seed(game: string): Promise<string>;
  games(): Promise<string>;
  watch(nudge: Nudge): void;
}

const NAME = "valdora";
const CONFLICT = "conflict";

/** The store of this browser; `unkept` hears if nothing outlasts the page from now on. */
export async function openStore(unkept: (why: Unkept) => void): Promise<Store> {
  const kept = await openDatabase().catch(() => null);
  if (!kept) unkept("refused");
  return new DeviceStore(kept, unkept);
}

/** Whether any game is kept here: to be known before Python has begun. */
export async function hasGames(): Promise<boolean> {
  try {
    const database = await openDatabase();
    const count = await answered(database.transaction("games").objectStore("games").count());
    database.close();
    return count > 0;
  } catch {
    return false;
  }
}

class DeviceStore implements Store {
  readonly #memory = new Map<string, { game: Game; rows: Row[] }>();
  readonly #others =
    typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("valdora/rows");
  #database: IDBDatabase | null;

  constructor(
    database: IDBDatabase | null,
    private readonly unkept: (why: Unkept) => void,
  ) {
    this.#database = database;
  }

  async add(text: string): Promise<string> {
    const batch = JSON.parse(text) as Batch;
    const answer = (await this.#keep(batch)) ?? this.#remember(batch);
    if (answer !== CONFLICT) this.#others?.postMessage([batch.game, batch.rows.at(-1)?.[0] ?? 0]);
    return answer;
  }

  async rows(game: string, after: number): Promise<string> {
    const found = this.#database
      ? await answered<{ seq: number; kind: string; payload: string }[]>(
          this.#database
            .transaction("rows")
            .objectStore("rows")
            .getAll(IDBKeyRange.bound([game, after + 1], [game, Infinity])),
        )
      : [];
    const rows: Row[] = found.map(({ seq, kind, payload }) => [seq, kind, payload]);
    const more = this.#memory.get(game)?.rows.filter(([seq]) => seq > after) ?? [];
    return JSON.stringify([...rows, ...more.filter(([seq]) => seq > (rows.at(-1)?.[0] ?? 0))]);
  }

  async seed(game: string): Promise<string> {
    return (await this.#games()).find(({ id }) => id === game)?.seed ?? "";
  }

  async games(): Promise<string> {
    const games = await this.#games();
    return JSON.stringify(games.map(({ id, changed, brief }) => [id, changed, brief]));
  }

  watch(nudge: Nudge & { copy?(): Nudge }): void {
    const held = nudge.copy?.() ?? nudge; // Python lets go of what it passes, unless it is copied
    this.#others?.addEventListener("message", ({ data }: MessageEvent<[string, number]>) =>
      held(...data),
    );
  }

  async #games(): Promise<Game[]> {
    const found = this.#database
      ? await answered<Game[]>(this.#database.transaction("games").objectStore("games").getAll())
      : [];
    const more = [...this.#memory.values()].map(({ game }) => game);
    return [...found.filter(({ id }) => !this.#memory.has(id)), ...more];
  }

  /** Keep a batch in the database; null if that is not possible (any more). */
  async #keep(batch: Batch): Promise<string | null> {
    if (!this.#database || this.#memory.has(batch.game)) return null;
    try {
      return await stored(this.#database, batch);
    } catch (error) {
      const full = error instanceof DOMException && error.name === "QuotaExceededError";
      this.unkept(full ? "full" : "refused");
      return null;
    }
  }

  /** Keep a batch for as long as the page is open. */
  async #remember(batch: Batch): Promise<string> {
    const known = this.#memory.get(batch.game);
    if (known && batch.seed !== null) return CONFLICT;
    const seed = batch.seed ?? known?.game.seed ?? (await this.seed(batch.game));
    const before = JSON.parse(await this.rows(batch.game, 0)) as Row[];
    if ((before.at(-1)?.[0] ?? 0) !== batch.after) return CONFLICT;
    this.#memory.set(batch.game, {
      game: { id: batch.game, seed, changed: batch.changed, brief: batch.brief },
      rows: [...(known?.rows ?? []), ...batch.rows],
    });
    return "";
  }
}

export function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("games", { keyPath: "id" });
      asked.result.createObjectStore("rows", { keyPath: ["game", "seq"] });
    };
    asked.onerror = () => reject(asked.error ?? new Error("no database"));
    asked.onblocked = () => reject(new Error("blocked"));
    asked.onsuccess = () => resolve(asked.result);
  });
}

/** One transaction, on the disk when it is answered: the numbers of rows are taken once only. */
function stored(database: IDBDatabase, batch: Batch): Promise<string> {
  return new Promise((resolve, reject) => {
    const change = database.transaction(["games", "rows"], "readwrite", { durability: "strict" });
    const games = change.objectStore("games");
    const rows = change.objectStore("rows");
    let conflict = false;
    const refuse = (): void => {
      conflict = true;
      change.abort();
    };
    change.oncomplete = () => resolve("");
    change.onabort = () =>
      conflict || change.error?.name === "ConstraintError"
        ? resolve(CONFLICT)
        : reject(change.error ?? new Error("not stored"));
    const add = (seed: string): void => {
      games.put({
        id: batch.game,
        seed,
        changed: batch.changed,
        brief: batch.brief,
      } satisfies Game);
      for (const [seq, kind, payload] of batch.rows)
        rows.add({ game: batch.game, seq, kind, payload });
    };
    const known = games.get(batch.game) as IDBRequest<Game | undefined>;
    known.onsuccess = () => {
      const { seed } = batch;
      if (seed !== null) return known.result ? refuse() : add(seed);
      if (!known.result) return refuse();
      const last = rows.getKey([batch.game, batch.after]);
      last.onsuccess = () => (last.result ? add(known.result!.seed) : refuse());
    };
  });
}

function answered<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("not read"));
  });
}
