import type { Args } from "$lib/i18n";

/** Words for the gallery alone, so that it shows without catalogues. */
const words: Record<string, string> = {
  "book-turn": "Turn page",
  "book-buy": "Buy",
  "race-points": "pts",
  "wheel-left": "colours left",
  "player-provisions": "with provisions",
};

export function say(key: string, args: Args = {}): string {
  if (key.startsWith("letter-")) return key.slice(7, 8).toUpperCase();
  if (key.startsWith("slot-")) return key.slice(5);
  if (key === "book-pages") return `${String(args["count"])} pages`;
  return words[key] ?? key;
}
