// The words of both futures of a choice, and of playing on: loaded with them.
import en from "./futures/en.json";
import type { Key, KeyIn, Say } from "./say";
import { sectionOf } from "./section";

const OTHERS = import.meta.glob<typeof en>(["./futures/*.json", "!./futures/en.json"], {
  import: "default",
});

/** A key of this part, or one of all pages. */
export type FuturesKey = KeyIn<typeof en> | Key;
export type FuturesSay = Say<FuturesKey>;

export const { load: loadWords, use: useFuturesWords } = sectionOf<KeyIn<typeof en>>(en, (code) =>
  OTHERS[`./futures/${code}.json`]?.(),
);
