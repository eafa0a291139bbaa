// A player who sees nothing but the page: reads what it offers, decides by a simple rule, presses.
import { expect, type Page } from "@playwright/test";

type Deed = "play" | "use" | "buy" | "call" | "end" | "confront" | "normal" | "answer" | "aside";

/** One thing that the page offers, in its own words. */
export interface Offer {
  says: string;
  /** Its key, if it has one: a number presses it, a letter leads to it. */
  key: string;
  /** It stands for several things, and asks which. */
  menu: boolean;
}

const DEEDS: [RegExp, Deed][] = [
  [/^(Undo|Ask to undo|Play all)/, "aside"],
  [/^Play a normal turn/, "normal"],
  [/^Play /, "play"],
  [/^(Buy|Defeat|Hunt) /, "buy"],
  [/^(Use|Put) /, "use"],
  [/^Ask .*(help|Assist)/, "call"],
  [/^(End|Done)/, "end"],
  [/^Confront /, "confront"],
];

export function deedOf(offer: Offer): Deed {
  return DEEDS.find(([words]) => words.test(offer.says))?.[1] ?? "answer";
}

export const costOf = (offer: Offer) => Number(/cost (\d+)/.exec(offer.says)?.[1] ?? 0);

/** So many turns are played card by card, the others by "Play all" where there is that. */
const CARD_BY_CARD = 4;

export const ALL = /^Play all$/;
export const IDLE = /^Play (Vulnerability|Weakness)$/;

/** Plays every card, uses everything once, buys the dearest, ends; else takes the first answer. */
export class Mind {
  turns = 0;
  #done = new Set<string>();

  /** The number of the offer to take. */
  choose(offers: Offer[]): number {
    const deeds = offers.map(deedOf);
    const end = deeds.indexOf("end");
    const skips = this.turns >= CARD_BY_CARD ? IDLE : /^$/; // "Play all" leaves them, and so do people
    const play = offers.findIndex(({ says }, at) => deeds[at] === "play" && !skips.test(says));
    const all = offers.findIndex(({ says }) => ALL.test(says));
    const foe = this.#foe(offers, deeds);
    if (foe >= 0) return foe;
    if (play >= 0) return this.turns >= CARD_BY_CARD && all >= 0 ? all : play;
    if (end < 0) return this.#answer(deeds);
    const fresh = offers.findIndex(
      ({ says }, at) => ["use", "call"].includes(deeds[at] ?? "") && !this.#done.has(says),
    );
    if (fresh >= 0) {
      this.#done.add(offers[fresh]?.says ?? "");
      return fresh;
    }
    const buys = offers.flatMap((offer, at) => (deeds[at] === "buy" ? [{ offer, at }] : []));
    const dearest = buys.sort((a, b) => costOf(b.offer) - costOf(a.offer))[0];
    if (dearest) return dearest.at;
    this.turns += 1;
    this.#done.clear();
    return end;
  }

  #answer(deeds: Deed[]): number {
    const normal = deeds.indexOf("normal"); // the linear view asks for it by name
    return normal >= 0 ? normal : deeds.findIndex((deed) => deed !== "aside");
  }

  /** With a deck of some worth, every other turn a Confrontation with the cheapest foe. */
  #foe(offers: Offer[], deeds: Deed[]): number {
    if (this.turns < 6 || this.turns % 2) return -1;
    const foes = offers.flatMap((offer, at) => (deeds[at] === "confront" ? [{ offer, at }] : []));
    return foes.sort((a, b) => costOf(a.offer) - costOf(b.offer))[0]?.at ?? -1;
  }
}

/** What can be pressed: the answers of a question, or the cards and buttons of one's turn. */
export const PRESSED = {
  question: ".scene .scene-answer, .scene .scene-no",
  turn: `.t-spot[data-can]:not([inert] *) > .t-card, .t-fan .t-words, .t-uses .t-use, .t-bar .t-buttons .button`,
} as const;

export interface Seen {
  what: "over" | "sure" | keyof typeof PRESSED;
  offers: Offer[];
  /** The number of the turn if it is one's own, else −1. */
  turn: number;
  /** How far the game is, and whether the table asks back: every answer changes it. */
  looks: string;
}

/** Reads the board, in the page; nothing as long as it is as before, busy, or asks nothing. */
function board({ before, pressed }: { before: string; pressed: typeof PRESSED }): Seen | null {
  const words = (on: Element | null | undefined) => (on?.textContent ?? "").replace(/\s+/g, " ");
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const table = document.querySelector<HTMLElement>(".t-board[aria-busy=false]");
  const sheet = document.querySelector(".t-sheet");
  const looks = `${table?.dataset.position} ${sheet ? "sheet" : ""}`;
  const rushes = document.querySelector(".t-bar .button:disabled"); // "Play all" is at work
  if (!table || rushes || looks === before) return null;
  if (document.querySelector('.scene[data-kind="over"]'))
    return { what: "over", offers: [], turn: -1, looks };
  if (sheet) return { what: "sure", offers: [], turn: Number(table.dataset.turn), looks };
  const what = document.querySelector(".scene[data-asks]") ? "question" : "turn";
  const offers = all(pressed[what]).map((on) => {
    const key = (on as HTMLElement).dataset.key ?? on.querySelector("kbd")?.textContent ?? "";
    const label = on.getAttribute("aria-label");
    const says =
      label?.replace(/^.*?: (?=(Play|Buy|Defeat|Hunt|Use|Put) )/, "") ??
      words(on.querySelector(".t-choice-text > span") ?? on.querySelector("span"));
    return { says: says.trim(), key, menu: on.hasAttribute("aria-haspopup") };
  });
  const turn = document.querySelector(".t-mine[data-active]") ? Number(table.dataset.turn) : -1;
  const acts = offers.some(({ says }) => !/^(Undo|Ask to undo|Play all)/.test(says));
  return acts ? { what, offers, turn, looks } : null;
}

const PATIENCE = 30_000;
const SOON = { timeout: 30_000 };

/** What the board offers next, once it looks other than before. */
export async function look(page: Page, before = "", patience = PATIENCE): Promise<Seen> {
  const found = await page.waitForFunction(
    board,
    { before, pressed: PRESSED },
    { timeout: patience },
  );
  const seen = await found.jsonValue();
  if (!seen) throw new Error("the board offers nothing");
  return seen;
}

/** How the board stands, for the message of a test that waits in vain. */
function standing(): string {
  const words = (on: Element | null) => (on as HTMLElement | null)?.innerText.replace(/\s+/g, " ");
  const table = document.querySelector<HTMLElement>(".t-board");
  const disabled = [...document.querySelectorAll(".t-bar .button:disabled")].map(words);
  const facts = {
    busy: table?.ariaBusy,
    position: table?.dataset.position,
    asks: document.querySelector<HTMLElement>(".scene[data-asks]")?.dataset.kind,
    sheet: words(document.querySelector(".t-sheet")),
    bar: words(document.querySelector(".t-bar")),
    disabled,
  };
  return JSON.stringify(facts);
}

/** A way to press what the board offers. */
export interface Hand {
  press(seen: Seen, at: number, mind?: Mind): Promise<void>;
  /** Asked back whether the turn shall really end: yes. */
  end(): Promise<void>;
}

/** With a mouse, as most people do. */
export function mouse(page: Page): Hand {
  return {
    async press(seen, at) {
      if (seen.what !== "question" && seen.what !== "turn") return;
      await page.locator(PRESSED[seen.what]).nth(at).click(SOON);
      if (seen.offers[at]?.menu) await page.locator(".t-menu .button").first().click(SOON);
    },
    end: () => page.getByRole("dialog").getByRole("button", { name: "End the turn" }).click(SOON),
  };
}

export interface Figures {
  pressed: number;
  turns: number;
  /** Presses in the middle one of the turns with "Play all", what was asked between them included. */
  median: number;
  /** Presses a turn in those turns, by what they did: of one's own will, or asked for. */
  spent: Record<string, number>;
  seconds: number;
}

/** Presses a turn, by what they did. */
function spentOn(deeds: string[], turns: number): Record<string, number> {
  const spent: Record<string, number> = {};
  for (const deed of deeds) spent[deed] = (spent[deed] ?? 0) + 1;
  for (const deed in spent) spent[deed] = Math.round((100 * (spent[deed] ?? 0)) / turns) / 100;
  return spent;
}

export const medianOf = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const ENDLESS = 2500;

/** Plays until the score stands there, or until so many turns are over and the page asks again. */
export async function playOut(
  page: Page,
  hand: Hand,
  turns = Number.POSITIVE_INFINITY,
  patience = PATIENCE,
): Promise<Figures> {
  const mind = new Mind();
  const began = Date.now();
  const perTurn: string[][] = [];
  let seen = await look(page, "", patience);
  for (let pressed = 0; pressed < ENDLESS; pressed += 1) {
    if (seen.what === "over" || (mind.turns >= turns && seen.what !== "sure"))
      return {
        pressed,
        turns: mind.turns,
        median: medianOf(perTurn.slice(CARD_BY_CARD).map((deeds) => deeds.length)),
        spent: spentOn(perTurn.slice(CARD_BY_CARD).flat(), mind.turns - CARD_BY_CARD),
        seconds: Math.round((Date.now() - began) / 1000),
      };
    const turn = mind.turns;
    const at = seen.what === "sure" ? -1 : mind.choose(seen.offers);
    const what = seen.offers[at]?.says ?? "End the turn";
    const deed = ALL.test(what) ? "all" : seen.offers[at] ? deedOf(seen.offers[at]) : "sure";
    perTurn[turn] = [...(perTurn[turn] ?? []), deed];
    if (seen.what === "sure") await hand.end();
    else await hand.press(seen, at, mind);
    seen = await look(page, seen.looks, patience).catch(async (problem: Error) => {
      const stands = await page.evaluate(standing).catch(() => "the page does not answer");
      throw new Error(`nothing happened after “${what}” (${stands}): ${problem.message}`);
    });
  }
  throw new Error(`the game is not over after ${ENDLESS} answers`);
}

/** Everything that goes wrong behind the page. */
export function watch(page: Page): string[] {
  const wrong: string[] = [];
  page.on("console", (said) => {
    if (said.type() === "error") wrong.push(`console: ${said.text()} ${said.location().url}`);
  });
  page.on("pageerror", (error) => wrong.push(`page: ${error.message}`));
  page.on("requestfailed", (request) =>
    wrong.push(`request: ${request.method()} ${request.url()} ${request.failure()?.errorText}`),
  );
  page.on("response", (got) => {
    if (got.status() >= 400) wrong.push(`answer: ${got.status()} ${got.url()}`);
  });
  return wrong;
}

export interface Wanted {
  game: string;
  players?: number;
  /** For the boxes with Super-Villains. */
  length?: string;
  /** Whom one plays against, by name. */
  rival?: string;
}

/** From the first page to a table with bots, through its form. */
export async function sitDown(page: Page, wanted: Wanted): Promise<void> {
  const { game, players, length, rival } = wanted;
  await page.goto("./");
  await page.getByRole("link", { name: "Your own game" }).click();
  const form = page.locator("form");
  await form.getByRole("radio", { name: new RegExp(`^${game.replace(/[.!]/g, "\\$&")}`) }).check();
  if (players) await form.getByRole("combobox", { name: "Players" }).selectOption(String(players));
  if (length) await form.getByRole("combobox", { name: "Length" }).selectOption({ label: length });
  if (rival) await form.getByRole("radio", { name: new RegExp(`^\\d ${rival}`) }).check();
  await form.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL("**/t/*");
  if (rival) await expect(page.getByText(rival, { exact: true }).first()).toBeVisible();
}

interface Told {
  seats: { name: string; person: string | null; points: number | null; place: number }[];
  result: { winners: number[]; points: number[] };
}

/** What is written down of a finished game, and whose browser this is: at the server, or here. */
async function kept(page: Page, table: string): Promise<{ told: Told; me: string }> {
  if (!table.startsWith("local-")) {
    const got = await page.request.get(`/api/tables/${table}/replay`);
    expect(got.status()).toBe(200);
    const { person } = await (await page.request.get("/api/me")).json();
    return { told: await got.json(), me: person.id };
  }
  const [record, person] = await page.evaluate(async (table) => {
    const finished = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      });
    const store = (await finished(indexedDB.open("archrivals"))).transaction("tables");
    const get = (key: string) => finished(store.objectStore("tables").get(key));
    return [await get(table), await get("me")];
  }, table);
  expect(record.row.status).toBe("over");
  return { told: { seats: record.seats, result: record.row.result }, me: person.id };
}

/** The score on the page is the one that is written down. */
export async function expectKeptResult(page: Page): Promise<void> {
  const table = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  let found: Awaited<ReturnType<typeof kept>> | undefined;
  await expect(async () => {
    found = await kept(page, table);
  }).toPass({ timeout: 30_000 }); // a busy disk takes its time
  if (!found) throw new Error("no replay");
  const { told, me } = found;
  const { winners, points } = told.result;
  expect(winners.length).toBeGreaterThan(0);
  const names = told.seats.map((seat) => (seat.person === me ? "You" : seat.name));
  const wanted = names.map(
    (name, seat) => `${name}${winners.includes(seat) ? " won" : ""}: ${points[seat]}`,
  );
  const over = page.getByRole("region", { name: "The game is over" });
  const shown = await over.locator(".score-player").evaluateAll((rows) =>
    rows.map((row) => {
      const won = row.querySelector(".score-won") ? " won" : "";
      return `${row.querySelector("strong")?.textContent}${won}: ${
        /^-?\d+/.exec(row.querySelector("b")?.textContent ?? "")?.[0]
      }`;
    }),
  );
  expect([...shown].sort()).toEqual([...wanted].sort());
  const mine = winners.some((seat) => names[seat] === "You");
  const title = mine
    ? /^(You win|Your team wins|Shared)!$/
    : new RegExp(`^${winners.map((seat) => names[seat]).join(" & ")} wins?$`);
  await expect(over.getByRole("heading", { level: 2 })).toHaveText(title);
}
