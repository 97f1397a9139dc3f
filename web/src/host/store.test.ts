import { beforeEach, expect, it, vi } from "vitest";
import { keptBy } from "../kept";
import { CONFLICT, gameOf, type Batch, type Game, type Row } from "./database";
import type { Unkept } from "./messages";
import { openStore, type Store } from "./store";

/** The database of a browser, and what goes wrong with it. */
const disk = {
  games: new Map<string, Game>(),
  rows: new Map<string, Row[]>(),
  opened: 0,
  /** Thrown by whatever is stored. */
  fault: null as DOMException | null,
  /** Whether it can be opened. */
  shut: false,
};
vi.mock("./database", async (original) => ({
  ...(await original<typeof import("./database")>()),
  openDatabase: () => {
    if (disk.shut) return Promise.reject(new DOMException("no", "SecurityError"));
    return Promise.resolve({ number: ++disk.opened, close: () => {} });
  },
  allGames: () => Promise.resolve([...disk.games.values()]),
  rowsOf: (_: unknown, game: string, after: number) =>
    Promise.resolve((disk.rows.get(game) ?? []).filter(([seq]) => seq > after)),
  stored: (database: { number: number }, batch: Batch) => {
    if (disk.fault?.name === "InvalidStateError" && database.number > 1) disk.fault = null;
    if (disk.fault) return Promise.reject(disk.fault);
    const [known, rows] = [disk.games.get(batch.game), disk.rows.get(batch.game) ?? []];
    if ((batch.seed !== null) === !!known || (rows.at(-1)?.[0] ?? 0) !== batch.after)
      return Promise.resolve(CONFLICT);
    disk.games.set(batch.game, gameOf(batch, batch.seed ?? known!.seed));
    disk.rows.set(batch.game, [...rows, ...batch.rows]);
    return Promise.resolve("");
  },
}));

const full = new DOMException("no room", "QuotaExceededError");
const told: (Unkept | null)[] = [];
const open = (): Promise<Store> =>
  openStore(
    keptBy("http://valdora.test/"),
    (why) => told.push(why),
    () => true,
  );
const batch = (game: string, after: number, ...seqs: number[]): string =>
  JSON.stringify({
    ...{ game, after, changed: after, due: null, part: "turn", brief: null },
    seed: after ? null : `seed of ${game}`,
    rows: seqs.map((seq) => [seq, "act", `${seq}`]),
  });
const rows = async (store: Store, game: string): Promise<number[]> =>
  (JSON.parse(await store.rows(game, 0)) as Row[]).map(([seq]) => seq);
const onDisk = (game: string): number[] => (disk.rows.get(game) ?? []).map(([seq]) => seq);

beforeEach(() => {
  disk.games.clear();
  disk.rows.clear();
  Object.assign(disk, { opened: 0, fault: null, shut: false });
  told.length = 0;
});

it("keeps what comes, and nothing that does not follow", async () => {
  const store = await open();
  expect(await store.add(batch("a", 0, 1, 2))).toBe("");
  expect(await store.add(batch("a", 2, 3))).toBe("");
  expect(await store.add(batch("a", 2, 3))).toBe(CONFLICT);
  expect(await store.add(batch("a", 0, 1))).toBe(CONFLICT);
  expect([onDisk("a"), await store.seed("a"), told]).toEqual([[1, 2, 3], "seed of a", []]);
});

it("remembers what there is no room for, and keeps all of it once there is", async () => {
  const store = await open();
  await store.add(batch("a", 0, 1));
  disk.fault = full;
  expect(await store.add(batch("a", 1, 2, 3))).toBe("");
  expect(await store.add(batch("b", 0, 1))).toBe("");
  expect(await store.add(batch("b", 0, 1))).toBe(CONFLICT);
  expect(await store.add(batch("a", 1, 2))).toBe(CONFLICT);
  expect(await store.add(batch("a", 3, 4))).toBe("");
  expect([await rows(store, "a"), onDisk("a")]).toEqual([[1, 2, 3, 4], [1]]);
  expect(JSON.parse(await store.games())).toHaveLength(2);
  expect([await store.seed("b"), told]).toEqual(["seed of b", ["full"]]);
  disk.fault = null;
  expect(await store.add(batch("a", 4, 5))).toBe("");
  expect([onDisk("a"), onDisk("b")]).toEqual([[1, 2, 3, 4, 5], [1]]);
  expect(await rows(store, "a")).toEqual([1, 2, 3, 4, 5]);
  expect(disk.games.get("b")!.seed).toBe("seed of b");
  expect(told).toEqual(["full", null]);
});

it("lets another page's moves stand where that one went on without what is remembered", async () => {
  const store = await open();
  await store.add(batch("a", 0, 1));
  disk.fault = full;
  await store.add(batch("a", 1, 2));
  disk.fault = null;
  disk.rows.set("a", [...disk.rows.get("a")!, [2, "act", "theirs"], [3, "act", "theirs"]]);
  expect(await store.add(batch("a", 2, 3))).toBe(CONFLICT);
  expect(JSON.parse(await store.rows("a", 1))).toEqual([
    [2, "act", "theirs"],
    [3, "act", "theirs"],
  ]);
  expect(await store.add(batch("a", 3, 4))).toBe("");
});

it.each(["InvalidStateError", "UnknownError", "AbortError"])(
  "opens its database again after %s, and remembers only what fails twice",
  async (name) => {
    const store = await open();
    disk.fault = new DOMException("gone", name);
    expect(await store.add(batch("a", 0, 1))).toBe("");
    expect(disk.opened).toBe(2);
    expect([onDisk("a"), told]).toEqual(
      name === "InvalidStateError" ? [[1], []] : [[], ["refused"]],
    );
    disk.fault = null;
    expect(await store.add(batch("a", 1, 2))).toBe("");
    expect(onDisk("a")).toEqual([1, 2]);
  },
);

it("plays on where the browser refuses, says so once, and keeps what it can later", async () => {
  disk.shut = true;
  const store = await open();
  expect(await store.add(batch("a", 0, 1))).toBe("");
  expect(await store.add(batch("a", 1, 2))).toBe("");
  expect([await rows(store, "a"), told]).toEqual([[1, 2], ["refused"]]);
  disk.shut = false;
  expect(await store.add(batch("a", 2, 3))).toBe("");
  expect([onDisk("a"), told]).toEqual([
    [1, 2, 3],
    ["refused", null],
  ]);
});

it("takes one batch at a time", async () => {
  const store = await open();
  const answers = [batch("a", 0, 1), batch("a", 1, 2), batch("a", 1, 2), batch("b", 0, 1)];
  expect(await Promise.all(answers.map((each) => store.add(each)))).toEqual(["", "", CONFLICT, ""]);
});
