// What the table does by itself for its player: sole answers, standing orders, "play all".
import { useCallback, useEffect, useState } from "react";
import type { Message } from "../../base/wire/messages";
import type { Live, LiveTable } from "../live/live";
import { byItself, endingOf, firstWith, type Orders, type Reason } from "../live/options";
import { nextOfAll } from "../live/playAll";
import type { Wish } from "./context";

export interface Note {
  option: Message | null;
  why: Reason;
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
}

/** Between two cards that fly one by one; equal ones go together. */
const APART_MS = 110;

/**
 * "Play all": plays the cards that ask nothing, then those that ask, one after the other. The player
 * answers their questions, and it goes on. Cards that are better kept stay in hand.
 */
export function usePlayAll(
  live: Live,
  store: LiveTable,
  lively: boolean,
  together: (card: string) => boolean = () => false,
): [boolean, () => void] {
  const [rush, setRush] = useState<Rush | null>(null);
  const ask = live.private?.ask ?? null;
  const turn = live.public?.turn.number ?? -1;
  const { waiting, refused, undos } = live;
  const begins = ask?.kind === "announce";
  const acts = begins || ask?.kind === "turn";
  const asked = !acts && (ask?.options.length ?? 0) > 1;
  const next = begins ? firstWith(ask, "normal") : nextOfAll(ask);
  useEffect(() => {
    if (!rush) return;
    const ends = acts && (next < 0 || !store.allows(next));
    if (rush.turn !== turn || rush.undos !== undos || refused || ends) {
      setRush(null);
      return;
    }
    if (next < 0 || waiting) return;
    const one = lively && !together(ask?.options[next]?.card ?? "");
    const timer = setTimeout(() => store.answer(next), one ? APART_MS : 0);
    return () => clearTimeout(timer);
  }, [rush, ask, next, acts, turn, undos, waiting, refused, store, lively, together]);
  const begin = useCallback(() => {
    if (!store.allows(next, true)) return;
    store.hush(); // an older refusal is not a reason to stop
    setRush({ turn, undos });
  }, [turn, undos, store, next]);
  return [rush !== null && !asked, begin];
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
