// Every page and its address; each is loaded when it is first opened.
import { QueryClient } from "@tanstack/react-query";
import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from "@tanstack/react-router";
import { seatIn } from "../base/browser/seat";
import { askAgain } from "../base/people/become";
import { Missing } from "../widgets/Missing";
import { Shell } from "./Shell";

export const queries = new QueryClient({
  // without a line this browser answers much by itself, and the rest is refused with a reason
  defaultOptions: { queries: { networkMode: "always", retry: 1, refetchOnWindowFocus: false } },
});

// another page has logged in or out, or the server is back
addEventListener("session", () => askAgain(queries));

const root = createRootRoute({ component: Shell, notFoundComponent: Missing });

/** A page, once the words of its part are here. */
async function worded<Page>(
  page: Promise<Page>,
  words: Promise<{ loadWords(): Promise<void> }>,
): Promise<Page> {
  await (await words).loadWords();
  return page;
}

const home = createRoute({
  getParentRoute: () => root,
  path: "/",
  component: lazyRouteComponent(() => import("../pages/home/Home"), "Home"),
});
const withBots = createRoute({
  getParentRoute: () => root,
  path: "/new",
  component: lazyRouteComponent(() => import("../pages/home/NewTable"), "WithBots"),
});
const withFriends = createRoute({
  getParentRoute: () => root,
  path: "/friends",
  component: lazyRouteComponent(() => import("../pages/home/NewTable"), "WithFriends"),
});
const passAndPlay = createRoute({
  getParentRoute: () => root,
  path: "/pass",
  component: lazyRouteComponent(() => import("../pages/home/NewTable"), "PassAndPlay"),
});
const saves = createRoute({
  getParentRoute: () => root,
  path: "/saves",
  component: lazyRouteComponent(() => import("../pages/home/Saves"), "Saves"),
});
const tables = createRoute({
  getParentRoute: () => root,
  path: "/tables",
  component: lazyRouteComponent(() => import("../pages/home/Lobby"), "Lobby"),
});
/** A lesson at a table, or a card that is tried there: which, where it begins, and the card laid for it. */
type AtTable = Partial<Record<"lesson" | "trying" | "begin" | "laid", string>>;

const wordIn = (search: Record<string, unknown>, name: keyof AtTable): AtTable =>
  typeof search[name] === "string" ? { [name]: search[name] } : {};

const table = createRoute({
  getParentRoute: () => root,
  path: "/t/$table",
  component: lazyRouteComponent(() => import("./TablePage"), "TablePage"),
  validateSearch: (search: Record<string, unknown>): AtTable => ({
    ...wordIn(search, "lesson"),
    ...wordIn(search, "trying"),
    ...wordIn(search, "begin"),
    ...wordIn(search, "laid"),
  }),
});
/** A moment of a finished game: after a number of decisions, as a seat saw it, with the coach's word. */
interface Moment {
  at?: number | undefined;
  seat?: number | "all" | undefined;
  review?: boolean | undefined;
  /** Whether both choices of the moment are played on. */
  show?: boolean | undefined;
}

const replay = createRoute({
  getParentRoute: () => root,
  path: "/replay/$table",
  component: lazyRouteComponent(() => import("../pages/after/ReplayPage"), "ReplayPage"),
  validateSearch: (search: Record<string, unknown>): Moment => ({
    ...(typeof search.at === "number" ? { at: search.at } : {}),
    ...(search.seat !== undefined ? { seat: seatIn(search.seat) } : {}),
    ...(search.review ? { review: true } : {}),
    ...(search.show ? { review: true, show: true } : {}),
  }),
});
/** A link that holds a whole game: behind "#", so that no server sees it. */
const game = createRoute({
  getParentRoute: () => root,
  path: "/game/{-$link}",
  component: lazyRouteComponent(
    () => worded(import("../pages/after/GamePage"), import("../base/words/links")),
    "GamePage",
  ),
});
const codex = createRoute({
  getParentRoute: () => root,
  path: "/codex",
  component: lazyRouteComponent(() => import("../pages/codex/CodexPage"), "CodexPage"),
  validateSearch: (search: Record<string, unknown>) => search as Record<string, string>,
});
const workshop = createRoute({
  getParentRoute: () => root,
  path: "/workshop/{-$box}/{-$page}/{-$card}",
  component: lazyRouteComponent(
    () => worded(import("../pages/workshop/WorkshopPage"), import("../base/words/workshop")),
    "WorkshopPage",
  ),
});
/** A link that holds a made box: behind "#", so that no server sees it. */
const friend = createRoute({
  getParentRoute: () => root,
  path: "/box/{-$link}",
  component: lazyRouteComponent(
    () => worded(import("../pages/workshop/FriendPage"), import("../base/words/workshop")),
    "FriendPage",
  ),
});
const learn = createRoute({
  getParentRoute: () => root,
  path: "/learn",
  component: lazyRouteComponent(() => import("../pages/learn/LearnPage"), "LearnPage"),
});
const rules = createRoute({
  getParentRoute: () => root,
  path: "/rules",
  component: lazyRouteComponent(() => import("../pages/learn/RulesPage"), "RulesPage"),
  validateSearch: (search: Record<string, unknown>) => search as Record<string, string>,
});
const boxRules = createRoute({
  getParentRoute: () => root,
  path: "/rules/$box",
  component: lazyRouteComponent(() => import("../pages/learn/BoxRulesPage"), "BoxRulesPage"),
});
const person = createRoute({
  getParentRoute: () => root,
  path: "/people/$person",
  component: lazyRouteComponent(
    () => worded(import("../pages/account/ProfilePage"), import("../base/words/people")),
    "ProfilePage",
  ),
  validateSearch: (search: Record<string, unknown>): { table?: string } =>
    typeof search.table === "string" ? { table: search.table } : {},
});
const people = createRoute({
  getParentRoute: () => root,
  path: "/people",
  component: lazyRouteComponent(
    () => worded(import("../pages/people/PeoplePage"), import("../base/words/people")),
    "PeoplePage",
  ),
});
const leaders = createRoute({
  getParentRoute: () => root,
  path: "/leaders",
  component: lazyRouteComponent(
    () => worded(import("../pages/account/LeadersPage"), import("../base/words/people")),
    "LeadersPage",
  ),
  validateSearch: (search: Record<string, unknown>): { box?: string } =>
    typeof search.box === "string" ? { box: search.box } : {},
});
const account = createRoute({
  getParentRoute: () => root,
  path: "/account",
  component: lazyRouteComponent(
    () => worded(import("../pages/account/AccountPage"), import("../base/words/people")),
    "AccountPage",
  ),
});
const admin = createRoute({
  getParentRoute: () => root,
  path: "/admin/{-$page}/{-$id}",
  component: lazyRouteComponent(
    () => worded(import("../pages/admin/AdminPage"), import("../base/words/admin")),
    "AdminPage",
  ),
});
const settings = createRoute({
  getParentRoute: () => root,
  path: "/settings",
  component: lazyRouteComponent(() => import("../pages/settings/SettingsPage"), "SettingsPage"),
});
const calls = createRoute({
  getParentRoute: () => root,
  path: "/settings/calls",
  component: lazyRouteComponent(
    () => worded(import("../pages/settings/CallsPage"), import("../base/words/calls")),
    "CallsPage",
  ),
});
const notices = createRoute({
  getParentRoute: () => root,
  path: "/notices",
  component: lazyRouteComponent(async () => {
    await (await import("../base/words/people")).loadWords();
    return worded(import("../pages/settings/NoticesPage"), import("../base/words/calls"));
  }, "NoticesPage"),
});

const about = createRoute({
  getParentRoute: () => root,
  path: "/about",
  component: lazyRouteComponent(
    () => worded(import("../pages/about/AboutPage"), import("../base/words/about")),
    "AboutPage",
  ),
});

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    withBots,
    withFriends,
    passAndPlay,
    saves,
    tables,
    table,
    replay,
    game,
    codex,
    workshop,
    friend,
    learn,
    rules,
    boxRules,
    person,
    people,
    leaders,
    account,
    admin,
    settings,
    calls,
    notices,
    about,
  ]),
  defaultPreload: "intent",
  // a plain file server has one page only, wherever it is
  ...(import.meta.env.MODE === "site" ? { history: createHashHistory() } : {}),
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
