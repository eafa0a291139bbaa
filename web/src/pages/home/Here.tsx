// Playing within this browser: whether one wants it, and how far it is.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { able, alone } from "../../base/local/runtime";
import type { State } from "../../base/local/talk";
import { change, useSettings } from "../../base/preferences/settings";
import { useServer } from "../../base/wire/where";
import { useWords } from "../../base/words/say";

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
      {wanted && <Progress busy={busy} />}
      {wanted && <Link to="/saves">{t("saves.title")}</Link>}
    </div>
  );
}

const pages = {
  queryKey: ["local"],
  queryFn: async () => (await import("../../base/local/pages")).local,
};

/** How far Python is, in two parts: its files come, then it starts. Nothing once it runs. */
function Progress({ busy }: { busy: boolean }) {
  const { t } = useWords();
  const { data: local } = useQuery({ ...pages, staleTime: Number.POSITIVE_INFINITY });
  local?.begin();
  const state = useSyncExternalStore<State | undefined>(
    local?.follow ?? (() => () => undefined),
    () => local?.state(),
  );
  if (state?.stage === "failed") return <p className="trouble">{t("refused.no-python")}</p>;
  if (!state) return null;
  const loading = state.stage === "loading";
  return (
    <>
      {(loading || (busy && state.stage !== "ready")) && (
        <p className="here-progress">
          <span role="status">{t(loading ? "home.hereLoading" : "home.hereStarting")}</span>
          <progress aria-label={t("home.hereLoading")} value={state.done} max={state.size} />
          <progress aria-label={t("home.hereStarting")} value={state.started} max={1} />
        </p>
      )}
      {state.keeps !== "device" && <p>{t(`unkept.${state.keeps}`)}</p>}
    </>
  );
}
