// The mark of a card's family: shown by its silhouette, its glyph and its colour, in that order.

import type { CardEntry } from "../base/wire/queries";
import { useWords } from "../base/words/say";
import { type Family, familyOf, MARKS } from "./families";
import "./cards.css";

export interface TypeMarkProps {
  /** A card, or a family by its name. */
  of: Pick<CardEntry, "kind" | "type" | "side"> | Family;
  /** Say the family to those who do not see it; off where its word stands next to the mark. */
  said?: boolean;
  className?: string;
}

export function TypeMark({ of, said = false, className = "" }: TypeMarkProps) {
  const { t } = useWords();
  const family = typeof of === "string" ? of : familyOf(of);
  const mark = MARKS[family];
  return (
    <svg
      className={`type-mark ${className}`}
      data-family={family}
      viewBox="0 0 24 24"
      {...(said
        ? { role: "img", "aria-label": t(`card.family.${family}`) }
        : { "aria-hidden": true })}
    >
      <path className="type-mark-shape" d={mark.shape} />
      <path className="type-mark-glyph" fillRule="evenodd" d={mark.glyph} />
    </svg>
  );
}
