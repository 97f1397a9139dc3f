/** Tables that begin at once. */
import { call } from "$lib/api";
import type { Translate } from "$lib/i18n";
import type { About, CreateTable } from "$lib/protocol";
import { ownSeed } from "./seed";

/** From weak to strong; a server may have fewer. */
const LEVELS = ["beginner", "casual", "steady", "strong", "expert"];
/** Whom the levels are measured by. */
const COMPARISON = ["greedy", "random"];
const FIRST = ["casual", "greedy"];

/** The server's bots for people: weakest first, then those for comparison. */
export function levels(about: Pick<About, "bots">): string[] {
  return [...LEVELS, ...COMPARISON].filter((level) => about.bots.includes(level));
}

export function forComparison(bot: string): boolean {
  return COMPARISON.includes(bot);
}

/** The bot to offer first: one that does not scare a newcomer away. */
export function usualBot(about: Pick<About, "bots">): string {
  return FIRST.find((bot) => about.bots.includes(bot)) ?? about.bots[0]!;
}

/** How a bot plays, and how it fares in the matches that measure the levels: four at a table. */
export function portraitOf(t: Translate, bot: string, measured: About["measured"]): string {
  const match = measured[bot];
  if (!match) return t(`portrait-${bot}`);
  const percent = (share: number): string =>
    t("percent", { sign: "", percent: Math.round(share * 100) });
  const wins = match.winner === bot;
  const strength = t(wins ? "measured-wins" : "measured-beaten", {
    other: t(`level-${wins ? match.losers : match.winner}`),
    share: percent(match.share),
    fair: percent(1 / 4),
  });
  return `${t(`portrait-${bot}`)} ${strength}`;
}

/** Make a table; if nobody is waited for, begin. Where to go then. */
export async function makeTable(ask: CreateTable): Promise<string> {
  const { table } = await call("POST /api/v1/tables", {}, { seed: ownSeed(), ...ask });
  if (!ask.seats.some(({ kind }) => kind === "free"))
    await call("POST /api/v1/tables/{id}/start", { id: table.id });
  return `/t/${table.id}`;
}
