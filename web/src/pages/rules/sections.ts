/** The rules in the order they are told, by the numbers that refusals and logs cite, and the words
 * explained below them: the same list as the terminal reads. */
import rulebook from "../../../../src/valdora/texts/rulebook.json";

export const SECTIONS: readonly { id: string; rules: readonly string[] }[] = rulebook.sections;

/** Their names are those of the game, `term-…`. */
export const TERMS: readonly string[] = rulebook.terms;
