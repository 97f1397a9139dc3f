/** Where a replay can stop, and what it tells of each round. */
import type { Line, PastStep } from "$lib/protocol";

export interface Stops {
  /** After each action with the pages it revealed. */
  steps: number[];
  /** After each turn. */
  turns: number[];
  /** After each round. */
  rounds: number[];
}

const ENDS = new Set(["turn-ended", "game-ended"]);

export function stops({ steps, plies }: Pick<Line, "steps" | "plies">): Stops {
  const ended = steps.filter(({ events }) => events.some(({ kind }) => ENDS.has(kind)));
  const round = new Map<number, number>();
  for (const { ply } of ended) round.set(roundAt(plies, ply), ply);
  return {
    steps: steps.map(({ ply }) => ply),
    turns: ended.map(({ ply }) => ply),
    rounds: [...round.values()],
  };
}

/** The round a step was played in. */
export function roundAt(plies: Line["plies"], ply: number): number {
  return plies[ply - 1]?.round ?? 1;
}

/** Everyone's points at the end of each round, from the start on. */
export function byRound({ steps, plies }: Pick<Line, "steps" | "plies">): {
  rounds: number[];
  ends: number[];
  scores: number[][];
} {
  const { rounds } = stops({ steps, plies });
  const ends = rounds.at(-1) === plies.length || !plies.length ? rounds : [...rounds, plies.length];
  const first = steps[0]?.ply ?? 0;
  const at = [first, ...ends];
  return {
    rounds: at.map((_, i) => i),
    ends: at,
    scores: at.map((ply) => plies[ply - 1]?.scores ?? []),
  };
}

/** Spaces that a step tells of, to light them up. */
export function spacesOf(step: PastStep | null): Set<string> {
  const found = new Set<string>();
  for (const event of step?.events ?? []) if ("space" in event) found.add(event.space);
  return found;
}
