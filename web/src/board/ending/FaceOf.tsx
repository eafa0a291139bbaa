// The face of a hero or Character, as a small square.
import { CardArt } from "../../art";
import type { CardEntry } from "../../base/wire/queries";

export function FaceOf({ card }: { card: CardEntry | undefined }) {
  return (
    <span className="ending-face" aria-hidden="true">
      {card && <CardArt card={card} crop="face" />}
    </span>
  );
}
