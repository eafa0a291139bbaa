// What one does with a person one knows: follow them, play once more, challenge them by name.
import { queryOptions } from "@tanstack/react-query";
import type { components } from "../../../made/http";
import { castOf } from "../boxes/boxes";
import { settings } from "../preferences/settings";
import { call } from "../wire/session";

export type Acquaintance = components["schemas"]["Acquaintance"];
export type Tie = components["schemas"]["Tie"];

export const myPeople = queryOptions({
  queryKey: ["my-people"],
  queryFn: () => call<Acquaintance[]>("GET", "me/people"),
});

export const tieTo = (person: string) =>
  queryOptions({
    queryKey: ["my-people", person],
    queryFn: () => call<Tie>("GET", `me/people/${person}`),
  });

/** Keep a changed tie; the rest of it stays. */
export async function keepTie(person: string, changes: Partial<Tie>): Promise<void> {
  const before = await call<Tie>("GET", `me/people/${person}`);
  await call("PUT", `me/people/${person}`, { ...before, ...changes });
}

/** The box of a challenge: that of the last game with this person, or one's usual. */
export const boxFor = (ladder: string | undefined): string =>
  ladder && castOf(ladder) ? ladder : settings().quick.box;

/** Open a table of a move a day and call a person to it by name; return the table. */
export async function challenge(person: string, box: string): Promise<string> {
  const wish = { box, players: 2, clock: "daily" };
  const { table } = await call<{ table: string }>("POST", "tables", wish);
  await call("PUT", `tables/${table}/invitations/${person}`);
  return table;
}

/** The same box, pace and seats once more; the others are called. */
export async function playAgain(table: string): Promise<string> {
  return (await call<{ table: string }>("POST", `tables/${table}/rematch`)).table;
}
