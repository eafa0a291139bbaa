// The end as a scene: who has won, what the points came from, and the ways on.
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { sharing } from "../../base/tables/passing";
import type { PublicView, ResultInView } from "../../base/wire/messages";
import type { CardEntry } from "../../base/wire/queries";
import { useWords } from "../../base/words/say";
import { type Board, useBoard } from "../desk/context";
import { useTakenFocus } from "../desk/focus";
import { Figure } from "../stage/Figure";
import { Scene, type SceneSide } from "../stage/Scene";
import { TIMING } from "../stage/timing";
import { type Ended, useVerdict, useWhy, Ways } from "./Closing";
import { Score } from "./Score";
import { sidesOf, tieOf } from "./score";
import { sharesOf } from "./shares";
import "./result.css";
import { keyFor } from "../../base/words/keys";

interface ResultProps {
  fold?: () => void;
  folded?: boolean;
  /** As a part of the page that is read from top to bottom. */
  plain?: boolean;
}

export function Result(props: ResultProps) {
  const shown = useBoard().live.public;
  return shown?.result ? <Ending {...props} shown={shown} result={shown.result} /> : null;
}

interface EndingProps extends ResultProps {
  shown: PublicView;
  result: ResultInView;
}

function Ending({ fold, folded = false, plain = false, shown, result }: EndingProps) {
  const board = useBoard();
  const { live, store, cards, name } = board;
  const { t } = useWords();
  const here = useRef<HTMLElement>(null);
  useTakenFocus(here);
  const ended: Ended = {
    result,
    table: store.table,
    seat: sharing(live.room).length ? -1 : live.seat, // "you" would be all of them
    names: shown.seats.map((each) => name(each.seat)),
    teams: shown.seats.map((each) => each.team),
    rematch: live.room?.rematch,
    cards,
  };
  const title = useVerdict(ended);
  const why = useWhy(ended);
  const tie = tieOf(result, sidesOf(result, ended.teams));
  const decided = tie?.steps.at(-1);
  const [first, second] = faces(board, shown, result);
  const details = (
    <Score result={result} names={ended.names} teams={ended.teams} cards={cards} own={ended.seat} />
  );
  if (plain)
    return (
      <section ref={here} tabIndex={-1} aria-label={t("table.over")}>
        <h2>{title}</h2>
        <p>{why}</p>
        {details}
        <Ways {...ended} seat={live.seat} />
      </section>
    );
  return (
    <Scene
      ref={here}
      asks
      kind="over"
      label={t("table.over")}
      left={second}
      right={first}
      folded={folded}
      verdict={{
        title,
        says: folded ? undefined : (
          <>
            {why}
            {tie && decided && (
              <>
                {" "}
                {t("score.tie", { count: tie.points })};{" "}
                {t(keyFor("score.by", decided.what, "cards"))}:{" "}
                {decided.of
                  .map((each) => `${each.seats.map((seat) => name(seat)).join(" & ")} ${each.n}`)
                  .join(", ")}
                .
              </>
            )}
          </>
        ),
        tone: "gold",
      }}
      answers={
        <>
          {!folded && <Bars result={result} shown={shown} />}
          <div className="result-ways">
            <Ways {...ended} seat={live.seat} />
            {fold && (
              <button type="button" className="scene-tool" onClick={fold} aria-expanded={!folded}>
                {folded ? t("table.unfold") : t("scene.look")}
              </button>
            )}
          </div>
          {!folded && (
            <details className="result-all">
              <summary>{t("scene.allPoints")}</summary>
              {details}
            </details>
          )}
        </>
      }
    />
  );
}

/** Who stands in the front, and who behind: oneself, or who has won; and the best of the others. */
function faces(
  board: Board,
  shown: PublicView,
  result: ResultInView,
): [SceneSide, SceneSide | null] {
  const side = (seat: number): SceneSide => ({
    card: heroAtEnd(board, shown, seat),
    name: "",
    mood: result.winners.includes(seat) ? "triumph" : "hit",
  });
  const front = board.live.seat >= 0 ? board.live.seat : (result.winners[0] ?? 0);
  const team = shown.seats[front]?.team;
  const others = shown.seats
    .filter((seat) => seat.team !== team)
    .sort((a, b) => (result.points[b.seat] ?? 0) - (result.points[a.seat] ?? 0));
  const winner = others.find(({ seat }) => result.winners.includes(seat));
  const behind = winner ?? others[0];
  return [side(front), behind ? side(behind.seat) : null];
}

/** A Character that has lost all Levels lies with who took the last. */
function heroAtEnd(board: Board, shown: PublicView, seat: number): CardEntry | undefined {
  const own = shown.seats[seat]?.hero.at(-1)?.id;
  const team = shown.seats[seat]?.team;
  const taken = shown.seats.find((each) => each.team !== team && each.score.length)?.score.at(-1);
  return board.cards.get(own ?? taken?.id ?? "");
}

/** The points of every side as bars of one scale. */
function Bars({ result, shown }: { result: ResultInView; shown: PublicView }) {
  const board = useBoard();
  const { t } = useWords();
  if (!result.points.length || !result.scores) return null;
  const sides = sidesOf(
    result,
    shown.seats.map(({ team }) => team),
  );
  const bars = sides.map((side) => ({
    ...side,
    shares: sharesOf(
      side.seats.flatMap((seat) => result.scores?.[seat] ?? []),
      board.cards,
    ),
  }));
  const long = bars.map(({ shares }) =>
    shares.reduce((sum, { points }) => sum + Math.abs(points), 0),
  );
  const most = Math.max(1, ...long) + 2;
  const sorts = [...new Set(bars.flatMap(({ shares }) => shares.map(({ sort }) => sort)))];
  return (
    <>
      <ol className="result-bars">
        {bars.map(({ seats, points, won, shares }) => (
          <li key={seats.join()} data-won={won || undefined}>
            <span className="result-face">
              <Figure card={heroAtEnd(board, shown, seats[0] ?? 0)} />
            </span>
            <span className="result-name">{seats.map((seat) => board.name(seat)).join(" & ")}</span>
            <span className="result-track">
              {shares.map(({ sort, points: share }) => (
                <i
                  key={sort}
                  data-sort={sort}
                  style={{ "--share": Math.abs(share) / most } as CSSProperties}
                >
                  <span className="result-sort">{t(`scene.sorts.${sort}`)}</span>{" "}
                  {String(share).replace("-", "−")}
                </i>
              ))}
            </span>
            <Counting n={points} />
          </li>
        ))}
      </ol>
      <ul className="result-kinds" aria-hidden="true">
        {sorts.map((sort) => (
          <li key={sort} data-sort={sort}>
            {t(`scene.sorts.${sort}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A number that counts up; at once where nothing moves. */
function Counting({ n }: { n: number }) {
  const { lively } = useBoard();
  const [shown, setShown] = useState(lively ? 0 : n);
  useEffect(() => {
    if (!lively || n <= 0) return setShown(n);
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - began) / TIMING.over.hold);
      setShown(Math.round(n * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [n, lively]);
  return <b className="result-points">{String(shown).replace("-", "−")}</b>;
}
