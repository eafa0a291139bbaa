// What a card does, as small drawings: one motif for each group of effect kinds and for each keyword.
import type { CardEntry } from "../base/wire/queries";
import signs from "./signs.json";

export const MOTIFS = {
  power: "M14 1 4 14H10.5L8.5 23 20 9H13Z",
  draw: "M3 9 11 6.5 16 21 8 23.5ZM13 9.5 17 11 21 3.5 23.5 8 24 1 17.5 0 18.5 3.5Z",
  attack:
    "M2 5 10 9 8 1 13 8 17 0 17.5 8.5 24 7 18.5 12.5 24 18 17 17 16 24 11.5 17.5 5 22 7 15 0 13 6 10.5Z",
  defense:
    "M12 1 21.5 4V12C21.5 17.5 17.5 21 12 23.5 6.5 21 2.5 17.5 2.5 12V4ZM12 5V19.5C15.5 17.5 18 15.5 18 12V6.7Z",
  block:
    "M1 4H10V10H1ZM12 4H23V10H12ZM1 12H5.5V18H1ZM7.5 12H17V18H7.5ZM19 12H23V18H19ZM1 20H10V23H1ZM12 20H23V23H12Z",
  assist:
    "M8.5 5C13 5 16 8 16 12 16 16 13 19 8.5 19 4 19 1 16 1 12 1 8 4 5 8.5 5ZM8.5 8.5C6 8.5 4.5 10 4.5 12 4.5 14 6 15.5 8.5 15.5 11 15.5 12.5 14 12.5 12 12.5 10 11 8.5 8.5 8.5ZM17 5.3C20.8 6 23 8.7 23 12 23 15.3 20.8 18 17 18.7 18.8 17 19.7 14.7 19.7 12 19.7 9.3 18.8 7 17 5.3Z",
  ongoing:
    "M12 2C17.5 2 22 6.5 22 12H24L20 17 16 12H18C18 8.5 15.5 6 12 6 9.8 6 8 7 7 8.5L4.5 5.5C6.3 3.3 9 2 12 2ZM12 22C6.5 22 2 17.5 2 12H0L4 7 8 12H6C6 15.5 8.5 18 12 18 14.2 18 16 17 17 15.5L19.5 18.5C17.7 20.7 15 22 12 22Z",
  confrontation: "M1 3 10.5 12 1 21V15.5L4 12 1 8.5ZM23 3 13.5 12 23 21V15.5L20 12 23 8.5Z",
  gain: "M9 1H15V9H23V15H15V23H9V15H1V9H9Z",
  weakness:
    "M12 1C17 7 20 10.5 20 15 20 20 16.5 23 12 23 7.5 23 4 20 4 15 4 10.5 7 7 12 1ZM12.5 8 9 14 12.5 15.5 10.5 20 16 14 12.5 12.5Z",
  destroy:
    "M13 0C14 5 20 8 20 15 20 20 16.5 24 12 24 7.5 24 4 20.5 4 16 4 12 6 10 7 7 8.5 8 9.5 9.5 9.5 11 11.5 9 13.5 5 13 0ZM12 13C10 15.5 9 16.5 9 18.5 9 20.5 10.3 21.5 12 21.5 13.7 21.5 15 20.5 15 18.5 15 16.5 14 15.5 12 13Z",
  discard: "M4 1H14V5H18V9H14L14 13H4ZM16 11H21V17H24L18.5 23.5 13 17H16Z",
  move: "M2 20C2 11 7 6.5 14 6.5V1.5L23 9.5 14 17.5V12C9 12 5 14.5 2 20Z",
  reveal:
    "M12 4C17 4 21 7.5 24 12 21 16.5 17 20 12 20 7 20 3 16.5 0 12 3 7.5 7 4 12 4ZM12 7.5C9.5 7.5 7.5 9.5 7.5 12 7.5 14.5 9.5 16.5 12 16.5 14.5 16.5 16.5 14.5 16.5 12 16.5 9.5 14.5 7.5 12 7.5ZM12 10C13.1 10 14 10.9 14 12 14 13.1 13.1 14 12 14 10.9 14 10 13.1 10 12 10 10.9 10.9 10 12 10Z",
  play: "M2 3 12 12 2 21ZM12 3 22 12 12 21Z",
  time: "M4 1H20V4L14 12 20 20V23H4V20L10 12 4 4ZM8 4.5H16L12 10Z",
  choice: "M10 23V14L3 7V11H0V1H10V4H6L12 10 18 4H14V1H24V11H21V7L14 14V23Z",
  points: "M12 0 15.3 7.8 24 8.5 17.4 14.1 19.5 22.5 12 18 4.5 22.5 6.6 14.1 0 8.5 8.7 7.8Z",
  cost: "M12 1 22 7V23H2V7ZM12 5.5C10.9 5.5 10 6.4 10 7.5 10 8.6 10.9 9.5 12 9.5 13.1 9.5 14 8.6 14 7.5 14 6.4 13.1 5.5 12 5.5ZM6 13H18V15.5H6ZM6 17.5H18V20H6Z",
  count: "M2 15H7V23H2ZM9.5 9H14.5V23H9.5ZM17 2H22V23H17Z",
  foes: "M7 3C9.5 3 11 5 11 7.5 11 10 9.5 12 7 12 4.5 12 3 10 3 7.5 3 5 4.5 3 7 3ZM17 3C19.5 3 21 5 21 7.5 21 10 19.5 12 17 12 14.5 12 13 10 13 7.5 13 5 14.5 3 17 3ZM0 22C0 17 3 14 7 14 9.5 14 11 15 12 16.5 13 15 14.5 14 17 14 21 14 24 17 24 22Z",
} as const;
export type Motif = keyof typeof MOTIFS;

/** The motif of each kind of effect, condition, amount, ability or event, written by `tools/write_docs.py`. */
const OF_EFFECT = signs as Record<string, Motif | null>;
const OF_KEYWORD: Record<string, Motif> = {
  Attack: "attack",
  Defense: "defense",
  Block: "block",
  Assist: "assist",
  Ongoing: "ongoing",
  Confrontation: "confrontation",
  "When you gain this": "gain",
};

/** The motif of a kind of effect or of a keyword, if it has one. */
export const motifOf = (kind: string): Motif | null => OF_EFFECT[kind] ?? OF_KEYWORD[kind] ?? null;

/** Everything a card does, most telling first; Power, which most cards give, comes last. */
export function motifsOf(card: Pick<CardEntry, "keywords" | "effects">): Motif[] {
  const found = new Set<Motif>();
  for (const keyword of card.keywords) {
    const motif = OF_KEYWORD[keyword];
    if (motif) found.add(motif);
  }
  for (const effect of card.effects) {
    const motif = OF_EFFECT[effect];
    if (motif && motif !== "power") found.add(motif);
  }
  if (card.effects.some((effect) => OF_EFFECT[effect] === "power")) found.add("power");
  return [...found];
}
