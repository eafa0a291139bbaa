// Languages: which one is spoken, and where its words come from.
import { settings } from "../preferences/settings";
import type en from "./en.json";
import { book, use } from "./say";

export const LANGUAGES = { en: "English", es: "Español", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

export interface AllWords {
  en: typeof en;
  /** The words of another language. */
  load: (code: string) => Promise<typeof en | undefined>;
}

export function language(): Language {
  const wished = settings().language || navigator.language.slice(0, 2);
  return wished in LANGUAGES ? (wished as Language) : "en";
}

export async function begin(words: AllWords): Promise<void> {
  book.open({ en: words.en }, words.load);
  const code = language();
  await speak(code).catch(() => use("en")); // English is better than no page
}

/** Change the language; only English is there from the start. */
export async function speak(code: Language): Promise<void> {
  await book.fetch(code);
  document.documentElement.lang = code;
  use(code);
}
