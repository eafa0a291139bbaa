// The words of links that hold a game, and of reports: loaded with what needs them.
import en from "./links/en.json";
import type { KeyIn } from "./say";
import { sectionOf } from "./section";

const OTHERS = import.meta.glob<typeof en>(["./links/*.json", "!./links/en.json"], {
  import: "default",
});

export const { load: loadWords, use: useLinkWords } = sectionOf<KeyIn<typeof en>>(en, (code) =>
  OTHERS[`./links/${code}.json`]?.(),
);
