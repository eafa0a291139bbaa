// What waits for a moderator: reports and appeals, oldest first.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { components } from "../../made/http";
import { call } from "../wire/session";
import { Part, Past, type ReportShown, Reports } from "./shared";
import { useWords } from "./words";

export function Queue() {
  const { t } = useWords();
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
    </div>
  );
}
