// A card's ornament on the page; a card is drawn once, however often it is shown.
import type { CardEntry } from "../wire/queries";
import { MOTIFS, type Motif } from "./motifs";
import { HIGH, type Ornament, ornamentOf, WIDE } from "./ornament";

const drawn = new WeakMap<CardEntry, Ornament>();

function drawingOf(card: CardEntry): Ornament {
  const known = drawn.get(card);
  if (known) return known;
  const made = ornamentOf(card);
  drawn.set(card, made);
  return made;
}

const FIELD = `0 0 ${WIDE} ${HIGH}`;

const NEAR = `13 0 74 ${HIGH}`;

/** The ground fills the room; the figure stands in it whole, or near and without what flanks it. */
export function Picture({ card, near = false }: { card: CardEntry; near?: boolean }) {
  const { accent, ground, layers } = drawingOf(card);
  return (
    <svg
      className="card-picture"
      data-accent={accent}
      aria-hidden="true"
      width="100%"
      height="100%"
    >
      <svg viewBox={FIELD} preserveAspectRatio="xMidYMid slice" width="100%" height="100%">
        <path className="paint-ground" d={ground} />
      </svg>
      <svg
        viewBox={near ? NEAR : FIELD}
        preserveAspectRatio="xMidYMax meet"
        width="100%"
        height="100%"
        overflow="visible"
      >
        {(near ? layers.filter(({ role }) => role !== "side") : layers).map(({ role, d }) => (
          <path key={d} className={`paint-${role}`} d={d} />
        ))}
      </svg>
    </svg>
  );
}

export function MotifMark({ motif }: { motif: Motif }) {
  return (
    <svg className="motif" viewBox="0 0 24 24" aria-hidden="true">
      <path fillRule="evenodd" d={MOTIFS[motif]} />
    </svg>
  );
}
