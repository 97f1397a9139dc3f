/**
 * Texts: the same Fluent catalogues as the server and the terminal use, one language loaded at a
 * time. Components ask the context for `t(key, args)`; nothing else in the client holds words.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { createContext } from "svelte";

/** Each language in its own words; the same in every language. */
export const LANGUAGE_NAMES = {
  en: "English",
  fr: "Français",
  it: "Italiano",
  es: "Español",
  ru: "Русский",
  de: "Deutsch",
};
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];
export type Args = Record<string, FluentVariable>;
export type Translate = (key: string, args?: Args) => string;

/** The context through which every component gets its `t`. */
export const [useTranslate, provideTranslate] = createContext<Translate>();

const catalogues = import.meta.glob<string>(
  "../../../src/valdora/texts/locales/*/{choices,clocks,device,devices,events,help,levels,marks,motives,reasons,refusals,reminders,review,site,table,terms}.ftl",
  { query: "?raw", import: "default" },
);

async function bundle(language: Language): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  const paths = Object.keys(catalogues).filter((path) => path.includes(`/${language}/`));
  const texts = await Promise.all(paths.sort().map((path) => catalogues[path]!()));
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** The translator of one language; a missing message shows its key, never an empty place. */
export async function loadTexts(language: Language): Promise<Translate> {
  return translator(await bundle(language));
}

export function translator(texts: FluentBundle): Translate {
  return (key, args) => {
    const dot = key.indexOf(".");
    const message = texts.getMessage(dot < 0 ? key : key.slice(0, dot));
    const pattern = dot < 0 ? message?.value : message?.attributes[key.slice(dot + 1)];
    return pattern ? texts.formatPattern(pattern, args ?? {}) : key;
  };
}

/** The first of the reader's languages that we speak. */
export function detectLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0];
    const found = LANGUAGES.find((language) => language === base);
    if (found) return found;
  }
  return "en";
}
