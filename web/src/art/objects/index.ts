// Every thing and place on the cards, by the id of its card.
import { BASE_SET } from "./baseSet";
import { BASICS } from "./basics";
import { BATMAN_JOKER } from "./batmanJoker";
import { CONFRONTATIONS } from "./confrontations";
import { HEROES_UNITE } from "./heroesUnite";
import { RINGS } from "./rings";
import type { Thing } from "./shapes";
import { SHAZAM_BLACK_ADAM } from "./shazamBlackAdam";

export const OBJECTS = {
  ...BASICS,
  ...RINGS,
  ...HEROES_UNITE,
  ...BASE_SET,
  ...CONFRONTATIONS,
  ...BATMAN_JOKER,
  ...SHAZAM_BLACK_ADAM,
} satisfies Record<string, Thing>;
