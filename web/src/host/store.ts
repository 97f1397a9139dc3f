/**
 * Where games are kept on a device: the server's rows in IndexedDB, and in memory where the browser
 * refuses or is full, until it takes them. A batch is stored as a whole or not at all, and once `add`
 * has answered it is on the disk, unless `unkept` was told.
 */
import type { Kept } from "../kept";
import {
  allGames,
  CONFLICT,
  gameOf,
  openDatabase,
  rowsOf,
  stored,
  type Batch,
  type Game,
  type Row,
} from "./database";
import { isFull } from "./full";
import type { Unkept } from "./messages";

export type Nudge = (game: string, seq: number) => void;
/** Hears why nothing outlasts the page from now on; null: it does again. */
export type Tell = (why: Unkept | null) => void;

/** What Python's `valdora.device.Store` asks for, in JSON. */
export interface Store {
  add(batch: string): Promise<string>;
  rows(game: string, after: number): Promise<string>;
  seed(game: string): Promise<string>;
  games(): Promise<string>;
  drives(game: string): boolean;
  watch(nudge: Nudge): void;
}

/** The store of this browser; `drives` knows the tables that this page has open. */
export async function openStore(
  names: Kept,
  unkept: Tell,
  drives: (game: string) => boolean,
): Promise<Store> {
  const kept = await openDatabase(names.games).catch(() => null);
  return new DeviceStore(names, kept, unkept, drives);
}

/** What is remembered of a game: all that the database lacks. */
interface Remembered {
  readonly game: Game;
  /** Whether the database has nothing of it at all. */
  readonly begun: boolean;
  /** The last row that the database has. */
  readonly after: number;
  readonly rows: readonly Row[];
}

class DeviceStore implements Store {
  readonly #memory = new Map<string, Remembered>();
  readonly #others: BroadcastChannel | null;
  #database: IDBDatabase | null;
  #why: Unkept | null = null;
  /** One batch at a time: what is remembered must not be written twice. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly names: Kept,
    database: IDBDatabase | null,
    private readonly unkept: Tell,
    readonly drives: (game: string) => boolean,
  ) {
    this.#database = database;
    this.#others =
      typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(names.rows);
    if (!database) this.#tell("refused");
  }

  add(text: string): Promise<string> {
    const added = this.#last.then(() => this.#add(JSON.parse(text) as Batch));
    this.#last = added.catch(() => {});
    return added;
  }

  async rows(game: string, after: number): Promise<string> {
    const rows = await this.#read((database) => rowsOf(database, game, after), []);
    const last = rows.at(-1)?.[0] ?? after;
    const more = this.#memory.get(game)?.rows.filter(([seq]) => seq > last) ?? [];
    return JSON.stringify([...rows, ...more]);
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
    const found = await this.#read(allGames, []);
    const more = [...this.#memory.values()].map(({ game }) => game);
    return [...found.filter(({ id }) => !this.#memory.has(id)), ...more];
  }

  async #add(batch: Batch): Promise<string> {
    const answer = (await this.#keep(batch)) ?? (await this.#remember(batch));
    if (answer !== CONFLICT) this.#others?.postMessage([batch.game, batch.rows.at(-1)?.[0] ?? 0]);
    return answer;
  }

  #read<T>(work: (database: IDBDatabase) => Promise<T>, otherwise: T): Promise<T> {
    return this.#database ? this.#with(work) : Promise.resolve(otherwise);
  }

  /** Do something with the database. It is opened again if that fails: it may have been closed. */
  async #with<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
    if (this.#database) {
      try {
        return await work(this.#database);
      } catch (error) {
        if (isFull(error)) throw error;
      }
    }
    const before = this.#database;
    this.#database = await openDatabase(this.names.games);
    before?.close();
    return work(this.#database);
  }

  /** Keep a batch, with what is remembered; null if the database does not take it (now). */
  async #keep(batch: Batch): Promise<string | null> {
    const before = this.#memory.get(batch.game);
    if (before && !follows(batch, before)) return CONFLICT;
    try {
      const answer = await this.#with((database) => stored(database, together(batch, before)));
      this.#memory.delete(batch.game); // if there is a conflict another page went on without it
      await this.#catchUp();
      return answer;
    } catch (error) {
      this.#tell(isFull(error) ? "full" : "refused");
      return null;
    }
  }

  /** There is room: keep what is remembered of other games too. */
  async #catchUp(): Promise<void> {
    for (const [id, { game, begun, after, rows }] of [...this.#memory]) {
      const batch = { ...game, game: id, seed: begun ? game.seed : null, after, rows };
      const done = await this.#with((database) => stored(database, batch)).catch(() => null);
      if (done === null) return;
      this.#memory.delete(id);
    }
    this.#tell(null);
  }

  /** Keep a batch for as long as the page is open. */
  async #remember(batch: Batch): Promise<string> {
    const known = this.#memory.get(batch.game);
    const rows = JSON.parse(await this.rows(batch.game, 0)) as Row[];
    if ((rows.at(-1)?.[0] ?? 0) !== batch.after) return CONFLICT;
    if (batch.seed !== null && (known ?? (await this.seed(batch.game)))) return CONFLICT;
    const seed = batch.seed ?? known?.game.seed ?? (await this.seed(batch.game));
    this.#memory.set(batch.game, {
      game: gameOf(batch, seed),
      begun: known?.begun ?? batch.seed !== null,
      after: known?.after ?? batch.after,
      rows: [...(known?.rows ?? []), ...batch.rows],
    });
    return "";
  }

  /** Say why nothing is kept, or that it is again, where that is news. */
  #tell(why: Unkept | null): void {
    if (why !== this.#why) this.unkept(why);
    this.#why = why;
  }
}

/** Whether a batch goes on where what is remembered ends. */
const follows = ({ seed, after }: Batch, { rows }: Remembered): boolean =>
  seed === null && after === rows.at(-1)![0];

/** What the database lacks of a game, and a batch that follows it. */
function together(batch: Batch, before?: Remembered): Batch {
  if (!before) return batch;
  const { begun, after, rows, game } = before;
  return { ...batch, seed: begun ? game.seed : null, after, rows: [...rows, ...batch.rows] };
}
