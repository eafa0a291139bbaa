// The frame around every page: a slim bar, and the page.
import { Link, Outlet, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { InspectProvider } from "../cards/inspecting";
import { mailedLink } from "./mailed";

const MailLink = lazy(async () => ({
  default: (await import("../settings/MailLink")).MailLink,
}));

export function Shell() {
  const { t } = useTranslation();
  const atTable = useRouterState({ select: (state) => state.location.pathname.startsWith("/t/") });
  const [mailed] = useState(() => mailedLink(location.hash));
  return (
    <>
      <a className="skip" href="#main">
        {t("nav.skip")}
      </a>
      <header className={atTable ? "bar bar-slim" : "bar"}>
        <Link to="/" className="brand">
          <img src="/icon.svg" alt="" width={28} height={28} />
          <span>Archrivals</span>
        </Link>
        <nav aria-label={t("nav.label")}>
          <Link to="/codex">{t("nav.codex")}</Link>
          <Link to="/learn">{t("nav.learn")}</Link>
          <Link to="/settings">{t("nav.settings")}</Link>
        </nav>
      </header>
      <main id="main">
        <InspectProvider>
          <Suspense fallback={<p className="loading">{t("app.loading")}</p>}>
            {mailed && <MailLink {...mailed} />}
            <Outlet />
          </Suspense>
        </InspectProvider>
      </main>
    </>
  );
}
