// What a page must never do: write too small, clip the text of a card, or make a target too small
// for a finger. Contrast is looked at by axe.spec.ts.
import { expect, type Page, test } from "@playwright/test";
import { faults } from "./faults";
import {
  DESKTOP,
  FLAT,
  named,
  open,
  PHONE,
  SCREENS,
  type Screen,
  type Size,
  TABLET,
  WIDE,
  World,
  windowOf,
} from "./screens";

const SIZES = [PHONE, FLAT, TABLET, DESKTOP, WIDE];
const LANGUAGES = ["en", "es", "de"];
const softly = expect.configure({ soft: true });

/** What is shown of a game: the table, and what is asked over it. */
const PLAYED = new Set(["heroes-2", "fight", "defense", "block"]);

let world: World;
const pages = new Map<string, Page>();

test.beforeAll(({ browser, baseURL }) => {
  world = new World(browser, baseURL ?? "");
});

/** A screen in windows that are touched, then in others; each is opened once and then resized. */
async function looked(screen: Screen, sizes: Size[], language = "en"): Promise<void> {
  for (const touch of [true, false]) {
    const some = sizes.filter((size) => size.touch === touch);
    const [first] = some;
    if (!first) continue;
    const key = `${screen.as} ${touch}`;
    const page = pages.get(key) ?? (await (await windowOf(world, screen.as, first)).newPage());
    pages.set(key, page);
    await page.setViewportSize(first);
    await open(page, { ...screen, settings: { ...screen.settings, language } }, world);
    for (const size of some) {
      await page.setViewportSize(size);
      const message = `${screen.name}, ${named(size)}, ${language}`;
      await softly.poll(() => faults(page), { message, timeout: 10_000 }).toEqual([]);
    }
  }
}

test("the table and its questions are readable at every size @gate", async () => {
  for (const screen of SCREENS.filter(({ name }) => PLAYED.has(name))) await looked(screen, SIZES);
});

/** As many cards as may lie next to a hero: what stays in play, and what is played later. */
const NEXT_TO_HERO = [
  "force-field",
  "vandal-savage",
  "oa",
  "gotham-city",
  "metropolis",
  "apokolips",
  "new-genesis",
];

/** Of all cards that can be asked for as a Defense, those with the most text. */
const LONG_TEXTS = ["canary-cry", "skeets"];

/** The table as it is, but with these cards in front of the player: to be used, or as a Defense. */
async function laid(page: Page, ids: string[]): Promise<void> {
  await page.routeWebSocket(/\/ws/, (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => {
      const told = JSON.parse(String(text));
      const seat = told.public?.seats?.[told.seat];
      if (seat) seat.in_play = ids.map((id) => ({ id, handle: `laid ${id}` }));
      const { ask, hands } = told.private ?? {};
      if (hands) hands[told.seat] = LONG_TEXTS.map((id) => ({ id, handle: `held ${id}` }));
      const verb = ask?.kind === "turn" ? "use" : "card";
      const laid = ask?.kind === "turn" ? ids : ["force-field", ...LONG_TEXTS];
      for (const card of ask ? laid : [])
        ask.options.push({ verb, card, zone: "in-play", owner: told.seat, handle: `laid ${card}` });
      line.send(JSON.stringify(told));
    });
  });
}

for (const name of ["heroes-2", "defense"])
  test(`cards next to the hero lie over nothing in ${name} @gate`, async () => {
    const screen = SCREENS.find((each) => each.name === name);
    if (!screen) throw new Error(`no screen ${name}`);
    for (const count of [2, NEXT_TO_HERO.length])
      for (const size of [PHONE, FLAT, TABLET, DESKTOP]) {
        const visit = await windowOf(world, "me", size);
        const page = await visit.newPage();
        await laid(page, NEXT_TO_HERO.slice(0, count));
        await open(page, { ...screen, settings: { language: "de" } }, world); // its words are long
        await expect(page.locator(".t-with-hero .card-mini")).toHaveCount(count);
        const message = `${count} cards, ${named(size)}`;
        await softly.poll(() => faults(page), { message, timeout: 10_000 }).toEqual([]);
        // the table as it is seen until the scene has been loaded
        await page.addStyleTag({ content: ".t-board > .scene { display: none }" });
        const below = `${message}, without a scene`;
        await softly.poll(() => faults(page), { message: below, timeout: 10_000 }).toEqual([]);
        await visit.close();
      }
  });

for (const screen of SCREENS) {
  test(`${screen.name} is readable at every size and in every language`, async () => {
    for (const language of LANGUAGES) await looked(screen, SIZES, language);
  });
}
