// Presses a turn: a sensible player, who presses Play all and answers what is asked, plays whole games
// with the switch that ends a turn in which nothing is left to do. PRESSES_GAMES says how many of each;
// the median over all turns must not rise. What is asked in the turns of others is counted apart.
import { expect, type Page, test } from "@playwright/test";
import {
  ALL,
  costOf,
  deedOf,
  IDLE,
  look,
  medianOf,
  mouse,
  type Offer,
  type Seen,
  sitDown,
  type Wanted,
  watch,
} from "./player";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const GAMES = Number(process.env.PRESSES_GAMES ?? 2);
const SETTINGS = JSON.stringify({ speed: "off", autoEnd: true });
const ENDLESS = 2500;

/** For how long the player waits for a turn to end by itself, on a busy machine. */
const AUTO_END_MS = 8000;

/** For how long it waits for what comes next: what is counted is presses, not the time of bots. */
const PATIENCE_MS = 180_000;

/** How often in a row what is offered may be covered when it is pressed. */
const MOST_MISSED = 3;

/** The review of a game that is left for the next one. */
const LEFT = /(coach\?seat=|replay\/course).*ERR_ABORTED/;

/** Presses Play all, uses each ability once, buys the dearest as long as there is Power, ends. */
class Sensible {
  #done = new Set<string>();
  #turn = -1;

  /** The number of the offer to take; −1 to wait for the end of the turn. */
  choose({ offers, turn }: Seen): number {
    if (turn !== this.#turn) this.#done.clear();
    this.#turn = turn;
    const deeds = offers.map(deedOf);
    const at = (test: (offer: Offer, deed: string) => boolean) =>
      offers.findIndex((offer, n) => test(offer, deeds[n] ?? ""));
    const all = at(({ says }) => ALL.test(says));
    if (all >= 0) return all;
    const end = deeds.indexOf("end");
    if (end < 0)
      return Math.max(
        0,
        at((_, deed) => deed !== "aside"),
      );
    const use = at(({ says }, deed) => deed === "use" && !this.#done.has(says));
    const play = at(({ says }, deed) => deed === "play" && !IDLE.test(says));
    if (use >= 0) this.#done.add(offers[use]?.says ?? "");
    if (use >= 0 || play >= 0) return use >= 0 ? use : play;
    const buys = offers.flatMap((offer, n) => (deeds[n] === "buy" ? [{ offer, n }] : []));
    const dearest = buys.sort((a, b) => costOf(b.offer) - costOf(a.offer))[0];
    if (dearest) return dearest.n;
    const idle = offers.every(
      ({ says }, n) => IDLE.test(says) || ["aside", "end", "call"].includes(deeds[n] ?? ""),
    );
    return idle ? -1 : end;
  }
}

/** Plays one game; what was pressed in each of one's own turns, and in all those of the others. */
async function play(page: Page): Promise<{ turns: string[][]; between: string[] }> {
  const mind = new Sensible();
  const hand = mouse(page);
  const turns = new Map<number, string[]>();
  const between: string[] = [];
  let seen = await look(page, "", PATIENCE_MS);
  let missed = 0;
  for (let step = 0; step < ENDLESS && seen.what !== "over"; step += 1) {
    const deeds = seen.turn < 0 ? between : (turns.get(seen.turn) ?? []);
    if (seen.turn >= 0) turns.set(seen.turn, deeds);
    let at = seen.what === "sure" ? -1 : mind.choose(seen);
    if (at < 0 && seen.what === "turn") {
      const next = await look(page, seen.looks, AUTO_END_MS).catch(() => null);
      if (next) {
        seen = next;
        continue;
      }
      at = seen.offers.findIndex((each) => deedOf(each) === "end"); // a teammate could still help
    }
    const offer = seen.offers[at];
    const deed = offer ? deedOf(offer) : "sure";
    if (process.env.PRESSES_SAID) console.log(seen.turn, deed, seen.what, offer?.says);
    try {
      if (seen.what === "sure") await hand.end();
      else if (offer) await hand.press(seen, at);
      missed = 0;
    } catch (problem) {
      missed += 1;
      if (missed === MOST_MISSED) throw problem;
      seen = await look(page, "", PATIENCE_MS); // a scene came up over what was offered: look again
      continue;
    }
    deeds.push(offer && ALL.test(offer.says) ? "all" : deed);
    if (offer?.menu) deeds.push("menu");
    seen = await look(page, seen.looks, PATIENCE_MS);
  }
  return { turns: [...turns.values()], between };
}

const BOXES: (Wanted & { name: string; most: number })[] = [
  { name: "Heroes Unite", game: "Heroes Unite", players: 2, rival: "Otto", most: 3 },
  {
    name: "Rivals: Batman vs. The Joker",
    game: "Rivals: Batman vs. The Joker",
    rival: "Otto",
    most: 3,
  },
  { name: "Confrontations, two on two", game: "Confrontations", players: 4, most: 4 },
];

for (const { name, most, ...wanted } of BOXES)
  test(`presses a turn in ${name}`, async ({ page }) => {
    test.setTimeout(GAMES * 1_200_000);
    const wrong = watch(page);
    await page.addInitScript((kept) => localStorage.setItem("archrivals-settings", kept), SETTINGS);
    const turns: string[][] = [];
    let between = 0;
    for (let game = 0; game < GAMES; game += 1) {
      await sitDown(page, wanted);
      const played = await play(page);
      turns.push(...played.turns);
      between += played.between.length;
      const presses = played.turns.map((deeds) => deeds.length);
      console.log(`${name} ${game}: median ${medianOf(presses)} of ${presses.join(" ")}`);
    }
    const median = medianOf(turns.map((deeds) => deeds.length));
    const spent: Record<string, number> = {};
    for (const deed of turns.flat()) spent[deed] = (spent[deed] ?? 0) + 1;
    const a = (n: number) => Math.round((100 * n) / turns.length) / 100;
    const each = Object.fromEntries(Object.entries(spent).map(([deed, n]) => [deed, a(n)]));
    console.log(
      `${name}:`,
      JSON.stringify({ median, turns: turns.length, each, others: a(between) }),
    );
    expect(median).toBeLessThanOrEqual(most);
    expect(wrong.filter((each) => !LEFT.test(each))).toEqual([]);
  });
