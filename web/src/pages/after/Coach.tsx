// The coach looks back: what it says about the moment that is shown, and about the whole game.
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { coachedOf } from "../../base/wire/coached";
import type { Summary } from "../../base/wire/replays";
import { useWords } from "../../base/words/say";
import type { Says } from "./frames";
import { type Decision, decisionAt, isMistake, points, type Review, reasonOf } from "./review";

interface Reviewed {
  /** What the coach has found so far. */
  review: Review | null;
  /** How much of the work is done, from 0 to 1. */
  share: number;
  /** The seat whose game is looked at. */
  whose: number;
  setWhose(seat: number): void;
  /** Whether the coach was asked. */
  wanted: boolean;
  want(): void;
  trouble: string;
}

/** The review of a seat's game, as soon as a reader wants it. */
export function useReview(game: Summary, me: number): Reviewed {
  const search = useSearch({ from: "/replay/$table" });
  const navigate = useNavigate();
  const own = me >= 0 ? me : (game.seats.find((each) => each.person)?.seat ?? 0);
  const [chosen, setWhose] = useState<number | null>(null);
  const whose = chosen ?? own;
  const wanted = search.review ?? false;
  const { data, error } = useQuery({
    ...coachedOf(game.table, whose),
    enabled: wanted && !game.shown && game.answers > 0,
  });
  const open = (seat: number | null) => {
    setWhose(seat);
    void navigate({
      to: "/replay/$table",
      params: { table: game.table },
      search: (old) => ({ ...old, at: undefined, review: true }),
      replace: true,
      resetScroll: false,
    });
  };
  return {
    review: wanted ? (data?.review ?? null) : null,
    share: data?.share ?? 0,
    whose,
    setWhose: open,
    wanted,
    want: () => open(chosen),
    trouble: error?.message ?? "",
  };
}

/** The curve lies below the board, and on a small screen that is far. */
const toCurve = () =>
  document.querySelector(".r-chart")?.scrollIntoView({ block: "start", behavior: "smooth" });

interface VerdictProps extends Reviewed {
  game: Summary;
  says: Says;
  at: number;
  /** Play both choices of this moment on. */
  show(): void;
}

/** What the coach says about the position: the large number, the better choice, and why. */
export function Verdict({ game, says, at, show, ...coached }: VerdictProps) {
  const { t } = useWords();
  const { review, share, whose, setWhose, wanted, want, trouble } = coached;
  const decision = review ? decisionAt(review, at) : undefined;
  return (
    <section className="sheet verdict-panel" aria-labelledby="verdict">
      <h2 id="verdict">{t("review.title")}</h2>
      {!wanted && (
        <>
          <p>{t("review.text")}</p>
          <p className="buttons">
            <button type="button" className="button first" onClick={want}>
              {t("review.look")}
            </button>
          </p>
        </>
      )}
      {wanted && !trouble && share < 1 && (
        <label className="coach-share">
          <span>{t("review.thinking")}</span>
          <progress max={1} value={share} />
        </label>
      )}
      <div role="status">
        {trouble && <p className="trouble">{trouble}</p>}
        {decision && (
          <Judged decision={decision} says={says} who={game.seats[decision.seat]?.name ?? ""} />
        )}
        {review && !decision && <p>{t("review.quiet")}</p>}
      </div>
      {review && (
        <p className="buttons">
          {decision && isMistake(decision) && (
            <button type="button" className="button first" onClick={show}>
              {t("review.showMe")}
            </button>
          )}
          <button type="button" className="button" onClick={toCurve}>
            {t("review.toCurve")}
          </button>
        </p>
      )}
      {wanted && (
        <label className="r-seen">
          <span>{t("review.whose")}</span>
          <select value={whose} onChange={(event) => setWhose(Number(event.target.value))}>
            {game.seats.map((each) => (
              <option key={each.seat} value={each.seat}>
                {each.name}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  );
}

interface JudgedProps {
  decision: Decision;
  says: Says;
  who: string;
}

function Judged({ decision, says, who }: JudgedProps) {
  const { t } = useWords();
  const better = isMistake(decision);
  const best = Math.min(1, decision.chance + decision.gain);
  const [played, preferred] = answersOf(decision, says);
  return (
    <>
      {better && (
        <p className="verdict-number">
          <b>{points(-decision.gain)}</b> <span>{t("review.games")}</span>
        </p>
      )}
      <p className="verdict-title">
        {t(better ? "review.better" : "review.right", {
          who,
          played,
          preferred,
        })}
      </p>
      {decision.reason && <p>{reasonOf(decision, says)}</p>}
      {better && (
        <ul className="verdict-bars">
          <Bar says={preferred} chance={best} is="best" />
          <Bar says={played} chance={decision.chance} is="was" />
        </ul>
      )}
    </>
  );
}

function Bar({ says, chance, is }: { says: string; chance: number; is: "best" | "was" }) {
  return (
    <li data-is={is}>
      <span>{says}</span>
      <i aria-hidden="true">
        <i style={{ inlineSize: `${Math.round(100 * chance)}%` }} />
      </i>
      <b>{Math.round(100 * chance)}</b>
    </li>
  );
}

/** The choice and the coach's, in words. */
const answersOf = ({ seat, played, preferred }: Decision, says: Says) =>
  [says(played.text, seat), says(preferred.text, seat)] as const;

interface VerdictsProps {
  game: Summary;
  says: Says;
  review: Review;
}

/** The whole game in words: the turns that decided it, the mistakes, luck apart from choices. */
export function Verdicts({ game, review, says }: VerdictsProps) {
  const { t } = useWords();
  const name = (seat: number) => game.seats[seat]?.name ?? "";
  return (
    <div className="review">
      <h3>{t("review.decided")}</h3>
      <ol>
        {review.decided.map(({ turn, decision }) => {
          const here = review.turns.find((each) => each.turn === turn);
          return (
            <li key={turn}>
              {here &&
                t("review.turn", {
                  turn,
                  name: name(here.seat),
                  before: Math.round(100 * here.before),
                  after: Math.round(100 * here.after),
                  luck: points(here.luck),
                })}{" "}
              {decision && <Line game={game} decision={decision} says={says} />}
            </li>
          );
        })}
      </ol>
      <h3>{t("review.mistakes", { count: review.mistakes.length })}</h3>
      <ul>
        {review.mistakes.map((each) => (
          <li key={each.position}>
            <Line game={game} decision={each} says={says} />
          </li>
        ))}
      </ul>
      <details hidden={!review.whole}>
        <summary>{t("review.parts")}</summary>
        <dl className="facts">
          <dt>{t("review.start")}</dt>
          <dd>{points(review.start)}</dd>
          <dt>{t("review.luck", { error: Math.round(100 * review.luck_error) })}</dt>
          <dd>{points(review.luck)}</dd>
          {game.seats.map(({ seat }) => (
            <Choices key={seat} says={t("review.choices", { name: name(seat) })}>
              {points(review.choices[seat] ?? 0)}
            </Choices>
          ))}
          <dt>{t("review.rest")}</dt>
          <dd>{points(review.rest)}</dd>
          <dt>{t("review.result")}</dt>
          <dd>{points(review.result)}</dd>
        </dl>
      </details>
    </div>
  );
}

function Choices({ says, children }: { says: string; children: string }) {
  return (
    <>
      <dt>{says}</dt>
      <dd>{children}</dd>
    </>
  );
}

interface LineProps {
  game: Summary;
  says: Says;
  decision: Decision;
}

function Line({ game, decision, says }: LineProps) {
  const { t } = useWords();
  const [played, preferred] = answersOf(decision, says);
  const better = isMistake(decision);
  return (
    <>
      {t(better ? "review.better" : "review.right", {
        who: game.seats[decision.seat]?.name ?? "",
        played,
        preferred,
      })}{" "}
      {reasonOf(decision, says)}{" "}
      <Link
        to="/replay/$table"
        params={{ table: game.table }}
        search={(old) => ({ ...old, at: decision.position, seat: decision.seat })}
        replace
      >
        {t("review.show")}
      </Link>
    </>
  );
}
