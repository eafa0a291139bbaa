// What a card's picture shows: a figure or a thing, under which id, before which ground.

import type { CardEntry } from "../base/wire/queries";
import type { Ground } from "./grounds";
import { type Motif, motifsOf } from "./motifs";

export type Subject = Pick<CardEntry, "id" | "kind" | "type">;

/** Whether a card shows a person. */
export const isFigure = ({ kind, type }: Subject): boolean =>
  kind === "super-hero" ||
  kind === "super-villain" ||
  kind === "character" ||
  type === "Hero" ||
  type === "Villain";

/** The id of a card's picture: that of the card, without the box of a mixed table and the Level of a Character. */
export function pictureId({ id, kind }: Pick<Subject, "id" | "kind">): string {
  const own = id.slice(id.lastIndexOf(":") + 1);
  return kind === "character" ? own.replace(/-[123]$/, "") : own;
}

/** Most telling first. */
const BY_MOTIF: readonly (readonly [Motif, Ground])[] = [
  ["attack", "burst"],
  ["defense", "hex"],
  ["block", "wall"],
  ["assist", "links"],
  ["destroy", "shards"],
  ["gain", "chevrons"],
  ["play", "portal"],
  ["move", "spiral"],
  ["reveal", "rings"],
  ["draw", "fan"],
  ["count", "steps"],
  ["discard", "spiral"],
  ["ongoing", "rings"],
];

type Deeds = Pick<CardEntry, "kind" | "keywords" | "effects">;

/** A Super-Villain is shown by what it does for its owner, not by its First Appearance. */
function ownDeeds(card: Deeds): Deeds {
  const attack = card.effects.indexOf("Attack");
  if (card.kind !== "super-villain" || attack < 0) return card;
  return {
    kind: card.kind,
    keywords: card.keywords.filter((keyword) => keyword !== "Attack"),
    effects: card.effects.slice(0, attack),
  };
}

/** The ground that shows a card's effect. */
export function groundOf(card: Deeds): Ground {
  const { keywords, effects } = ownDeeds(card);
  if (effects.includes("Win")) return "star";
  const motifs = motifsOf({ keywords, effects });
  return BY_MOTIF.find(([motif]) => motifs.includes(motif))?.[1] ?? "rays";
}
