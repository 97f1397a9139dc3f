/** What is said of bots. Which ones there are, the server tells. */
import type { Translate } from "./i18n";
import type { About } from "./protocol";

/** What a bot is called for its strength; those our catalogues do not know as they are. */
export function levelName(t: Translate, bot: string): string {
  return said(t, `level-${bot}`) ?? bot;
}

function said(t: Translate, key: string): string | null {
  const text = t(key);
  return text === key ? null : text;
}

/** How a bot plays, and how it fares in the matches that measure the levels: four at a table. */
export function portraitOf(t: Translate, bot: string, measured: About["measured"]): string {
  const portrait = said(t, `portrait-${bot}`) ?? t("portrait-guest");
  const match = Object.hasOwn(measured, bot) ? measured[bot] : undefined;
  if (!match) return portrait;
  const percent = (share: number): string =>
    t("percent", { sign: "", percent: Math.round(share * 100) });
  const wins = match.winner === bot;
  const strength = t(wins ? "measured-wins" : "measured-beaten", {
    other: t(`level-${wins ? match.losers : match.winner}`),
    share: percent(match.share),
    fair: percent(1 / 4),
  });
  return `${portrait} ${strength}`;
}
