// A person: what they played, how it went, where they stand.
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { components } from "../wire/http";
import { call } from "../wire/session";
import "./home.css";

type Profile = components["schemas"]["Profile"];

export function ProfilePage() {
  const { t, i18n } = useTranslation();
  const { person } = useParams({ from: "/people/$person" });
  const { data, error } = useQuery({
    queryKey: ["person", person],
    queryFn: () => call<Profile>("GET", `people/${person}`),
  });
  if (error) return <p className="page trouble">{error.message}</p>;
  if (!data) return <p className="loading">{t("app.loading")}</p>;
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium" });
  return (
    <div className="page profile">
      <header className="profile-head">
        <span className="profile-mark" aria-hidden="true">
          {data.name.slice(0, 1).toUpperCase()}
        </span>
        <div>
          <h1>{data.name}</h1>
          <p>
            {[
              t("profile.since", { date: day.format(data.since) }),
              t("profile.games", { count: data.games }),
              t("profile.wins", { count: data.wins }),
              data.streak > 0 ? t("profile.streak", { count: data.streak }) : "",
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
      </header>
      <section>
        <h2>{t("profile.ladders")}</h2>
        {data.ladders.length > 0 ? (
          <div className="sheet ladder-room">
            <table className="ladder">
              <thead>
                <tr>
                  <th scope="col">{t("profile.game")}</th>
                  <th scope="col">{t("profile.rating")}</th>
                  <th scope="col">{t("profile.played")}</th>
                  <th scope="col">{t("profile.won")}</th>
                </tr>
              </thead>
              <tbody>
                {data.ladders.map((each) => (
                  <tr key={each.ladder}>
                    <th scope="row">{t(`box.${each.ladder}`)}</th>
                    <td>{each.rating}</td>
                    <td>{each.games}</td>
                    <td>{each.wins}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ) : (
          <p className="empty">{t("profile.noneRated")}</p>
        )}
      </section>
      <section>
        <h2>{t("profile.recent")}</h2>
        {data.recent.length > 0 ? (
          <ul className="rows">
            {data.recent.map((game) => (
              <li key={game.table}>
                <Link to="/replay/$table" params={{ table: game.table }} className="row">
                  <b>{t(`box.${game.ladder}`)}</b>
                  <span>
                    {game.place ? t("profile.place", { place: game.place }) : t("status.abandoned")}{" "}
                    · {day.format(game.ended)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <p className="empty">{t("profile.none")}</p>
        )}
      </section>
    </div>
  );
}
