// Languages: what the client says itself. What is said at a table is in the server's catalogues.
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { settings } from "../preferences/settings";
import type en from "./en.json";

export const LANGUAGES = { en: "English", es: "Español", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

export interface Words {
  en: typeof en;
  /** The words of another language. */
  load: (code: Language) => Promise<typeof en | undefined>;
}

let load: Words["load"] = async () => undefined;

export function language(): Language {
  const wished = settings().language || navigator.language.slice(0, 2);
  return wished in LANGUAGES ? (wished as Language) : "en";
}

export async function begin(words: Words): Promise<void> {
  load = words.load;
  const code = language();
  document.documentElement.lang = code;
  await i18next.use(initReactI18next).init({
    lng: code,
    fallbackLng: "en",
    resources: { en: { translation: words.en } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  if (code !== "en") await speak(code).catch(() => {}); // English is better than no page
}

/** Change the language; only English is there from the start. */
export async function speak(code: Language): Promise<void> {
  if (!i18next.hasResourceBundle(code, "translation"))
    i18next.addResourceBundle(code, "translation", await load(code));
  document.documentElement.lang = code;
  await i18next.changeLanguage(code);
}
