// A game goes on from the moment that is shown: at a table of its own, with the same luck or new luck.
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { isLocal } from "../../../base/local/tables";
import { type From, type Luck, playOn } from "../../../base/wire/futures";
import type { Summary } from "../../../base/wire/replays";
import { useFuturesWords } from "../../../base/words/futures";
import "./futures.css";

/** Play on, and go to the table; `problem` says why it could not be. */
export function usePlayOn(table: string) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState("");
  const go = useCallback(
    async (from: From) => {
      try {
        const next = await playOn(table, from);
        await navigate({ to: "/t/$table", params: { table: next } });
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
      }
    },
    [navigate, table],
  );
  return { go, problem };
}

interface PlayOnProps {
  game: Summary;
  at: number;
  /** The seat that one plays. */
  seat: number;
}

export function PlayOn({ game, at, seat }: PlayOnProps) {
  const { t } = useFuturesWords();
  const { go, problem } = usePlayOn(game.table);
  const [people, setPeople] = useState(false);
  const name = game.seats[seat]?.name ?? "";
  const turn = game.turns.filter(({ position }) => position <= at).at(-1)?.number ?? 1;
  const shared = isLocal(game.table) && game.seats.some((each) => each.seat !== seat && !each.bot);
  const begin = (luck: Luck) => go({ position: at, seat, luck, people: shared && people });
  return (
    <details className="play-on">
      <summary className="button">{t("future.from")}</summary>
      <p>{t("future.fromText", { turn, name })}</p>
      {shared && (
        <label>
          <input
            type="checkbox"
            checked={people}
            onChange={(event) => setPeople(event.target.checked)}
          />{" "}
          {t("future.people")}
        </label>
      )}
      <div className="buttons">
        <button type="button" className="button first" onClick={() => begin("new")}>
          <span>
            {t("future.newLuck")}
            <small>{t("future.newText", { name })}</small>
          </span>
        </button>
        <button type="button" className="button" onClick={() => begin("same")}>
          <span>
            {t("future.sameLuck")}
            <small>{t("future.sameText")}</small>
          </span>
        </button>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </details>
  );
}
