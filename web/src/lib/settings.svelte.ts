/** What a person chose on this device; kept in the browser, never sent. */
import { detectLanguage, LANGUAGES, type Language } from "./i18n";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "reduced";

/** How many times faster than usual the moves of others are shown, or not at all. */
export const SPEEDS = [0.5, 1, 2, 4, "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = "valdora.settings";

interface Stored {
  language: Language;
  theme: Theme;
  motion: Motion;
  speed: Speed;
  sound: boolean;
  notify: boolean;
  /** Patterns on pawns and tiles besides their shapes. */
  patterns: boolean;
  coached: boolean;
  /** Whether single letters and figures act at once. */
  letters: boolean;
  /** Whether a shared device asks to be handed over at each turn. */
  curtain: boolean;
  name: string;
}

function read(): Partial<Stored> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

function one<T>(value: unknown, of: readonly T[], otherwise: T): T {
  return of.includes(value as T) ? (value as T) : otherwise;
}

class Settings {
  #stored = read();
  language = $state(one<Language>(this.#stored.language, LANGUAGES, detectLanguage()));
  theme = $state(one<Theme>(this.#stored.theme, ["auto", "light", "dark"], "auto"));
  motion = $state(one<Motion>(this.#stored.motion, ["auto", "full", "reduced"], "auto"));
  speed = $state(one<Speed>(this.#stored.speed, SPEEDS, 1));
  sound = $state(this.#stored.sound === true);
  notify = $state(this.#stored.notify === true);
  patterns = $state(this.#stored.patterns !== false);
  coached = $state(this.#stored.coached !== false);
  letters = $state(this.#stored.letters !== false);
  curtain = $state(this.#stored.curtain !== false);
  name = $state(typeof this.#stored.name === "string" ? this.#stored.name.slice(0, 32) : "");

  /** Whether to move things at once instead of showing how. */
  get still(): boolean {
    if (this.motion !== "auto") return this.motion === "reduced";
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Keep what is set, and show it; call inside an effect. */
  keep(): void {
    const { language, theme, motion, speed, name } = this;
    const { sound, notify, patterns, coached, letters, curtain } = this;
    const switches = { sound, notify, patterns, coached, letters, curtain };
    const stored: Stored = { language, theme, motion, speed, name, ...switches };
    try {
      localStorage.setItem(KEY, JSON.stringify(stored));
    } catch {
      // Private windows may refuse; the choice then lasts as long as the page.
    }
    const root = document.documentElement;
    root.lang = language;
    if (theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = theme;
    root.dataset["motion"] = this.still ? "reduced" : "full";
  }
}

export const settings = new Settings();
