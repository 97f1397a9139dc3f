/** Choices told apart by the kind of their action. */
import type { Action, Choice } from "./protocol";

export type Kind = Action["kind"];
export type ChoiceOf<K extends Kind> = Choice & { action: Extract<Action, { kind: K }> };

/** The choices whose action is of one of these kinds. */
export function choicesOf<K extends Kind>(
  choices: readonly Choice[],
  ...kinds: readonly K[]
): ChoiceOf<K>[] {
  const wanted: ReadonlySet<Kind> = new Set(kinds);
  return choices.filter((choice): choice is ChoiceOf<K> => wanted.has(choice.action.kind));
}

/** The kinds of what can be chosen. */
export const kindsOf = (choices: readonly Choice[]): ReadonlySet<Kind> =>
  new Set(choices.map(({ action }) => action.kind));
