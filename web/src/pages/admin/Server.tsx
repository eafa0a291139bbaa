// The operator's page: the processes and what waits, announcements, settings that change while they run.
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { components } from "../../../made/http";
import { call } from "../../base/wire/session";
import { LANGUAGES } from "../../base/words";
import { isNamed, useAdminWords, when } from "../../base/words/admin";
import { languageNow } from "../../base/words/say";
import { Field } from "../../widgets/Field";
import { Part, useChange } from "./shared";

type Schemas = components["schemas"];
type Process = Schemas["ProcessShown"];
type Shown = Schemas["ServerShown"];

const EVERY = 5000;

export function Server() {
  const { t } = useAdminWords();
  const { data, error } = useQuery({
    queryKey: ["admin", "server"],
    queryFn: () => call<Shown>("GET", "admin/server"),
    refetchInterval: EVERY,
  });
  if (error && !data) return <p className="trouble">{error.message}</p>;
  if (!data) return <p className="loading">{t("app.loading")}</p>;
  const living = data.processes.filter(({ silent }) => !silent);
  const sum = (of: "tables" | "sockets" | "bot_fallbacks" | "bot_decisions" | "lapses") =>
    living.reduce((total, each) => total + each[of], 0);
  return (
    <>
      {data.rolling && (
        <p className="admin-rolling">{t("server.rolling", { list: versions(data) })}</p>
      )}
      <Part title={t("server.now")}>
        <dl className="admin-figures">
          <Figure name={t("server.playing")} value={number(data.playing)} />
          <Figure name={t("server.open")} value={number(data.open)} />
          <Figure name={t("server.hosted")} value={number(sum("tables"))} />
          <Figure name={t("server.sockets")} value={number(sum("sockets"))} />
          <Figure
            name={t("server.fallbacks")}
            value={`${number(sum("bot_fallbacks"))} / ${number(sum("bot_decisions"))}`}
          />
          <Figure name={t("server.lapses")} value={number(sum("lapses"))} />
          <Figure name={t("server.database")} value={bytes(data.database)} />
          <Figure name={t("server.versions")} value={versions(data)} />
        </dl>
      </Part>
      <div className="admin-halves">
        <Part title={t("server.queues")}>
          <Queues of={living} />
        </Part>
        <Part title={t("announce.title")}>
          <Announcements of={data.announcements} />
        </Part>
      </div>
      <Part title={t("server.processes")}>
        <ul className="rows">
          {data.processes.map((each) => (
            <OneProcess key={each.id} of={each} />
          ))}
        </ul>
      </Part>
      <Part title={t("set.title")}>
        <p>{t("set.text")}</p>
        <ul className="rows">
          {data.settings.map((each) => (
            <Setting key={each.name} of={each} />
          ))}
        </ul>
      </Part>
    </>
  );
}

const versions = (of: Shown) =>
  Object.entries(of.versions)
    .map(([version, count]) => `${version} × ${count}`)
    .join(", ");

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** What waits, over all processes: how much, and how long the first has. */
function Queues({ of }: { of: Process[] }) {
  const { t } = useAdminWords();
  const lines = new Map<string, { depth: number; oldest: number }>();
  for (const { kind, queues } of of)
    for (const { queue, depth, oldest } of queues) {
      const line = lines.get(queue) ?? { depth: 0, oldest: 0 };
      // every gateway counts the same reports, and every host the same tables
      const shared = ["reports", "appeals", "tables"].includes(queue) && kind !== "serve";
      line.depth = shared ? Math.max(line.depth, depth) : line.depth + depth;
      line.oldest = Math.max(line.oldest, oldest);
      lines.set(queue, line);
    }
  return (
    <table className="admin-table">
      <thead>
        <tr>
          <th scope="col">{t("server.queue")}</th>
          <th scope="col">{t("server.depth")}</th>
          <th scope="col">{t("server.oldest")}</th>
        </tr>
      </thead>
      <tbody>
        {[...lines].map(([queue, { depth, oldest }]) => (
          <tr key={queue}>
            <th scope="row">{isNamed("queues", queue) ? t(`queues.${queue}`) : queue}</th>
            <td>{number(depth)}</td>
            <td>{depth ? lasting(oldest) : "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OneProcess({ of }: { of: Process }) {
  const { t } = useAdminWords();
  const state = of.silent ? "silent" : of.state;
  const disk = of.disk_free && of.disk_size;
  return (
    <li className="row" data-state={state}>
      <div className="row-words">
        <b>
          {t(`kinds.${of.kind}`)} · {of.version}
        </b>
        <small>
          {of.place} · {t("server.since", { when: when(of.started) })}
        </small>
        <p>
          {t(`states.${state}`)}
          {!of.silent && (of.kind === "host" || of.kind === "serve")
            ? ` · ${t("server.tables", { n: of.tables })}`
            : ""}
          {!of.silent && (of.kind === "gateway" || of.kind === "serve")
            ? ` · ${t("server.people", { n: of.sockets })}`
            : ""}
          {of.memory ? ` · ${t("server.memory", { size: bytes(of.memory) })}` : ""}
          {disk
            ? ` · ${t("server.disk", { free: bytes(of.disk_free ?? 0), size: bytes(of.disk_size ?? 0) })}`
            : ""}
        </p>
        {of.kind === "host" && !of.silent && of.state !== "stopping" && <Drain of={of} />}
      </div>
    </li>
  );
}

function Drain({ of }: { of: Process }) {
  const { t } = useAdminWords();
  const act = of.wanted === "drain" ? "resume" : "drain";
  return (
    <Because
      label={t(`server.${act}`)}
      path={`processes/${of.id}/${act}`}
      body={(reason) => ({ reason })}
      key={act}
    />
  );
}

interface BecauseProps {
  label: string;
  path: string;
  body: (reason: string) => unknown;
}

/** A button that asks why before it does something. */
function Because({ label, path, body }: BecauseProps) {
  const { t } = useAdminWords();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const { change, outcome } = useChange();
  function submit(event: FormEvent) {
    event.preventDefault();
    change(path, body(reason.trim()), t("server.done"), () => {
      setReason("");
      setAsking(false);
    });
  }
  if (!asking)
    return (
      <>
        <button type="button" className="button" onClick={() => setAsking(true)}>
          {label}
        </button>
        {outcome}
      </>
    );
  return (
    <form onSubmit={submit}>
      <Field label={t("server.why")} value={reason} onChange={setReason} maxLength={500} />
      <button type="submit" className="button harm">
        {label}
      </button>
      {outcome}
    </form>
  );
}

function Setting({ of }: { of: Schemas["SettingShown"] }) {
  const { t } = useAdminWords();
  const [limit, setLimit] = useState(String(of.value));
  const on = typeof of.value === "boolean";
  const next = on ? !of.value : Number(limit);
  return (
    <li className="row">
      <div className="row-words">
        <b>{isNamed("set.names", of.name) ? t(`set.names.${of.name}`) : of.name}</b>
        <p>
          {on ? t(of.value ? "set.on" : "set.off") : number(Number(of.value))}
          {of.value !== of.usual && ` · ${t("set.changed")}`}
        </p>
        {!on && (
          <Field
            label={t("set.value")}
            value={limit}
            onChange={setLimit}
            inputMode="numeric"
            pattern="[0-9]{1,4}"
          />
        )}
        <Because
          key={String(of.value)}
          label={t(on ? (of.value ? "set.turnOff" : "set.turnOn") : "set.change")}
          path={`settings/${of.name}`}
          body={(reason) => ({ value: next === of.usual ? null : next, reason })}
        />
      </div>
    </li>
  );
}

const HOURS = [1, 6, 24, 72, 168] as const;

function Announcements({ of }: { of: Schemas["Announcement"][] }) {
  const { t } = useAdminWords();
  const [text, setText] = useState("");
  const [language, setLanguage] = useState(languageNow() in LANGUAGES ? languageNow() : "en");
  const [hours, setHours] = useState(24);
  const [reason, setReason] = useState("");
  const { change, outcome } = useChange();
  function submit(event: FormEvent) {
    event.preventDefault();
    const sent = { text: text.trim(), language, hours, reason: reason.trim() };
    change("announcements", sent, t("announce.done"), () => {
      setText("");
      setReason("");
    });
  }
  return (
    <>
      <ul className="rows">
        {of.map((each) => (
          <li key={each.id} className="row">
            <div className="row-words">
              <p lang={each.language}>{each.text}</p>
              <small>{t("past.until", { when: when(each.until) })}</small>
              <Because
                label={t("announce.end")}
                path={`announcements/${each.id}/end`}
                body={(reason) => ({ reason })}
              />
            </div>
          </li>
        ))}
      </ul>
      <form onSubmit={submit}>
        <label className="field">
          {t("announce.text")}
          <textarea
            required
            rows={2}
            maxLength={500}
            value={text}
            onChange={(event) => setText(event.target.value.replace(/\s/g, " "))}
          />
        </label>
        <label className="field">
          {t("announce.language")}
          <select value={language} onChange={(event) => setLanguage(event.target.value)}>
            {Object.entries(LANGUAGES).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
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
        <Field label={t("server.why")} value={reason} onChange={setReason} maxLength={500} />
        <button type="submit" className="button first">
          {t("announce.send")}
        </button>
        {outcome}
      </form>
    </>
  );
}

// --- Figures ----------------------------------------------------------------------------------

const number = (of: number) => new Intl.NumberFormat(languageNow()).format(of);

/** A size as people say it. */
function bytes(of: number): string {
  const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, of)) / 3));
  return new Intl.NumberFormat(languageNow(), {
    style: "unit",
    unit: units[power] ?? "byte",
    maximumSignificantDigits: 3,
  }).format(of / 1000 ** power);
}

/** A span of seconds as people say it. */
function lasting(seconds: number): string {
  const [unit, size] = (
    [
      ["day", 86_400],
      ["hour", 3_600],
      ["minute", 60],
      ["second", 1],
    ] as const
  ).find(([, size]) => seconds >= 2 * size) ?? ["second", 1];
  return new Intl.NumberFormat(languageNow(), {
    style: "unit",
    unit,
    maximumFractionDigits: seconds < 10 ? 1 : 0,
  }).format(seconds / size);
}
