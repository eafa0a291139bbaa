// A made card, drawn as every card is.
import type { MadeBox, MadeCard } from "../../base/making/box";
import { CardFace, CardMini } from "../../cards";
import { useFaces } from "./faces";

interface MadeFaceProps {
  card: MadeCard;
  box: MadeBox;
  width: number;
  size?: "normal" | "small";
}

export function MadeFace({ card, box, width, size = "normal" }: MadeFaceProps) {
  const { entry } = useFaces(card, box);
  return <CardFace card={entry} size={size} width={width} />;
}

export function MadeMini({ card, box }: Pick<MadeFaceProps, "card" | "box">) {
  const { entry } = useFaces(card, box);
  return <CardMini card={entry} />;
}
