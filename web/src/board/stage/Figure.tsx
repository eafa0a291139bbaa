// A figure in a scene. The one place that knows where its picture comes from.
import { CardArt, type Facing, type Mood } from "../../art";
import type { CardEntry } from "../../base/wire/queries";

export type { Mood } from "../../art";

/** How much of a figure a scene shows. */
export const FIGURE_CROP = "cut" as const;

export interface FigureProps {
  card: CardEntry | undefined;
  mood?: Mood | undefined;
  /** Its mood once the scene has struck. */
  then?: Mood | undefined;
  /** Where it looks: two in a scene look at each other. */
  facing?: Facing;
}

/** Both pictures of a figure that changes are there from the start, so that nothing is drawn while it does. */
export function Figure({ card, mood = "calm", then, facing = "right" }: FigureProps) {
  if (!card) return null;
  return (
    <span className="figure" data-mood={mood} data-then={then} aria-hidden="true">
      <CardArt card={card} crop={FIGURE_CROP} mood={mood} facing={facing} />
      {then && <CardArt card={card} crop={FIGURE_CROP} mood={then} facing={facing} />}
    </span>
  );
}
