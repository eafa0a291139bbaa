// Playing within this browser: the switch for it, and how far it is.
import { Link } from "@tanstack/react-router";
import { able, alone } from "../../base/local/runtime";
import { change, useSettings } from "../../base/preferences/settings";
import { useServer } from "../../base/wire/where";
import { useWords } from "../../base/words/say";
import { EngineProgress } from "../../widgets/EngineProgress";

export function Here({ busy }: { busy: boolean }) {
  const { t } = useWords();
  const server = useServer();
  const { here } = useSettings();
  if (!able) return null;
  const wanted = here || !server;
  return (
    <div className="here">
      {alone ? null : server ? (
        <label className="switch">
          <span>
            {t("home.here")} <small>{t("home.hereText")}</small>
          </span>
          <input
            type="checkbox"
            role="switch"
            checked={here}
            onChange={(event) => change({ here: event.target.checked })}
          />
        </label>
      ) : (
        <p>{t("home.noServer")}</p>
      )}
      {wanted && <EngineProgress busy={busy} keeping />}
      {wanted && <Link to="/saves">{t("saves.title")}</Link>}
    </div>
  );
}
