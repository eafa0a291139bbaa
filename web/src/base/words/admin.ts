// The words of moderation: loaded with its pages, and not with the first one.
import i18next from "i18next";
import { useTranslation } from "react-i18next";
import en from "./admin/en.json";
import type { Names } from "./keys";

const OTHERS = import.meta.glob<typeof en>(["./admin/*.json", "!./admin/en.json"], {
  import: "default",
});
const SPACE = "admin";

/** The words in the reader's language; a page that needs them is shown when they are here. */
export async function loadWords(): Promise<void> {
  i18next.addResourceBundle("en", SPACE, en);
  const code = i18next.language;
  const load = OTHERS[`./admin/${code}.json`];
  if (load && !i18next.hasResourceBundle(code, SPACE))
    i18next.addResourceBundle(code, SPACE, await load());
}

/** Tell whether there is a sentence for a value from the server, which may be newer than this page. */
export function isNamed<Path extends string>(
  path: Path,
  value: string,
): value is Names<Path, typeof en> {
  return i18next.exists(`${SPACE}:${path}.${value}`, { count: 1 });
}

export function useWords() {
  return useTranslation([SPACE, "translation"]);
}

/** A day and a time, as the reader writes them. */
export function when(at: number): string {
  return new Intl.DateTimeFormat(i18next.language, {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(at);
}
