/** Hours of the day as pages show them and as the server keeps them. */
import type { Language } from "$lib/i18n";
import type { RemindWishes } from "$lib/protocol";

export const NIGHT = { quiet_from: 22 * 60, quiet_to: 7 * 60 };

/** Minutes of the day as "07:30". */
export function clock(minute: number): string {
  const two = (figure: number): string => String(figure).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** "07:30" as minutes of the day; midnight if it is nothing. */
export function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return (hour * 60 + minute) % 1440 || 0;
}

/** How a person wants to be reminded, by the clock of this device. */
export function wishesOf(
  language: Language,
  quiet: boolean,
  from: number,
  to: number,
): RemindWishes {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { language, zone, quiet_from: quiet ? from : 0, quiet_to: quiet ? to : 0 };
}
