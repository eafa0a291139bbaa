// The slow games that wait for oneself, as the server's inbox lists them: once each, least time first.
import { queryOptions } from "@tanstack/react-query";
import type { components } from "../../../made/http";
import { call } from "../wire/session";

export type Notice = components["schemas"]["NoticeShown"];

const EVERY_MS = 30_000;

export const inbox = (language: string) =>
  queryOptions({
    queryKey: ["inbox", language],
    queryFn: () => call<Notice[]>("GET", `me/inbox?language=${language}`),
    refetchInterval: EVERY_MS,
  });

/** The first notice of each game that waits; those whose time ends first come first. */
export function waitingOf(notices: readonly Notice[], but = ""): Notice[] {
  const waiting = notices.filter(({ waits, table }) => waits && table !== but);
  const first = new Map(waiting.reverse().map((notice) => [notice.table, notice]));
  const ends = ({ ends }: Notice) => ends ?? Number.POSITIVE_INFINITY;
  return [...first.values()].sort((one, other) => ends(one) - ends(other) || one.at - other.at);
}
