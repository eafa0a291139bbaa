// The word on a card: what a press on it does, or why it does nothing.

import { keyFor } from "../../base/words/keys";
import type { Say } from "../../base/words/say";

/** The marks of a card where it lies. */
export type Fact =
  | { does: string }
  | { answers: string; adds?: string }
  | { soon: string }
  | { not: string };

export interface Tag {
  word: string;
  /** Done now; an answer; a teammate's; done soon; not now. */
  tone: "ok" | "me" | "ally" | "soon" | "no";
}

export function tagOf(fact: Fact, t: Say): Tag {
  if ("not" in fact) return { word: fact.not, tone: "no" };
  if ("soon" in fact) return { word: fact.soon, tone: "soon" };
  if ("does" in fact) return { word: t(keyFor("table.do", fact.does, "choose")), tone: "ok" };
  const tone = fact.answers === "assist" ? "ally" : "me";
  const word = t(keyFor("table.do", fact.answers, "choose"));
  return { word: fact.adds ? `${word} ${fact.adds}` : word, tone };
}
