// A turn that ends by itself, a moment after nothing is left to do in it.
import { useEffect, useRef, useState } from "react";
import { change, settings, useSettings } from "../../base/preferences/settings";
import type { AskInView, OutlookInView } from "../../base/wire/messages";
import type { Live } from "../live/live";
import { firstWith } from "../live/options";

/** From when nothing is left to do until the turn ends. */
export const AUTO_END_MS = 1500;

/** The number of finished games after which a newcomer knows a turn, and is asked. */
const NEWCOMER_GAMES = 3;

/** Return whether Assists in the hands of teammates may bring something for sale within reach. */
function mayHelp({ assists = [], prices }: OutlookInView): boolean {
  const gives = assists.reduce((sum, each) => sum + each.gives, 0);
  const reached = prices.some(({ now }) => now > 0 && now <= gives);
  return reached || assists.some(({ at_least }) => at_least);
}

/** Return whether a turn can only be ended: nothing to buy, to use or to play that does something. */
export function nothingLeft(ask: AskInView | null): boolean {
  const outlook = ask?.outlook;
  if (!outlook || firstWith(ask, "end") < 0) return false;
  if (outlook.plays.length || outlook.keeps.some(({ why }) => why !== "idle")) return false;
  const inVain = mayHelp(outlook) ? ["end", "play"] : ["end", "play", "call"];
  return ask.options.every(({ verb }) => inVain.includes(verb));
}

/** Whether to ask now, once, if turns shall end by themselves. */
export function useAutoEndAsked(live: Live): boolean {
  const { autoEnd, finished } = useSettings();
  return (
    autoEnd === null &&
    finished.length >= NEWCOMER_GAMES &&
    nothingLeft(live.private?.ask ?? null) &&
    !live.public?.result
  );
}

/** Count the games that a newcomer has played to the end. */
export function useFinished(table: string, over: boolean): void {
  useEffect(() => {
    const { finished } = settings();
    if (over && finished.length < NEWCOMER_GAMES && !finished.includes(table))
      change({ finished: [...finished, table] });
  }, [table, over]);
}

/**
 * End the turn when nothing is left to do; return the number of the time that runs, 0 for none. A press
 * or a key restarts the time, a dialog holds it. A turn that goes on because a teammate helps ends
 * again; one that was taken back ends only by its player.
 */
export function useAutoEnd(live: Live, calm: boolean, end: () => void): number {
  const { autoEnd } = useSettings();
  const [runs, setRuns] = useState(0);
  const ended = useRef({ turn: -1, undos: 0 });
  const last = useRef(end);
  last.current = end;
  const turn = live.public?.turn.number ?? -1;
  const { undos } = live;
  const ready = autoEnd === true && calm && !live.waiting && nothingLeft(live.private?.ask ?? null);
  useEffect(() => {
    const takenBack = ended.current.turn === turn && ended.current.undos !== undos;
    if (!ready || takenBack) return;
    let timer: ReturnType<typeof setTimeout>;
    const due = () => {
      if (document.querySelector("[role=dialog]")) return begin();
      ended.current = { turn, undos };
      last.current();
    };
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(due, AUTO_END_MS);
      setRuns((before) => before + 1);
    };
    begin();
    addEventListener("pointerdown", begin, true);
    addEventListener("keydown", begin, true);
    return () => {
      clearTimeout(timer);
      setRuns(0);
      removeEventListener("pointerdown", begin, true);
      removeEventListener("keydown", begin, true);
    };
  }, [ready, turn, undos]);
  return runs;
}
