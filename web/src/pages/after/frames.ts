// The steps of a finished game, fetched in pieces around the one that is looked at.
import { useQueries } from "@tanstack/react-query";
import { useCallback } from "react";
import type { components } from "../../../made/http";
import { speechOf, type Tongue } from "../../base/speech/speech";
import type { CardInView, Message, PublicView } from "../../base/wire/messages";
import type { Summary } from "../../base/wire/replays";
import { call } from "../../base/wire/session";
import type { Typed } from "../../base/wire/typed";

export type Frame = Typed<components["schemas"]["Frame"]>;
export type Frames = Typed<components["schemas"]["Frames"]>;

/** A view as a replay has it: a seat that is seen has its hand. */
export type Seen = Omit<PublicView, "seats"> & { seats: SeenSeat[] };
export type SeenSeat = PublicView["seats"][number] & { hand?: CardInView[] };

const AT_ONCE = 20;

/** Who played; a replay addresses no one in particular, as one seat or another saw it. */
export const companyOf = (game: Summary, asked = -1) => ({
  names: game.seats.map((each) => each.name),
  teams: game.seats.map((each) => each.team),
  you: -1,
  side: asked,
});

/** Says something about a finished game; of an answer, `asked` is who gave it. */
export type Says = (message: Message, asked?: number) => string;

export const useSays = ({ voice, cards }: Tongue, game: Summary): Says =>
  useCallback(
    (message, asked) => speechOf(voice, { ...companyOf(game, asked), cards }).say(message),
    [voice, cards, game],
  );

/** The frames around a position, in order; those before and after it come along. */
export function useFrames(
  table: string,
  seat: string,
  at: number,
  last: number,
): { frames: Frame[]; error: Error | null } {
  const here = at - (at % AT_ONCE);
  const pieces = [here, here + AT_ONCE, here - AT_ONCE].filter(
    (first) => first >= 0 && first <= last,
  );
  return useQueries({
    queries: pieces.map((first) => ({
      queryKey: ["frames", table, seat, first],
      queryFn: () =>
        call<Frames>(
          "GET",
          `tables/${table}/replay/frames?seat=${seat}&first=${first}&count=${AT_ONCE}`,
        ),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (results) => ({
      frames: results
        .flatMap((each) => each.data?.frames ?? [])
        .sort((one, other) => one.position - other.position),
      error: results.find((each) => each.error)?.error ?? null,
    }),
  });
}
