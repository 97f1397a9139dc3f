import { expect, it } from "vitest";
import type { Review, ReviewedTurn } from "$lib/protocol";
import { changedSeats, momentOf, momentsOf, restOf } from "./moments";

function turn(first: number, last: number, after: number[]): ReviewedTurn {
  const none = [0, 0];
  return {
    seat: 0,
    round: 1,
    first,
    last,
    do: [],
    actions: [],
    before: [0.5, 0.5],
    after,
    luck: none,
    decision: 0,
    better: null,
  };
}

const REVIEW: Review = {
  turns: [turn(5, 7, [0.6, 0.4]), turn(8, 9, [0.3, 0.7])],
  swings: [1, 0],
  luck: [0, 0],
  lost: [0, 0],
};

it("begins before the first turn and ends after the last", () => {
  expect(momentsOf(REVIEW)).toEqual([
    { shares: [0.5, 0.5], ply: 4 },
    { shares: [0.6, 0.4], ply: 4 },
    { shares: [0.3, 0.7], ply: 7 },
  ]);
  expect(momentsOf({ ...REVIEW, turns: [] })).toEqual([]);
});

it("knows which turn a position belongs to", () => {
  expect([0, 4, 5, 6, 7, 8, 9].map((ply) => momentOf(REVIEW, ply))).toEqual([0, 0, 1, 1, 2, 2, 2]);
});

it("names those whose chances changed, the largest change first", () => {
  expect(changedSeats({ before: [0.3, 0.3, 0.4], after: [0.302, 0.5, 0.198] })).toEqual([2, 1]);
});

it("tells what is neither luck nor decision, unless it is little", () => {
  const swung = { ...turn(1, 2, [0.9, 0.1]), luck: [0.25, -0.25], decision: -0.1 };
  expect(restOf(swung)).toBeCloseTo(0.25);
  expect(restOf({ ...swung, luck: [0.45, -0.45] })).toBe(0);
});
