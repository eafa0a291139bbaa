// A finished game, as its summary describes it.
import { queryOptions } from "@tanstack/react-query";
import type { components } from "../../../made/http";
import { nameOf } from "../words/named";
import { call } from "./session";

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
