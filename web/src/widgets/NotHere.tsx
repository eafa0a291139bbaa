// A missing page: why, and the ways on.
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useServer } from "../base/wire/where";
import { useWords } from "../base/words/say";

export function NotHere({ why, children }: { why: string; children?: ReactNode }) {
  const { t } = useWords();
  const server = useServer();
  return (
    <section className="page trouble">
      <p role="alert">{why}</p>
      <p className="buttons">
        <Link to="/" className="button first">
          {t("app.toStart")}
        </Link>
        {server && (
          <Link to="/tables" className="button">
            {t("home.way.tables")}
          </Link>
        )}
        {children}
      </p>
    </section>
  );
}
