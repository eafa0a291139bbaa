// The words of the Workshop and of boxes that others made: loaded with their pages.
import type { KeyIn } from "./say";
import { sectionOf } from "./section";
import en from "./workshop/en.json";

const OTHERS = import.meta.glob<typeof en>(["./workshop/*.json", "!./workshop/en.json"], {
  import: "default",
});

export const { load: loadWords, use: useWorkshopWords } = sectionOf<KeyIn<typeof en>>(en, (code) =>
  OTHERS[`./workshop/${code}.json`]?.(),
);
