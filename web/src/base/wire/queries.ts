// Requests over HTTP, and how long an answer is valid.
import { queryOptions } from "@tanstack/react-query";
import type { components } from "../../../made/http";
import { able } from "../local/runtime";
import { isLocal } from "../local/tables";
import type { Room } from "./messages";
import { call, callHere, whoAmI, whoIsHere } from "./session";
import { serverThere } from "./where";

/** A piece of a card's text: plain words, or words with the id of what they speak of. */
export type CardSpan =
  | string
  | { text: string; card?: string; term?: string; zone?: string; number?: number };

/** A sentence of a card's text. */
export interface CardSentence {
  spans: CardSpan[];
  /** How many spans its heading has. */
  head?: number;
  /** The Power that the card is sure to give; the first `shown` spans say no more than that. */
  power?: number;
  shown?: number;
}

/** Where a fact about a card comes from. */
export type Source = "rulebook" | "scan" | "listed" | "house";

/** A part of a card that has a source of its own; `facts` are type and cost. */
export type Part = "facts" | "vp" | "effect" | "copies" | "symbol";

export interface CardEntry {
  box: string;
  id: string;
  name: string;
  kind: string;
  type: string | null;
  cost: number | null;
  vp: number | "*";
  /** The words of a formula, where Victory Points are `*`. */
  vp_text: string;
  copies: number;
  keywords: string[];
  text: string;
  /** What it does, in a line of 26 characters or two of 15. */
  gist: string;
  sentences: CardSentence[];
  /** Pieces of its text for the sentences of a table, by their keys; only for the cards of one. */
  phrases?: Record<string, string>;
  symbol: string | null;
  level: number | null;
  side: string | null;
  starts_on_top: boolean;
  synergy: string | null;
  house: boolean;
  rulings: string[];
  source: Record<Part, Source | null>;
  /** The parts that no source gives: we chose them ourselves. */
  ours: Part[];
  effects: string[];
  /** Made by a player; `portrait` are the words of its picture, where its maker chose one. */
  made?: boolean;
  portrait?: string;
}

export interface Games {
  boxes: {
    id: string;
    name: string;
    players: [number, number];
    /** How many players it is made for. */
    usual: number;
    /** Whether it has Super Heroes and a stack of Super-Villains. */
    villain_stack: boolean;
  }[];
  recipes: {
    id: string;
    name: string;
    host: string;
    players: number;
    teams: number[];
    heroes: string[];
    super_villains: string;
  }[];
  /** The Characters who may play a recipe, by its id, where who plays can be chosen. */
  casts?: Record<string, string[]>;
  /** What the recipes are called, by id and language. */
  recipe_names: Record<string, Record<string, string>>;
  heroes: Record<string, string>;
  variants: Record<string, string>;
  bots: string[];
  /** Those that the operator of this server has added. */
  own_bots?: { id: string; name: string }[];
  levels: Level[];
  clocks: Record<string, { turn: number; bank: number }>;
}

/** A bot made for people: who it is, in a line for each language. */
export interface Level {
  id: string;
  level: number;
  name: string;
  character: Record<string, string>;
}

/** A text of several languages, in this one or in English. */
export const spoken = (words: Record<string, string>, language: string): string =>
  words[language] ?? words.en ?? "";

export interface Rule {
  id: string;
  boxes: string[];
  /** What a ruling is about; other rules have no heading. */
  heading: string;
  text: string;
  /** Where it stands in the rulebooks: sections, as they are called in the English book. */
  places?: { book: string; sections: string[] }[];
}

/** Rules that a line of the story follows from, where its arguments have these values. */
export interface Basis {
  rules: string[];
  when: Record<string, string[]>;
}

const FOR_GOOD = Number.POSITIVE_INFINITY;

export const me = queryOptions({ queryKey: ["me"], queryFn: whoAmI, staleTime: FOR_GOOD });

/** A player's person at a table: the tables of this browser know those who play in it. */
export const meAt = (table: string) =>
  queryOptions({
    queryKey: isLocal(table) ? ["me", "here"] : me.queryKey,
    queryFn: isLocal(table) ? whoIsHere : whoAmI,
    staleTime: FOR_GOOD,
  });

export const games = queryOptions({
  queryKey: ["games"],
  queryFn: () => call<Games>("GET", "games"),
  staleTime: FOR_GOOD,
});

export const codex = (language: string) =>
  queryOptions({
    queryKey: ["codex", language],
    queryFn: () => call<CardEntry[]>("GET", `codex?language=${language}`),
    staleTime: FOR_GOOD,
  });

export interface Rules {
  parts: Record<string, string>;
  rules: Rule[];
  /** What each line of a story follows from, by its id. */
  grounds?: Record<string, Basis[]>;
}

export const rules = (language: string) =>
  queryOptions({
    queryKey: ["rules", language],
    queryFn: () => call<Rules>("GET", `rules?language=${language}`),
    staleTime: FOR_GOOD,
  });

/** A server and its program; a page alone need not start Python to say who it is. */
export const about = (server: boolean) =>
  queryOptions({
    queryKey: ["about"],
    queryFn: () => call<components["schemas"]["Site"]>("GET", "about"),
    enabled: server,
    staleTime: FOR_GOOD,
  });

/** Every card of a table by its id there. */
export const cardsOf = (table: string, language: string) =>
  queryOptions({
    queryKey: ["cards", table, language],
    queryFn: async () => {
      const found = await call<CardEntry[]>("GET", `tables/${table}/cards?language=${language}`);
      return new Map(found.map((card) => [card.id, card]));
    },
    staleTime: FOR_GOOD,
  });

export interface Listed {
  id: string;
  name: string;
  status: string;
  ladder: string;
  players: number;
  /** Whether the game counts with those who sit there now. */
  rated: boolean;
  clock: { turn: number; bank: number };
  /** How many Super-Villains there are; null in boxes without a stack of them. */
  super_villains: number | null;
  created: number;
  seats: { seat: number; name: string; free: boolean }[];
}

export const lobby = (status: "open" | "playing") =>
  queryOptions({
    queryKey: ["lobby", status],
    queryFn: () => call<Listed[]>("GET", `tables?status=${status}`),
    refetchInterval: 3000,
  });

/** A table where one sits. */
export interface MyTable extends Pick<Listed, "id" | "name" | "status" | "ladder" | "created"> {
  /** The turn from which it goes on, if it does from another game. */
  from_turn?: number | null;
  /** Whether it waits for oneself; unknown while another person looks at it. */
  yours: boolean | null;
  /** When something last happened there. */
  last: number;
  others: { name: string; person: string | null; bot: string | null }[];
}

/** One's tables, here and at the server; which knows nothing of a person without a session. */
export const myTables = (person: boolean) =>
  queryOptions({
    queryKey: ["my-tables", person],
    queryFn: async () => {
      const [there, here] = await Promise.all([
        person && serverThere() ? call<MyTable[]>("GET", "me/tables") : [],
        tablesHere().catch(() => []), // a browser that cannot play has none
      ]);
      const known = new Set(here.map(({ id }) => id)); // without a server, both are ours
      return [...here, ...there.filter(({ id }) => !known.has(id))];
    },
    refetchInterval: 10_000,
  });

/** The tables of this browser; where there are none, Python need not start for that. */
async function tablesHere(): Promise<MyTable[]> {
  if (!able) return [];
  const [{ anyKept }, { local }] = await Promise.all([
    import("../local/keeping"),
    import("../local/pages"),
  ]);
  const there = local.state().stage === "ready" || (await anyKept()); // some are in memory alone
  return there ? callHere<MyTable[]>("GET", "me/tables") : [];
}

export const room = (table: string) =>
  queryOptions({
    queryKey: ["room", table],
    queryFn: () => call<Room>("GET", `tables/${table}`),
  });

/** The link that brings others to a table, and its QR code. */
export const invitation = (table: string) =>
  queryOptions({
    queryKey: ["invitation", table],
    queryFn: () => call<components["schemas"]["Invitation"]>("GET", `tables/${table}/invitation`),
    staleTime: FOR_GOOD,
  });

export interface NewTable {
  box?: string;
  players?: number;
  recipe?: string | Record<string, unknown> | null;
  super_villains?: number;
  heroes?: string;
  cast?: string[];
  variants?: string[];
  bots?: (string | null)[];
  name?: string;
  listed?: boolean;
  rated?: boolean;
  clock?: string;
}

export const beReady = (table: string, ready = true) =>
  call<{ begun: boolean }>("PUT", `tables/${table}/ready`, { ready, share: ready });
