// Languages: what the client says itself. What is said at a table is in the server's catalogues.
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { settings } from "../settings/settings";
import en from "./en.json";

export const LANGUAGES = { en: "English", es: "Español", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

/** The words of the other languages, each loaded when it is first spoken. */
const WORDS = import.meta.glob<typeof en>(["./*.json", "!./en.json"], { import: "default" });

export function language(): Language {
  const wished = settings().language || navigator.language.slice(0, 2);
  return wished in LANGUAGES ? (wished as Language) : "en";
}

export async function begin(): Promise<void> {
  const code = language();
  document.documentElement.lang = code;
  await i18next.use(initReactI18next).init({
    lng: code,
    fallbackLng: "en",
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  if (code !== "en") await speak(code).catch(() => {}); // English is better than no page
}

/** Change the language; only English is there from the start. */
export async function speak(code: Language): Promise<void> {
  if (!i18next.hasResourceBundle(code, "translation"))
    i18next.addResourceBundle(code, "translation", await WORDS[`./${code}.json`]?.());
  document.documentElement.lang = code;
  await i18next.changeLanguage(code);
}
