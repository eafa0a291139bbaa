// The pages of moderators: behind a role and a second factor, each by its address.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import type { components } from "../../../made/http";
import { call, type Problem } from "../../base/wire/session";
import { useAdminWords } from "../../base/words/admin";
import { useAttempt } from "../../widgets/attempt";
import { Field } from "../../widgets/Field";
import { Missing } from "../../widgets/Missing";
import { AuditLog } from "./AuditLog";
import { People, PersonFile } from "./People";
import { Queue } from "./Queue";
import { Report } from "./Report";
import { Server } from "./Server";
import { Tables } from "./Tables";
import "./admin.css";
import "../../widgets/account.css";

type AdminSession = components["schemas"]["AdminSession"];

const PAGES = ["queue", "people", "tables", "audit"] as const;
/** The page that only operators have. */
const OPERATORS = "server" as const;
const SESSION = ["admin-session"];

export function AdminPage() {
  const { t } = useAdminWords();
  const { page = "queue", id } = useParams({ from: "/admin/{-$page}/{-$id}" });
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey: SESSION,
    queryFn: () => call<AdminSession>("GET", "admin/session"),
    retry: false,
  });
  const lock = async () => {
    await call("DELETE", "admin/session");
    await queries.resetQueries({ queryKey: SESSION });
    queries.removeQueries({ queryKey: ["admin"] });
  };
  if ((error as Problem | null)?.code === "second-factor") return <SecondFactor />;
  if ([401, 403, 404].includes((error as Problem | null)?.status ?? 0)) return <Missing />;
  if (error) return <p className="page trouble">{error.message}</p>;
  if (!data) return <p className="loading">{t("app.loading")}</p>;
  return (
    <div className="page admin">
      <header className="admin-head">
        <h1>{t("title")}</h1>
        <nav className="chips" aria-label={t("title")}>
          {(data.role === "operator" ? [...PAGES, OPERATORS] : PAGES).map((each) => (
            <Link
              key={each}
              to="/admin/{-$page}/{-$id}"
              params={{ page: each, id: undefined }}
              className="chip"
              data-here={page === each || undefined}
            >
              {t(`pages.${each}`)}
            </Link>
          ))}
          <button type="button" className="chip" onClick={lock}>
            {t("pages.leave")}
          </button>
        </nav>
      </header>
      {page === "queue" && <Queue />}
      {page === "reports" && id && <Report key={id} id={id} />}
      {page === "people" && (id ? <PersonFile key={id} id={id} /> : <People />)}
      {page === "tables" && <Tables />}
      {page === "audit" && <AuditLog />}
      {page === "server" && <Server />}
    </div>
  );
}

function SecondFactor() {
  const { t } = useAdminWords();
  const queries = useQueryClient();
  const [code, setCode] = useState("");
  const { attempt, outcome } = useAttempt();
  function submit(event: FormEvent) {
    event.preventDefault();
    attempt(async () => {
      const opened = await call<AdminSession>("POST", "admin/session", { code });
      queries.setQueryData(SESSION, opened);
      await queries.resetQueries({ queryKey: SESSION });
      return "";
    });
  }
  return (
    <div className="page admin">
      <section className="sheet part factor">
        <h1>{t("factor.title")}</h1>
        <p>{t("factor.text")}</p>
        <form onSubmit={submit}>
          <Field
            label={t("factor.code")}
            value={code}
            onChange={setCode}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]{6}"
            maxLength={6}
          />
          <button type="submit" className="button first">
            {t("factor.open")}
          </button>
        </form>
        {outcome}
      </section>
    </div>
  );
}
