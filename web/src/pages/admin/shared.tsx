// What several pages of moderators show: a report's line, an action, the form for a new one.
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useState } from "react";
import type { components } from "../../../made/http";
import { call } from "../../base/wire/session";
import { useAdminWords, when } from "../../base/words/admin";
import { useAttempt } from "../../widgets/attempt";
import { Field } from "../../widgets/Field";

type Schemas = components["schemas"];
export type ReportShown = Schemas["ReportShown"];
export type Done = Schemas["Done"];

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sheet part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function Reports({ of, none }: { of: ReportShown[]; none: string }) {
  const { t } = useAdminWords();
  if (!of.length) return <p className="empty">{none}</p>;
  return (
    <ul className="rows">
      {of.map((each) => (
        <li key={each.id}>
          <Link
            to="/admin/{-$page}/{-$id}"
            params={{ page: "reports", id: each.id }}
            className="row"
          >
            <div className="row-words">
              <b>
                {t("queue.line", {
                  about: each.reported_name ?? t("queue.gone"),
                  by: each.reporter_name ?? t("queue.gone"),
                })}
              </b>
              <p>{each.reason}</p>
              <small>
                {when(each.at)}
                {each.outcome && ` · ${t(`report.outcome.${each.outcome}`)}`}
              </small>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The actions on a person, each with the way to undo it or to answer an appeal. */
export function Past({ of }: { of: (Done & { name?: string })[] }) {
  const { t } = useAdminWords();
  if (!of.length) return <p className="empty">{t("past.none")}</p>;
  return (
    <ul className="rows">
      {of.map((each) => (
        <Sanction key={each.id} of={each} />
      ))}
    </ul>
  );
}

function Sanction({ of }: { of: Done & { name?: string } }) {
  const { t } = useAdminWords();
  const waits = of.appealed !== null && of.answered === null;
  const lasts = of.until
    ? t(of.until > Date.now() ? "past.until" : "past.over", { when: when(of.until) })
    : t("past.forGood");
  return (
    <li className="row">
      <div className="row-words">
        <b>
          {of.name && (
            <>
              <Link to="/admin/{-$page}/{-$id}" params={{ page: "people", id: of.person }}>
                {of.name}
              </Link>
              {": "}
            </>
          )}
          {t(`act.kinds.${of.kind}`)}
        </b>
        {of.kind !== "warn" && ` ${lasts}`}
        <p>{of.reason}</p>
        {of.automatic && <p>{t("past.automatic")}</p>}
        {of.appeal && <p>{t("past.appeal", { text: of.appeal })}</p>}
        {of.answer && <p>{t("past.answered", { text: of.answer })}</p>}
        {of.undone && (
          <p>{t("past.undone", { when: when(of.undone), why: of.undone_reason ?? "" })}</p>
        )}
        <small>{t("past.from", { when: when(of.at) })}</small>
        {waits ? <Answer id={of.id} /> : !of.undone && <Undo id={of.id} />}
      </div>
    </li>
  );
}

export function useChange() {
  const queries = useQueryClient();
  const { attempt, outcome } = useAttempt();
  /** `done` clears the form: after a refusal it stays, to be sent again. */
  const change = (path: string, body: unknown, said = "", done = () => {}) =>
    attempt(async () => {
      await call("POST", `admin/${path}`, body);
      done();
      await queries.invalidateQueries({ queryKey: ["admin"] });
      return said;
    });
  return { change, outcome };
}

function Undo({ id }: { id: string }) {
  const { t } = useAdminWords();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const { change, outcome } = useChange();
  function submit(event: FormEvent) {
    event.preventDefault();
    change(`sanctions/${id}/undo`, { reason });
  }
  if (!asking)
    return (
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {t("past.undo")}
      </button>
    );
  return (
    <form onSubmit={submit}>
      <Field label={t("past.why")} value={reason} onChange={setReason} maxLength={500} />
      <button type="submit" className="button harm">
        {t("past.undo")}
      </button>
      {outcome}
    </form>
  );
}

function Answer({ id }: { id: string }) {
  const { t } = useAdminWords();
  const [reason, setReason] = useState("");
  const { change, outcome } = useChange();
  const answer = (grant: boolean) => change(`appeals/${id}`, { grant, reason });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        answer((event.nativeEvent as SubmitEvent).submitter?.dataset.grant === "true");
      }}
    >
      <Field label={t("past.why")} value={reason} onChange={setReason} maxLength={500} />
      <div className="buttons">
        <button type="submit" className="button" data-grant="true">
          {t("past.undo")}
        </button>
        <button type="submit" className="button" data-grant="false">
          {t("past.keep")}
        </button>
      </div>
      {outcome}
    </form>
  );
}

export function Dismiss({ id }: { id: string }) {
  const { t } = useAdminWords();
  const { change, outcome } = useChange();
  const dismiss = () =>
    change(`reports/${id}/dismiss`, { reason: t("report.dismiss") }, t("report.dismissed"));
  return (
    <>
      <button type="button" className="button" onClick={dismiss}>
        {t("report.dismiss")}
      </button>
      {outcome}
    </>
  );
}

const KINDS = ["warn", "mute", "unrated", "ban", "rename"] as const;
const HOURS = [1, 24, 72, 168, 720, 0] as const;

/** Something to remove: its id, and what it says. */
export interface Thing {
  id: string;
  text: string;
}

/** Do something about a person; with a thing, remove it. */
export function Act({
  person,
  report,
  thing,
}: {
  person: string;
  report?: string | undefined;
  thing?: Thing | null;
}) {
  const { t } = useAdminWords();
  const [kind, setKind] = useState<(typeof KINDS)[number]>("warn");
  const [hours, setHours] = useState(24);
  const [reason, setReason] = useState("");
  const [name, setName] = useState("");
  const { change, outcome } = useChange();
  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = {
      kind: thing ? "remove" : kind,
      reason: reason.trim(),
      hours: hours || null,
      report: report ?? null,
      thing: thing?.id ?? null,
      name: !thing && kind === "rename" && name.trim() ? name.trim() : null,
    };
    change(`people/${person}/sanctions`, wanted, t("act.done"), () => setReason(""));
  }
  return (
    <form onSubmit={submit}>
      {thing ? (
        <p>{t("act.removing", { text: thing.text })}</p>
      ) : (
        <label className="field">
          {t("act.kind")}
          <select
            value={kind}
            onChange={(event) => setKind(event.target.value as (typeof KINDS)[number])}
          >
            {KINDS.map((each) => (
              <option key={each} value={each}>
                {t(`act.kinds.${each}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {(thing || kind !== "warn") && (
        <label className="field">
          {t("act.last")}
          <select value={hours} onChange={(event) => setHours(Number(event.target.value))}>
            {HOURS.map((each) => (
              <option key={each} value={each}>
                {t(`act.lasts.${each}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {!thing && kind === "rename" && (
        <Field
          label={t("act.name")}
          value={name}
          onChange={setName}
          required={false}
          maxLength={24}
        />
      )}
      <label className="field">
        {t("act.reason")}
        <textarea
          required
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value.replace(/\s/g, " "))}
        />
      </label>
      <button type="submit" className="button first">
        {t("act.do")}
      </button>
      {outcome}
    </form>
  );
}
