// The moment at which a beat strikes: a card has reached its victim, a Super-Villain falls, a
// Confrontation is decided. Faces change and a drum sounds then, and not when the beat begins.
import { createContext, useContext, useSyncExternalStore } from "react";
import type { Mood } from "../../art";
import type { Beat } from "./beats";

const UNMOVED: ReadonlyMap<number, Mood> = new Map();

/** Return the moods of the seats once a beat has struck. */
export function moodsOf(beat: Beat): ReadonlyMap<number, Mood> {
  switch (beat.kind) {
    case "hit":
      return beat.avoided
        ? new Map([[beat.avoided.seat, "triumph"]])
        : new Map(beat.hits.map(({ seat }) => [seat, "hit"]));
    case "falls":
      return new Map([[beat.seat, "triumph"]]);
    case "outcome": {
      if (beat.how === "cancelled") return UNMOVED;
      const [winner, loser] =
        beat.how === "won" ? [beat.seat, beat.against] : [beat.against, beat.seat];
      return new Map([
        [winner, "triumph"],
        [loser, "hit"],
      ]);
    }
    default:
      return UNMOVED;
  }
}

/** What has struck last, as long as it is shown. */
export class Strikes {
  #beat: Beat | null = null;
  #moods = UNMOVED;
  readonly #followers = new Set<() => void>();

  /** The beat that has struck; null once it is gone. */
  beat = (): Beat | null => this.#beat;

  mood = (seat: number): Mood | undefined => this.#moods.get(seat);

  land(beat: Beat): void {
    this.#set(beat, moodsOf(beat));
  }

  end(): void {
    if (this.#beat) this.#set(null, UNMOVED);
  }

  #set(beat: Beat | null, moods: ReadonlyMap<number, Mood>): void {
    this.#beat = beat;
    this.#moods = moods;
    for (const follower of this.#followers) follower();
  }

  follow = (follower: () => void): (() => void) => {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  };
}

const StrikesContext = createContext(new Strikes());

export const StrikesProvider = StrikesContext.Provider;

/** Follow the mood of a seat: only its plate is drawn again, and not the table. */
export function useMood(seat: number): Mood | undefined {
  const strikes = useContext(StrikesContext);
  return useSyncExternalStore(strikes.follow, () => strikes.mood(seat));
}
