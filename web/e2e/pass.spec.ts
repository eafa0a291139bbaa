// Four people and one phone: the curtain names who is to take it, and while it is down no card of
// anybody is in the page, neither for eyes nor for a screen reader.
import { expect, type Page, test } from "@playwright/test";
import { look, Mind, PRESSED, type Seen, watch } from "./player";
import { PHONE } from "./screens";

const NAMES = ["Ada", "Bob", "Cleo", "Dan"];
const SOON = { timeout: 30_000 };
const TURNS = 8;

test.use({
  viewport: { width: PHONE.width, height: PHONE.height },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: "reduce" },
});

declare global {
  interface Window {
    leaks: string[];
  }
}

/** Notes everything of a table that is in the page together with the curtain, were it for a moment. */
function guard(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.leaks = [];
    const TABLE = ".card, .t-board, .t-card, .t-story, .t-sheet, [data-cards], [role=log], dialog";
    new MutationObserver(() => {
      if (!document.querySelector(".curtain")) return;
      for (const on of document.querySelectorAll(TABLE)) window.leaks.push(on.outerHTML);
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
}

interface Card {
  id: string;
  name: string;
}

/** Every card that the page names, in its source or to a screen reader. */
async function shown(page: Page, cards: Card[]): Promise<string[]> {
  const line = await page.context().newCDPSession(page);
  const { nodes } = (await line.send("Accessibility.getFullAXTree")) as {
    nodes: { name?: { value?: string }; description?: { value?: string } }[];
  };
  await line.detach();
  const read = nodes.map(({ name, description }) => `${name?.value} ${description?.value}`);
  const source = await page.evaluate(() => document.body.outerHTML);
  const all = [source, ...read].join("\n").toLowerCase();
  const words = (text: string) =>
    new RegExp(`(?<![\\w-])${text.replace(/[^\w\s-]/g, "\\$&")}(?![\\w-])`);
  return cards
    .filter(({ id, name }) => [id, name].some((each) => words(each.toLowerCase()).test(all)))
    .map(({ name }) => name);
}

/** With a finger: a card is shown first, and played by the button below it. */
async function touch(page: Page, seen: Seen, mind: Mind): Promise<void> {
  if (seen.what === "sure")
    return page.getByRole("dialog").getByRole("button", { name: "End the turn" }).tap(SOON);
  if (seen.what === "over") return;
  const at = mind.choose(seen.offers);
  const on = page.locator(PRESSED[seen.what]).nth(at);
  const card = await on.evaluate((each) => each.matches(".t-card"));
  await on.tap(SOON);
  if (seen.offers[at]?.menu) await page.locator(".t-menu .button").first().tap(SOON);
  else if (card) await page.locator(".inspect-doings .button.first").tap(SOON);
}

test("nothing hidden is in the page while the curtain is down", async ({ page }, info) => {
  test.setTimeout(900_000);
  const wrong = watch(page);
  await guard(page);
  const answer = await page.request.get("/api/codex?language=en");
  const cards = ((await answer.json()) as (Card & { box: string })[]).filter(
    ({ box }) => box === "confrontations",
  );
  expect(cards.length).toBeGreaterThan(100);
  await page.goto("/");
  await page.getByRole("link", { name: "Pass and play" }).tap();
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("radio", { name: /^Confrontations/ }).check();
  for (const [seat, name] of NAMES.entries())
    if (seat) await page.getByLabel(`Name of player ${seat + 1}`).fill(name);
  await page.screenshot({ path: info.outputPath("form.png"), fullPage: true });
  await page.getByRole("button", { name: "Begin" }).tap();
  await page.waitForURL("**/t/local-*", { timeout: 60_000 });

  const curtain = page.getByRole("region", { name: "Curtain" });
  const opener = curtain.getByRole("button");
  const mind = new Mind();
  mind.turns = 4; // "Play all" from the first turn on
  const taken = new Map<string, number>();
  const asked = new Set<string>();
  const hands = new Map<string, string>();
  let looks = "";
  while (mind.turns < 4 + TURNS || asked.size < 2) {
    let seen: Seen | null = null;
    await Promise.race([
      curtain.waitFor({ timeout: 60_000 }),
      look(page, looks).then(
        (found) => {
          seen = found;
        },
        () => undefined, // the curtain came
      ),
    ]);
    if (await curtain.isVisible()) {
      await expect(opener).toBeEnabled();
      const words = await curtain.innerText();
      const name = NAMES.find((each) => words.includes(`I am ${each}`)) ?? "";
      expect(words.toLowerCase()).toContain(`pass the device to ${name.toLowerCase()}`);
      expect(await shown(page, cards), words).toEqual([]);
      for (const [kind, said] of [
        ["turn", /turn/],
        ["block", /may block/],
        ["defend", /may defend/],
        ["assist", /Assist/],
      ] as const)
        if (said.test(words) && !asked.has(kind)) {
          asked.add(kind);
          await page.screenshot({ path: info.outputPath(`curtain-${kind}.png`) });
        }
      taken.set(name, (taken.get(name) ?? 0) + 1);
      await opener.tap();
      await expect(curtain).toHaveCount(0);
      const hand = page.getByRole("list", { name: "Your hand" });
      await expect(page.locator(".t-board")).toBeVisible();
      if (await hand.isVisible()) hands.set(name, await hand.innerText());
      expect((await shown(page, cards)).length, "the look for cards finds them").toBeGreaterThan(5);
      if (taken.size === 2) await page.screenshot({ path: info.outputPath("opened.png") });
      looks = "";
      continue;
    }
    const offered = seen as Seen | null;
    if (!offered) continue;
    if (offered.what === "over") break;
    looks = offered.looks;
    await touch(page, offered, mind);
  }
  console.log("pass and play:", JSON.stringify({ taken: [...taken], asked: [...asked] }));
  expect([...taken.keys()].sort()).toEqual(NAMES);
  expect(asked.size).toBeGreaterThan(1); // somebody was asked in the turn of another
  expect(hands.size).toBe(NAMES.length);

  // A page that is opened anew shows nobody's hand.
  await page.reload();
  await expect(opener).toBeEnabled({ timeout: 60_000 });
  expect(await shown(page, cards)).toEqual([]);
  expect(await page.evaluate(() => window.leaks)).toEqual([]);
  expect(wrong).toEqual([]);
});
