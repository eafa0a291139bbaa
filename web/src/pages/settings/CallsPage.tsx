// How a person is called when a slow game waits for them: one switch, this device, quiet hours, webhooks.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import type { components } from "../../../made/http";
import { subscribed } from "../../base/tables/device";
import { call } from "../../base/wire/session";
import { useServer } from "../../base/wire/where";
import { language } from "../../base/words";
import { useCallsWords } from "../../base/words/calls";
import { useAttempt } from "../../widgets/attempt";
import "./settings.css";
import "./calls.css";

type Calls = components["schemas"]["CallsShown"];
type Wanted = components["schemas"]["WantedCalls"];
type Kind = components["schemas"]["NewAddress"]["kind"];

const KINDS: readonly [Kind, string][] = [
  ["discord", "Discord"],
  ["slack", "Slack"],
  ["ntfy", "ntfy"],
  ["plain", ""],
];
const NIGHT = { quiet_from: 22 * 60, quiet_to: 7 * 60 };
const WHOLE_ADDRESS = 60;
/** Days of vacation that are offered first. */
const WEEK = 7;

const clock = (minutes: number) =>
  `${Math.floor(minutes / 60)}`.padStart(2, "0") + ":" + `${minutes % 60}`.padStart(2, "0");
const minutes = (time: string) => {
  const [hours = 0, rest = 0] = time.split(":").map(Number);
  return hours * 60 + rest;
};

export function CallsPage() {
  const { t } = useCallsWords();
  const there = useServer();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ["calls"],
    queryFn: () => call<Calls>("GET", "me/calls"),
    enabled: there,
  });
  const { attempt, outcome } = useAttempt();
  if (!there) return <p className="page">{t("calls.needs")}</p>;
  if (!data) return <p className="loading">{t("app.loading")}</p>;
  const again = () => queries.invalidateQueries({ queryKey: ["calls"] });
  const want = async (changes: Partial<Wanted>) => {
    await call("PUT", "me/calls", {
      on: data.on,
      mail: data.mail,
      quiet_from: data.quiet_from,
      quiet_to: data.quiet_to,
      language: language(),
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...changes,
    });
    await again();
    return "";
  };
  const quiet = data.quiet_from !== null;
  return (
    <div className="page settings calls">
      <h1>{t("calls.title")}</h1>
      <section className="sheet settings-part">
        <h2>{t("calls.device")}</h2>
        <label className="switch">
          <b>{t("calls.on")}</b>
          <input
            type="checkbox"
            role="switch"
            checked={data.on}
            onChange={(event) => attempt(() => want({ on: event.target.checked }))}
          />
        </label>
        <p>{t("calls.rule")}</p>
        <button
          type="button"
          className="button"
          onClick={() =>
            attempt(async () => {
              const done = await subscribed(data.key);
              if (done !== "here") return t(`calls.${done}`);
              await want({ on: true });
              return t("calls.here");
            })
          }
        >
          {t("calls.add")}
        </button>
        {data.mails && (
          <>
            <label className="switch">
              <b>{t("calls.mail")}</b>
              <input
                type="checkbox"
                role="switch"
                checked={data.mail}
                onChange={(event) => attempt(() => want({ mail: event.target.checked }))}
              />
            </label>
            <p>{t("calls.mailText")}</p>
          </>
        )}
        {outcome}
      </section>
      <section className="sheet settings-part">
        <h2>{t("calls.quiet")}</h2>
        <label className="switch">
          <b>{t("calls.quiet")}</b>
          <input
            type="checkbox"
            role="switch"
            checked={quiet}
            onChange={() =>
              attempt(() => want(quiet ? { quiet_from: null, quiet_to: null } : NIGHT))
            }
          />
        </label>
        <p>{t("calls.quietText")}</p>
        {quiet && (
          <div className="calls-hours">
            {(["from", "to"] as const).map((end) => (
              <label key={end}>
                {t(`calls.${end}`)}
                <input
                  type="time"
                  value={clock(data[`quiet_${end}`] ?? 0)}
                  onChange={(event) =>
                    event.target.value &&
                    attempt(() => want({ [`quiet_${end}`]: minutes(event.target.value) }))
                  }
                />
              </label>
            ))}
          </div>
        )}
      </section>
      <Vacation calls={data} again={again} />
      <Addresses calls={data} again={again} />
      <p>
        <Link to="/notices" className="button">
          {t("calls.notices")}
        </Link>
      </p>
    </div>
  );
}

function Vacation({ calls, again }: { calls: Calls; again: () => Promise<void> }) {
  const { t, language: spoken } = useCallsWords();
  const { attempt, outcome } = useAttempt();
  const { until, days_left: left } = calls.vacation;
  const [days, setDays] = useState(WEEK);
  const go = (event: FormEvent) => {
    event.preventDefault();
    attempt(async () => {
      await call("PUT", "me/vacation", { days: Math.min(days, left) });
      await again();
      return "";
    });
  };
  const back = () =>
    attempt(async () => {
      await call("DELETE", "me/vacation");
      await again();
      return "";
    });
  return (
    <section className="sheet settings-part">
      <h2>{t("calls.vacation.title")}</h2>
      <p>{t("calls.vacation.text", { count: left })}</p>
      {until !== null ? (
        <>
          <p>
            <b>
              {t("calls.vacation.away", {
                day: new Date(until).toLocaleDateString(spoken, { day: "numeric", month: "long" }),
              })}
            </b>
          </p>
          <button type="button" className="button" onClick={back}>
            {t("calls.vacation.back")}
          </button>
        </>
      ) : (
        left > 0 && (
          <form className="calls-new" onSubmit={go}>
            <label>
              {t("calls.vacation.days")}
              <input
                type="number"
                required
                min={1}
                max={left}
                value={Math.min(days, left)}
                onChange={(event) => setDays(event.target.valueAsNumber || 1)}
              />
            </label>
            <button type="submit" className="button">
              {t("calls.vacation.go")}
            </button>
          </form>
        )
      )}
      {outcome}
    </section>
  );
}

function Addresses({ calls, again }: { calls: Calls; again: () => Promise<void> }) {
  const { t, language: spoken } = useCallsWords();
  const { attempt, outcome } = useAttempt();
  const [kind, setKind] = useState<Kind>("discord");
  const [address, setAddress] = useState("");
  const save = (event: FormEvent) => {
    event.preventDefault();
    attempt(async () => {
      await call("POST", "me/calls/addresses", { kind, address, language: language() });
      setAddress("");
      await again();
      return t("calls.saved");
    });
  };
  const remove = (id: string) =>
    attempt(async () => {
      await call("DELETE", `me/calls/addresses/${id}`);
      await again();
      return "";
    });
  return (
    <section className="sheet settings-part">
      <h2>{t("calls.more")}</h2>
      {calls.addresses.length > 0 && (
        <ul className="calls-addresses">
          {calls.addresses.map((each) => (
            <li key={each.id}>
              <span>
                {each.kind === "push"
                  ? t("calls.push", { day: new Date(each.made).toLocaleDateString(spoken) })
                  : each.address.slice(0, WHOLE_ADDRESS)}
                {each.error && (
                  <small className="trouble">{t("calls.stopped", { error: each.error })}</small>
                )}
              </span>
              <button type="button" className="button" onClick={() => remove(each.id)}>
                {t("calls.remove")}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className="calls-new" onSubmit={save}>
        <label>
          {t("calls.kind")}
          <select value={kind} onChange={(event) => setKind(event.target.value as Kind)}>
            {KINDS.map(([each, name]) => (
              <option key={each} value={each}>
                {name || t("calls.plain")}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t("calls.address")}
          <input
            type="url"
            required
            placeholder="https://"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </label>
        <button type="submit" className="button">
          {t("calls.save")}
        </button>
        {outcome}
      </form>
    </section>
  );
}
