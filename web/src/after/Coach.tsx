// The coach looks back: the curve of chances, luck apart from choices, the turns that decided it.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { TFunction } from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { components } from "../wire/http";
import type { CardEntry } from "../wire/queries";
import { call } from "../wire/session";
import type { Summary } from "./frames";
import { points, reasonText } from "./review";

type Coached = components["schemas"]["Coached"];
type Review = components["schemas"]["CoachReview"];
type Decision = components["schemas"]["CoachDecision"];

const AGAIN = 3000;

interface CoachProps {
  game: Summary;
  cards: Map<string, CardEntry>;
}

export function Coach({ game, cards }: CoachProps) {
  const { t, i18n } = useTranslation();
  const [seat, setSeat] = useState(game.seats.find((each) => each.person)?.seat ?? 0);
  const [wanted, setWanted] = useState(false);
  const { data, error } = useQuery({
    queryKey: ["coach", game.table, seat, i18n.language],
    queryFn: () =>
      call<Coached>("GET", `tables/${game.table}/coach?seat=${seat}&language=${i18n.language}`),
    enabled: wanted,
    refetchInterval: (query) => (query.state.data?.state === "thinking" ? AGAIN : false),
  });
  return (
    <section className="sheet review" aria-labelledby="review">
      <h2 id="review">{t("review.title")}</h2>
      <p>{t("review.text")}</p>
      <p className="buttons">
        <label>
          <span>{t("review.whose")}</span>{" "}
          <select value={seat} onChange={(event) => setSeat(Number(event.target.value))}>
            {game.seats.map((each) => (
              <option key={each.seat} value={each.seat}>
                {each.name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="button first" onClick={() => setWanted(true)}>
          {t("review.look")}
        </button>
      </p>
      <div role="status">
        {error && <p className="trouble">{error.message}</p>}
        {wanted && !error && data?.state !== "ready" && <p>{t("review.thinking")}</p>}
      </div>
      {wanted && data?.review && <Told game={game} review={data.review} cards={cards} />}
    </section>
  );
}

function Told({ game, review, cards }: CoachProps & { review: Review }) {
  const { t } = useTranslation();
  const name = (seat: number) => game.seats[seat]?.name ?? "";
  return (
    <>
      <Curve review={review} says={t("review.curve", { name: name(review.seat) })} />
      <dl className="facts">
        <dt>{t("review.start")}</dt>
        <dd>{points(review.start)}</dd>
        <dt>{t("review.luck", { error: Math.round(100 * review.luck_error) })}</dt>
        <dd>{points(review.luck)}</dd>
        {review.choices.map((each, seat) => (
          <Choices key={game.seats[seat]?.seat} says={t("review.choices", { name: name(seat) })}>
            {points(each)}
          </Choices>
        ))}
        <dt>{t("review.rest")}</dt>
        <dd>{points(review.rest)}</dd>
        <dt>{t("review.result")}</dt>
        <dd>{points(review.result)}</dd>
      </dl>
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
              {decision && (
                <Decided game={game} decision={decision} cards={cards} who={name(decision.seat)} />
              )}
            </li>
          );
        })}
      </ol>
      <h3>{t("review.mistakes", { count: review.mistakes.length })}</h3>
      <ul>
        {review.mistakes.map((each) => (
          <li key={each.position}>
            <Decided game={game} decision={each} cards={cards} who={name(each.seat)} />
          </li>
        ))}
      </ul>
    </>
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

interface DecidedProps extends CoachProps {
  decision: Decision;
  who: string;
}

function Decided({ game, decision, cards, who }: DecidedProps) {
  const { t } = useTranslation();
  const better = decision.preferred.option !== decision.played.option;
  return (
    <>
      {t(better ? "review.better" : "review.right", {
        who,
        played: decision.played.text,
        preferred: decision.preferred.text,
        gain: points(decision.gain),
      })}{" "}
      {decision.reason && why(t, decision, cards)}{" "}
      <Link
        to="/replay/$table"
        params={{ table: game.table }}
        search={{ at: decision.position, seat: String(decision.seat) }}
      >
        {t("review.show")}
      </Link>
    </>
  );
}

const why = (t: TFunction, decision: Decision, cards: Map<string, CardEntry>) =>
  decision.reason ? reasonText(t, decision.reason, (id) => cards.get(id)?.name ?? id) : "";

/** The chance as each turn began, and how it ended. */
function Curve({ review, says }: { review: Review; says: string }) {
  const chances = [...review.turns.map((each) => each.before), review.result];
  const step = 100 / Math.max(1, chances.length - 1);
  const line = chances.map(
    (each, at) => `${(at * step).toFixed(2)},${(40 * (1 - each)).toFixed(2)}`,
  );
  return (
    <svg className="review-curve" viewBox="0 0 100 40" preserveAspectRatio="none" role="img">
      <title>{says}</title>
      <line x1="0" y1="20" x2="100" y2="20" />
      <polyline points={line.join(" ")} />
    </svg>
  );
}
