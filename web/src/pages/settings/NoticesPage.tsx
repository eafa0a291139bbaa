// What happened at one's slow tables: the games that wait, then the rest of the last thirty days.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { inbox, type Notice, waitingOf } from "../../base/tables/waiting";
import { useServer } from "../../base/wire/where";
import { ago } from "../../base/words/ago";
import { useCallsWords } from "../../base/words/calls";
import { useWords } from "../../base/words/say";
import { Decline } from "./Decline";
import "./settings.css";
import "./calls.css";

export function NoticesPage() {
  const { t } = useCallsWords();
  const { language } = useWords();
  const there = useServer();
  const { data } = useQuery({ ...inbox(language), enabled: there });
  if (!there) return <p className="page">{t("calls.needs")}</p>;
  if (!data) return <p className="loading">{t("app.loading")}</p>;
  const waiting = waitingOf(data);
  const [next] = waiting;
  const asked = data.filter(({ event }) => event === "invited");
  const before = data.filter(({ waits, event }) => !waits && event !== "invited");
  return (
    <div className="page settings calls">
      <header className="calls-head">
        <h1>{t("calls.notices")}</h1>
        {next && (
          <Link to="/t/$table" params={{ table: next.table }} className="button first">
            {t("calls.next", { title: next.title })}
          </Link>
        )}
      </header>
      <section className="sheet settings-part">
        <h2>{t("calls.waits")}</h2>
        {next || asked.length ? <Notices of={[...waiting, ...asked]} /> : <p>{t("calls.none")}</p>}
      </section>
      {before.length > 0 && (
        <section className="sheet settings-part">
          <h2>{t("calls.before")}</h2>
          <Notices of={before} />
        </section>
      )}
      <p>
        <Link to="/settings/calls" className="button">
          {t("calls.title")}
        </Link>
      </p>
    </div>
  );
}

function Notices({ of }: { of: Notice[] }) {
  const { language } = useWords();
  return (
    <ul className="calls-notices">
      {of.map(({ id, event, table, title, text, at }) => (
        <li key={id}>
          <Link to="/t/$table" params={{ table }}>
            <b>{title}</b>
            <small>
              {text} <span>{ago(at, language)}</span>
            </small>
          </Link>
          {event === "invited" && <Decline table={table} />}
        </li>
      ))}
    </ul>
  );
}
