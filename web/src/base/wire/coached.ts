// A finished game as the coach sees it: a review for each seat, made when it is first asked for.
import { queryOptions } from "@tanstack/react-query";
import type { components } from "../../../made/http";
import { call, Problem } from "./session";
import type { Typed } from "./typed";

export type Review = Typed<components["schemas"]["CoachReview"]>;
export type Decision = Typed<components["schemas"]["CoachDecision"]>;
type Coached = Typed<components["schemas"]["Coached"]>;

/** When to ask again: a coach who thinks, and one who has no time. */
const THINKING_MS = 800;
const BUSY_MS = 30_000;

const isBusy = (error: Error | null) => error instanceof Problem && error.status === 503;

/** What the coach says of a seat's game; it is asked for until it is there. */
export const coachedOf = (table: string, seat: number) =>
  queryOptions({
    queryKey: ["coach", table, seat],
    queryFn: () => call<Coached>("GET", `tables/${table}/coach?seat=${seat}`),
    refetchInterval: ({ state }) =>
      state.data?.state === "thinking" ? THINKING_MS : isBusy(state.error) && BUSY_MS,
  });
