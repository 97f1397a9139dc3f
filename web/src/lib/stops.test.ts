import { describe, expect, it } from "vitest";
import type { GameEvent, Line } from "$lib/protocol";
import { byRound, spacesOf, stops } from "./stops";

const ended = (seat: number): GameEvent => ({ kind: "turn-ended", seat });
const ply = (n: number, seat: number | null, round: number, scores: number[]) => ({
  n,
  seat,
  do: "",
  round,
  scores,
});
const step = (ply: number, seat: number | null, ...events: GameEvent[]) => ({
  seq: ply,
  ply,
  seat,
  do: [""],
  took_back: 0,
  events,
  at: 0,
});

/** Two pages revealed, then two rounds of two players; the second round is not over. */
const line: Pick<Line, "steps" | "plies"> = {
  plies: [
    ply(1, null, 1, [0, 0]),
    ply(2, null, 1, [0, 0]),
    ply(3, 0, 1, [0, 0]),
    ply(4, 0, 1, [1, 0]),
    ply(5, 1, 1, [1, 2]),
    ply(6, 0, 2, [1, 2]),
    ply(7, 0, 2, [5, 2]),
  ],
  steps: [
    step(2, null),
    step(3, 0, { kind: "pawn-moved", seat: 0, origin: "H", space: "A", provisions: false }),
    step(4, 0, ended(0)),
    step(5, 1, ended(1)),
    step(6, 0),
    step(7, 0, ended(0)),
  ],
};

describe("the stops of a replay", () => {
  it("are steps, turns and rounds", () => {
    expect(stops(line)).toEqual({ steps: [2, 3, 4, 5, 6, 7], turns: [4, 5, 7], rounds: [5, 7] });
  });
  it("tell the points after each round, from the deal on", () => {
    const { rounds, ends, scores } = byRound(line);
    expect(rounds).toEqual([0, 1, 2]);
    expect(ends).toEqual([2, 5, 7]);
    expect(scores).toEqual([
      [0, 0],
      [1, 2],
      [5, 2],
    ]);
  });
  it("tell which spaces a step speaks of", () => {
    expect([...spacesOf(line.steps[1]!)]).toEqual(["A"]);
    expect(spacesOf(null).size).toBe(0);
  });
});
