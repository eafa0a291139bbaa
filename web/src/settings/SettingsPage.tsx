// How somebody likes it, and their own account.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMe } from "../home/people";
import { LANGUAGES, type Language, language, speak } from "../i18n";
import type { components } from "../wire/http";
import { call, logIn, makeAccount } from "../wire/session";
import { browserOf } from "./browsers";
import { change, type Settings, useSettings } from "./settings";
import "../home/home.css";

type Session = components["schemas"]["SessionShown"];

export function SettingsPage() {
  const { t } = useTranslation();
  const now = useSettings();
  const choose = <K extends keyof Settings>(key: K, values: readonly Settings[K][]) => (
    <label>
      {t(`settings.${key}`)}
      <select
        value={String(now[key])}
        onChange={(event) => change({ [key]: event.target.value } as Partial<Settings>)}
      >
        {values.map((value) => (
          <option key={String(value)} value={String(value)}>
            {t(`settings.${key}-${value}`)}
          </option>
        ))}
      </select>
    </label>
  );
  const check = (key: "sound" | "confirmEnd" | "linear") => (
    <label className="check">
      <input
        type="checkbox"
        checked={now[key]}
        onChange={(event) => change({ [key]: event.target.checked })}
      />
      {t(`settings.${key}`)}
    </label>
  );
  return (
    <div className="page settings">
      <h1>{t("settings.title")}</h1>
      <section className="sheet looks">
        <h2>{t("settings.look")}</h2>
        <label>
          {t("settings.language")}
          <select
            value={language()}
            onChange={(event) => {
              change({ language: event.target.value });
              void speak(event.target.value as Language);
            }}
          >
            {Object.entries(LANGUAGES).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {choose("theme", ["system", "light", "dark"])}
        {choose("textSize", ["normal", "large", "huge"])}
        {choose("palette", ["usual", "safe"])}
        {choose("motion", ["system", "full", "none"])}
        {check("sound")}
      </section>
      <section className="sheet">
        <h2>{t("settings.play")}</h2>
        {check("confirmEnd")}
        {check("linear")}
        <Orders />
      </section>
      <Account />
    </div>
  );
}

/** What is done by itself, card by card. */
function Orders() {
  const { t } = useTranslation();
  const { orders } = useSettings();
  const known = Object.entries(orders);
  if (!known.length) return <p>{t("settings.noOrders")}</p>;
  return (
    <ul className="rows">
      {known.map(([card, what]) => (
        <li key={card} className="row">
          <span>
            {card}: <b>{t(`settings.order-${what}`)}</b>
          </span>
          <button
            type="button"
            className="button"
            onClick={() => {
              const { [card]: _, ...rest } = orders;
              change({ orders: rest });
            }}
          >
            {t("settings.forget")}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Account() {
  const { t, i18n } = useTranslation();
  const { person, set } = useMe();
  const queries = useQueryClient();
  const sessions = useQuery({
    queryKey: ["sessions"],
    queryFn: () => call<Session[]>("GET", "sessions"),
    enabled: person !== null,
  });
  const [trouble, setTrouble] = useState("");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const everywhere = useMutation({
    mutationFn: () => call("DELETE", "sessions"),
    onSuccess: () => {
      set(null);
      queries.clear();
    },
  });

  async function submit(event: FormEvent, login: boolean) {
    event.preventDefault();
    setTrouble("");
    try {
      set(login ? await logIn(email, password) : await makeAccount(email, password));
      setPassword("");
      await queries.invalidateQueries({ queryKey: ["sessions"] });
    } catch (problem) {
      setTrouble((problem as Error).message);
    }
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
          </p>
        </form>
      )}
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
