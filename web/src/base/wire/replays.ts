// A finished game, as its summary describes it.
import { queryOptions } from "@tanstack/react-query";
import type { components } from "../../../made/http";
import { nameOf } from "../words/named";
import type { ResultInView } from "./messages";
import { call, Problem } from "./session";

export type Summary = components["schemas"]["ReplaySummary"];

/** A finished game, but for its steps. */
export const replayOf = (table: string) =>
  queryOptions({
    queryKey: ["replay", table],
    queryFn: async () => {
      const game = await call<Summary>("GET", `tables/${table}/replay`);
      return { ...game, seats: game.seats.map((each) => ({ ...each, name: nameOf(each.name) })) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A finished game turn by turn. */
export type Course = Omit<components["schemas"]["Course"], "scores"> & Pick<ResultInView, "scores">;

/** A game that ends is put away a moment later: its course is asked for again until it is there. */
const SOON = { tries: 5, ms: 400 } as const;

/** The course of a finished game. */
export const courseOf = (table: string) =>
  queryOptions({
    queryKey: ["course", table],
    queryFn: () => call<Course>("GET", `tables/${table}/replay/course`),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failed, problem) =>
      failed < SOON.tries && problem instanceof Problem && problem.code === "in-play",
    retryDelay: SOON.ms,
  });
