// How far this page's own Python is, which plays and checks games.
import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { State } from "../base/local/talk";
import { useWords } from "../base/words/say";
import "./engine-progress.css";

const pages = {
  queryKey: ["local"],
  queryFn: async () => (await import("../base/local/pages")).local,
};

interface EngineProgressProps {
  busy: boolean;
  /** Also say where the games of this browser are kept, unless they are on the device. */
  keeping?: boolean;
}

/** How far Python is, in two parts: its files come, then it starts. Nothing once it runs. */
export function EngineProgress({ busy, keeping = false }: EngineProgressProps) {
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
        <p className="engine-progress">
          <span role="status">{t(loading ? "home.hereLoading" : "home.hereStarting")}</span>
          <progress aria-label={t("home.hereLoading")} value={state.done} max={state.size} />
          <progress aria-label={t("home.hereStarting")} value={state.started} max={1} />
        </p>
      )}
      {keeping && state.keeps !== "device" && <p>{t(`unkept.${state.keeps}`)}</p>}
    </>
  );
}
