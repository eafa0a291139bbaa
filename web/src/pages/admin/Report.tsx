// One report with its evidence, and what to do about it.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { components } from "../../../made/http";
import { call } from "../../base/wire/session";
import { useAdminWords, when } from "../../base/words/admin";
import { Act, Dismiss, Part, Past, Reports, type Thing } from "./shared";

type Evidence = components["schemas"]["Evidence"];
type Line = components["schemas"]["Line"];

export function Report({ id }: { id: string }) {
  const { t } = useAdminWords();
  const [thing, setThing] = useState<Thing | null>(null);
  const { data, error } = useQuery({
    queryKey: ["admin", "report", id],
    queryFn: () => call<Evidence>("GET", `admin/reports/${id}`),
  });
  if (error) return <p className="trouble">{error.message}</p>;
  if (!data) return <p className="loading">{t("app.loading")}</p>;
  const name = data.reported_name ?? t("queue.gone");
  const here = !data.closed;
  return (
    <div className="admin-halves">
      <div className="admin-column">
        <Part title={t("report.title", { name })}>
          <blockquote>{data.reason}</blockquote>
          <p>
            {t("report.by", { name: data.reporter_name ?? t("queue.gone"), when: when(data.at) })}
            {data.outcome && ` · ${t(`report.outcome.${data.outcome}`)}`}
          </p>
          <Link to="/admin/{-$page}/{-$id}" params={{ page: "people", id: data.reported }}>
            {t("report.person", { name })}
          </Link>
        </Part>
        <Part title={t("report.chat")}>
          {!data.said.length && !data.after.length && <p className="empty">{t("report.silent")}</p>}
          <ol className="admin-chat">
            {data.said.map((line) => (
              <Said key={line.id} line={line} about={data.reported} onRemove={setThing} />
            ))}
            <li className="admin-here">{t("report.here")}</li>
            {data.after.map((line) => (
              <Said key={line.id} line={line} about={data.reported} onRemove={setThing} />
            ))}
          </ol>
        </Part>
        <Part title={t("report.game")}>
          <Game of={data} />
        </Part>
      </div>
      <div className="admin-column">
        {data.reported_name && (
          <Part title={t("act.title")}>
            <Act person={data.reported} report={here ? id : undefined} thing={thing} />
            {here && <Dismiss id={id} />}
          </Part>
        )}
        <Part title={t("past.title")}>
          <Past of={data.sanctions} />
        </Part>
        <Part title={t("report.earlier")}>
          <Reports of={data.earlier} none={t("report.noEarlier")} />
        </Part>
      </div>
    </div>
  );
}

interface SaidProps {
  line: Line;
  about: string;
  onRemove: (thing: Thing) => void;
}

function Said({ line, about, onRemove }: SaidProps) {
  const { t } = useAdminWords();
  const theirs = line.person === about;
  return (
    <li data-theirs={theirs || undefined}>
      <b>{line.name}</b> {line.text}
      {theirs && line.id && (
        <button
          type="button"
          className="admin-small"
          onClick={() => onRemove({ id: `chat:${line.id}`, text: line.text })}
        >
          {t("report.remove")}
        </button>
      )}
    </li>
  );
}

function Game({ of }: { of: Evidence }) {
  const { t } = useAdminWords();
  if (of.status === null) return <p>{t("report.tableGone")}</p>;
  return (
    <>
      <p>
        {of.table_name || t("tables.unnamed")}: {of.seats.map((seat) => seat.name).join(", ")}
      </p>
      {of.answers === null ? (
        <p>{t("report.before")}</p>
      ) : of.over ? (
        <Link
          to="/replay/$table"
          params={{ table: of.table }}
          search={{ at: of.answers }}
          className="button"
        >
          {t("report.moment")}
        </Link>
      ) : (
        <p>{t("report.playing")}</p>
      )}
    </>
  );
}
