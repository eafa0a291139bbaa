// A figure in a scene. The one place that knows where its picture comes from.
import { CardArt, type Facing, type Mood } from "../../art";
import type { CardEntry } from "../../base/wire/queries";

export type { Mood } from "../../art";

/** How much of a figure a scene shows. */
export const FIGURE_CROP = "cut" as const;

export interface FigureProps {
  card: CardEntry | undefined;
  mood?: Mood | undefined;
  /** Where it looks: two in a scene look at each other. */
  facing?: Facing;
}

export function Figure({ card, mood = "calm", facing = "right" }: FigureProps) {
  if (!card) return null;
  return (
    <span className="figure" data-mood={mood} aria-hidden="true">
      <CardArt card={card} crop={FIGURE_CROP} mood={mood} facing={facing} />
    </span>
  );
}
