// The figures of the scenes that may come are drawn beforehand, while the page has nothing else to do.
import { useEffect } from "react";
import { type DrawnAhead, drawAhead } from "../../art";
import type { CardEntry } from "../../base/wire/queries";
import type { Live } from "../live/live";
import { FIGURE_CROP } from "./Figure";

const PLATE_MOODS = ["hit", "triumph"] as const;

/** Return the figures of the next scenes, the most likely first: those of the heroes, then the top Super-Villain, then the faces on the plates. */
export function figuresAhead(
  { public: shown, seat: me }: Pick<Live, "public" | "seat">,
  cards: ReadonlyMap<string, CardEntry>,
): DrawnAhead[] {
  if (!shown) return [];
  const team = shown.seats[me]?.team;
  const drawn = (
    id: string | undefined,
    ours: boolean,
    moods: readonly DrawnAhead["look"]["mood"][],
  ) => {
    const card = cards.get(id ?? "");
    const facing = ours ? ("left" as const) : ("right" as const);
    return card ? moods.map((mood) => ({ card, look: { crop: FIGURE_CROP, mood, facing } })) : [];
  };
  const onPlate = (id: string | undefined) => {
    const card = cards.get(id ?? "");
    return card ? PLATE_MOODS.map((mood) => ({ card, look: { mood } })) : [];
  };
  const heroes = [...shown.seats]
    .sort((one, other) => Number(other.seat === me) - Number(one.seat === me))
    .map(({ hero, team: its }) => [hero.at(-1)?.id, team !== undefined && its === team] as const);
  return [
    ...heroes.flatMap(([id, ours]) => drawn(id, ours, ["strike", "calm", "triumph"])),
    ...shown.super_villain.flatMap(({ id }) => drawn(id, false, ["strike", "calm", "hit"])),
    ...heroes.flatMap(([id, ours]) => drawn(id, ours, ["hit"])),
    ...heroes.flatMap(([id]) => onPlate(id)),
  ];
}

/** Draw them, one whenever the page is idle. */
export function useAhead(
  live: Pick<Live, "public" | "seat">,
  cards: ReadonlyMap<string, CardEntry>,
): void {
  const wanted = figuresAhead(live, cards);
  const key = wanted.map(({ card, look }) => `${card.id} ${look.mood} ${look.facing}`).join();
  useEffect(() => drawAhead(wanted), [key]);
}
