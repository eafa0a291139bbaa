// The person: a session, made with a friendly name where there is none.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { me } from "../wire/queries";
import { becomeGuest, type Person } from "../wire/session";
import { become } from "./become";

const FIRST = ["Swift", "Silent", "Bright", "Iron", "Scarlet", "Midnight", "Golden", "Wild"];
const SECOND = ["Comet", "Falcon", "Lantern", "Shadow", "Thunder", "Arrow", "Tide", "Ember"];

/** A name for a person who did not type one. */
export function friendlyName(pick: () => number = Math.random): string {
  const word = (words: string[]) => words[Math.floor(pick() * words.length)] ?? words[0];
  return `${word(FIRST)} ${word(SECOND)}`;
}

/** A new guest of this browser; without a name they get one. */
export async function newGuest(name = ""): Promise<Person> {
  const typed = name.trim();
  return becomeGuest(typed || friendlyName()).catch((problem) => {
    if (typed || problem.code !== "name-taken") throw problem;
    return becomeGuest(`${friendlyName()} ${Math.floor(10 + 90 * Math.random())}`);
  });
}

/** Who plays in this browser: unknown yet, none, or a person; and a way to become one. */
export function useMe() {
  const queries = useQueryClient();
  const found = useQuery(me);
  return {
    person: found.data ?? null,
    known: found.isSuccess,
    trouble: found.error,
    set: (person: Person | null) => queries.setQueryData(me.queryKey, person),
    become: (person: Person | null) => become(queries, person),
    /** The session that is there, or a new guest's. */
    async someone(name?: string): Promise<Person> {
      const there = found.data ?? (await queries.fetchQuery(me));
      if (there) return there;
      const guest = await newGuest(name);
      queries.setQueryData(me.queryKey, guest);
      return guest;
    },
  };
}
