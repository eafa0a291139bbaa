// The words of people, accounts and leaders: loaded with their pages.
import en from "./people/en.json";
import type { KeyIn } from "./say";
import { sectionOf } from "./section";

const OTHERS = import.meta.glob<typeof en>(["./people/*.json", "!./people/en.json"], {
  import: "default",
});

export const { load: loadWords, use: usePeopleWords } = sectionOf<KeyIn<typeof en>>(en, (code) =>
  OTHERS[`./people/${code}.json`]?.(),
);
