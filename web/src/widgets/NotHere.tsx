// What is not here: why, and the ways on.
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

export function NotHere({ why }: { why: string }) {
  const { t } = useTranslation();
  return (
    <section className="page trouble">
      <p role="alert">{why}</p>
      <p className="buttons">
        <Link to="/" className="button first">
          {t("app.toStart")}
        </Link>
        <Link to="/tables" className="button">
          {t("home.way.tables")}
        </Link>
      </p>
    </section>
  );
}
