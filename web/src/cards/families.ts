// A card's family: what gives it its colour, its frame and its mark.
import type { CardEntry } from "../base/wire/queries";

export const FAMILIES = [
  "hero",
  "villain",
  "super-power",
  "equipment",
  "location",
  "super-villain",
  "super-hero",
  "nemesis",
  "starter",
  "weakness",
] as const;
export type Family = (typeof FAMILIES)[number];

const BY_TYPE: Record<string, Family> = {
  Hero: "hero",
  Villain: "villain",
  "Super Power": "super-power",
  Equipment: "equipment",
  Location: "location",
  Starter: "starter",
};

/** The family of a card; what stands apart from its type (a Super-Villain, a Character) comes first. */
export function familyOf(card: Pick<CardEntry, "kind" | "type" | "side">): Family {
  if (card.kind === "super-villain") return "super-villain";
  if (card.kind === "weakness") return "weakness";
  if (card.kind === "super-hero" || card.kind === "character")
    return card.side === "villain" ? "nemesis" : "super-hero";
  return BY_TYPE[card.type ?? ""] ?? "starter";
}

/** What names a card across boxes, as in `?card=heroes-unite:punch`. */
export const addressOf = (card: Pick<CardEntry, "box" | "id">): string => `${card.box}:${card.id}`;

interface Drawing {
  shape: string;
  glyph: string;
}

/** The mark of each family on a 24 by 24 field: a silhouette of its own, and a glyph in it. */
export const MARKS: Record<Family, Drawing> = {
  hero: {
    shape: "M12 1 22 4V12C22 18 17.5 21.5 12 23.5 6.5 21.5 2 18 2 12V4Z",
    glyph: "M12 6 18 12.5 16 14.6 12 10.4 8 14.6 6 12.5ZM12 12.5 16 16.7 12 19 8 16.7Z",
  },
  villain: {
    shape: "M1 1 7.5 4.5H16.5L23 1 21.5 13 12 23.5 2.5 13Z",
    glyph: "M5.5 8.5 11 11.5 10 14 6.5 12.5ZM18.5 8.5 13 11.5 14 14 17.5 12.5Z",
  },
  "super-power": {
    shape:
      "M12 0 14.7 5.5 20.5 3.5 18.5 9.3 24 12 18.5 14.7 20.5 20.5 14.7 18.5 12 24 9.3 18.5 3.5 20.5 5.5 14.7 0 12 5.5 9.3 3.5 3.5 9.3 5.5Z",
    glyph: "M13.5 5.5 7.5 13H11L10 18.5 16.5 10.8H13Z",
  },
  equipment: {
    shape: "M6.5 1.5H17.5L23 12 17.5 22.5H6.5L1 12Z",
    glyph: "M9 6.5H15L18 12 15 17.5H9L6 12ZM10.5 9.5 9 12 10.5 14.5H13.5L15 12 13.5 9.5Z",
  },
  location: {
    shape: "M1 23V9H6V4L12 0 18 4V9H23V23Z",
    glyph:
      "M8.5 7H11V10H8.5ZM13 7H15.5V10H13ZM8.5 12H11V15H8.5ZM13 12H15.5V15H13ZM10.3 17H13.7V23H10.3Z",
  },
  "super-villain": {
    shape: "M0 3 6 9 12 0 18 9 24 3 21.5 19 12 24 2.5 19Z",
    glyph: "M6 11.5 11 14 9.8 16.5 7 15.5ZM18 11.5 13 14 14.2 16.5 17 15.5ZM10 19H14L12 21Z",
  },
  "super-hero": {
    shape: "M12 0 18 3.5H24L22 14 12 24 2 14 0 3.5H6Z",
    glyph: "M12 5.5 13.9 9.5 18.3 10 15.1 13 15.9 17.4 12 15.2 8.1 17.4 8.9 13 5.7 10 10.1 9.5Z",
  },
  nemesis: {
    shape: "M12 24 6 20.5H0L2 10 0 0 8 4.5 12 1 16 4.5 24 0 22 10 24 20.5H18Z",
    glyph: "M12 18.5 10.1 14.5 5.7 14 8.9 11 8.1 6.6 12 8.8 15.9 6.6 15.1 11 18.3 14 13.9 14.5Z",
  },
  starter: {
    shape: "M2.5 2.5H21.5V21.5H2.5Z",
    glyph: "M7 12 12 7 17 12 12 17Z",
  },
  weakness: {
    shape: "M2 2H10L12 5 15 2H22V9L19 12 22 15V22H14L11.5 19 9 22H2V14L5 11.5 2 9Z",
    glyph: "M10.5 6H13.5V13H10.5ZM10.5 15H13.5V18H10.5Z",
  },
};
