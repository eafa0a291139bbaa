// Pictures on the page. Each keeps its room from the start; the drawing comes when the gallery is there.
import { memo, useRef } from "react";
import type { CardEntry } from "../wire/queries";
import { useGallery } from "./load";
import { useNear } from "./near";
import type { Look } from "./portrait";
import { isFigure } from "./subject";
import { useTurn } from "./turns";
import "./art.css";

type Gallery = NonNullable<ReturnType<typeof useGallery>>;

/** A picture is drawn once, however often it is shown. */
const addresses = new Map<string, string>();

function addressOf(name: string, look: Look, draw: () => string): string {
  const { crop, mood, ground, depth, facing } = look;
  const key = [name, crop, mood, ground, depth, facing].join(" ");
  const known = addresses.get(key);
  if (known) return known;
  const made = `data:image/svg+xml,${encodeURIComponent(draw())}`;
  addresses.set(key, made);
  return made;
}

interface FrameProps {
  shows: "figure" | "thing" | "place";
  look: Look;
  className: string | undefined;
  address: (gallery: Gallery) => string;
}

function Frame({ shows, look, className = "", address }: FrameProps) {
  const room = useRef<HTMLSpanElement>(null);
  const near = useNear(room);
  const gallery = useGallery();
  const mine = useTurn(near && gallery !== null);
  return (
    <span
      ref={room}
      className={`art ${className}`}
      data-shows={shows}
      data-crop={look.crop ?? "bust"}
      aria-hidden="true"
    >
      {mine && gallery && <img src={address(gallery)} alt="" decoding="async" draggable={false} />}
    </span>
  );
}

export interface PortraitProps extends Look {
  /** Whose: the id of a figure or of an opponent, such as `batgirl` or `pip`. */
  of: string;
  className?: string | undefined;
}

/** A figure by its id, in a mood and a crop. */
export const Portrait = memo(function Portrait({ of, className, ...look }: PortraitProps) {
  return (
    <Frame
      shows="figure"
      look={look}
      className={className}
      address={({ portraitOf }) => addressOf(of, look, () => portraitOf(of, look))}
    />
  );
});

export interface CardArtProps extends Look {
  card: CardEntry;
  className?: string | undefined;
}

/** What a card shows, before the ground that tells what it does. */
export const CardArt = memo(function CardArt({ card, className, ...look }: CardArtProps) {
  return (
    <Frame
      shows={isFigure(card) ? "figure" : card.type === "Location" ? "place" : "thing"}
      look={look}
      className={className}
      address={({ pictureOf }) =>
        addressOf(`${card.box}:${card.id}`, look, () => pictureOf(card, look))
      }
    />
  );
});
