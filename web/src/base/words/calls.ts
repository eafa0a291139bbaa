// The words of calls: loaded with their page.
import en from "./calls/en.json";
import type { KeyIn } from "./say";
import { sectionOf } from "./section";

const OTHERS = import.meta.glob<typeof en>(["./calls/*.json", "!./calls/en.json"], {
  import: "default",
});

export const { load: loadWords, use: useCallsWords } = sectionOf<KeyIn<typeof en>>(en, (code) =>
  OTHERS[`./calls/${code}.json`]?.(),
);
