import { describe, expect, it } from "vitest";
import type { GameEvent, PastStep } from "./protocol";
import { outcome, turnsOf } from "./turns";

let seq = 0;
const step = (seat: number | null, ply: number, ...events: GameEvent[]): PastStep => ({
  seq: ++seq,
  ply,
  seat,
  do: [],
  took_back: 0,
  events,
  at: 0,
});
const moved = (seat: number, space: string): GameEvent => ({
  kind: "pawn-moved",
  seat,
  origin: "H",
  space,
  provisions: false,
});
const ended = (seat: number): GameEvent => ({ kind: "turn-ended", seat });

describe("the steps of a game", () => {
  it("are turns, each of one seat and until it ends", () => {
    const steps = [
      step(null, 4),
      step(0, 5, moved(0, "A")),
      step(0, 6, ended(0)),
      step(1, 7, moved(1, "B")),
      step(1, 8, { kind: "silver-taken", seat: 1, coins: 3 }, ended(1)),
      step(1, 9, moved(1, "C")),
    ];
    const turns = turnsOf(steps);
    expect(turns.map(({ seat, steps: own }) => [seat, own.length])).toEqual([
      [null, 1],
      [0, 2],
      [1, 2],
      [1, 1],
    ]);
    expect(turns[1]!.seq).toBe(steps[1]!.seq);
  });

  it("come to what was not taken back", () => {
    const back = { ...step(0, 5), took_back: 1 };
    const steps = [step(0, 6, moved(0, "A")), back, step(0, 6, moved(0, "B")), step(0, 7)];
    expect(outcome({ steps })).toEqual([moved(0, "B")]);
  });
});
