// How somebody likes it.
import { useTranslation } from "react-i18next";
import { LANGUAGES, type Language, language, speak } from "../i18n";
import { Account } from "./Account";
import { change, type Settings, useSettings } from "./settings";
import "../home/home.css";

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
  const check = (key: "sound" | "bubbles" | "confirmEnd" | "linear") => (
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
        {choose("speed", ["slow", "normal", "fast", "off"])}
        {check("sound")}
        <label>
          {t("settings.volume")}
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
        {check("bubbles")}
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
