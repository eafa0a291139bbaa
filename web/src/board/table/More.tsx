// The rest of the table: how to play in short, the linear view, giving up.
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { change, useSettings } from "../../base/preferences/settings";
import { LANGUAGES, type Language, language, speak } from "../../base/words";
import { useWords } from "../../base/words/say";
import { useBoard } from "../desk/context";
import { KEYS } from "../desk/keys";
import { hintable } from "../live/hintable";
import { Piles } from "./Market";
import type { Opened } from "./opened";

/** Load the report on a fault, which has words of its own. */
export const wrong = async () => {
  const [part, { loadWords }] = await Promise.all([
    import("./Wrong"),
    import("../../base/words/links"),
  ]);
  await loadWords();
  return { default: part.Wrong };
};

export function More({ open }: { open(opened: Opened): void }) {
  const { live, store, measures } = useBoard();
  const { t } = useWords();
  const { confirmEnd } = useSettings();
  const [sure, setSure] = useState(false);
  const plays = live.seat >= 0 && !live.public?.result;
  const box = (live.room?.setup as { box?: string } | undefined)?.box;
  if (plays && sure)
    return (
      <div className="t-menu-list">
        <p>{t("table.concedeSure")}</p>
        <button type="button" className="button first" onClick={() => open(null)}>
          {t("table.playOn")}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            store.concede();
            open(null);
          }}
        >
          {t("table.concede")}
        </button>
      </div>
    );
  return (
    <div className="t-menu-list">
      <button type="button" className="button" onClick={() => open({ what: "help" })}>
        <kbd>?</kbd> {t("table.help.title")}
      </button>
      {hintable(live) && (
        <button type="button" className="button" onClick={() => open({ what: "hint" })}>
          <kbd>G</kbd> {t("table.coach.ask")}
        </button>
      )}
      <button type="button" className="button" onClick={() => open({ what: "story" })}>
        <kbd>L</kbd> {t("table.story")}
      </button>
      {live.seat >= 0 && live.recap.length > 0 && (
        <button type="button" className="button" onClick={() => open({ what: "recap" })}>
          {t("table.recap")}
        </button>
      )}
      <button
        type="button"
        className="button"
        onClick={() => {
          open(null);
          change({ linear: true });
        }}
      >
        {t("table.linearView")}
      </button>
      <label className="t-check">
        <input
          type="checkbox"
          checked={confirmEnd}
          onChange={(event) => change({ confirmEnd: event.target.checked })}
        />
        {t("table.confirmEnd")}
      </label>
      <label className="t-check">
        {t("settings.language")}
        <select
          value={language()}
          onChange={(event) => {
            change({ language: event.target.value });
            void speak(event.target.value as Language);
          }}
        >
          {Object.entries(LANGUAGES).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className="t-menu-ways">
        <Link to="/settings" className="button">
          {t("nav.settings")}
        </Link>
        <Link to="/codex" className="button">
          {t("nav.codex")}
        </Link>
        {box && (
          <Link to="/rules/$box" params={{ box }} className="button">
            {t("nav.rules")}
          </Link>
        )}
        <Link to="/" className="button">
          {t("table.end.home")}
        </Link>
      </div>
      <button type="button" className="button" onClick={() => open({ what: "wrong" })}>
        {t("table.wrong")}
      </button>
      {plays && (
        <button type="button" className="button" onClick={() => setSure(true)}>
          {t("table.concede")}
        </button>
      )}
      {!measures.piles && <Piles />}
    </div>
  );
}

export function Help() {
  const { live } = useBoard();
  const { t } = useWords();
  const fights = live.public?.seats.some((seat) => seat.cost !== undefined);
  return (
    <div className="t-help">
      <ol>
        {(["play", "buy", "end"] as const).map((step) => (
          <li key={step}>{t(`table.help.${step}`)}</li>
        ))}
        <li>{fights ? t("table.help.fight") : t("table.help.villain")}</li>
        <li>{fights ? t("table.help.winFight") : t("table.help.win")}</li>
      </ol>
      <p>{t("table.help.look")}</p>
      <dl className="t-keys">
        {KEYS.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`table.help.keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to="/rules" search={{}} target="_blank">
          {t("table.help.rules")}
        </Link>
      </p>
    </div>
  );
}
