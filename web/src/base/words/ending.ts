// The words of the end of a game: loaded with its scene, and not with the table.
import en from "./ending/en.json";
import type { Key, KeyIn, Say } from "./say";
import { sectionOf } from "./section";

const OTHERS = import.meta.glob<typeof en>(["./ending/*.json", "!./ending/en.json"], {
  import: "default",
});

/** A key of this scene, or one of all pages. */
export type EndingKey = KeyIn<typeof en> | Key;
export type EndingSay = Say<EndingKey>;

export const { load: loadWords, use: useEndingWords } = sectionOf<KeyIn<typeof en>>(en, (code) =>
  OTHERS[`./ending/${code}.json`]?.(),
);
