// Being somebody: a session, made with a friendly name where there is none.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { me } from "../wire/queries";
import { becomeGuest, type Person } from "../wire/session";

const FIRST = ["Swift", "Silent", "Bright", "Iron", "Scarlet", "Midnight", "Golden", "Wild"];
const SECOND = ["Comet", "Falcon", "Lantern", "Shadow", "Thunder", "Arrow", "Tide", "Ember"];

/** A name for somebody who did not type one. */
export function friendlyName(pick: () => number = Math.random): string {
  const word = (words: string[]) => words[Math.floor(pick() * words.length)] ?? words[0];
  return `${word(FIRST)} ${word(SECOND)}`;
}

/** Who plays in this browser: unknown yet, nobody, or somebody; and a way to become somebody. */
export function useMe() {
  const queries = useQueryClient();
  const found = useQuery(me);
  return {
    person: found.data ?? null,
    known: found.isSuccess,
    trouble: found.error,
    set: (person: Person | null) => queries.setQueryData(me.queryKey, person),
    /** The session that is there, or a new guest's. */
    async someone(name?: string): Promise<Person> {
      const there = found.data ?? (await queries.fetchQuery(me));
      if (there) return there;
      const guest = await becomeGuest(name?.trim() || friendlyName()).catch((problem) => {
        if (name?.trim() || problem.code !== "name-taken") throw problem;
        return becomeGuest(`${friendlyName()} ${Math.floor(10 + 90 * Math.random())}`);
      });
      queries.setQueryData(me.queryKey, guest);
      return guest;
    },
  };
}
