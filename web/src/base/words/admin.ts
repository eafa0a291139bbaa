// The words of moderation: loaded with its pages, and not with the first one.
import en from "./admin/en.json";
import type { Names } from "./keys";
import { Book, book, type Key, type KeyIn, languageNow, type Say, useWords } from "./say";

const OTHERS = import.meta.glob<typeof en>(["./admin/*.json", "!./admin/en.json"], {
  import: "default",
});

/** A key of these pages, or one of all pages. */
export type AdminKey = KeyIn<typeof en> | Key;

const ours = new Book<AdminKey>(book);

/** The words in the reader's language; a page that needs them is shown when they are here. */
export async function loadWords(): Promise<void> {
  ours.open({ en }, async (code) => OTHERS[`./admin/${code}.json`]?.());
  await ours.fetch(languageNow());
}

/** Return whether there is a sentence for a value from the server, which may be newer than this page. */
export function isNamed<Path extends string>(
  path: Path,
  value: string,
): value is Names<Path, typeof en> {
  return ours.has(`${path}.${value}`);
}

export function useAdminWords(): { language: string; t: Say<AdminKey> } {
  const { language } = useWords();
  return { language, t: ours.in(language) };
}

/** A day and a time, as the reader writes them. */
export function when(at: number): string {
  return new Intl.DateTimeFormat(languageNow(), {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(at);
}
