// The words of a part of the client that comes when it is needed: they are loaded with it.
import { useEffect, useState } from "react";
import { Book, book, type Key, languageNow, type Say, useWords, type Words } from "./say";

export interface Section<K extends string> {
  /** Bring the words in the reader's language; the part is shown when they are here. */
  load(): Promise<void>;
  use(): { language: string; t: Say<K | Key> };
}

/** The English words are here; `bring` fetches those of another language. */
export function sectionOf<K extends string>(
  en: Words,
  bring: (code: string) => Promise<Words> | undefined,
): Section<K> {
  const ours = new Book<K | Key>(book);
  return {
    async load() {
      ours.open({ en }, async (code) => bring(code));
      await ours.fetch(languageNow());
    },
    use() {
      const { language } = useWords();
      const [, setBrought] = useState("");
      useEffect(() => {
        void ours.fetch(language).then(() => setBrought(language)); // another one than at first
      }, [language]);
      return { language, t: ours.in(language) };
    },
  };
}
