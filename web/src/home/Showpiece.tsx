// Cards to look at before any card was asked for: the fan on the first page, the faces of a box.
import { CardFace } from "../cards/CardFace";
import type { CardEntry } from "../wire/queries";
import told from "./showpieces.json";
import "./showpiece.css";

const CARDS = new Map((told as CardEntry[]).map((card) => [`${card.box}:${card.id}`, card]));

const FAN = [
  "heroes-unite:metropolis",
  "heroes-unite:batgirl",
  "heroes-unite:nekron",
  "heroes-unite:kyle-rayner",
  "heroes-unite:starbolt",
];

const FACES: Record<string, string[]> = {
  "heroes-unite": ["heroes-unite:batgirl", "heroes-unite:nekron"],
  confrontations: ["confrontations:superman-1", "confrontations:lex-luthor-1"],
  "rivals-batman-joker": ["rivals-batman-joker:batman-1", "rivals-batman-joker:the-joker-1"],
  "rivals-shazam-black-adam": [
    "rivals-shazam-black-adam:shazam-1",
    "rivals-shazam-black-adam:black-adam-1",
  ],
  "base-set": ["base-set:the-joker", "base-set:superman"],
};

function Cards({ ids, className }: { ids: string[]; className: string }) {
  const cards = ids.flatMap((id) => CARDS.get(id) ?? []);
  return (
    <div className={className} aria-hidden="true">
      {cards.map((card) => (
        <CardFace key={card.id} card={card} size="small" />
      ))}
    </div>
  );
}

export function Fan() {
  return <Cards ids={FAN} className="fan" />;
}

/** Who meets whom in a box. */
export function Faces({ box }: { box: string }) {
  return <Cards ids={FACES[box] ?? []} className="faces" />;
}
