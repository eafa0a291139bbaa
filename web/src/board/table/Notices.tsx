// Notices that interrupt no one: a broken line, a refusal with its rule, who has left, who wants to undo.
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { load, save } from "../../base/browser/storage";
import { isLocal } from "../../base/local/tables";
import { change } from "../../base/preferences/settings";
import { sharing } from "../../base/tables/passing";
import { keyFor } from "../../base/words/keys";
import { useWords } from "../../base/words/say";
import { useAutoEndAsked } from "../desk/autoEnd";
import { refusalOf, useBoard } from "../desk/context";
import { Countdown } from "./Clock";

const READING = 9000;

const Unkept = lazy(() =>
  import("../../widgets/Unkept").then((part) => ({ default: part.Unkept })),
);

export function Notices() {
  const { live, store } = useBoard();
  const { t } = useWords();
  return (
    <div className="t-notices">
      {isLocal(store.table) && live.room && (
        <Suspense>
          <Unkept
            table={store.table}
            box={(live.room.setup as { box: string }).box}
            playing={!live.public?.result}
          />
        </Suspense>
      )}
      {live.line === "ended" ? (
        <p className="t-notice" role="status" data-tone="bad">
          {t("table.ended")} <Link to="/account">{t("nav.signIn")}</Link>
        </p>
      ) : (
        live.line !== "open" && (
          <p className="t-notice" role="status" data-tone="bad">
            {t("table.reconnecting")}
          </p>
        )
      )}
      <BotPlays />
      <UndoAsked />
      <UndoDenied />
      <RulesChanged />
      <Absent />
      <Refused />
      <AutoEndAsked />
    </div>
  );
}

function Refused() {
  const { live, store, speech } = useBoard();
  const { t } = useWords();
  const at = live.refused?.at;
  const last = live.line === "ended"; // the reason of a ban stays to be read
  useEffect(() => {
    if (!at || last) return;
    const timer = setTimeout(() => store.hush(), READING);
    return () => clearTimeout(timer);
  }, [at, last, store]);
  if (!live.refused) return null;
  const { rule } = live.refused;
  return (
    <div className="t-notice" role="status">
      <p>
        {refusalOf(live.refused, speech)}{" "}
        {rule && (
          <Link to="/rules" search={{ id: rule }} target="_blank">
            {t("table.rule", { rule })}
          </Link>
        )}
      </p>
      <button
        type="button"
        className="t-x"
        onClick={() => store.hush()}
        aria-label={t("table.close")}
      >
        ×
      </button>
    </div>
  );
}

/** Asked once, when a turn has nothing left to do: whether such turns shall end by themselves. */
function AutoEndAsked() {
  const { live, store } = useBoard();
  const { t } = useWords();
  const asks = useAutoEndAsked(live) && !store.guard && !sharing(live.room).length;
  if (!asks) return null;
  return (
    <div className="t-notice" role="status">
      <p>{t("table.autoEnd.ask")}</p>
      <span>
        <button type="button" className="button first" onClick={() => change({ autoEnd: true })}>
          {t("table.autoEnd.yes")}
        </button>
        <button type="button" className="button" onClick={() => change({ autoEnd: false })}>
          {t("table.autoEnd.no")}
        </button>
      </span>
    </div>
  );
}

function BotPlays() {
  const { live, store } = useBoard();
  const { t } = useWords();
  if (live.refused?.code !== "bot-plays") return null;
  return (
    <div className="t-notice">
      <p>{t("table.botPlays")}</p>
      <button type="button" className="button first" onClick={() => store.comeBack()}>
        {t("table.takeBack")}
      </button>
    </div>
  );
}

function UndoAsked() {
  const board = useBoard();
  const { t } = useWords();
  const { live, store } = board;
  const asked = live.undoAsked;
  if (!asked || live.seat < 0) return null;
  if (asked.seat === live.seat)
    return (
      <p className="t-notice" role="status">
        {t("table.undoSent")}
      </p>
    );
  return (
    <div className="t-notice" role="alertdialog" aria-label={t("table.undoTitle")}>
      <p>{t("table.undoAsked", { name: board.name(asked.seat) })}</p>
      <span>
        <button type="button" className="button first" onClick={() => store.consent(true)}>
          {t("table.allow")}
        </button>
        <button type="button" className="button" onClick={() => store.consent(false)}>
          {t("table.refuse")}
        </button>
      </span>
    </div>
  );
}

/** The others said no. */
function UndoDenied() {
  const board = useBoard();
  const { t } = useWords();
  const { live, store } = board;
  if (live.undoDenied < 0) return null;
  return (
    <div className="t-notice" role="status">
      <p>{t("table.undoDenied", { name: board.name(live.undoDenied) })}</p>
      <button
        type="button"
        className="t-x"
        onClick={() => store.hush()}
        aria-label={t("table.close")}
      >
        ×
      </button>
    </div>
  );
}

/** Said once to each seat: by which rules the game goes on, and whose answers were taken back. */
function RulesChanged() {
  const board = useBoard();
  const { t } = useWords();
  const { live, store } = board;
  const key = `rules:${store.table}:${live.seat}`;
  const [closed, close] = useState(0);
  const { rules } = live;
  if (!rules || closed === rules.entry || load(key) === `${rules.entry}`) return null;
  const back = rules.back ?? [];
  const count = back.reduce((all, n) => all + n, 0);
  const who = back.flatMap((n, seat) => (n ? `${board.name(seat)}: ${n}` : [])).join(" · ");
  const done = () => {
    save(key, `${rules.entry}`);
    close(rules.entry);
  };
  return (
    <div className="t-notice" role="status">
      <p>{count ? t("table.rulesBack", { count, who }) : t("table.rulesChanged")}</p>
      <button type="button" className="t-x" onClick={done} aria-label={t("table.close")}>
        ×
      </button>
    </div>
  );
}

const CHOICES = ["wait", "bot", "abandon"] as const;

function Absent() {
  const board = useBoard();
  const { t } = useWords();
  const { live, store } = board;
  return Object.values(live.away).map((away) => {
    const name = board.name(away.seat);
    if (away.seat === live.seat) return null;
    if (!away.choose)
      return (
        <p key={away.seat} className="t-notice" role="status">
          {t("table.hasLeft", { name })} <Countdown until={away.until} />
        </p>
      );
    const votes = Object.entries(away.votes ?? {});
    return (
      <div
        key={away.seat}
        className="t-notice"
        role="alertdialog"
        aria-label={t("table.voteTitle", { name })}
      >
        <p>{t("table.vote", { name })}</p>
        {live.seat >= 0 && (
          <span>
            {CHOICES.map((choice) => (
              <button
                key={choice}
                type="button"
                className="button"
                aria-pressed={away.votes?.[live.seat] === choice}
                onClick={() => store.vote(away.seat, choice)}
              >
                {t(`table.votes.${choice}`)}
              </button>
            ))}
          </span>
        )}
        {votes.length > 0 && (
          <p className="t-hint">
            {votes
              .map(
                ([seat, choice]) =>
                  `${board.name(Number(seat))}: ${t(keyFor("table.votes", choice, "wait"))}`,
              )
              .join(" · ")}
          </p>
        )}
      </div>
    );
  });
}
