/**
 * Where games are kept on a device: the server's rows in IndexedDB, and in memory where the browser
 * refuses or is full. A batch is stored as a whole or not at all, and once `add` has answered it is
 * on the disk.
 */
import type { Kept } from "../kept";
import { answered, openDatabase } from "./database";
import type { Unkept } from "./messages";

type Row = readonly [seq: number, kind: string, payload: string];
interface Batch {
  readonly game: string;
  readonly after: number;
  readonly rows: readonly Row[];
  readonly changed: number;
  readonly due: number | null;
  readonly part: string;
  readonly brief: string | null;
  readonly seed: string | null;
}
export interface Game {
  readonly id: string;
  readonly seed: string;
  readonly changed: number;
  /** When somebody's time is up. */
  readonly due: number | null;
  /** In which of a person's lists it stands. */
  readonly part: string;
  readonly brief: string | null;
}
export type Nudge = (game: string, seq: number) => void;

/** What Python's `valdora.device.Store` asks for, in JSON. */
export interface Store {
  add(batch: string): Promise<string>;
  rows(game: string, after: number): Promise<string>;
  seed(game: string): Promise<string>;
  games(): Promise<string>;
  drives(game: string): boolean;
  watch(nudge: Nudge): void;
}

const CONFLICT = "conflict";

/**
 * The store of this browser; `unkept` hears if nothing outlasts the page from now on. `drives` knows
 * the tables that this page has open.
 */
export async function openStore(
  names: Kept,
  unkept: (why: Unkept) => void,
  drives: (game: string) => boolean,
): Promise<Store> {
  const kept = await openDatabase(names.games).catch(() => null);
  if (!kept) unkept("refused");
  return new DeviceStore(names, kept, unkept, drives);
}

/** All games that are kept here, as they can be known before Python has begun: none where there is no storage. */
export async function keptGames({ games }: Kept): Promise<Game[]> {
  try {
    const database = await openDatabase(games);
    const found = await answered<Game[]>(
      database.transaction("games").objectStore("games").getAll(),
    );
    database.close();
    return found;
  } catch {
    return [];
  }
}

class DeviceStore implements Store {
  readonly #memory = new Map<string, { game: Game; rows: Row[] }>();
  readonly #others: BroadcastChannel | null;
  #database: IDBDatabase | null;

  constructor(
    private readonly names: Kept,
    database: IDBDatabase | null,
    private readonly unkept: (why: Unkept) => void,
    readonly drives: (game: string) => boolean,
  ) {
    this.#database = database;
    this.#others =
      typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(names.rows);
  }

  async add(text: string): Promise<string> {
    const batch = JSON.parse(text) as Batch;
    const answer = (await this.#keep(batch)) ?? (await this.#remember(batch));
    if (answer !== CONFLICT) this.#others?.postMessage([batch.game, batch.rows.at(-1)?.[0] ?? 0]);
    return answer;
  }

  async rows(game: string, after: number): Promise<string> {
    const range = IDBKeyRange.bound([game, after + 1], [game, Infinity]);
    const found = await this.#all<{ seq: number; kind: string; payload: string }>("rows", range);
    const rows: Row[] = found.map(({ seq, kind, payload }) => [seq, kind, payload]);
    const more = this.#memory.get(game)?.rows.filter(([seq]) => seq > after) ?? [];
    return JSON.stringify([...rows, ...more.filter(([seq]) => seq > (rows.at(-1)?.[0] ?? 0))]);
  }

  async seed(game: string): Promise<string> {
    return (await this.#games()).find(({ id }) => id === game)?.seed ?? "";
  }

  async games(): Promise<string> {
    const games = await this.#games();
    return JSON.stringify(
      games.map(({ id, changed, due, part, brief }) => [id, changed, due, part, brief]),
    );
  }

  watch(nudge: Nudge & { copy?(): Nudge }): void {
    const held = nudge.copy?.() ?? nudge; // Python lets go of what it passes, unless it is copied
    this.#others?.addEventListener("message", ({ data }: MessageEvent<[string, number]>) =>
      held(...data),
    );
  }

  async #games(): Promise<Game[]> {
    const found = await this.#all<Game>("games");
    const more = [...this.#memory.values()].map(({ game }) => game);
    return [...found.filter(({ id }) => !this.#memory.has(id)), ...more];
  }

  /** All that one of its stores holds, or has in a range. */
  #all<T>(name: string, range?: IDBKeyRange): Promise<T[]> {
    return this.#with(
      (database) =>
        answered(database.transaction(name).objectStore(name).getAll(range) as IDBRequest<T[]>),
      [],
    );
  }

  /** Do something with the database; it is opened again if a newer release had it closed. */
  async #with<T>(work: (database: IDBDatabase) => Promise<T>, otherwise: T): Promise<T> {
    if (!this.#database) return otherwise;
    try {
      return await work(this.#database);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "InvalidStateError")) throw error;
      return work((this.#database = await openDatabase(this.names.games)));
    }
  }

  /** Keep a batch in the database; null if that is not possible (any more). */
  async #keep(batch: Batch): Promise<string | null> {
    if (!this.#database || this.#memory.has(batch.game)) return null;
    try {
      return await this.#with<string | null>((database) => stored(database, batch), null);
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
      game: gameOf(batch, seed),
      rows: [...(known?.rows ?? []), ...batch.rows],
    });
    return "";
  }
}

function gameOf({ game, changed, due, part, brief }: Batch, seed: string): Game {
  return { id: game, seed, changed, due, part, brief };
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
      games.put(gameOf(batch, seed));
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
