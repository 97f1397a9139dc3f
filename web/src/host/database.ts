/** The browser's database of games, `games` by id and `rows` by game and number. */
import { FIRST_GAMES, type Kept } from "../kept";

const VERSION = 1;

/** A row of a game: its number, and what the server would store. */
export type Row = readonly [seq: number, kind: string, payload: string];
/** What is stored at once: rows of a game behind a number, and how it stands then. */
export interface Batch {
  readonly game: string;
  readonly after: number;
  readonly rows: readonly Row[];
  readonly changed: number;
  readonly due: number | null;
  readonly part: string;
  readonly brief: string | null;
  /** Of a game that begins. */
  readonly seed: string | null;
}
/** What is known of a game without its rows. */
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
/** Rows with such numbers are there already, or some before them are not. */
export const CONFLICT = "conflict";

/** What a database holds, store by store. */
type Everything = Readonly<Record<"games" | "rows", readonly unknown[]>>;

/**
 * The database of a name, brought up to this version. One that a newer release has brought further is
 * used as it is: stores may come in addition, those that are there stay as they are. So a release of
 * yesterday plays on beside one of tomorrow, and after it.
 */
export async function openDatabase(name: string): Promise<IDBDatabase> {
  const before = await earlier(name);
  let database;
  try {
    database = await opened(name, VERSION, before);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "VersionError")) throw error;
    database = await opened(name);
  }
  // Whoever brings it further must not wait for this page; it opens it again when it needs it.
  database.onversionchange = () => database.close();
  return database;
}

function opened(name: string, version?: number, before?: Everything): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, version);
    asked.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion >= 1) return;
      const games = asked.result.createObjectStore("games", { keyPath: "id" });
      const rows = asked.result.createObjectStore("rows", { keyPath: ["game", "seq"] });
      for (const game of before?.games ?? []) games.put(game);
      for (const row of before?.rows ?? []) rows.put(row);
    };
    asked.onerror = () => reject(asked.error ?? new Error("no database"));
    asked.onsuccess = () => resolve(asked.result);
  });
}

/** What a new database begins with: once all sites of a host shared one, and each takes its copy. */
async function earlier(name: string): Promise<Everything | undefined> {
  if (name === FIRST_GAMES) return undefined;
  // Firefox cannot tell before its version 126.
  const known: Promise<IDBDatabaseInfo[]> | undefined = indexedDB.databases?.();
  const names = ((await known) ?? []).map((each) => each.name);
  if (names.includes(name) || !names.includes(FIRST_GAMES)) return undefined;
  const database = await opened(FIRST_GAMES);
  const all = (store: string): Promise<unknown[]> =>
    answered(database.transaction(store).objectStore(store).getAll());
  const [games, rows] = await Promise.all([all("games"), all("rows")]);
  database.close();
  return { games, rows };
}

/** All games that are kept here, as they can be known before Python has begun: none where there is no storage. */
export async function keptGames({ games }: Kept): Promise<Game[]> {
  try {
    const database = await openDatabase(games);
    const found = await allGames(database);
    database.close();
    return found;
  } catch {
    return [];
  }
}

/** All games that it holds. */
export function allGames(database: IDBDatabase): Promise<Game[]> {
  return answered(database.transaction("games").objectStore("games").getAll());
}

/** What it holds of a game behind a number. */
export async function rowsOf(database: IDBDatabase, game: string, after: number): Promise<Row[]> {
  const range = IDBKeyRange.bound([game, after + 1], [game, Infinity]);
  const asked = database.transaction("rows").objectStore("rows").getAll(range);
  const found = await answered<{ seq: number; kind: string; payload: string }[]>(asked);
  return found.map(({ seq, kind, payload }) => [seq, kind, payload]);
}

/** A game as it is known after a batch. */
export function gameOf({ game, changed, due, part, brief }: Batch, seed: string): Game {
  return { id: game, seed, changed, due, part, brief };
}

/** Store a batch. One transaction, on the disk when it is answered: the numbers of rows are taken once only. */
export function stored(database: IDBDatabase, batch: Batch): Promise<string> {
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

/** What the browser answers, or why it does not. */
function answered<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("not read"));
  });
}
