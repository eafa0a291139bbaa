// The page for an address that leads nowhere, with the ways onward.
import { Link } from "@tanstack/react-router";
import { useWords } from "../base/words/say";

export function Missing() {
  const { t } = useWords();
  return (
    <div className="page missing">
      <h1>{t("missing.title")}</h1>
      <p className="lead">{t("missing.text")}</p>
      <p className="buttons">
        <Link to="/" className="button first">
          {t("missing.home")}
        </Link>
        <Link to="/codex" className="button">
          {t("nav.codex")}
        </Link>
        <Link to="/learn" className="button">
          {t("nav.learn")}
        </Link>
      </p>
    </div>
  );
}
