// A finished game once more: any seat's sight, step by decision or turn, a link to a moment.
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { onClipboard } from "../app/copy";
import type { ResultInView } from "../wire/messages";
import { type CardEntry, cardsOf } from "../wire/queries";
import { Coach } from "./Coach";
import { type Frame, replayOf, type Seen, type Summary, useFrames } from "./frames";
import { ReplayBoard } from "./ReplayBoard";
import { Score } from "./Score";
import { Verify } from "./Verify";
import "./after.css";

export function ReplayPage() {
  const { t, i18n } = useTranslation();
  const { table } = useParams({ from: "/replay/$table" });
  const summary = useQuery(replayOf(table));
  const cards = useQuery(cardsOf(table, i18n.language));
  const problem = summary.error ?? cards.error;
  if (problem) return <p className="page trouble">{problem.message}</p>;
  if (!summary.data || !cards.data) return <p className="loading">{t("app.loading")}</p>;
  const game = summary.data;
  return (
    <div className="page replay">
      <h1>{t("replay.title", { game: t(`box.${game.ladder}`) })}</h1>
      {game.shown ? (
        <p className="trouble">{game.shown.reason}</p>
      ) : (
        <Steps game={game} cards={cards.data} />
      )}
      <Ending game={game} cards={cards.data} />
      {!game.shown && Boolean(game.result.rule) && <Coach game={game} cards={cards.data} />}
      <Verify game={game} cards={cards.data} />
    </div>
  );
}

function Steps({ game, cards }: { game: Summary; cards: Map<string, CardEntry> }) {
  const { t, i18n } = useTranslation();
  const search = useSearch({ from: "/replay/$table" });
  const navigate = useNavigate();
  const last = game.answers;
  const at = Math.max(0, Math.min(last, Math.floor(search.at ?? 0)));
  const seat = search.seat ?? "all";
  const { frames, error } = useFrames(game.table, seat, at, last, i18n.language);
  const found = frames.find((each) => each.position === at);
  const kept = useRef<Frame | undefined>(undefined); // shown until the next one is there
  if (found) kept.current = found;
  const frame = found ?? kept.current;
  const names = game.seats.map((each) => each.name);
  const go = (to: { at?: number; seat?: string }) =>
    navigate({
      to: "/replay/$table",
      params: { table: game.table },
      search: { seat, ...to, at: Math.max(0, Math.min(last, to.at ?? at)) },
      replace: true,
      resetScroll: false,
    });
  const turnAt = game.turns.filter((each) => each.position <= at).length - 1;
  const turn = game.turns[turnAt];
  const moves = {
    back: () => go({ at: at - 1 }),
    on: () => go({ at: at + 1 }),
    // from the middle of a turn first to its beginning
    turnBack: () =>
      go({ at: (turn && turn.position < at ? turn : game.turns[turnAt - 1])?.position ?? 0 }),
    turnOn: () => go({ at: game.turns[turnAt + 1]?.position ?? last }),
  };
  useKeys(moves);
  return (
    <>
      <div className="r-stage">
        {error && <p className="trouble">{error.message}</p>}
        {frame && <ReplayBoard view={frame.view as unknown as Seen} cards={cards} names={names} />}
        <Story frames={frames.filter((each) => each.position <= at)} at={at} names={names} />
      </div>
      <div className="r-controls">
        <div className="r-buttons">
          {(["turnBack", "back", "on", "turnOn"] as const).map((move) => (
            <Move
              key={move}
              says={t(`replay.${move}`)}
              sign={SIGNS[move]}
              disabled={at === (move === "back" || move === "turnBack" ? 0 : last)}
              go={moves[move]}
            />
          ))}
        </div>
        <label className="r-scrub">
          <span>{t("replay.where", { at, last, turn: turn?.number ?? 0 })}</span>
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            onChange={(event) => go({ at: Number(event.target.value) })}
          />
          <Turns game={game} />
        </label>
        <label className="r-seen">
          <span>{t("replay.seen")}</span>
          <select value={seat} onChange={(event) => go({ seat: event.target.value })}>
            <option value="all">{t("replay.all")}</option>
            {game.seats.map((each) => (
              <option key={each.seat} value={String(each.seat)}>
                {each.name}
              </option>
            ))}
            <option value="-1">{t("replay.spectator")}</option>
          </select>
        </label>
        <Share table={game.table} at={at} seat={seat} />
      </div>
    </>
  );
}

type Moves = Record<"back" | "on" | "turnBack" | "turnOn", () => void>;

/** The arrows step by decision, with Shift by turn. */
function useKeys(moves: Moves): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const within = event.target instanceof Element ? event.target : null;
      if (within?.closest("input, select, textarea, [role=dialog]")) return; // they are theirs
      if (event.key === "ArrowLeft") moves[event.shiftKey ? "turnBack" : "back"]();
      if (event.key === "ArrowRight") moves[event.shiftKey ? "turnOn" : "on"]();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

const SIGNS: Record<keyof Moves, string> = {
  turnBack: "M5 5H8V19H5ZM20 5V19L9 12Z",
  back: "M17 5V19L6 12Z",
  on: "M7 5V19L18 12Z",
  turnOn: "M16 5H19V19H16ZM4 5V19L15 12Z",
};

function Move(props: { says: string; sign: string; disabled: boolean; go(): void }) {
  return (
    <button
      type="button"
      className="button"
      aria-label={props.says}
      title={props.says}
      disabled={props.disabled}
      onClick={props.go}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={props.sign} />
      </svg>
    </button>
  );
}

/** The turns as stripes under the slider, each as long as it has decisions. */
function Turns({ game }: { game: Summary }) {
  return (
    <span className="r-turns" aria-hidden="true">
      {game.turns.map((turn, at) => (
        <i
          key={turn.number}
          data-seat={turn.seat}
          style={{ flexGrow: (game.turns[at + 1]?.position ?? game.answers) - turn.position }}
        />
      ))}
    </span>
  );
}

/** A link to this very moment, as this seat saw it. */
function Share({ table, at, seat }: { table: string; at: number; seat: string }) {
  const { t } = useTranslation();
  const link = `${location.origin}/replay/${table}?at=${at}&seat=${seat}`;
  const [done, setDone] = useState<{ link: string; copied: boolean } | null>(null);
  const told = done?.link === link ? done : null; // of another moment it says nothing
  return (
    <div className="r-share">
      <button
        type="button"
        className="button"
        onClick={async () => setDone({ link, copied: await onClipboard(link) })}
      >
        {t(told?.copied ? "replay.copied" : "replay.copy")}
      </button>
      <span role="status" className="unseen">
        {told?.copied && t("replay.copied")}
      </span>
      {told && !told.copied && (
        <input
          readOnly
          value={link}
          aria-label={t("replay.link")}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}

/** What led here, the last step marked. */
function Story({ frames, at, names }: { frames: Frame[]; at: number; names: string[] }) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const [first, last] = [frames.at(0)?.position, frames.at(-1)?.position];
  useEffect(() => {
    // also when what came before has arrived, and pushes the last one down
    if (list.current && first !== undefined && last !== undefined)
      list.current.scrollTop = list.current.scrollHeight;
  }, [first, last]);
  return (
    <section className="r-story sheet" aria-label={t("table.story")}>
      <h2>{t("table.story")}</h2>
      <ol ref={list} tabIndex={0} aria-label={t("table.story")}>
        {frames.map((frame) => (
          <li key={frame.position} aria-current={frame.position === at ? "step" : undefined}>
            <Step frame={frame} names={names} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Step({ frame, names }: { frame: Frame; names: string[] }) {
  const { t } = useTranslation();
  const { decision } = frame;
  const name = names[decision?.seat ?? -1];
  return (
    <>
      {decision && (
        <p className="r-decision">
          {decision.text
            ? t("replay.decision", { name, text: decision.text })
            : t("replay.decided", { name })}
        </p>
      )}
      {frame.lines.map((line, at) => (
        <p key={`${at}-${line}`}>{line}</p>
      ))}
    </>
  );
}

function Ending({ game, cards }: { game: Summary; cards: Map<string, CardEntry> }) {
  const { t } = useTranslation();
  const result = game.result as unknown as ResultInView;
  const names = game.seats.map((each) => each.name);
  const why = result.why
    ? t(`table.end.why.${result.why}`)
    : t(`table.end.rule.${result.rule}`, { defaultValue: t("table.end.rule.other") });
  return (
    <section className="sheet" aria-labelledby="ending">
      <h2 id="ending">{t("replay.result")}</h2>
      {result.winners && (
        <>
          <p>{why}</p>
          <Score
            result={result}
            names={names}
            teams={game.seats.map((each) => each.team)}
            cards={cards}
          />
        </>
      )}
    </section>
  );
}
