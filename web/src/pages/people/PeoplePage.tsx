// The people one has played with: the list fills by itself, and a press plays once more.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import {
  type Acquaintance,
  boxFor,
  challenge,
  keepTie,
  myPeople,
  playAgain,
} from "../../base/people/knowing";
import { useMe } from "../../base/people/people";
import { useServer } from "../../base/wire/where";
import { ago } from "../../base/words/ago";
import { boxKey } from "../../base/words/keys";
import { usePeopleWords } from "../../base/words/people";
import { useAttempt } from "../../widgets/attempt";
import { Face } from "../../widgets/Face";
import "./people.css";

const SHOWN = ["played", "followed"] as const;

export function PeoplePage() {
  const { t } = usePeopleWords();
  const there = useServer();
  const { person, known } = useMe();
  const [shown, setShown] = useState<(typeof SHOWN)[number]>("played");
  const { data } = useQuery({ ...myPeople, enabled: there && !!person });
  if (!there) return <p className="page">{t("people.needs")}</p>;
  if (!known || (person && !data)) return <p className="loading">{t("app.loading")}</p>;
  const lists = {
    played: (data ?? []).filter(({ last }) => last),
    followed: (data ?? []).filter(({ follows }) => follows),
  };
  return (
    <div className="page people">
      <h1>{t("people.title")}</h1>
      <nav className="chips" aria-label={t("people.title")}>
        {SHOWN.map((each) => (
          <button
            key={each}
            type="button"
            className="chip"
            aria-pressed={shown === each}
            onClick={() => setShown(each)}
          >
            {t(`people.${each}`)} <small>{lists[each].length}</small>
          </button>
        ))}
        <Link to="/leaders" className="chip">
          {t("nav.leaders")}
        </Link>
      </nav>
      <section className="sheet">
        {lists[shown].length ? (
          <ul className="people-list">
            {lists[shown].map((each) => (
              <Row key={each.id} of={each} />
            ))}
          </ul>
        ) : (
          <>
            <p>{t("people.none")}</p>
            <Link to="/friends" className="button first">
              {t("people.invite")}
            </Link>
          </>
        )}
      </section>
    </div>
  );
}

function Row({ of: them }: { of: Acquaintance }) {
  const { t, language } = usePeopleWords();
  const queries = useQueryClient();
  const { attempt, outcome } = useAttempt();
  const { id, name, follows, last } = them;
  const plays = last?.status === "playing";
  const box = last ? t(boxKey(last.ladder)) : "";
  const follow = () =>
    attempt(async () => {
      await keepTie(id, { follows: !follows });
      await queries.invalidateQueries({ queryKey: ["my-people"] });
      return "";
    });
  return (
    <li className="people-row">
      <Face of={id} />
      <p className="people-who">
        <Link to="/people/$person" params={{ person: id }}>
          {name}
        </Link>
        {last && (
          <small>
            {plays
              ? t("people.now", { box })
              : t("people.ago", { box, when: ago(last.at, language) })}
          </small>
        )}
      </p>
      <Record of={them} />
      <div className="people-ways">
        <Way to={them} attempt={attempt} />
        <button
          type="button"
          className="button people-follow"
          aria-pressed={follows}
          aria-label={t(follows ? "people.unfollow" : "people.follow", { name })}
          onClick={follow}
        >
          {follows ? "✓" : "+"}
        </button>
      </div>
      {outcome}
    </li>
  );
}

/** Games won against each other, as one bar of two colours, and in words. */
function Record({ of: { mine, theirs, name } }: { of: Acquaintance }) {
  const { t } = usePeopleWords();
  if (!(mine + theirs)) return <p className="people-record">{t("people.noGame")}</p>;
  return (
    <p className="people-record">
      <span className="people-bar" aria-hidden="true">
        <i style={{ flexGrow: mine }} />
        <i style={{ flexGrow: theirs }} />
      </span>
      {t("people.record", { mine, theirs, name })}
    </p>
  );
}

/** The one press that connects both: to the game in play, to another one, or to a first one. */
function Way({
  to: { id, name, last },
  attempt,
}: {
  to: Acquaintance;
  attempt: (work: () => Promise<string>) => void;
}) {
  const { t } = usePeopleWords();
  const go = useNavigate();
  const open = (made: Promise<string>) =>
    attempt(async () => {
      await go({ to: "/t/$table", params: { table: await made } });
      return "";
    });
  if (last?.status === "playing")
    return (
      <Link to="/t/$table" params={{ table: last.table }} className="button">
        {t("people.open")}
      </Link>
    );
  if (last)
    return (
      <button type="button" className="button" onClick={() => open(playAgain(last.table))}>
        {t("people.again")}
      </button>
    );
  const box = boxFor(undefined);
  return (
    <button
      type="button"
      className="button"
      title={t("people.challengeText", { box: t(boxKey(box)), name })}
      onClick={() => open(challenge(id, box))}
    >
      {t("people.challenge")}
    </button>
  );
}
