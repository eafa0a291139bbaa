// Both choices of a decision in the same futures, and games that go on from a moment.
import { queryOptions } from "@tanstack/react-query";
import type { components } from "../../../made/http";
import { call, Problem } from "./session";
import type { Typed } from "./typed";

export type Futures = Typed<components["schemas"]["FuturesShown"]>;
export type FutureChoice = Typed<components["schemas"]["FutureChoice"]>;
export type FutureTurn = Typed<components["schemas"]["FutureTurn"]>;
export type Luck = components["schemas"]["PlayOn"]["luck"];

/** When to ask again: each request plays a few more futures; a coach who has no time needs longer. */
const SOON_MS = 30;
const BUSY_MS = 5_000;

const isBusy = (error: Error | null) => error instanceof Problem && error.status === 503;

/** A choice of a game and another option in its place; asked for until all futures are played. */
export const futuresOf = (table: string, position: number, option: number) =>
  queryOptions({
    queryKey: ["futures", table, position, option],
    queryFn: () =>
      call<Futures>("GET", `tables/${table}/coach/futures?position=${position}&option=${option}`),
    refetchInterval: ({ state }) =>
      state.data && state.data.done < state.data.of ? SOON_MS : isBusy(state.error) && BUSY_MS,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

export interface From {
  position: number;
  seat: number;
  luck: Luck;
  people?: boolean;
}

/** Play on from a moment of a finished game; the table at which it goes on. */
export const playOn = async (table: string, from: From): Promise<string> =>
  (await call<{ table: string }>("POST", `tables/${table}/replay/continued`, from)).table;
