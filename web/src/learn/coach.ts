// What is said during a lesson, and when: read off the table as it is, never in its way.
import type { Live } from "../table/live";

export interface Tip {
  /** The key of its words under `coach.<lesson>`. */
  key: string;
  when(live: Live): boolean;
}

const myTurn = (live: Live) => live.private?.ask?.kind === "turn";
const power = (live: Live) => live.public?.turn.power ?? 0;
const can = (live: Live, verb: string) =>
  live.private?.ask?.options.some((option) => option.verb === verb) ?? false;

/** The first tip that fits and was not said yet. */
export function nextTip(lesson: string, live: Live, said: ReadonlySet<string>): Tip | undefined {
  return TIPS[lesson]?.find((tip) => !said.has(tip.key) && tip.when(live));
}

export const TIPS: Record<string, Tip[]> = {
  "heroes-unite": [
    { key: "welcome", when: (live) => myTurn(live) && power(live) === 0 },
    { key: "power", when: (live) => myTurn(live) && power(live) >= 1 && power(live) < 3 },
    { key: "buy", when: (live) => myTurn(live) && power(live) >= 3 && can(live, "buy") },
    {
      key: "end",
      when: (live) =>
        myTurn(live) && !can(live, "buy") && (live.public?.seats[0]?.discard.length ?? 0) > 0,
    },
    { key: "theirs", when: (live) => live.public?.turn.seat === 1 },
    { key: "defend", when: (live) => live.private?.ask?.kind === "defend" },
    { key: "shuffle", when: (live) => myTurn(live) && (live.public?.turn.number ?? 0) >= 3 },
    { key: "villain", when: (live) => myTurn(live) && power(live) >= 6 },
    { key: "undo", when: (live) => myTurn(live) && (live.public?.turn.number ?? 0) >= 5 },
    { key: "over", when: (live) => live.public?.result != null },
  ],
  confrontations: [
    { key: "welcome", when: (live) => live.private?.ask != null },
    { key: "announce", when: (live) => live.private?.ask?.kind === "announce" },
    { key: "normal", when: (live) => myTurn(live) && live.public?.turn.confronting === -1 },
    { key: "fight", when: (live) => myTurn(live) && (live.public?.turn.confronting ?? -1) >= 0 },
    { key: "assist", when: (live) => live.private?.ask?.kind === "assist" },
    { key: "block", when: (live) => live.private?.ask?.kind === "block" },
    { key: "defend", when: (live) => live.private?.ask?.kind === "defend" },
    { key: "mate", when: (live) => live.public?.turn.seat === 2 },
    { key: "over", when: (live) => live.public?.result != null },
  ],
};
