// The score explained: every Victory Point by the card that gave it, and what decided a tie.

import type { CountedInView, ResultInView } from "../../base/wire/messages";
import type { CardEntry } from "../../base/wire/queries";
import { useWords } from "../../base/words/say";
import { CardName } from "../../cards/CardNames";
import { sidesOf, tieOf, totalOf } from "./score";
import "./score.css";
import { keyFor } from "../../base/words/keys";

interface ScoreProps {
  result: ResultInView;
  names: readonly string[];
  teams: readonly number[];
  cards: Map<string, CardEntry>;
  /** One's own seat: its points are shown at once. */
  own?: number;
}

export function Score({ result, names, teams, cards, own = -1 }: ScoreProps) {
  const { t } = useWords();
  const sides = sidesOf(result, teams);
  const tie = tieOf(result, sides);
  const called = (seats: readonly number[]) => seats.map((seat) => names[seat]).join(" & ");
  return (
    <div className="score">
      <ol className="score-sides">
        {sides.map((side) => (
          <li key={side.seats.join()} data-won={side.won || undefined}>
            {side.seats.length > 1 && (
              <p className="score-team">
                <strong>{called(side.seats)}</strong>
                {result.points.length > 0 && <b>{t("score.points", { count: side.points })}</b>}
              </p>
            )}
            {side.seats.map((seat) => (
              <Player
                key={seat}
                name={names[seat] ?? ""}
                won={side.won}
                points={result.points[seat]}
                lines={result.scores?.[seat] ?? []}
                cards={cards}
                open={seat === own}
              />
            ))}
          </li>
        ))}
      </ol>
      {tie && (
        <section className="score-tie">
          <h3>{t("score.tie", { count: tie.points })}</h3>
          <ul>
            {tie.steps.map((step) => (
              <li key={step.what}>
                {t(keyFor("score.by", step.what, "cards"))}:{" "}
                {step.of.map((each) => `${called(each.seats)} ${each.n}`).join(", ")}
              </li>
            ))}
          </ul>
          {tie.shared && <p>{t("score.shared")}</p>}
        </section>
      )}
    </div>
  );
}

interface PlayerProps {
  name: string;
  won: boolean;
  points: number | undefined;
  lines: readonly CountedInView[];
  cards: Map<string, CardEntry>;
  open: boolean;
}

function Player({ name, won, points, lines, cards, open }: PlayerProps) {
  const { t } = useWords();
  const head = (
    <>
      <strong>{name}</strong>
      {won && <span className="score-won">{t("table.end.winnerTag")}</span>}
      {points !== undefined && <b>{t("score.points", { count: points })}</b>}
    </>
  );
  if (!lines.length) return <p className="score-player">{head}</p>;
  const giving = lines.filter((line) => line.each !== 0 || line.counted !== undefined);
  const idle = lines.filter((line) => !giving.includes(line));
  return (
    <details open={open}>
      <summary className="score-player">{head}</summary>
      <table>
        <caption className="unseen">{t("score.where", { name })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("score.card")}</th>
            <th scope="col">{t("score.copies")}</th>
            <th scope="col">{t("score.each")}</th>
            <th scope="col">{t("score.total")}</th>
          </tr>
        </thead>
        <tbody>
          {giving.map((line) => (
            <tr key={`${line.id}-${line.defeated}`}>
              <th scope="row">
                <CardName id={line.id} cards={cards} />
                <Reason line={line} card={cards.get(line.id)} />
              </th>
              <td>{line.copies}</td>
              <td>{signed(line.each)}</td>
              <td>{signed(totalOf(line))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t("score.sum")}
            </th>
            <td>{signed(lines.reduce((sum, line) => sum + totalOf(line), 0))}</td>
          </tr>
        </tfoot>
      </table>
      {idle.length > 0 && (
        <p className="score-idle">
          {t("score.nothing")}{" "}
          {idle.map((line, at) => (
            <span key={`${line.id}-${line.defeated}`}>
              {at > 0 && ", "}
              <CardName id={line.id} cards={cards} />
              {line.copies > 1 && ` × ${line.copies}`}
            </span>
          ))}
        </p>
      )}
    </details>
  );
}

/** Why a card gives what it gives, where its number alone does not say so. */
function Reason({ line, card }: { line: CountedInView; card: CardEntry | undefined }) {
  const { t } = useWords();
  if (line.defeated) return <small>{t("score.defeated")}</small>;
  if (line.counted === undefined) return null;
  return (
    <small>
      {card?.vp_text}. {t("score.counted", { count: line.counted })}
    </small>
  );
}

const signed = (n: number) => String(n).replace("-", "−");
