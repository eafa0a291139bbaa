// A change of person: in this page, or because another one has logged in or out.
import type { QueryClient } from "@tanstack/react-query";
import { me } from "../wire/queries";
import { type Person, whoAmI } from "../wire/session";
import { serverThere } from "../wire/where";

/**
 * Another person uses this browser from now on: the data of the one before is forgotten, as soon as
 * the page knows. A part that is still there would ask for it again, without a session.
 */
export function become(queries: QueryClient, person: Person | null): void {
  const before = queries.getQueryData(me.queryKey);
  queries.setQueryData(me.queryKey, person);
  const theirs = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== me.queryKey[0];
  if (before?.id !== person?.id) setTimeout(() => queries.removeQueries({ predicate: theirs }));
}

/** Ask the server again who plays here. Where it is gone, everything stays as it was. */
export async function askAgain(queries: QueryClient): Promise<void> {
  const now = await whoAmI().catch(() => undefined);
  if (now !== undefined && serverThere()) become(queries, now);
}
