/** Clocks: which there are to choose from, what they show, and how that is said. */
import type { Translate } from "./i18n";
import type { Clocks, Table } from "./protocol";

export type Clock = NonNullable<Table["clock"]>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Minutes for the whole game, and seconds more for each turn. */
const LIVE = [
  [5, 3],
  [10, 5],
  [20, 10],
  [45, 15],
] as const;
/** Hours for each turn. */
const SLOW = [12, 24, 48, 72, 168] as const;
/** Days off for each person. */
export const HOLIDAYS = [0, 3, 7, 14, 30] as const;

export const LIVE_CLOCKS = LIVE.map(([minutes, seconds]): Clock => ({
  kind: "live",
  bank: minutes * MINUTE,
  increment: seconds * SECOND,
  bot: "",
}));
export const SLOW_CLOCKS = SLOW.map((hours): Clock => ({
  kind: "slow",
  turn: hours * HOUR,
  holidays: 7,
  bot: "",
}));

/** What tells one clock from another, whoever plays when time is up. */
export function clockId(clock: Clock | null): string {
  if (!clock) return "none";
  return clock.kind === "live" ? `live-${clock.bank}-${clock.increment}` : `slow-${clock.turn}`;
}

export function clockText(t: Translate, clock: Clock): string {
  if (clock.kind === "live")
    return t("clock-live", { minutes: clock.bank / MINUTE, seconds: clock.increment / SECOND });
  const hours = clock.turn / HOUR;
  return hours % 24 ? t("clock-slow-hours", { hours }) : t("clock-slow-days", { days: hours / 24 });
}

/** What a seat has left at a time of the server's. */
export function leftOf(clocks: Clocks, seat: number, now: number): number {
  const used = clocks.runs === seat ? Math.max(0, now - clocks.since) : 0;
  return Math.max(0, (clocks.left[seat] ?? 0) - used);
}

export function timeText(t: Translate, ms: number): string {
  if (ms >= DAY)
    return t("clock-days", { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
  if (ms >= HOUR)
    return t("clock-hours", {
      hours: Math.floor(ms / HOUR),
      minutes: Math.floor((ms % HOUR) / MINUTE),
    });
  const seconds = Math.ceil(ms / SECOND);
  return t("clock-minutes", {
    minutes: Math.floor(seconds / 60),
    seconds: String(seconds % 60).padStart(2, "0"),
  });
}
