// What a box looks like before a card was dealt: who meets whom in it.

/** Those on its picture: in front, behind, and beside them. */
export const CAST: Record<string, readonly string[]> = {
  "heroes-unite": ["booster-gold", "trigon", "batgirl"],
  "rivals-batman-joker": ["the-joker", "batman"],
  "rivals-shazam-black-adam": ["black-adam", "shazam"],
  confrontations: ["circe", "wonder-woman"],
  "base-set": ["superman", "ras-al-ghul"],
};

/** The number of players a box is made for, where it is not two. */
const MEANT: Record<string, number> = { confrontations: 4 };

export const meantFor = (box: string): number => MEANT[box] ?? 2;
