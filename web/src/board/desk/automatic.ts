// What the table does by itself for its player: sole answers, standing orders, "play all".
import { useCallback, useEffect, useState } from "react";
import type { AskInView, Message } from "../../base/wire/messages";
import type { Live, LiveTable } from "../live/live";
import {
  byItself,
  endingOf,
  firstWith,
  handlesKept,
  nextKept,
  nextPlay,
  type Orders,
} from "../live/options";
import type { Wish } from "./context";

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

interface Rush {
  turn: number;
  undos: number;
  /** The cards kept when "Play the rest" was pressed, none drawn since. */
  rest: string[];
}

/**
 * "Play all": plays the offered cards until there are none; questions on the way are answered
 * by the player, and it goes on. Where there is nothing, "Play the rest": plays the kept cards.
 */
export function usePlayAll(live: Live, store: LiveTable, lively: boolean): [boolean, () => void] {
  const [rush, setRush] = useState<Rush | null>(null);
  const ask = live.private?.ask ?? null;
  const turn = live.public?.turn.number ?? -1;
  const { waiting, refused, undos } = live;
  const begins = ask?.kind === "announce";
  const acts = begins || ask?.kind === "turn";
  const asked = !acts && (ask?.options.length ?? 0) > 1;
  const normal = begins ? firstWith(ask, "normal") : -1;
  useEffect(() => {
    if (!rush) return;
    const next = begins ? normal : nextOf(ask, rush.rest);
    if (rush.turn !== turn || rush.undos !== undos || refused || (acts && next < 0)) {
      setRush(null);
      return;
    }
    if (next < 0 || waiting) return;
    const timer = setTimeout(() => store.answer(next), lively ? 110 : 0);
    return () => clearTimeout(timer);
  }, [rush, ask, begins, acts, normal, turn, undos, waiting, refused, store, lively]);
  const plays = begins ? normal : nextPlay(ask);
  const first = plays < 0 ? nextKept(ask) : plays;
  const begin = useCallback(() => {
    if (!store.allows(first, true)) return;
    store.hush(); // an older refusal is not a reason to stop
    setRush({ turn, undos, rest: plays < 0 ? handlesKept(ask) : [] });
  }, [turn, undos, store, first, plays, ask]);
  return [rush !== null && !asked, begin];
}

function nextOf(ask: AskInView | null, rest: string[]): number {
  const next = nextPlay(ask);
  return next < 0 ? nextKept(ask, rest) : next;
}

/** Before the first card of a turn: says that it is a normal one, and then carries out the wish. */
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
