// The words of every language. The entry alone imports them: a release that changes a word gives no
// other part of the client a new name.

import en from "./en.json";
import type { AllWords } from "./index";

const others = import.meta.glob<typeof en>(["./*.json", "!./en.json"], { import: "default" });

/** English is there from the start; the others are loaded when they are first spoken. */
export const WORDS: AllWords = { en, load: async (code) => others[`./${code}.json`]?.() };
