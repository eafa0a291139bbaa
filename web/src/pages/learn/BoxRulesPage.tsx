// The rules of a box in playing order: what to do, a picture, and every rule behind it.
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { type MouseEvent, useMemo } from "react";
import { BOXES } from "../../base/boxes/boxes";
import { useTitle } from "../../base/browser/title";
import { type Rule, rules } from "../../base/wire/queries";
import { language } from "../../base/words";
import { boxKey } from "../../base/words/keys";
import { useWords } from "../../base/words/say";
import { within } from "../../widgets/jump";
import { Missing } from "../../widgets/Missing";
import { BoxLinks } from "./BoxLinks";
import { Diagram } from "./Diagram";
import { type BoxRules, boxRules, type Chapter, type Row } from "./page";
import "../learn/learn.css";
import "./rules.css";

export function BoxRulesPage() {
  const { box } = useParams({ from: "/rules/$box" });
  return BOXES.includes(box) ? <Known box={box} /> : <Missing />;
}

function Known({ box }: { box: string }) {
  const { t } = useWords();
  const page = useQuery(boxRules(box, language()));
  const ledger = useQuery(rules(language()));
  const byId = useMemo(
    () => new Map(ledger.data?.rules.map((rule) => [rule.id, rule])),
    [ledger.data],
  );
  const name = t(boxKey(box));
  useTitle(`${t("rules.title")} · ${name}`);
  if (!page.data || !ledger.data) return <p className="loading">{t("app.loading")}</p>;
  const { words, chapters } = page.data;
  return (
    <div className="page rules rules-box">
      <h1>
        {words.title}: {name}
      </h1>
      <p className="lead">{words.lead}</p>
      <BoxLinks />
      <p>
        <Link to="/rules" search={{ box }}>
          {t("rules.search")}
        </Link>
      </p>
      <nav className="rules-parts" aria-label={t("rules.parts")}>
        {chapters.map((chapter) => (
          <a key={chapter.id} {...within(`chapter-${chapter.id}`)}>
            {chapter.title}
          </a>
        ))}
      </nav>
      {chapters.map((chapter) => (
        <Part key={`${box} ${chapter.id}`} chapter={chapter} words={words} rules={byId} />
      ))}
    </div>
  );
}

interface PartProps {
  chapter: Chapter;
  words: BoxRules["words"];
  rules: Map<string, Rule>;
}

function Part({ chapter, words, rules }: PartProps) {
  return (
    <section id={`chapter-${chapter.id}`}>
      <h2>{chapter.title}</h2>
      <div className="rules-says">
        <ol>
          {chapter.steps.map((step) => (
            <li key={step.text}>
              {step.text}{" "}
              {step.rules.map((id) => (
                <a key={id} className="rules-cited" href={`#rule-${id}`} onClick={showRow}>
                  {id}
                </a>
              ))}
            </li>
          ))}
        </ol>
        {chapter.picture && <Diagram picture={chapter.picture} />}
      </div>
      <details>
        <summary>
          {words.behind} ({chapter.rows.length})
        </summary>
        <dl>
          {chapter.rows.map((row) => (
            <RowOf key={row.id} row={row} rule={rules.get(row.id)} ours={words.ours} />
          ))}
        </dl>
      </details>
    </section>
  );
}

/** A row with its place in the books. */
function RowOf({ row, rule, ours }: { row: Row; rule: Rule | undefined; ours: string }) {
  const { t } = useWords();
  return (
    <div id={`rule-${row.id}`}>
      <dt>{row.id.startsWith("C-") ? "C" : row.id}</dt>
      <dd>
        {rule?.heading && <h3>{rule.heading}</h3>}
        {rule?.text}
        {row.ours && <small>{ours}</small>}
        {row.places.map((place) => (
          <small key={place.book}>
            {t(boxKey(place.book))}: <span lang="en">{place.sections.join(", ")}</span>
          </small>
        ))}
      </dd>
    </div>
  );
}

/** Open the rows of the chapter and go to the one that a link names. */
function showRow(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const row = document.getElementById(event.currentTarget.hash.slice(1));
  const rows = row?.closest("details");
  if (!row || !rows) return;
  rows.open = true;
  row.tabIndex = -1;
  row.focus();
  row.scrollIntoView({ block: "center" });
}
