// The frame around every page: a header that says who one is, and the page.
import { Link, Outlet, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { mailedLink } from "../base/browser/mailed";
import { useTitle } from "../base/browser/title";
import { useMe } from "../base/people/people";
import { useServer } from "../base/wire/where";
import type { Key } from "../base/words/say";
import { useWords } from "../base/words/say";
import { InspectProvider } from "../cards/inspecting";
import { Face } from "../widgets/Face";
import { within } from "../widgets/jump";
import { useAnnounced } from "./announced";
import { Begun } from "./Begun";

const MailLink = lazy(async () => {
  await (await import("../base/words/people")).loadWords();
  return { default: (await import("../pages/account/MailLink")).MailLink };
});

const Announcements = lazy(async () => ({
  default: (await import("./Announcements")).Announcements,
}));

const PAGES = ["codex", "workshop", "learn", "people"] as const;
/** Those that need no server. */
const ALONE = ["codex", "workshop", "learn"] as const;

type Page = (typeof PAGES)[number];
const toPage = (page: Page) =>
  page === "workshop" ? "/workshop/{-$box}/{-$page}/{-$card}" : (`/${page}` as const);

/** Pages that fill the window. */
const OF_TABLES = ["/t/", "/replay/"];

/** The titles of pages that are the same for all; others name themselves. */
const TITLES: Record<string, Key> = {
  ...Object.fromEntries(
    (
      [
        "codex",
        "workshop",
        "learn",
        "leaders",
        "people",
        "rules",
        "account",
        "settings",
        "about",
      ] as const
    ).map((page) => [`/${page}`, `nav.${page}`] as const),
  ),
  "/new": "home.way.new",
  "/friends": "home.way.friends",
  "/pass": "home.way.pass",
  "/tables": "home.way.tables",
  "/saves": "saves.title",
};

export function Shell() {
  const { t } = useWords();
  const server = useServer();
  const pages = server ? PAGES : ALONE;
  const announced = useAnnounced();
  const [mailed, setMailed] = useState(() => mailedLink(location.hash));
  const path = useRouterState({ select: (state) => state.location.pathname });
  const title = TITLES[path];
  useTitle(title ? t(title) : "");
  return (
    <>
      <a className="skip" {...within("main")}>
        {t("nav.skip")}
      </a>
      <header className="bar">
        <Link to="/" className="brand">
          <Logo />
          <span>Archrivals</span>
        </Link>
        <nav aria-label={t("nav.label")}>
          <Link to="/" activeOptions={{ exact: true }}>
            {t("nav.home")}
          </Link>
          {pages.map((page) => (
            <Link key={page} to={toPage(page)}>
              {t(`nav.${page}`)}
            </Link>
          ))}
        </nav>
        <span id="bell" />
        <Who />
        <Menu />
      </header>
      {announced.length > 0 && (
        <Suspense>
          <Announcements of={announced} />
        </Suspense>
      )}
      <Begun />
      <main id="main">
        <InspectProvider>
          <Suspense fallback={<p className="loading">{t("app.loading")}</p>}>
            {mailed ? <MailLink {...mailed} onDone={() => setMailed(null)} /> : <Outlet />}
          </Suspense>
        </InspectProvider>
      </main>
      {!OF_TABLES.some((place) => path.startsWith(place)) && <Foot />}
    </>
  );
}

/** Below every page but a table: whose names these are not, and where to read on. */
function Foot() {
  const { t } = useWords();
  return (
    <footer className="foot">
      <p>{t("nav.foot")}</p>
      {(["about", "codex", "rules", "learn", "settings"] as const).map((page) => (
        <Link key={page} to={`/${page}`}>
          {t(`nav.${page}`)}
        </Link>
      ))}
    </footer>
  );
}

function Logo() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path d="M3 36 18 4h5L9 36z" fill="#46b6ff" />
      <path d="M37 36 22 4h-5l14 32z" fill="#ff5d73" />
      <path d="M10 24h20l2 5H8z" fill="#ffc93c" />
    </svg>
  );
}

/** Who plays in this browser, and the way to an account. */
function Who() {
  const { t } = useWords();
  const { person, known } = useMe();
  const server = useServer();
  if (!known) return null;
  if (!server)
    return (
      person && (
        <p className="who">
          <Face of={person.id} />
          <b>{person.name}</b>
        </p>
      )
    );
  if (!person)
    return (
      <Link to="/account" className="who">
        <span>{t("nav.signIn")}</span>
      </Link>
    );
  if (person.notices)
    return (
      <Link to="/account" className="who">
        <Face of={person.id} />
        <b>{person.name}</b>
        <span>{t("nav.notices", { n: person.notices })}</span>
      </Link>
    );
  if (person.guest)
    return (
      <Link to="/account" className="who">
        <Face of={person.id} />
        <b>{person.name}</b>
        <span>{t("nav.signIn")}</span>
      </Link>
    );
  return (
    <Link to="/people/$person" params={{ person: person.id }} className="who">
      <Face of={person.id} />
      <b>{person.name}</b>
    </Link>
  );
}

/** What has no room in the header. */
function Menu() {
  const { t } = useWords();
  const { person } = useMe();
  const server = useServer();
  const path = useRouterState({ select: (state) => state.location.pathname });
  useEffect(() => {
    if (path) document.getElementById("menu")?.hidePopover?.();
  }, [path]);
  return (
    <>
      <button type="button" className="menu" popoverTarget="menu" aria-label={t("nav.menu")}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 5h18v3H3zM3 11h18v3H3zM3 17h18v3H3z" />
        </svg>
      </button>
      <div id="menu" popover="auto" className="menu-list">
        {(server ? PAGES : ALONE).map((page) => (
          <Link key={page} to={toPage(page)} className="also">
            {t(`nav.${page}`)}
          </Link>
        ))}
        <Link to="/rules">{t("nav.rules")}</Link>
        {person && server && (
          <Link to="/people/$person" params={{ person: person.id }}>
            {t("nav.profile")}
          </Link>
        )}
        {server && <Link to="/account">{t("nav.account")}</Link>}
        <Link to="/settings">{t("nav.settings")}</Link>
        {person?.role && (
          <Link to="/admin/{-$page}/{-$id}" params={{ page: undefined, id: undefined }}>
            {t("nav.admin")}
          </Link>
        )}
      </div>
    </>
  );
}
