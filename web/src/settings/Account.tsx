// Somebody's own account: what turns a guest into one, and where they are logged in.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMe } from "../home/people";
import type { components } from "../wire/http";
import { call, logIn, makeAccount } from "../wire/session";
import { browserOf } from "./browsers";

type Session = components["schemas"]["SessionShown"];

export function Account() {
  const { t, i18n } = useTranslation();
  const { person, set } = useMe();
  const queries = useQueryClient();
  const sessions = useQuery({
    queryKey: ["sessions"],
    queryFn: () => call<Session[]>("GET", "sessions"),
    enabled: person !== null,
  });
  const [trouble, setTrouble] = useState("");
  const [told, setTold] = useState("");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  async function attempt(work: () => Promise<string>) {
    setTrouble("");
    setTold("");
    try {
      setTold(await work());
    } catch (problem) {
      setTrouble((problem as Error).message);
    }
  }
  const forgotten = () =>
    attempt(async () => {
      await call("POST", "password/forgotten", { email });
      return t("account.resetSent", { email });
    });
  const verification = () =>
    attempt(async () => {
      await call("POST", "me/verification");
      return t("account.mailed");
    });
  const everywhere = useMutation({
    mutationFn: () => call("DELETE", "sessions"),
    onSuccess: () => {
      set(null);
      queries.clear();
    },
  });

  function submit(event: FormEvent, login: boolean) {
    event.preventDefault();
    void attempt(async () => {
      set(login ? await logIn(email, password) : await makeAccount(email, password));
      setPassword("");
      await queries.invalidateQueries({ queryKey: ["sessions"] });
      return "";
    });
  }

  const guest = person === null || person.email === null;
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <section className="sheet">
      <h2>{t("account.title")}</h2>
      {person && (
        <p>
          {guest
            ? t("account.guest", { name: person.name })
            : t("account.you", { name: person.name, email: person.email })}
        </p>
      )}
      {person?.pending && <p role="status">{t("account.pending", { email: person.pending })}</p>}
      {person && !guest && !person.verified && (
        <p className="buttons">
          {t("account.unverified")}
          <button type="button" className="button" onClick={verification}>
            {t("account.verify")}
          </button>
        </p>
      )}
      {guest && (
        <form onSubmit={(event) => submit(event, person === null)}>
          <label>
            {t("account.email")}
            <input
              type="email"
              autoComplete="email"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </label>
          <label>
            {t("account.password")}
            <input
              type="password"
              autoComplete={person ? "new-password" : "current-password"}
              minLength={8}
              required
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </label>
          <p className="buttons">
            <button type="submit" className="button first">
              {person ? t("account.keep") : t("account.login")}
            </button>
            {person && (
              <button type="button" className="button" onClick={(event) => submit(event, true)}>
                {t("account.login")}
              </button>
            )}
            <button type="button" className="button" disabled={!email} onClick={forgotten}>
              {t("account.forgotten")}
            </button>
          </p>
        </form>
      )}
      {told && <p role="status">{told}</p>}
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      {sessions.data && (
        <>
          <h3>{t("account.sessions")}</h3>
          <ul className="rows">
            {sessions.data.map((each) => (
              <li key={each.id} className="row">
                <span>
                  {browserOf(each.agent) || t("account.unknown")}{" "}
                  <small>{when.format(each.seen)}</small>
                </span>
                {each.this && <b>{t("account.here")}</b>}
              </li>
            ))}
          </ul>
          <p className="buttons">
            <button type="button" className="button" onClick={() => everywhere.mutate()}>
              {t("account.everywhere")}
            </button>
            <a className="button" href="/api/me/export" download="archrivals.json">
              {t("account.export")}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
