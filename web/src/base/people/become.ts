// Being somebody else: in this page, or because another one has logged in or out.
import type { QueryClient } from "@tanstack/react-query";
import { me } from "../wire/queries";
import { type Person, whoAmI } from "../wire/session";
import { serverThere } from "../wire/where";

/**
 * Somebody uses this browser from now on: what was known of somebody else is forgotten, as soon as
 * the page has been told. A part that is still there would ask for it again, in nobody's name.
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
