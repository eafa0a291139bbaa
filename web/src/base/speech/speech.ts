// The language of a table: its sentences and the names of its cards, loaded together. When another
// language is chosen, the old one stays until the new one is there, and then all is said again.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import type { Message } from "../wire/messages";
import { type CardEntry, cardsOf } from "../wire/queries";
import { call } from "../wire/session";
import { useWords } from "../words/say";
import type { Catalogue } from "./fluent";
import type { Span } from "./marks";
import { type Hearer, Voice } from "./voice";

/** The voice of a language. */
export const voiceOf = (language: string) =>
  queryOptions({
    queryKey: ["voice", language],
    queryFn: async () =>
      new Voice(language, await call<Catalogue>("GET", `catalogue?language=${language}`)),
    staleTime: Number.POSITIVE_INFINITY,
  });

export interface Tongue {
  voice: Voice;
  cards: Map<string, CardEntry>;
}

/** The words of a table in the reader's language; null until they are there. */
export function useTongue(table: string): { tongue: Tongue | null; error: Error | null } {
  const { language } = useWords();
  const voice = useQuery(voiceOf(language));
  const cards = useQuery(cardsOf(table, language));
  const kept = useRef<Tongue | null>(null);
  const old = kept.current;
  if (voice.data && cards.data && (old?.voice !== voice.data || old.cards !== cards.data))
    kept.current = { voice: voice.data, cards: cards.data };
  return { tongue: kept.current, error: voice.error ?? cards.error };
}

/** What can be said at a table. */
export interface Speech {
  say(message: Message): string;
  spans(message: Message): Span[];
}

/** A voice that speaks to a player. A sentence that it cannot say must not stop the game. */
export function speechOf(voice: Voice, hearer: Hearer): Speech {
  const safely =
    <T>(how: (message: Message) => T, otherwise: (id: string) => T) =>
    (message: Message): T => {
      try {
        return how(message);
      } catch (problem) {
        console.error(problem);
        return otherwise(message.id);
      }
    };
  return {
    say: safely(
      (message) => voice.say(message, hearer),
      (id) => id,
    ),
    spans: safely(
      (message) => voice.spans(message, hearer),
      (id) => [{ text: id }],
    ),
  };
}

interface Company {
  names: readonly string[];
  teams: readonly number[];
  /** The seat that is spoken to; −1: none. */
  you: number;
}

/** The speech of a table, made again when the language or the company changes. */
export function useSpeech({ voice, cards }: Tongue, { names, teams, you }: Company): Speech {
  const sides = teams.join(); // a new list with every update, and nearly always the same
  return useMemo(
    () =>
      speechOf(voice, {
        names,
        cards,
        you,
        side: you,
        teams: sides ? sides.split(",").map(Number) : [],
      }),
    [voice, cards, names, sides, you],
  );
}
