// Links that hold a whole game: made of a finished game, and opened by any page.
import { call } from "./session";

/** A plain file server has one page only, so its addresses are behind "#" already. */
const PLACE = import.meta.env.MODE === "site" ? "#/game/" : "game#";

/** The address at which this page opens the game of a link's text. */
export const addressOf = (text: string): string =>
  new URL(`${import.meta.env.BASE_URL}${PLACE}${text}`, location.href).href;

/** The text of a game in an address, or in what a person has pasted. */
export const textIn = (pasted: string): string => pasted.trim().split(/[#/]/).at(-1) ?? "";

/** A finished game as a link, which needs no server. */
export const gameLink = async (table: string): Promise<string> =>
  addressOf((await call<{ link: string }>("GET", `tables/${table}/replay/link`)).link);
