import { expect, it } from "vitest";
import { listOf } from "./listed";
import type { Game } from "./database";

const BRIEF = {
  theirs: ["k"],
  status: "running",
  edition: "standard",
  seats: [
    { colour: "coral", kind: "person", name: "Ada", bot: null, away: false, resigned: false },
    { colour: "teal", kind: "bot", name: "", bot: "expert", away: false, resigned: true },
  ],
  created: 1,
  round: 3,
  turn: 0,
  scores: [],
  winners: [],
  since: 4,
  due: null,
};
const game = (id: string, changed: number, part = "turn", brief: unknown = BRIEF): Game => ({
  ...{ id, changed, part, seed: "", due: null },
  brief: brief === null ? null : JSON.stringify(brief),
});
const ids = (games: Game[], part?: string): string[] | undefined =>
  listOf(games, part)?.tables.map(({ id }) => id);

it("shows a game as Python does", () => {
  const [table] = listOf([game("a", 9)])!.tables;
  expect(table).toEqual({
    ...{ id: "a", status: "running", edition: "standard", created: 1, changed: 9 },
    seats: BRIEF.seats.map((seat, number) => ({ seat: number, ...seat })),
    ...{ round: 3, turn: 0, since: 4, due: null, result: null },
  });
});

it("says how a game ended, and passes over what an older release did not write yet", () => {
  const { status: _, round: _2, turn: _3, since: _4, due: _5, ...older } = BRIEF;
  const over = { ...older, status: "over", scores: [7, 9], winners: [1] };
  const [table] = listOf([game("a", 9, "past", over)])!.tables;
  expect(table).toMatchObject({ round: 0, turn: null, since: null, due: null });
  expect(table!.result).toEqual({ scores: [7, 9], winners: [1] });
});

it("has the latest first, part by part, and fifty on a page", () => {
  const games = [game("a", 1), game("b", 3, "past"), game("c", 2), game("d", 2)];
  expect(ids(games)).toEqual(["b", "d", "c", "a"]);
  expect(ids(games, "turn")).toEqual(["d", "c", "a"]);
  expect(ids(games, "open")).toEqual([]);
  const many = listOf(Array.from({ length: 51 }, (_, n) => game(`g${n}`, n)))!;
  expect([many.tables.length, many.next]).toEqual([50, "1-g1"]);
  expect(listOf(games)!.next).toBeNull();
});

it("leaves to Python what this release does not know", () => {
  const strange = [
    null,
    { ...BRIEF, status: "paused" },
    { ...BRIEF, seats: [{ colour: "gold", kind: "person" }] },
    { ...BRIEF, seats: [{ colour: "teal", kind: "ghost" }] },
  ];
  for (const brief of strange)
    expect(listOf([game("a", 1), game("b", 2, "turn", brief)])).toBeNull();
  for (const brief of ["", "{", "[]", "7", '{"status":"running"}'])
    expect(listOf([{ ...game("a", 1), brief }])).toBeNull();
});
