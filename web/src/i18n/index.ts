// Languages: what the client says itself. What cards and tables say, the server says.
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { settings } from "../settings/settings";
import en from "./en.json";

export const LANGUAGES = { en: "English", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;

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
  if (code !== "en") await speak(code);
}

/** Change the language; only English is there from the start. */
export async function speak(code: Language): Promise<void> {
  if (code !== "en" && !i18next.hasResourceBundle(code, "translation")) {
    const words = await import("./es.json");
    i18next.addResourceBundle(code, "translation", words.default);
  }
  document.documentElement.lang = code;
  await i18next.changeLanguage(code);
}
