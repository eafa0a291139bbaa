// The steps of a finished game, fetched in pieces around the one that is looked at.
import { queryOptions, useQueries } from "@tanstack/react-query";
import type { components } from "../wire/http";
import type { CardInView, PublicView } from "../wire/messages";
import { call } from "../wire/session";

export type Summary = components["schemas"]["ReplaySummary"];
export type Frames = components["schemas"]["Frames"];
export type Frame = components["schemas"]["Frame"];

/** A view as a replay has it: a seat that is seen has its hand. */
export type Seen = Omit<PublicView, "seats"> & { seats: SeenSeat[] };
export type SeenSeat = PublicView["seats"][number] & { hand?: CardInView[] };

const AT_ONCE = 20;

/** A finished game, but for its steps. */
export const replayOf = (table: string) =>
  queryOptions({
    queryKey: ["replay", table],
    queryFn: () => call<Summary>("GET", `tables/${table}/replay`),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The frames around a position, in order; those before and after it come along. */
export function useFrames(
  table: string,
  seat: string,
  at: number,
  last: number,
  language: string,
): { frames: Frame[]; error: Error | null } {
  const here = at - (at % AT_ONCE);
  const pieces = [here, here + AT_ONCE, here - AT_ONCE].filter(
    (first) => first >= 0 && first <= last,
  );
  return useQueries({
    queries: pieces.map((first) => ({
      queryKey: ["frames", table, seat, first, language],
      queryFn: () =>
        call<Frames>(
          "GET",
          `tables/${table}/replay/frames?seat=${seat}&first=${first}&count=${AT_ONCE}&language=${language}`,
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
