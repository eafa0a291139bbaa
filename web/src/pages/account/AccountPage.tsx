// Oneself: a name, an account to keep one's games with, and everything one may do with it.

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from "react";
import type { components } from "../../../made/http";
import { useMe } from "../../base/people/people";
import { call, changeMe, type Person } from "../../base/wire/session";
import { usePeopleWords } from "../../base/words/people";
import { useAttempt } from "../../widgets/attempt";
import { Face } from "../../widgets/Face";
import { Field } from "../../widgets/Field";
import { browserOf } from "./browsers";
import { notices } from "./moderation";
import { SignIn } from "./SignIn";
import "../../widgets/account.css";

type Schemas = components["schemas"];

const Notices = lazy(notices);

export function AccountPage() {
  const { t } = usePeopleWords();
  const { person, known, trouble } = useMe();
  if (!known && trouble) return <p className="page trouble">{trouble.message}</p>;
  if (!known) return <p className="loading">{t("app.loading")}</p>;
  return (
    <div className="page account">
      <h1>{t("nav.account")}</h1>
      {/* all at once: notices that came during a log out would be asked for without a session */}
      <Suspense>
        {person && <Notices />}
        {person && <Name key={person.id} person={person} />}
        {(person === null || person.guest) && <SignIn person={person} />}
        {person && !person.guest && <Secrets person={person} />}
        {person && (
          <>
            <Sessions />
            <Blocks />
            <Leaving person={person} />
          </>
        )}
      </Suspense>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sheet part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Who one is to others; the name can be another one. */
function Name({ person }: { person: Person }) {
  const { t } = usePeopleWords();
  const { set } = useMe();
  const [name, setName] = useState(person.name);
  const { attempt, outcome } = useAttempt();
  function submit(event: FormEvent) {
    event.preventDefault();
    attempt(async () => {
      const changed = await changeMe({ name });
      set(changed);
      return t("account.renamed", { name: changed.name });
    });
  }
  return (
    <Part title={t("new.name")}>
      <form className="named" onSubmit={submit}>
        <Face of={person.id} />
        <Field
          label={t("account.nameField")}
          value={name}
          onChange={setName}
          minLength={2}
          maxLength={24}
          autoComplete="nickname"
        />
        <button type="submit" className="button" disabled={name.trim() === person.name}>
          {t("account.rename")}
        </button>
      </form>
      <p>
        {person.guest ? t("account.guest") : t("account.you", { email: person.email })}{" "}
        <Link to="/people/$person" params={{ person: person.id }}>
          {t("nav.profile")}
        </Link>
      </p>
      {outcome}
    </Part>
  );
}

/** The mail address and the password of an account. */
function Secrets({ person }: { person: Person }) {
  const { t } = usePeopleWords();
  const [old, setOld] = useState("");
  const [fresh, setFresh] = useState("");
  const { attempt, outcome } = useAttempt();
  function submit(event: FormEvent) {
    event.preventDefault();
    attempt(async () => {
      await call("POST", "password", { old, new: fresh });
      setOld("");
      setFresh("");
      return t("account.passwordChanged");
    });
  }
  const verify = () =>
    attempt(async () => {
      await call("POST", "me/verification");
      return t("account.mailed");
    });
  return (
    <Part title={t("account.secrets")}>
      {!person.verified && (
        <div className="buttons">
          <span>{t("account.unverified")}</span>
          <button type="button" className="button" onClick={verify}>
            {t("account.verify")}
          </button>
        </div>
      )}
      <form onSubmit={submit}>
        <Field
          label={t("account.oldPassword")}
          type="password"
          value={old}
          onChange={setOld}
          autoComplete="current-password"
        />
        <Field
          label={t("account.newPassword")}
          type="password"
          value={fresh}
          onChange={setFresh}
          minLength={8}
          autoComplete="new-password"
        />
        <button type="submit" className="button">
          {t("account.changePassword")}
        </button>
      </form>
      {outcome}
    </Part>
  );
}

/** Where one is logged in, and the way out. */
function Sessions() {
  const { t, language } = usePeopleWords();
  const { become } = useMe();
  const { data } = useQuery({
    queryKey: ["sessions"],
    queryFn: () => call<Schemas["SessionShown"][]>("GET", "sessions"),
  });
  const { attempt, outcome } = useAttempt();
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const out = (method: string, path: string) =>
    attempt(async () => {
      await call(method, path);
      become(null);
      return "";
    });
  return (
    <Part title={t("account.sessions")}>
      <ul className="rows">
        {data?.map((each) => (
          <li key={each.id} className="row">
            <div>
              {browserOf(each.agent) || t("account.unknown")}
              <small>{when.format(each.seen)}</small>
            </div>
            {each.this && <b>{t("account.here")}</b>}
          </li>
        ))}
      </ul>
      <div className="buttons">
        <button type="button" className="button" onClick={() => out("POST", "logout")}>
          {t("account.logout")}
        </button>
        <button type="button" className="button" onClick={() => out("DELETE", "sessions")}>
          {t("account.everywhere")}
        </button>
      </div>
      {outcome}
    </Part>
  );
}

/** People one neither hears nor sits with. */
function Blocks() {
  const { t } = usePeopleWords();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ["blocks"],
    queryFn: () => call<Schemas["Blocked"][]>("GET", "blocks"),
  });
  const { attempt, outcome } = useAttempt();
  const unblock = (id: string) =>
    attempt(async () => {
      await call("DELETE", `blocks/${id}`);
      await queries.invalidateQueries({ queryKey: ["blocks"] });
      return "";
    });
  return (
    <Part title={t("account.blocks")}>
      {data?.length ? (
        <ul className="rows">
          {data.map((each) => (
            <li key={each.id} className="row">
              <Face of={each.id} />
              <b className="row-words">{each.name}</b>
              <button type="button" className="button" onClick={() => unblock(each.id)}>
                {t("account.unblock")}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="empty">{t("account.noBlocks")}</p>
      )}
      {outcome}
    </Part>
  );
}

/** One's data to take along, and the end of it. */
function Leaving({ person }: { person: Person }) {
  const { t } = usePeopleWords();
  const { become } = useMe();
  const [sure, setSure] = useState(false);
  const [password, setPassword] = useState("");
  const { attempt, outcome } = useAttempt();
  function submit(event: FormEvent) {
    event.preventDefault();
    attempt(async () => {
      await call("DELETE", "me", person.guest ? undefined : { password });
      become(null);
      return "";
    });
  }
  return (
    <Part title={t("account.data")}>
      <p>{t("account.dataText")}</p>
      <div className="buttons">
        <a className="button" href="/api/me/export" download="archrivals.json">
          {t("account.export")}
        </a>
        {!sure && (
          <button type="button" className="button harm" onClick={() => setSure(true)}>
            {t("account.delete")}
          </button>
        )}
      </div>
      {sure && (
        <form onSubmit={submit}>
          <p>
            <b>{t("account.deleteText")}</b>
          </p>
          {!person.guest && (
            <Field
              label={t("account.password")}
              type="password"
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
            />
          )}
          <div className="buttons">
            <button type="submit" className="button harm">
              {t("account.deleteSure")}
            </button>
            <button type="button" className="button" onClick={() => setSure(false)}>
              {t("account.keepIt")}
            </button>
          </div>
        </form>
      )}
      {outcome}
    </Part>
  );
}
