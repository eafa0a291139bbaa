// A card's text as a row of motifs, for where it has no room.
import { type Motif, motifsOf, OF_EFFECT } from "../art/motifs";
import type { CardEntry } from "../base/wire/queries";
import { toldOf } from "./words";

export interface Chip {
  motif: Motif;
  amount: string;
}

/** A card's text as a row of motifs for where it has no room: how much Power it surely gives, then the rest. */
export function chipsOf(
  card: Pick<CardEntry, "keywords" | "effects" | "sentences">,
  room = 4,
): Chip[] {
  const rest = motifsOf(card).filter((motif) => motif !== "power");
  const chips: Chip[] = rest.map((motif) => ({ motif, amount: "" }));
  if (card.effects.some((effect) => OF_EFFECT[effect] === "power")) {
    const { power } = toldOf(card.sentences);
    chips.unshift({ motif: "power", amount: `+${power ?? ""}` });
  }
  return chips.slice(0, room);
}
