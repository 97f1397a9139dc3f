/** What a person chose on this device; kept in the browser, never sent. */
import { detectLanguage, LANGUAGES, type Language } from "./i18n";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "reduced";

const KEY = "valdora.settings";

interface Stored {
  language: Language;
  theme: Theme;
  motion: Motion;
  /** How fast others' moves are shown: 0.5, 1, 2 or 4. */
  speed: number;
  sound: boolean;
  notify: boolean;
  /** Patterns on pawns and tiles besides their shapes. */
  patterns: boolean;
  coached: boolean;
  /** Whether single letters and figures act at once. */
  letters: boolean;
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
  speed = $state(one(this.#stored.speed, [0.5, 1, 2, 4], 1));
  sound = $state(this.#stored.sound === true);
  notify = $state(this.#stored.notify === true);
  patterns = $state(this.#stored.patterns !== false);
  coached = $state(this.#stored.coached !== false);
  letters = $state(this.#stored.letters !== false);
  name = $state(typeof this.#stored.name === "string" ? this.#stored.name.slice(0, 32) : "");

  /** Whether to move things at once instead of showing how. */
  get still(): boolean {
    if (this.motion !== "auto") return this.motion === "reduced";
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Keep what is set, and show it; call inside an effect. */
  keep(): void {
    const { language, theme, motion, speed, sound, notify, patterns, coached, letters, name } = this;
    const stored: Stored = { language, theme, motion, speed, sound, notify, patterns, coached, letters, name };
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
