// What waits for a moderator: reports and appeals, oldest first.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { components } from "../../../made/http";
import { call } from "../../base/wire/session";
import { useAdminWords } from "../../base/words/admin";
import { boxKey } from "../../base/words/keys";
import { Part, Past, type ReportShown, Reports } from "./shared";

type Group = components["schemas"]["GroupShown"];

export function Queue() {
  const { t } = useAdminWords();
  const [old, setOld] = useState(false);
  const reports = useQuery({
    queryKey: ["admin", "reports"],
    queryFn: () => call<ReportShown[]>("GET", "admin/reports"),
  });
  const closed = useQuery({
    queryKey: ["admin", "closed"],
    queryFn: () => call<ReportShown[]>("GET", "admin/reports?closed=true"),
    enabled: old,
  });
  const appeals = useQuery({
    queryKey: ["admin", "appeals"],
    queryFn: () => call<components["schemas"]["AppealShown"][]>("GET", "admin/appeals"),
  });
  const groups = useQuery({
    queryKey: ["admin", "groups"],
    queryFn: () => call<Group[]>("GET", "admin/groups"),
  });
  return (
    <div className="admin-halves">
      <Part title={t("queue.reports")}>
        {reports.data && <Reports of={reports.data} none={t("queue.none")} />}
        <details onToggle={(event) => setOld(event.currentTarget.open)}>
          <summary>{t("queue.closed")}</summary>
          {closed.data && <Reports of={closed.data} none={t("queue.none")} />}
        </details>
      </Part>
      <Part title={t("queue.appeals")}>
        {appeals.data?.length ? (
          <Past of={appeals.data} />
        ) : (
          <p className="empty">{t("queue.noAppeals")}</p>
        )}
      </Part>
      <Part title={t("queue.groups")}>
        {groups.data?.length ? (
          <Groups of={groups.data} />
        ) : (
          <p className="empty">{t("queue.noGroups")}</p>
        )}
      </Part>
    </div>
  );
}

function Groups({ of }: { of: Group[] }) {
  const { t, language } = useAdminWords();
  const list = new Intl.ListFormat(language);
  return (
    <>
      <p>{t("queue.groupsWhy")}</p>
      <ul className="rows">
        {of.map(({ ladder, leader, others, games, wins }) => (
          <li className="row" key={`${ladder} ${leader.id}`}>
            <Link to="/admin/{-$page}/{-$id}" params={{ page: "people", id: leader.id }}>
              {t("queue.group", {
                leader: leader.name,
                others: list.format(others.map(({ name }) => name)),
                box: t(boxKey(ladder)),
                games,
                wins,
              })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
