// What a box looks like before a card was dealt: who meets whom in it.

/** Those on its picture: in front, behind, and beside them. */
export const CAST: Record<string, readonly string[]> = {
  "heroes-unite": ["booster-gold", "trigon", "batgirl"],
  "rivals-batman-joker": ["the-joker", "batman"],
  "rivals-shazam-black-adam": ["black-adam", "shazam"],
  confrontations: ["circe", "wonder-woman"],
  "base-set": ["superman", "ras-al-ghul"],
};
