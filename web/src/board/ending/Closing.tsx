// How a game ended and what next: on the board when it ends, and for readers who open its link later.
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { sharing } from "../../base/tables/passing";
import type { ResultInView, Room } from "../../base/wire/messages";
import { beReady, type CardEntry } from "../../base/wire/queries";
import { replayOf } from "../../base/wire/replays";
import { call } from "../../base/wire/session";
import { nameOf } from "../../base/words/named";
import { useWords } from "../../base/words/say";
import { whyWords } from "./ending";
import { Score } from "./Score";

export interface Ended {
  result: ResultInView;
  table: string;
  /** One's own seat; −1 for who watched. */
  seat: number;
  names: readonly string[];
  teams: readonly number[];
  rematch: string | null | undefined;
  cards: Map<string, CardEntry>;
}

/** Who won, from where one sits. */
export function useVerdict({ result, seat, names, teams }: Omit<Ended, "cards" | "table">): string {
  const { t } = useWords();
  if (result.why === "abandoned") return t("table.end.abandoned");
  const sides = new Set(result.winners.map((winner) => teams[winner])).size;
  if (result.winners.includes(seat)) return t("table.end.won", { count: sides });
  return t("table.end.winner", {
    names: result.winners.map((winner) => names[winner]).join(" & "),
  });
}

/** Why it ended, with the rule. */
export function useWhy({ result, names, seat }: Pick<Ended, "result" | "names" | "seat">) {
  const { t } = useWords();
  return (
    <>
      {whyWords(result, names, seat, t)}{" "}
      {result.rule && (
        <Link to="/rules" search={{ id: result.rule }} target="_blank">
          {t("table.rule", { rule: result.rule })}
        </Link>
      )}
    </>
  );
}

/** The ways on: once more, the replay, the first page. */
export function Ways({ table, seat, rematch }: Pick<Ended, "table" | "seat" | "rematch">) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [problem, setProblem] = useState("");
  const again = async () => {
    try {
      const next = await call<{ table: string }>("POST", `tables/${table}/rematch`);
      await beReady(next.table); // who wants another game is ready for it
      await navigate({ to: "/t/$table", params: { table: next.table } });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <p className="t-declines">
        {seat >= 0 && (
          <button type="button" className="button first" onClick={again}>
            {rematch ? t("table.end.joinRematch") : t("table.end.rematch")}
          </button>
        )}
        <Link className="button" to="/replay/$table" params={{ table }} search={{ review: true }}>
          {t("table.end.review")}
        </Link>
        <Link className="button" to="/replay/$table" params={{ table }} search={{}}>
          {t("table.end.replay")}
        </Link>
        <Link className="button" to="/">
          {t("table.end.home")}
        </Link>
      </p>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

/** Why it ended, every point, and the ways on. */
function Closing(ended: Ended) {
  const { result, names, teams, cards, seat } = ended;
  const why = useWhy(ended);
  return (
    <>
      <p>{why}</p>
      <Score result={result} names={names} teams={teams} cards={cards} own={seat} />
      <Ways {...ended} />
    </>
  );
}

/** A table that is over and put away: there is no board any more, but there is its result. */
export function PutAway({ room, cards }: { room: Room; cards: Map<string, CardEntry> }) {
  const { t } = useWords();
  const replay = useQuery(replayOf(room.table));
  if (replay.error) return <p className="page">{replay.error.message}</p>;
  if (!replay.data) return <p className="loading">{t("app.loading")}</p>;
  const you = sharing(room).length ? -1 : room.you; // at a shared device "you" are several
  const ended: Ended = {
    result: replay.data.result as unknown as ResultInView,
    table: room.table,
    seat: you,
    names: room.seats.map((each) => (each.seat === you ? t("table.you") : nameOf(each.name))),
    teams: room.seats.map((each) => each.team),
    rematch: room.rematch,
    cards,
  };
  return <Page {...ended} />;
}

function Page(ended: Ended) {
  const { t } = useWords();
  const title = useVerdict(ended);
  return (
    <section className="page" aria-label={t("table.over")}>
      <h1>{title}</h1>
      <Closing {...ended} />
    </section>
  );
}
