// Every main screen, and how to get there: for pictures and for tests that look at all of them.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { IN_PAGE } from "./backend";
import { type Goal, type NewTable, Somebody } from "./somebody";

export interface Size {
  width: number;
  height: number;
  touch: boolean;
}

export const PHONE: Size = { width: 390, height: 844, touch: true };
export const FLAT: Size = { width: 844, height: 390, touch: true };
export const TABLET: Size = { width: 820, height: 1180, touch: true };
export const DESKTOP: Size = { width: 1440, height: 900, touch: false };
export const WIDE: Size = { width: 1920, height: 1080, touch: false };
export const SIZES = [PHONE, FLAT, TABLET, DESKTOP];
export const SCHEMES = ["light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

/** As long as a name may be. */
const LONG_NAMES = [
  "Bartholomew Featherstone",
  "Wilhelmina von Hohenfels",
  "Maximiliano Casagrande-P",
  "The Midnight Marauder 77",
];

export const named = ({ width, height }: Size): string => `${width}x${height}`;

/** The people and tables that the screens show; each is made when it is first needed. */
export class World {
  readonly #made = new Map<string, Promise<unknown>>();

  constructor(
    readonly browser: Browser,
    readonly baseURL: string,
  ) {}

  #once<T>(key: string, make: () => Promise<T>): Promise<T> {
    if (!this.#made.has(key)) this.#made.set(key, make());
    return this.#made.get(key) as Promise<T>;
  }

  somebody(name: string): Promise<Somebody> {
    return this.#once(`person ${name}`, () => Somebody.called(name, this.browser, this.baseURL));
  }

  /** Who looks at the screens. */
  me(): Promise<Somebody> {
    return this.somebody("Ada");
  }

  /** A table of people with long names and a clock that has come to a goal; made once. */
  table(wanted: NewTable, goal: Goal): Promise<string> {
    return this.#once(JSON.stringify([wanted, goal]), async () => {
      const alone = IN_PAGE || goal.asked?.includes("block"); // only bots begin a Confrontation
      const names = alone ? [] : LONG_NAMES.slice(0, wanted.players - 1);
      const others = await Promise.all(names.map((name) => this.somebody(name)));
      return (await this.me()).reaches(goal, { clock: "daily", ...wanted }, others);
    });
  }

  /** A finished game. */
  over(): Promise<string> {
    return this.table({ box: "heroes-unite", players: 2, super_villains: 2 }, { over: true });
  }

  lesson(): Promise<string> {
    return this.#once("lesson", async () => {
      const me = await this.me();
      return (await me.call<{ table: string }>("POST", "lessons/first-turn")).table;
    });
  }

  waiting(): Promise<string> {
    return this.#once("waiting", async () => {
      const [me, grace] = await Promise.all([this.me(), this.somebody("Grace")]);
      const { table } = await me.call<{ table: string }>("POST", "tables", {
        box: "confrontations",
        players: 4,
        bots: [null, null, "greedy", null],
      });
      await grace.call("POST", `tables/${table}/seat?seat=1`);
      await grace.call("PUT", `tables/${table}/ready`, { ready: true });
      return table;
    });
  }

  /** A game against a bot, begun and left. */
  opened(): Promise<string> {
    return this.#once("opened", async () =>
      (await this.me()).opens({ box: "heroes-unite", players: 2, bots: [null, "otto"] }),
    );
  }

  /** Others who wait and play, to be found. */
  crowd(): Promise<void> {
    return this.#once("crowd", async () => {
      const [grace, alan] = await Promise.all([this.somebody("Grace"), this.somebody("Alan")]);
      const listed = { listed: true, bots: [] };
      const heroes = { box: "heroes-unite", players: 3, clock: "live", ...listed };
      await grace.call("POST", "tables", { ...heroes, name: "Three after work" });
      const rivals = { box: "rivals-batman-joker", players: 2, clock: "daily", ...listed };
      await alan.call("POST", "tables", rivals);
      await grace.opens({ box: "confrontations", players: 4, listed: true, name: "Two on two" });
    });
  }

  /** Words spoken at a table. */
  chatted(table: string): Promise<void> {
    return this.#once(`chat ${table}`, async () => {
      const [me, grace] = await Promise.all([this.me(), this.somebody("Grace")]);
      await me.says(table, "Good luck, have fun!");
      await grace.says(table, "I only watch. Nice Line-Up!");
      await me.says(table, "Thanks. I am saving up for the Super-Villain.");
    });
  }
}

const HEROES: NewTable = { box: "heroes-unite", players: 2, super_villains: 4 };
const CROWDED: NewTable = { box: "heroes-unite", players: 5 };
const TEAMS: NewTable = { box: "confrontations", players: 4 };
const BATMAN: NewTable = { box: "rivals-batman-joker", players: 2 };
const SHAZAM: NewTable = { box: "rivals-shazam-black-adam", players: 2 };

export interface Screen {
  name: string;
  /** What it shows, for the index. */
  title: string;
  /** A newcomer without a session, or somebody who plays. */
  as: "visitor" | "me";
  /** Its address. */
  at(world: World): Promise<string>;
  /** What must be there before anything else. */
  ready: string;
  /** What to press once it is there. */
  show?(page: Page): Promise<void>;
  /** Settings of the browser. */
  settings?: Record<string, unknown>;
  /** Whether more than the first screenful is worth a picture. */
  tall?: boolean;
  /** Whether it is there at once, without a game played up to it. */
  quick?: boolean;
}

const CARDS_IN_HAND = ".t-hand .card";
/** A question about an Attack or a Confrontation: its scene is loaded when it is first needed. */
const SCENE = ".t-board > .scene[data-asks] .scene-answers";

const at = (path: string) => async () => path;
const tableAt =
  (wanted: NewTable, goal: Goal) =>
  async (world: World): Promise<string> =>
    `/t/${await world.table(wanted, goal)}`;
const midGame = tableAt(HEROES, { turn: 7, played: 3 });

export const SCREENS: Screen[] = [
  {
    name: "home",
    title: "The first page, for a newcomer",
    as: "visitor",
    at: at("/"),
    ready: ".home .rival img",
    tall: true,
    quick: true,
  },
  {
    name: "home-mine",
    title: "The first page, with games that wait",
    as: "me",
    at: async (world) => {
      await world.waiting();
      await world.opened();
      return "/";
    },
    ready: ".mine-row img",
    tall: true,
  },
  {
    name: "new-table",
    title: "A new table against bots",
    as: "visitor",
    at: at("/new"),
    ready: ".pick img",
    tall: true,
    quick: true,
  },
  {
    name: "lobby",
    title: "Finding a table",
    as: "me",
    at: async (world) => {
      await world.crowd();
      return "/tables";
    },
    ready: ".lobby .row img",
    tall: true,
  },
  {
    name: "waiting",
    title: "A table before the game",
    as: "me",
    at: async (world) => `/t/${await world.waiting()}`,
    ready: ".seat img",
    quick: true,
  },
  {
    name: "invite",
    title: "An invitation",
    as: "visitor",
    at: async (world) => `/t/${await world.waiting()}`,
    ready: ".invite-scene img",
  },
  {
    name: "heroes-2",
    title: "Heroes Unite, two players",
    as: "me",
    at: midGame,
    ready: CARDS_IN_HAND,
  },
  {
    name: "heroes-5",
    title: "Heroes Unite, five players",
    as: "me",
    at: tableAt(CROWDED, { turn: 11 }),
    ready: CARDS_IN_HAND,
  },
  {
    name: "confrontations",
    title: "Confrontations, two on two",
    as: "me",
    at: tableAt(TEAMS, { turn: 9, played: 2 }),
    ready: CARDS_IN_HAND,
  },
  {
    name: "rivals-batman-joker",
    title: "Rivals: Batman vs. The Joker",
    as: "me",
    at: tableAt(BATMAN, { turn: 7, played: 2 }),
    ready: CARDS_IN_HAND,
  },
  {
    name: "rivals-shazam-black-adam",
    title: "Rivals: Shazam! vs. Black Adam",
    as: "me",
    at: tableAt(SHAZAM, { turn: 7, played: 2 }),
    ready: CARDS_IN_HAND,
  },
  {
    name: "fight",
    title: "A Confrontation",
    as: "me",
    at: tableAt(TEAMS, { fight: true, turn: 9, played: 2 }),
    ready: ".scene[data-inside]",
  },
  {
    name: "choice",
    title: "A question about cards of a pile",
    as: "me",
    at: tableAt(HEROES, { asked: ["choice"], zone: "discard", choices: 3 }),
    ready: ".t-fan .t-card",
  },
  {
    name: "defense",
    title: "Attacked, with a Defense in hand",
    as: "me",
    at: tableAt(HEROES, { asked: ["defend"], likes: "Defense" }),
    ready: SCENE,
  },
  {
    name: "block",
    title: "Confronted, with a Block in hand",
    as: "me",
    at: tableAt(SHAZAM, { asked: ["block"], likes: "Block" }),
    ready: SCENE,
  },
  {
    name: "inspect",
    title: "Looking at a card of the Line-Up",
    as: "me",
    at: midGame,
    ready: CARDS_IN_HAND,
    show: async (page) => {
      await page.locator(".t-lineup .t-card").first().click({ button: "right" });
      await page.locator(".inspect .card").waitFor();
    },
  },
  {
    name: "story",
    title: "The story of the game",
    as: "me",
    at: midGame,
    ready: CARDS_IN_HAND,
    show: (page) => page.locator("body").press("l"),
  },
  {
    name: "chat",
    title: "Talk at the table",
    as: "me",
    at: async (world) => {
      const path = await midGame(world);
      await world.chatted(path.slice("/t/".length));
      return path;
    },
    ready: CARDS_IN_HAND,
    show: async (page) => {
      await page.getByRole("button", { name: /^Chat/ }).click();
      await page.locator(".t-chat li b").first().waitFor();
    },
  },
  {
    name: "score",
    title: "The end of a game",
    as: "me",
    at: async (world) => `/t/${await world.over()}`,
    ready: '.scene[data-kind="over"], section.page h1',
  },
  {
    name: "replay",
    title: "The same game once more",
    as: "me",
    at: async (world) => `/replay/${await world.over()}?at=40`,
    ready: ".replay .card",
  },
  {
    name: "profile",
    title: "A player's games",
    as: "me",
    at: async (world) => {
      await world.over();
      return `/people/${(await world.me()).id}`;
    },
    ready: ".poster img",
  },
  {
    name: "leaders",
    title: "Who is ahead",
    as: "visitor",
    at: at("/leaders"),
    ready: ".leaders .chip",
  },
  {
    name: "account",
    title: "One's account",
    as: "me",
    at: at("/account"),
    ready: ".account .face img",
    tall: true,
  },
  {
    name: "codex",
    title: "All cards",
    as: "visitor",
    at: at("/codex"),
    ready: ".codex .card",
  },
  {
    name: "codex-card",
    title: "A card in the codex",
    as: "visitor",
    at: at("/codex?card=heroes-unite%3Anekron"),
    ready: ".inspect .card",
  },
  {
    name: "learn",
    title: "Learning",
    as: "visitor",
    at: at("/learn"),
    ready: ".lessons li",
    tall: true,
  },
  {
    name: "lesson",
    title: "A lesson",
    as: "me",
    at: async (world) => `/t/${await world.lesson()}?lesson=first-turn`,
    ready: ".lesson",
    quick: true,
  },
  {
    name: "rules",
    title: "The rules",
    as: "visitor",
    at: at("/rules"),
    ready: ".rules dd",
  },
  {
    name: "rules-of-a-box",
    title: "The rules of a box",
    as: "visitor",
    at: at("/rules/confrontations"),
    ready: ".rules .diagram",
  },
  {
    name: "settings",
    title: "Settings",
    as: "me",
    at: at("/settings"),
    ready: ".settings .segments",
    tall: true,
    quick: true,
  },
  {
    name: "linear",
    title: "The table as text",
    as: "me",
    at: midGame,
    ready: ".t-linear",
    settings: { linear: true },
    tall: true,
  },
];

/** A browser window of a size, as a newcomer's or as that of whoever looks. */
export async function windowOf(
  world: World,
  as: Screen["as"],
  size: Size,
  scale = 1,
): Promise<BrowserContext> {
  const me = as === "me" ? await world.me() : null;
  return world.browser.newContext({
    baseURL: world.baseURL,
    viewport: { width: size.width, height: size.height },
    hasTouch: size.touch,
    isMobile: size.touch,
    deviceScaleFactor: scale,
    locale: "en-GB",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...(me ? { storageState: await me.context.storageState() } : {}),
  });
}

/** Open a screen in a page, as far as it is to be seen. */
export async function open(page: Page, screen: Screen, world: World): Promise<void> {
  const path = await screen.at(world);
  await page.goto("/healthz");
  await page.evaluate(
    (settings) => localStorage.setItem("archrivals-settings", JSON.stringify(settings)),
    { theme: "system", speed: "off", ...screen.settings }, // light or dark as the test says
  );
  await page.goto(path);
  await page.locator(screen.ready).first().waitFor();
  // as after a press by hand: who came by keyboard sees where the focus is
  await page.evaluate(() => {
    document.dispatchEvent(new PointerEvent("pointerdown"));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await screen.show?.(page);
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(drawn);
}

/** Whether every picture in sight is there: they come a few a frame, and are unpacked beside. */
async function drawn(): Promise<boolean> {
  const seen = [...document.querySelectorAll(".art")].filter((art) => {
    const { top, bottom, width } = art.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  const pictures = seen.map((art) => art.querySelector("img"));
  await Promise.all(pictures.map((picture) => picture?.decode().catch(() => {})));
  return pictures.every((picture) => picture?.complete);
}
