// The word on a card: what a press on it does, or why it does nothing.

import { keyFor } from "../../base/words/keys";
import type { Say } from "../../base/words/say";

/** The marks of a card where it lies. */
export type Fact = { does: string } | { soon: string } | { not: string };

export interface Tag {
  word: string;
  /** Done now; an answer; a teammate's; done soon; not now. */
  tone: "ok" | "me" | "ally" | "soon" | "no";
}

const ANSWERS = new Set(["choose", "defend", "block", "shield", "trigger", "place"]);

export function tagOf(fact: Fact, t: Say): Tag {
  if ("not" in fact) return { word: fact.not, tone: "no" };
  if ("soon" in fact) return { word: fact.soon, tone: "soon" };
  const tone = ANSWERS.has(fact.does) ? "me" : fact.does === "assist" ? "ally" : "ok";
  return { word: t(keyFor("table.do", fact.does, "choose")), tone };
}
