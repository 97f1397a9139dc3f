import type { Language } from "$lib/i18n";

/** Each language in its own words; the same in every language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  it: "Italiano",
  es: "Español",
  ru: "Русский",
  de: "Deutsch",
};
