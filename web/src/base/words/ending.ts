// The words of the end of a game: loaded with its scene, and not with the table.
import { useEffect, useState } from "react";
import en from "./ending/en.json";
import { Book, book, type Key, type KeyIn, languageNow, type Say, useWords } from "./say";

const OTHERS = import.meta.glob<typeof en>(["./ending/*.json", "!./ending/en.json"], {
  import: "default",
});

/** A key of this scene, or one of all pages. */
export type EndingKey = KeyIn<typeof en> | Key;
export type EndingSay = Say<EndingKey>;

const ours = new Book<EndingKey>(book);

/** Bring the words in the reader's language; the scene is shown when they are here. */
export async function loadWords(): Promise<void> {
  ours.open({ en }, async (code) => OTHERS[`./ending/${code}.json`]?.());
  await ours.fetch(languageNow());
}

export function useEndingWords(): { language: string; t: EndingSay } {
  const { language } = useWords();
  const [, setBrought] = useState("");
  useEffect(() => {
    void ours.fetch(language).then(() => setBrought(language)); // another language than at first
  }, [language]);
  return { language, t: ours.in(language) };
}
