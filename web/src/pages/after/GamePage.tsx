// A game in a link: opened here, by this page's own Python, and then shown or played on.
import { useNavigate, useParams, useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTitle } from "../../base/browser/title";
import { able } from "../../base/local/runtime";
import { useMe } from "../../base/people/people";
import { textIn } from "../../base/wire/links";
import { callHere, Problem, playHere } from "../../base/wire/session";
import { useLinkWords } from "../../base/words/links";
import { refusal } from "../../base/words/refusals";
import { EngineProgress } from "../../widgets/EngineProgress";
import { NotHere } from "../../widgets/NotHere";
import "./after.css";

/** The refusals of a link that have words here. */
const SAID = {
  "link-bad": "link.bad",
  "link-newer": "link.newer",
  "link-old": "link.old",
} as const;
const isSaid = (code: string): code is keyof typeof SAID => code in SAID;

export function GamePage() {
  const { t } = useLinkWords();
  const { link } = useParams({ from: "/game/{-$link}" });
  const hash = useRouterState({ select: (state) => state.location.hash });
  const text = textIn(link ?? hash);
  const problem = useOpened(text);
  useTitle(t("link.title"));
  if (!text) return <Pasting />;
  if (!problem)
    return (
      <section className="page game-link">
        <h1>{t("link.title")}</h1>
        <p>{t("link.opening")}</p>
        <EngineProgress busy />
      </section>
    );
  return <NotHere why={isSaid(problem.code) ? t(SAID[problem.code]) : problem.message} />;
}

/** Open the game of a link and go there; return the problem that kept it shut. */
function useOpened(text: string): Problem | null {
  const navigate = useNavigate();
  const { someone } = useMe();
  const [failed, setFailed] = useState<{ text: string; problem: Problem } | null>(null);
  useEffect(() => {
    if (!text) return;
    let gone = false;
    const open = async () => {
      if (!able) throw new Problem(0, "no-python", refusal("no-python"));
      await playHere((await someone()).name);
      const { table } = await callHere<{ table: string }>("POST", "links", { link: text });
      const { status } = await callHere<{ status: string }>("GET", `tables/${table}`);
      const to = status === "playing" ? "/t/$table" : "/replay/$table";
      if (!gone) await navigate({ to, params: { table }, replace: true });
    };
    open().catch((problem: Problem) => {
      if (!gone) setFailed({ text, problem });
    });
    return () => {
      gone = true;
    };
  }, [text]);
  return failed?.text === text ? failed.problem : null;
}

/** Where a link is pasted that leads to another copy of the page. */
function Pasting() {
  const { t } = useLinkWords();
  const navigate = useNavigate();
  return (
    <form
      className="page game-link"
      onSubmit={(event) => {
        event.preventDefault();
        const pasted = new FormData(event.currentTarget).get("link");
        void navigate({ to: "/game/{-$link}", hash: textIn(String(pasted)) });
      }}
    >
      <h1>{t("link.title")}</h1>
      <input name="link" required aria-label={t("link.paste")} placeholder={t("link.paste")} />
      <button type="submit" className="button first">
        {t("saves.openLink")}
      </button>
    </form>
  );
}
