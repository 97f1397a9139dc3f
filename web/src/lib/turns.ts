/** The steps of a game as turns: what a log tells in one line each. */
import type { GameEvent, PastStep } from "./protocol";

export interface Turn {
  /** The seq of its first step, by which it is known. */
  seq: number;
  /** Whose it is; null for the deal. */
  seat: number | null;
  /** Everything that happened in it, what was taken back included. */
  steps: PastStep[];
}

const ends = ({ events }: PastStep): boolean => events.some(({ kind }) => kind === "turn-ended");

/** Steps one after the other as the turns they belong to. */
export function turnsOf(steps: readonly PastStep[]): Turn[] {
  const turns: Turn[] = [];
  let over = true;
  for (const step of steps) {
    const last = turns.at(-1);
    if (last && !over && last.seat === step.seat) last.steps.push(step);
    else turns.push({ seq: step.seq, seat: step.seat, steps: [step] });
    over = ends(step);
  }
  return turns;
}

/** What came of a turn: its events without those of steps that were taken back. */
export function outcome({ steps }: Pick<Turn, "steps">): GameEvent[] {
  const kept: PastStep[] = [];
  for (const step of steps) {
    if (!step.took_back) kept.push(step);
    else while (kept.length && kept.at(-1)!.ply > step.ply) kept.pop();
  }
  return kept.flatMap(({ events }) => events);
}
