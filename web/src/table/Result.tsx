// The end: who won and why, the points, and what next.
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CardFace } from "../cards";
import { call } from "../wire/session";
import { useBoard } from "./context";
import { teamed } from "./Seats";

export function Result({ fold, folded }: { fold?: () => void; folded?: boolean }) {
  const board = useBoard();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [problem, setProblem] = useState("");
  const { live, store } = board;
  const shown = live.public;
  const result = shown?.result;
  if (!shown || !result) return null;
  const won = result.winners.includes(live.seat);
  const names = result.winners.map((seat) => board.name(seat)).join(" & ");
  const title =
    result.why === "abandoned"
      ? t("table.end.abandoned")
      : won
        ? t("table.end.won", { count: result.winners.length > 1 && !teamed(shown) ? 2 : 1 })
        : t("table.end.winner", { names });
  const why = result.why
    ? t(`table.end.why.${result.why}`)
    : t(`table.end.rule.${result.rule}`, { defaultValue: t("table.end.rule.other") });
  const rows = [...shown.seats].sort(
    (a, b) => (result.points[b.seat] ?? 0) - (result.points[a.seat] ?? 0),
  );
  const again = async () => {
    try {
      const { table } = await call<{ table: string }>("POST", `tables/${store.table}/rematch`);
      await navigate({ to: "/t/$table", params: { table } });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section className="t-result" aria-label={t("table.over")} data-won={won || undefined}>
      <header>
        <h2>{title}</h2>
        {fold && (
          <button type="button" className="t-fold" onClick={fold} aria-expanded={!folded}>
            {folded ? t("table.unfold") : t("table.fold")}
          </button>
        )}
      </header>
      {!folded && (
        <>
          <p>
            {why}{" "}
            {result.rule && (
              <Link to="/rules" search={{ id: result.rule }} target="_blank">
                {t("table.rule", { rule: result.rule })}
              </Link>
            )}
          </p>
          <ol className="t-ranking">
            {rows.map((seat) => {
              const entry = board.cards.get(seat.hero.at(-1)?.id ?? "");
              return (
                <li key={seat.seat} data-won={result.winners.includes(seat.seat) || undefined}>
                  {entry && <CardFace card={entry} size="tiny" />}
                  <span>
                    <strong>{board.name(seat.seat)}</strong>
                    {result.winners.includes(seat.seat) && (
                      <span className="t-tag">{t("table.end.winnerTag")}</span>
                    )}
                  </span>
                  {result.points[seat.seat] !== undefined && (
                    <b>{t("table.end.points", { count: result.points[seat.seat] })}</b>
                  )}
                </li>
              );
            })}
          </ol>
          <p className="t-declines">
            {live.seat >= 0 && (
              <button type="button" className="button first" onClick={again}>
                {live.room?.rematch ? t("table.end.joinRematch") : t("table.end.rematch")}
              </button>
            )}
            <Link
              className="button"
              to="/replay/$table"
              params={{ table: store.table }}
              search={{ at: undefined, seat: undefined }}
            >
              {t("table.end.replay")}
            </Link>
            <Link className="button" to="/">
              {t("table.end.home")}
            </Link>
          </p>
          {problem && <p role="alert">{problem}</p>}
        </>
      )}
    </section>
  );
}
