// The words of every language. The entry alone imports them: a release that changes a word gives no
// other part of the client a new name.

import { boxOfFile } from "../boxes/boxes";
import en from "./en.json";
import type { AllWords } from "./index";

const others = import.meta.glob<typeof en>(["./*.json", "!./en.json"], { import: "default" });

/** What each box is called and how it is described: they are few, and lie in the folders of the boxes. */
const boxes = import.meta.glob<Record<"name" | "text", string>>(
  "../../../../src/archrivals/boxes/*/words/*.json",
  { eager: true, import: "default" },
);

/** Return the words of a language with those of its boxes. */
function withBoxes(code: string, words: typeof en): typeof en {
  const own = Object.entries(boxes)
    .filter(([path]) => path.endsWith(`/${code}.json`))
    .flatMap(([path, { name, text }]) => {
      const box = boxOfFile(path);
      return [
        [box, name],
        [`${box}-text`, text],
      ];
    });
  return { ...words, box: { ...words.box, ...Object.fromEntries(own) } };
}

/** English is there from the start; the others are loaded when they are first spoken. */
export const WORDS: AllWords = {
  en: withBoxes("en", en),
  load: async (code) => {
    const words = await others[`./${code}.json`]?.();
    return words && withBoxes(code, words);
  },
};
