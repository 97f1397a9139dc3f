/** What all people at a table are asked for, and how one answers. */
import { call } from "$lib/api";
import type { Propose } from "$lib/protocol";
import { problemText } from "../pages/problems";
import type { Session } from "./session.svelte";

export type Wish = Propose["what"];

/** What can be asked for in the menu; a bot is asked for where its player is looked at. */
export const WISHES = ["undo", "pause", "end"] as const satisfies readonly Wish[];

/** Do something that the live channel tells everyone; what is refused is told as a note. */
async function ask(session: Session, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    session.note = { text: problemText(session.t, error), rule: null };
  }
}

export function propose(session: Session, what: Wish, of: number | null = null): Promise<void> {
  const seat = session.me ?? 0;
  session.panel = null;
  return ask(
    session,
    call("POST /api/v1/tables/{id}/proposals", { id: session.live.id }, { seat, what, of }),
  );
}

export function answer(session: Session, seq: number, yes: boolean): Promise<void> {
  return ask(
    session,
    call("POST /api/v1/tables/{id}/answer", { id: session.live.id }, { seq, yes }),
  );
}

export function resume(session: Session): Promise<void> {
  return ask(session, call("POST /api/v1/tables/{id}/resume", { id: session.live.id }));
}
