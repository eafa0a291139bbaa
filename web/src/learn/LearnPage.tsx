// Learning: a first game of each kind, step by step, and the rules to look things up.
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Cast } from "../home/Cast";
import { useMe } from "../home/people";
import { call } from "../wire/session";
import "./learn.css";

const LESSONS = ["heroes-unite", "confrontations"] as const;

export function LearnPage() {
  const { t } = useTranslation();
  const { someone } = useMe();
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState("");

  async function begin(lesson: string) {
    setTrouble("");
    try {
      await someone();
      const { table } = await call<{ table: string }>("POST", `lessons/${lesson}`);
      await navigate({ to: "/t/$table", params: { table }, search: { lesson } });
    } catch (problem) {
      setTrouble((problem as Error).message);
    }
  }

  return (
    <div className="page learn">
      <h1>{t("learn.title")}</h1>
      <p className="lead">{t("learn.lead")}</p>
      <ul className="lessons">
        {LESSONS.map((lesson) => (
          <li key={lesson} className="sheet box">
            <Cast box={lesson} />
            <div>
              <h2>{t(`box.${lesson}`)}</h2>
              <p>{t(`learn.${lesson}`)}</p>
              <button type="button" className="button first" onClick={() => begin(lesson)}>
                {t("learn.begin")}
                <span className="unseen">: {t(`box.${lesson}`)}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <h2>{t("learn.idea")}</h2>
      <ol className="idea">
        {(t("learn.ideas", { returnObjects: true }) as string[]).map((idea) => (
          <li key={idea}>{idea}</li>
        ))}
      </ol>
      <Link to="/rules" className="row">
        <span className="row-words">
          <b>{t("learn.rules")}</b>
          <small>{t("learn.rulesText")}</small>
        </span>
      </Link>
    </div>
  );
}
