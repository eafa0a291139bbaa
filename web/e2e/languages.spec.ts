// Whole games, hints, refusals, score, review and replay in Spanish and in German: no English
// sentence is shown or read aloud. The player knows no words: it goes by what the board marks.
import { type Browser, expect, type Page, test } from "@playwright/test";
import { PRESSED } from "./player";
import { DESKTOP, PHONE, type Size } from "./screens";
import { type NewTable, Somebody } from "./somebody";

const LANGUAGES = ["es", "de"] as const;
const GAMES: (NewTable & { title: string })[] = [
  { title: "Heroes Unite", box: "heroes-unite", players: 2, super_villains: 4 },
  { title: "the original set", box: "base-set", players: 3, super_villains: 3 },
  { title: "Confrontations", box: "confrontations", players: 2 },
  { title: "Batman vs. The Joker", box: "rivals-batman-joker", players: 2 },
  { title: "Shazam! vs. Black Adam", box: "rivals-shazam-black-adam", players: 2 },
];

const ENGLISH =
  /(?<![\p{L}'])(the|you|your|of|and|is|are|with|to|from|buys?|plays?|draws?|gains?|cards?|turns?)(?![\p{L}'])/iu;

/** Everything that the page shows or says aloud now. */
function said(): string[] {
  const found: string[] = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
  for (let on: Node | null = walk.currentNode; on; on = walk.nextNode()) {
    if (on instanceof Element) {
      if (on.closest("[lang=en], script, style")) continue;
      for (const name of ["aria-label", "title", "alt", "placeholder", "aria-description"])
        found.push(on.getAttribute(name) ?? "");
      if (["P", "LI", "BUTTON", "H1", "H2", "H3", "TD", "TH", "LABEL"].includes(on.tagName))
        found.push((on.textContent ?? "").replace(/\s+/g, " "));
    } else if (on.nodeType === Node.TEXT_NODE && !on.parentElement?.closest("script, style"))
      found.push(on.textContent ?? "");
  }
  return [...new Set(found.map((text) => text.trim()))].filter(Boolean);
}

/** Press the next thing that the board marks; what it was, or nothing while it is busy. */
function pressNext({ question, turn, rush }: { question: string; turn: string; rush: boolean }) {
  const board = document.querySelector<HTMLElement>(".t-board[aria-busy=false]");
  if (!board || document.querySelector(".t-bar .button:disabled")) return "";
  if (document.querySelector('.scene[data-kind="over"]')) return "over";
  const press = (on: Element | null | undefined, what: string) => {
    (on as HTMLElement | null | undefined)?.click();
    return on ? what : "";
  };
  const sheet = document.querySelector(".t-sheet");
  if (sheet) return press(sheet.querySelector(".button.first, .button"), "sure");
  const menu = document.querySelector(".t-menu .button");
  if (menu) return press(menu, "which");
  if (document.querySelector(".scene[data-asks]"))
    return press(document.querySelector(question), "answer");
  const spots = (verb: string) => document.querySelector(`.t-spot[data-can=${verb}] > .t-card`);
  const all = document.querySelector(".t-bar [data-key=p]");
  return (
    (rush && press(all, "all")) ||
    press(spots("play"), "play") ||
    press(spots("buy"), "buy") ||
    press(document.querySelector(".t-bar .t-end"), "end") ||
    press(
      [...document.querySelectorAll(turn)].find((on) => !on.matches(".t-undo")),
      "marked",
    )
  );
}

class Listener {
  readonly #heard = new Map<string, string>();

  constructor(
    private readonly page: Page,
    private readonly names: RegExp,
  ) {}

  async listen(where: string): Promise<void> {
    for (const text of await this.page.evaluate(said))
      if (!this.#heard.has(text)) this.#heard.set(text, where);
  }

  get all(): number {
    return this.#heard.size;
  }

  /** What was left in English, and where. */
  get english(): string[] {
    return [...this.#heard]
      .filter(([text]) => ENGLISH.test(text.replace(this.names, "…")))
      .map(([text, where]) => `${where}: ${text}`);
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

async function sits(browser: Browser, baseURL: string, language: string, size: Size) {
  const ada = await Somebody.called("Ada", browser, baseURL);
  const context = await browser.newContext({
    baseURL,
    viewport: { width: size.width, height: size.height },
    hasTouch: size.touch,
    isMobile: size.touch,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    storageState: await ada.context.storageState(),
  });
  const page = await context.newPage();
  await page.goto("/healthz");
  await page.evaluate(
    (language) =>
      localStorage.setItem("archrivals-settings", JSON.stringify({ speed: "off", language })),
    language,
  );
  const codex = await (await page.request.get(`/api/codex?language=${language}`)).json();
  const names: string[] = codex.map((card: { name: string }) => card.name);
  const known = [...names, "Archrivals", "Heroes Unite"].sort((a, b) => b.length - a.length);
  return { ada, page, ear: new Listener(page, new RegExp(known.map(escaped).join("|"), "g")) };
}

for (const language of LANGUAGES)
  for (const [at, { title, ...wanted }] of GAMES.entries())
    test(`a whole game of ${title} in ${language}`, async ({ browser, baseURL }, info) => {
      test.setTimeout(900_000);
      const size = at % 2 ? PHONE : DESKTOP;
      const { ada, page, ear } = await sits(browser, baseURL ?? "", language, size);
      const table = await ada.opens(wanted);
      await page.goto(`/t/${table}`);
      await page.locator(".t-hand .card").first().waitFor();
      let ends = 0;
      let stood = 0;
      for (let what = "", n = 0; what !== "over"; n += 1) {
        what = await page.evaluate(pressNext, { ...PRESSED, rush: ends >= 2 });
        stood = what ? 0 : stood + 1;
        expect(stood, "the board offers something").toBeLessThan(600);
        expect(n).toBeLessThan(40_000);
        if (!what) await page.waitForTimeout(50);
        else await ear.listen(what);
        if (what !== "end") continue;
        ends += 1;
        if (ends % 4 !== 1) continue;
        await page.keyboard.press("g"); // a hint, if it is one's turn again
        await page.waitForTimeout(1500);
        await ear.listen("hint");
        await page.keyboard.press("Escape");
      }
      await ear.listen("result");
      await page.screenshot({ path: info.outputPath("result.png") });
      await page.goto(`/replay/${table}?review=true`);
      await page.locator(".score-sides").first().waitFor();
      await page.locator(".r-chart").waitFor({ timeout: 180_000 }); // the coach has thought
      for (let turn = 0; turn < 12; turn += 1) {
        await ear.listen("review");
        await page.keyboard.press("Shift+ArrowRight");
        await page.waitForTimeout(200);
      }
      await page.screenshot({ path: info.outputPath("review.png"), fullPage: true });
      await page.goto(`/replay/${table}`);
      await page.locator(".score-sides").first().waitFor();
      await ear.listen("replay");
      console.log(`${title}, ${language}: ${ends} turns, ${ear.all} texts`);
      expect(ear.english).toEqual([]);
    });
