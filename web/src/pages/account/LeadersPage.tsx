// Who is ahead in a box: three in front, the others below them, and oneself marked.

import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import type { components } from "../../../made/http";
import { Portrait } from "../../art";
import { FIRST_BOX } from "../../base/boxes/boxes";
import { useMe } from "../../base/people/people";
import { call } from "../../base/wire/session";
import { boxKey } from "../../base/words/keys";
import { usePeopleWords } from "../../base/words/people";
import { Face } from "../../widgets/Face";
import "../../widgets/account.css";

type Ladders = components["schemas"]["Ladders"];
type Leaderboard = components["schemas"]["Leaderboard"];
type Ranked = components["schemas"]["Ranked"];

const IN_FRONT = 3;

export function LeadersPage() {
  const { t } = usePeopleWords();
  const { box = FIRST_BOX } = useSearch({ from: "/leaders" });
  const ladders = useQuery({
    queryKey: ["leaders"],
    queryFn: () => call<Ladders>("GET", "leaderboards"),
  });
  const found = useQuery({
    queryKey: ["leaders", box],
    queryFn: () => call<Leaderboard>("GET", `leaderboards/${box}`),
  });
  const players = found.data?.players ?? [];
  return (
    <div className="page leaders">
      <div>
        <h1>{t("nav.leaders")}</h1>
        {found.data && (
          <p className="lead">
            {t(found.data.verified ? "leaders.lead" : "account.least", { count: found.data.least })}
          </p>
        )}
        {found.data?.verified === false && <p className="says">{t("leaders.unverified")}</p>}
      </div>
      <nav className="chips" aria-label={t("leaders.boxes")}>
        {ladders.data?.ladders.map((each) => (
          <Link
            key={each.ladder}
            to="/leaders"
            search={{ box: each.ladder }}
            className="chip"
            aria-current={each.ladder === box ? "page" : undefined}
          >
            {t(boxKey(each.ladder))} <small>{each.players}</small>
          </Link>
        ))}
      </nav>
      {found.error && <p className="trouble">{found.error.message}</p>}
      {found.data && !players.length && (
        <section className="sheet">
          <p>{t("leaders.none", { box: t(boxKey(box)) })}</p>
          <p className="buttons">
            <Link to="/tables" className="button first">
              {t("home.way.tables")}
            </Link>
          </p>
        </section>
      )}
      {players.length > 0 && (
        <div className="leaders-main">
          <Podium players={players.slice(0, IN_FRONT)} />
          <Rest players={players.length > IN_FRONT ? players.slice(IN_FRONT) : players} />
        </div>
      )}
    </div>
  );
}

function Podium({ players }: { players: Ranked[] }) {
  const { language } = usePeopleWords();
  const number = new Intl.NumberFormat(language);
  return (
    <ol className="podium">
      {players.map(({ person, name, rank, rating }) => (
        <li key={person}>
          <Portrait of={person} crop="cut" mood={rank === 1 ? "triumph" : "calm"} />
          <span className="place">{rank}</span>
          <Link to="/people/$person" params={{ person }}>
            {name}
          </Link>
          <b>{number.format(rating)}</b>
        </li>
      ))}
    </ol>
  );
}

function Rest({ players }: { players: Ranked[] }) {
  const { t, language } = usePeopleWords();
  const { person: me } = useMe();
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  return (
    <div className="sheet ladder-room">
      <table className="ladder">
        <thead>
          <tr>
            {(["place", "name", "strength", "games", "won"] as const).map((each) => (
              <th key={each} scope="col">
                {t(`leaders.${each}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map(({ person, name, rank, rating, games, wins }) => (
            <tr key={person} data-me={person === me?.id || undefined}>
              <td className="place">{rank}</td>
              <th scope="row">
                <Link to="/people/$person" params={{ person }} className="name">
                  <Face of={person} />
                  {person === me?.id ? t("leaders.you", { name }) : name}
                </Link>
              </th>
              <td className="strength">{number.format(rating)}</td>
              <td>{number.format(games)}</td>
              <td>
                <span
                  className="share"
                  style={{ "--won": `${(100 * wins) / games}%` } as React.CSSProperties}
                  aria-hidden="true"
                />
                {percent.format(wins / games)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
