// What a card shows, in the room it has.
import { CardArt, type CardArtProps } from "../art";
import { MOTIFS, type Motif } from "../art/motifs";

export interface PictureProps extends Omit<CardArtProps, "className"> {
  /** Closer, where there is little room. */
  near?: boolean;
}

export function Picture({ near = false, ...shown }: PictureProps) {
  return <CardArt {...shown} className={near ? "card-picture near" : "card-picture"} />;
}

export function MotifMark({ motif }: { motif: Motif }) {
  return (
    <svg className="motif" viewBox="0 0 24 24" aria-hidden="true">
      <path fillRule="evenodd" d={MOTIFS[motif]} />
    </svg>
  );
}
