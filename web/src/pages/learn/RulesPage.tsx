// The rules, with search; every refusal and keyword leads here.
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { type Rule, rules } from "../../base/wire/queries";
import { language } from "../../base/words";
import { boxKey } from "../../base/words/keys";
import { useWords } from "../../base/words/say";
import { within } from "../../widgets/jump";
import { BoxLinks } from "./BoxLinks";
import "./learn.css";

/** The rules that have all words, or the id. */
export function matching(all: Rule[], words: string, box: string): Rule[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter((rule) => {
    if (box && !rule.boxes.includes(box)) return false;
    const text = `${rule.id} ${rule.heading} ${rule.text}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

export function RulesPage() {
  const { t } = useWords();
  const { data } = useQuery(rules(language()));
  const search = useSearch({ from: "/rules" });
  const navigate = useNavigate();
  const id = search.id ?? "";
  const set = (changes: Record<string, string>) =>
    navigate({ to: "/rules", search: { ...search, ...changes }, replace: true });

  useEffect(() => {
    if (id && data) document.getElementById(`rule-${id}`)?.scrollIntoView({ block: "center" });
  }, [id, data]);

  if (!data) return <p className="loading">{t("app.loading")}</p>;
  const found = matching(data.rules, search.q ?? "", search.box ?? "");
  const boxes = [...new Set(data.rules.flatMap((rule) => rule.boxes))];
  const parts = Object.entries(data.parts).filter(([letter]) =>
    found.some((rule) => rule.id.startsWith(letter)),
  );
  return (
    <div className="page rules">
      <h1>{t("rules.title")}</h1>
      <p className="lead">{t("rules.lead")}</p>
      <BoxLinks />
      <search className="rules-search">
        <label>
          {t("rules.search")}
          <input
            type="search"
            value={search.q ?? ""}
            onChange={(event) => set({ q: event.target.value, id: "" })}
          />
        </label>
        <label>
          {t("rules.box")}
          <select value={search.box ?? ""} onChange={(event) => set({ box: event.target.value })}>
            <option value="">{t("rules.all")}</option>
            {boxes.map((box) => (
              <option key={box} value={box}>
                {t(boxKey(box))}
              </option>
            ))}
          </select>
        </label>
        <p aria-live="polite">{t("rules.found", { count: found.length })}</p>
      </search>
      {parts.length > 1 && (
        <nav className="rules-parts" aria-label={t("rules.parts")}>
          {parts.map(([letter, title]) => (
            <a key={letter} {...within(`part-${letter}`)}>
              {title}
            </a>
          ))}
        </nav>
      )}
      {found.length === 0 && <p className="empty">{t("rules.none")}</p>}
      {parts.map(([letter, title]) => (
        <section key={letter} id={`part-${letter}`}>
          <h2>{title}</h2>
          <dl>
            {found
              .filter((rule) => rule.id.startsWith(letter))
              .map((rule) => (
                <div key={rule.id} id={`rule-${rule.id}`} className={rule.id === id ? "here" : ""}>
                  <dt>{rule.id}</dt>
                  <dd>
                    {rule.heading && <h3>{rule.heading}</h3>}
                    {rule.text}
                    {rule.boxes.length < boxes.length && (
                      <small>
                        {t("rules.only", {
                          boxes: rule.boxes.map((box) => t(boxKey(box))).join(", "),
                        })}
                      </small>
                    )}
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
