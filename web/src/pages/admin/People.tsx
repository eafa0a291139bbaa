// People by name, and all that moderators know of one.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { components } from "../../../made/http";
import { call } from "../../base/wire/session";
import { useAdminWords, when } from "../../base/words/admin";
import { Face } from "../../widgets/Face";
import { Field } from "../../widgets/Field";
import { Act, Part, Past, Reports, type Thing } from "./shared";
import { TableRows } from "./Tables";

type Schemas = components["schemas"];

export function People() {
  const { t } = useAdminWords();
  const [find, setFind] = useState("");
  const { data } = useQuery({
    queryKey: ["admin", "people", find],
    queryFn: () =>
      call<Schemas["PersonFound"][]>("GET", `admin/people?find=${encodeURIComponent(find)}`),
    placeholderData: (before) => before,
  });
  return (
    <Part title={t("pages.people")}>
      <Field label={t("people.find")} value={find} onChange={setFind} maxLength={60} />
      {data && !data.length && <p className="empty">{t("people.none")}</p>}
      <ul className="rows">
        {data?.map((each) => (
          <li key={each.id}>
            <Link
              to="/admin/{-$page}/{-$id}"
              params={{ page: "people", id: each.id }}
              className="row"
            >
              <Face of={each.id} />
              <div className="row-words">
                <b>{each.name}</b>
                <small>
                  <Since of={each} />
                </small>
              </div>
              <span>{t("people.reports", { n: each.reports })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Since({ of }: { of: Schemas["PersonFound"] }) {
  const { t } = useAdminWords();
  const kind = t(of.guest ? "people.guest" : "people.account");
  return <>{t("people.since", { kind, when: when(of.created) })}</>;
}

export function PersonFile({ id }: { id: string }) {
  const { t } = useAdminWords();
  const [thing, setThing] = useState<Thing | null>(null);
  const { data, error } = useQuery({
    queryKey: ["admin", "person", id],
    queryFn: () => call<Schemas["PersonFile"]>("GET", `admin/people/${id}`),
  });
  if (error) return <p className="trouble">{error.message}</p>;
  if (!data) return <p className="loading">{t("app.loading")}</p>;
  return (
    <div className="admin-halves">
      <div className="admin-column">
        <Part title={data.name}>
          <p>
            <Since of={data} />
          </p>
          <Link to="/people/$person" params={{ person: data.id }}>
            {t("people.profile")}
          </Link>
        </Part>
        <Part title={t("conduct.title")}>
          <Conduct of={data.conduct} />
        </Part>
        <Part title={t("past.title")}>
          <Past of={data.sanctions} />
        </Part>
        <Part title={t("people.about")}>
          <Reports of={data.about} none={t("report.noEarlier")} />
        </Part>
      </div>
      <div className="admin-column">
        <Part title={t("act.title")}>
          {data.role ? <p>{t("act.role")}</p> : <Act person={id} thing={thing} />}
        </Part>
        <Part title={t("people.tables")}>
          <TableRows of={data.tables} owner={id} onRemove={setThing} />
        </Part>
      </div>
    </div>
  );
}

/** How a person behaved in their last rated games, by the logs. */
function Conduct({ of }: { of: Schemas["ConductShown"] }) {
  const { t } = useAdminWords();
  if (!of.games.length) return <p className="empty">{t("conduct.none")}</p>;
  const faults = of.games.flatMap(({ fault, ...game }) => (fault ? [{ ...game, fault }] : []));
  return (
    <>
      <p>{t("conduct.score", { score: of.score, games: of.games.length })}</p>
      <ul className="rows">
        {faults.map(({ table, ended, fault }) => (
          <li key={table} className="row">
            <Link to="/replay/$table" params={{ table }}>
              {t(`conduct.faults.${fault}`)}
            </Link>
            <small>{when(ended)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
