// What the table does by itself for its player: sole answers, standing orders, "play all".
import { useCallback, useEffect, useState } from "react";
import type { AskInView, Message } from "../wire/messages";
import type { Wish } from "./context";
import type { Live, LiveTable } from "./live";
import {
  byItself,
  endingOf,
  firstWith,
  handlesKept,
  nextKept,
  nextPlay,
  type Orders,
} from "./options";

export interface Note {
  option: Message | null;
  why: "only" | "order";
}

const SHOWN = 4000;
const pause = () => 300 + Math.random() * 600;

/** Answers what needs no thought after a short random while, or when it has been seen; says so. */
export function useByItself(
  live: Live,
  store: LiveTable,
  orders: Orders | null,
  seen: number,
): Note | null {
  const [note, setNote] = useState<Note | null>(null);
  const ask = live.private?.ask ?? null;
  const { talk, waiting, line } = live;
  useEffect(() => {
    const chosen = waiting || line !== "open" ? null : byItself(ask, orders);
    if (!chosen) return;
    setNote({ option: talk?.options[chosen.option] ?? null, why: chosen.why });
    const timer = setTimeout(() => store.answer(chosen.option), Math.max(seen, pause()));
    return () => clearTimeout(timer);
  }, [ask, orders, talk, waiting, line, store, seen]);
  useEffect(() => {
    if (!note) return;
    const timer = setTimeout(() => setNote(null), SHOWN);
    return () => clearTimeout(timer);
  }, [note]);
  return note;
}

/**
 * "Play all": plays what is offered until there is nothing more or something else is asked. Where there
 * is nothing, "Play the rest": plays what was kept.
 */
export function usePlayAll(live: Live, store: LiveTable, lively: boolean): [boolean, () => void] {
  const [turn, setTurn] = useState<number | null>(null);
  const [rest, setRest] = useState<string[]>([]); // what was kept when it was pressed, nothing drawn since
  const ask = live.private?.ask ?? null;
  const now = live.public?.turn.number ?? -1;
  const { waiting, refused } = live;
  useEffect(() => {
    if (turn === null) return;
    const begins = ask?.kind === "announce";
    const next = begins ? firstWith(ask, "normal") : nextOf(ask, rest);
    const other = ask !== null && !begins && ask.kind !== "turn" && ask.options.length > 1;
    if (turn !== now || other || refused || (ask?.kind === "turn" && next < 0)) {
      setTurn(null);
      return;
    }
    if (next < 0 || waiting) return;
    const timer = setTimeout(() => store.answer(next), lively ? 110 : 0);
    return () => clearTimeout(timer);
  }, [turn, rest, ask, now, waiting, refused, store, lively]);
  const begins = ask?.kind === "announce";
  const kept = !begins && nextPlay(ask) < 0;
  const first = begins ? firstWith(ask, "normal") : kept ? nextKept(ask) : nextPlay(ask);
  const begin = useCallback(() => {
    if (!store.allows(first, true)) return;
    store.hush(); // an older refusal is no reason to stop
    setTurn(now);
    setRest(kept ? handlesKept(ask) : []);
  }, [now, store, first, kept, ask]);
  return [turn !== null, begin];
}

function nextOf(ask: AskInView | null, rest: string[]): number {
  const next = nextPlay(ask);
  return next < 0 ? nextKept(ask, rest) : next;
}

/** Before the first card of a turn: says that it is a normal one, and then does what was wished. */
export function useBegin(
  live: Live,
  store: LiveTable,
  choose: (option: number) => void,
): (wish: Wish) => void {
  const [wished, setWished] = useState<{ wish: Wish; turn: number } | null>(null);
  const ask = live.private?.ask ?? null;
  const now = live.public?.turn.number ?? -1;
  const { waiting } = live;
  useEffect(() => {
    if (!wished || waiting || ask?.kind === "announce") return;
    setWished(null);
    if (ask?.kind !== "turn" || wished.turn !== now) return;
    const { wish } = wished;
    const option =
      wish.verb === "end"
        ? endingOf(ask)
        : ask.options.findIndex(({ verb, card }) => verb === "play" && card === wish.card);
    if (option >= 0) choose(option);
  }, [wished, waiting, ask, now, choose]);
  return useCallback(
    (wish) => {
      const normal = firstWith(ask, "normal");
      if (ask?.kind !== "announce" || normal < 0 || waiting || !store.allows(normal)) return;
      store.answer(normal);
      setWished({ wish, turn: now });
    },
    [ask, waiting, now, store],
  );
}
