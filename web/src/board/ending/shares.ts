// A score as a bar: how many points came from which sort of cards.

import type { CountedInView } from "../../base/wire/messages";
import type { CardEntry } from "../../base/wire/queries";
import { type Family, familyOf } from "../../cards/families";
import { totalOf } from "./score";

/** Sorts that are distinguished; all others are "more", and what takes points away is "less". */
export const SORTS = ["villains", "heroes", "powers", "equipment", "more", "less"] as const;
export type Sort = (typeof SORTS)[number];

const OF: Partial<Record<Family, Sort>> = {
  "super-villain": "villains",
  nemesis: "villains",
  villain: "villains",
  "super-hero": "heroes",
  hero: "heroes",
  "super-power": "powers",
  equipment: "equipment",
};

export interface Share {
  sort: Sort;
  points: number;
}

/** The shares of a score, in a fixed order; none that is nothing. */
export function sharesOf(
  lines: readonly CountedInView[],
  cards: ReadonlyMap<string, Pick<CardEntry, "kind" | "type" | "side">>,
): Share[] {
  const sums = new Map<Sort, number>();
  for (const line of lines) {
    const card = cards.get(line.id);
    const points = totalOf(line);
    const sort = points < 0 ? "less" : ((card && OF[familyOf(card)]) ?? "more");
    sums.set(sort, (sums.get(sort) ?? 0) + points);
  }
  return SORTS.flatMap((sort) => {
    const points = sums.get(sort) ?? 0;
    return points === 0 ? [] : [{ sort, points }];
  });
}
