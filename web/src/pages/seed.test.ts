// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import type { Table } from "$lib/protocol";
import { forget, given, giveSeeds } from "./seed";

const table = (player_seeds: string[], status = "open"): Table =>
  ({ id: "t", status, commitment: "c", player_seeds }) as Partial<Table> as Table;

let stored: string[];
beforeEach(() => {
  localStorage.clear();
  stored = ["", "", ""];
  vi.stubGlobal("fetch", (url: string, { body }: { body: string }) => {
    const seat = Number(/seats\/(\d)/.exec(url)![1]);
    stored[seat] ||= (JSON.parse(body) as { seed: string }).seed;
    return Promise.resolve(new Response(JSON.stringify({ table: table([...stored]) })));
  });
});

it("gives a seed of its own for each of one's seats that has none", async () => {
  await giveSeeds(table(["", "", ""]), [0, 2]);
  expect(stored[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(stored[2]).toMatch(/^[0-9a-f]{32}$/);
  expect(stored[0]).not.toBe(stored[2]);
  expect(stored[1]).toBe("");
  expect(given("t")).toEqual({ id: "t", commitment: "c", seeds: [stored[0], stored[2]] });
});

it("gives none twice, and none once the game has begun", async () => {
  await Promise.all([giveSeeds(table(["", "", ""]), [0]), giveSeeds(table(["", "", ""]), [0])]);
  expect(given("t")!.seeds).toEqual([stored[0]]);
  await giveSeeds(table(["", "", ""], "running"), [1]);
  expect(stored[1]).toBe("");
});

it("remembers what counts only: not what came too late or was taken along", async () => {
  stored[0] = "of another window";
  await giveSeeds(table(["", "", ""]), [0, 1]);
  expect(given("t")!.seeds).toEqual([stored[1]]);
  forget("t", stored[1]);
  expect(given("t")).toBeNull();
});

it("plays on if nothing can be sent or kept", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
  await giveSeeds(table([""]), [0]);
  expect(given("t")).toBeNull();
  localStorage.setItem("valdora.shuffles", "{");
  expect(given("t")).toBeNull();
});
