// The words of the page about the project and its server: loaded with it.
import en from "./about/en.json";
import type { KeyIn } from "./say";
import { sectionOf } from "./section";

const OTHERS = import.meta.glob<typeof en>(["./about/*.json", "!./about/en.json"], {
  import: "default",
});

export const { load: loadWords, use: useAboutWords } = sectionOf<KeyIn<typeof en>>(en, (code) =>
  OTHERS[`./about/${code}.json`]?.(),
);
