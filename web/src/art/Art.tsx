// Pictures on the page. Each keeps its room from the start; the drawing comes when the gallery is there.
import { memo, useRef } from "react";
import type { CardEntry } from "../base/wire/queries";
import { useGallery } from "./load";
import { useNear } from "./near";
import type { Look } from "./portrait";
import { groundOf, isFigure } from "./subject";
import { useTurn } from "./turns";
import "./art.css";

type Gallery = NonNullable<ReturnType<typeof useGallery>>;

/** A picture is drawn once, however often it is shown. */
const addresses = new Map<string, string>();

/** Return the key of a picture: whose it is, and how it looks. */
const keyOf = (name: string, { crop, mood, ground, depth, facing }: Look): string =>
  [name, crop, mood, ground, depth, facing].join(" ");

/** The name of a card's picture. Of a made card each change of its maker is another one. */
const nameOf = (card: CardEntry): string =>
  card.made
    ? `made:${card.kind} ${card.type} ${card.name} ${card.portrait ?? ""} ${groundOf(card)}`
    : `${card.box}:${card.id}`;

function drawn(key: string, draw: () => string): string {
  const known = addresses.get(key);
  if (known) return known;
  const made = `data:image/svg+xml,${encodeURIComponent(draw())}`;
  addresses.set(key, made);
  return made;
}

/** Draw a card's picture, unless it is known, and return its address. */
export const drawCard = ({ pictureOf }: Gallery, card: CardEntry, look: Look): string =>
  drawn(keyOf(nameOf(card), look), () => pictureOf(card, look));

/** Return whether a card's picture has been drawn. */
export const isKnown = (card: CardEntry, look: Look): boolean =>
  addresses.has(keyOf(nameOf(card), look));

interface FrameProps {
  shows: "figure" | "thing" | "place";
  name: string;
  look: Look;
  className: string | undefined;
  draw: (gallery: Gallery) => string;
}

function Frame({ shows, name, look, className = "", draw }: FrameProps) {
  const room = useRef<HTMLSpanElement>(null);
  const near = useNear(room);
  const gallery = useGallery();
  const key = keyOf(name, look);
  const known = near ? addresses.get(key) : undefined; // shown at once: only drawing takes turns
  const mine = useTurn(near && gallery !== null && known === undefined);
  const address = known ?? (mine && gallery ? drawn(key, () => draw(gallery)) : undefined);
  return (
    <span
      ref={room}
      className={`art ${className}`}
      data-shows={shows}
      data-crop={look.crop ?? "bust"}
      aria-hidden="true"
    >
      {address && <img src={address} alt="" decoding="async" draggable={false} />}
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
      name={of}
      look={look}
      className={className}
      draw={({ portraitOf }) => portraitOf(of, look)}
    />
  );
});

export interface CardArtProps extends Look {
  card: CardEntry;
  className?: string | undefined;
}

/** What a card shows, before the ground that shows its effect. */
export const CardArt = memo(function CardArt({ card, className, ...look }: CardArtProps) {
  return (
    <Frame
      shows={isFigure(card) ? "figure" : card.type === "Location" ? "place" : "thing"}
      name={nameOf(card)}
      look={look}
      className={className}
      draw={({ pictureOf }) => pictureOf(card, look)}
    />
  );
});
