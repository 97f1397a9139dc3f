/** Who is who by colour: each seat of a table has one, and keeps it when the seats turn. */
import { getContext, setContext } from "svelte";
import type { PlayerColour } from "./protocol";

export const PLAYER_COLOURS = [
  "teal",
  "coral",
  "slate",
  "plum",
  "olive",
] as const satisfies PlayerColour[];

const KEY = Symbol("colours");

/** Everything inside is drawn in these colours, by seat. */
export function provideColours(colours: () => readonly PlayerColour[]): void {
  setContext(KEY, colours);
}

/** The colour of a seat at the table that is shown; without a table, by its place. */
export function useColours(): (seat: number) => PlayerColour {
  const colours = getContext<(() => readonly PlayerColour[]) | undefined>(KEY);
  return (seat) => colours?.()[seat] ?? PLAYER_COLOURS[seat % PLAYER_COLOURS.length]!;
}

/** The place of a colour among all: silhouettes, patterns and dashes differ with it. */
export function placeOf(colour: PlayerColour): number {
  return PLAYER_COLOURS.indexOf(colour);
}
