// Learning: three lessons, one after the other, and the rules to look things up.
import { Link } from "@tanstack/react-router";
import { LESSONS, useBeginLesson } from "../../base/tables/lessons";
import { useWords } from "../../base/words/say";
import { Cast } from "../../widgets/Cast";
import { BOX } from "./lessons";
import "./learn.css";

/** The game in a few sentences, in their order. */
const IDEAS = ["1", "2", "3", "4", "5"] as const;

export function LearnPage() {
  const { t } = useWords();
  const [begin, trouble, busy] = useBeginLesson();
  return (
    <div className="page learn">
      <h1>{t("learn.title")}</h1>
      <p className="lead">{t("learn.lead")}</p>
      <ol className="lessons">
        {LESSONS.map((lesson, at) => (
          <li key={lesson} className="sheet box">
            <Cast box={BOX[lesson]} />
            <div>
              <h2>{t("learn.lesson", { n: at + 1, name: t(`lesson.${lesson}.name`) })}</h2>
              <p>{t(`lesson.${lesson}.about`)}</p>
              <button
                type="button"
                className={at ? "button" : "button first"}
                aria-label={t("learn.beginLesson", { name: t(`lesson.${lesson}.name`) })}
                disabled={busy}
                onClick={() => begin(lesson)}
              >
                {t("learn.begin")}
              </button>
            </div>
          </li>
        ))}
      </ol>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <h2>{t("learn.idea")}</h2>
      <ol className="idea">
        {IDEAS.map((idea) => (
          <li key={idea}>{t(`learn.ideas.${idea}`)}</li>
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
