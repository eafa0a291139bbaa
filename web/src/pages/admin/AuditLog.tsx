// Everything that moderators did, latest first. It cannot be changed.
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { components } from "../../../made/http";
import { call } from "../../base/wire/session";
import { isNamed, useAdminWords, when } from "../../base/words/admin";
import { Part } from "./shared";

type AuditLine = components["schemas"]["AuditLine"];

export function AuditLog() {
  const { t } = useAdminWords();
  const { data, fetchNextPage, hasNextPage } = useInfiniteQuery({
    queryKey: ["admin", "audit"],
    queryFn: ({ pageParam }) =>
      call<AuditLine[]>("GET", `admin/audit${pageParam ? `?before=${pageParam}` : ""}`),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.length < 100 ? undefined : last.at(-1)?.at),
  });
  const lines = data?.pages.flat();
  const actor = (line: AuditLine) =>
    line.actor === "console" || line.actor === "server"
      ? t(`audit.${line.actor}`)
      : (line.actor_name ?? t("audit.gone"));
  return (
    <Part title={t("pages.audit")}>
      {lines && !lines.length && <p className="empty">{t("audit.none")}</p>}
      <ol className="rows">
        {lines?.map((each) => (
          <li key={each.id} className="row">
            <div className="row-words">
              <b>{actor(each)}</b>{" "}
              {isNamed("audit.actions", each.action)
                ? t(`audit.actions.${each.action}`)
                : each.action}
              {each.person_id && (
                <>
                  {": "}
                  <Link to="/admin/{-$page}/{-$id}" params={{ page: "people", id: each.person_id }}>
                    {each.person_name}
                  </Link>
                </>
              )}
              {each.reason && <p>{each.reason}</p>}
            </div>
            <small>{when(each.at)}</small>
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <button type="button" className="button" onClick={() => fetchNextPage()}>
          {t("audit.more")}
        </button>
      )}
    </Part>
  );
}
