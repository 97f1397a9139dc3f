/** The browser's database of games, `games` by id and `rows` by game and number. */
import { FIRST_GAMES } from "../kept";

const VERSION = 1;

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
  const names = (await indexedDB.databases()).map((each) => each.name);
  if (names.includes(name) || !names.includes(FIRST_GAMES)) return undefined;
  const database = await opened(FIRST_GAMES);
  const all = (store: string): Promise<unknown[]> =>
    answered(database.transaction(store).objectStore(store).getAll());
  const [games, rows] = await Promise.all([all("games"), all("rows")]);
  database.close();
  return { games, rows };
}

/** What the browser answers, or why it does not. */
export function answered<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("not read"));
  });
}
