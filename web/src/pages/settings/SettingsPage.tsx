// A person's preferences. Changes hold at once.
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { change, type Settings, useSettings } from "../../base/preferences/settings";
import { LANGUAGES, type Language, language, speak } from "../../base/words";
import { useWords } from "../../base/words/say";
import { KEYS } from "../../board/desk/keys";
import "./settings.css";
import { keyFor, type Names } from "../../base/words/keys";

type Words = "theme" | "textSize" | "palette" | "motion" | "speed";
/** The values of a setting that have words. */
type Said<K extends Words, Name = Names<"settings">> = Name extends `${K}-${infer Value}`
  ? Value
  : never;
type Switched = "sound" | "bubbles" | "confirmEnd" | "autoEnd" | "linear";

export function SettingsPage() {
  const { t } = useWords();
  const now = useSettings();
  const choose = <K extends Words>(key: K, values: readonly (Settings[K] & Said<K>)[]) => (
    <Segments
      name={key}
      title={t(`settings.${key}`)}
      value={now[key]}
      values={values.map((value) => [value, t(keyFor("settings", `${key}-${value}`, key))])}
      onChange={(value) => change({ [key]: value } as Partial<Settings>)}
    />
  );
  const toggle = (key: Switched) => (
    <label className="switch">
      <b>{t(`settings.${key}`)}</b>
      <input
        type="checkbox"
        role="switch"
        checked={now[key] ?? false}
        onChange={(event) => change({ [key]: event.target.checked })}
      />
    </label>
  );
  return (
    <div className="page settings">
      <h1>{t("nav.settings")}</h1>
      <Part title={t("settings.pace")}>
        {choose("speed", ["slow", "normal", "fast", "off"])}
        {choose("motion", ["system", "full", "none"])}
        {toggle("bubbles")}
      </Part>
      <Part title={t("settings.sounds")}>
        {toggle("sound")}
        <label className="volume">
          <b>{t("settings.volume")}</b>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={now.volume}
            disabled={!now.sound}
            onChange={(event) => change({ volume: Number(event.target.value) })}
          />
        </label>
      </Part>
      <Part title={t("settings.look")}>
        <Segments
          name="language"
          title={t("settings.language")}
          value={language()}
          values={Object.entries(LANGUAGES)}
          onChange={(value) => {
            change({ language: value });
            void speak(value as Language);
          }}
        />
        {choose("theme", ["dark", "light", "system"])}
        {choose("textSize", ["normal", "large", "huge"])}
        {choose("palette", ["usual", "safe"])}
      </Part>
      <Part title={t("settings.play")}>
        {toggle("confirmEnd")}
        {toggle("autoEnd")}
        {toggle("linear")}
        <Orders />
      </Part>
      <Part title={t("settings.keys")}>
        <dl className="keys">
          {KEYS.map(([key, name]) => (
            <div key={key}>
              <dt>{t(`table.help.keys.${name}`)}</dt>
              <dd>
                <kbd>{key}</kbd>
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title={t("settings.calls")}>
        <p>{t("settings.callsText")}</p>
        <Link to="/settings/calls" className="button">
          {t("settings.calls")}
        </Link>
      </Part>
      <Part title={t("nav.account")}>
        <p>{t("settings.accountText")}</p>
        <Link to="/account" className="button">
          {t("nav.account")}
        </Link>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sheet settings-part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface SegmentsProps {
  name: string;
  title: string;
  value: string;
  values: readonly (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
}

/** One of a few, all of them seen. */
function Segments({ name, title, value, values, onChange }: SegmentsProps) {
  return (
    <fieldset className="setting">
      <legend>{title}</legend>
      <div className="segments">
        {values.map(([each, words]) => (
          <label key={each}>
            <input
              type="radio"
              name={name}
              className="chosen-by"
              checked={each === value}
              onChange={() => onChange(each)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Automatic acts, card by card. */
function Orders() {
  const { t } = useWords();
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
