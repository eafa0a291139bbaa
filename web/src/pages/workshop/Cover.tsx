// The cover of a box: its own leaders and first figures, before the colours of the box that it joins.

import { isFigure } from "../../art/subject";
import type { MadeBox, MadeCard } from "../../base/making/box";
import { Picture } from "../../cards";
import { asMade, bare } from "./faces";

const KINDS = ["super-hero", "character", "super-villain", "main"];
const MOST = 3;

/** Who stands on the cover: leaders first. */
export const coverOf = (box: MadeBox): MadeCard[] =>
  box.cards
    .filter(
      (card) =>
        isFigure(card) &&
        (card.words || card.name) &&
        card.more.level !== 2 &&
        card.more.level !== 3,
    )
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
    .slice(0, MOST);

export function Cover({ box }: { box: MadeBox }) {
  return (
    <span className="w-cover" aria-hidden="true">
      {coverOf(box).map((card) => (
        <Picture key={card.id} card={asMade(bare(card), card, card.name)} crop="cut" />
      ))}
    </span>
  );
}
