// Two people in two browsers, from the invitation to the replay that a third one checks.
import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { watch } from "./player";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A private table of two, opened by form. */
async function opensTable(page: Page, name: string): Promise<string> {
  await page.goto("/");
  await page.getByRole("link", { name: "Play with friends" }).click();
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Length").selectOption({ label: "Short (house rule): 4 Super-Villains" });
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL("**/t/*");
  return page.getByLabel("Link to this table").inputValue();
}

/** Comes by a link, says a name, sits down and is ready with one press. */
async function comesBy(link: string, page: Page, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down, I am ready" }).click();
}

/** The host is ready, too; the guest was with the press that took the seat. */
async function begins(host: Page, guest: Page): Promise<void> {
  await host.getByRole("button", { name: "I am ready" }).click();
  for (const page of [host, guest]) await expect(bar(page)).toBeVisible();
}

const bar = (page: Page) => page.getByRole("region", { name: "What you can do" });
const endTurn = (page: Page) => bar(page).getByRole("button", { name: /End turn/ });
const hand = (page: Page) => page.getByRole("list", { name: "Your hand" }).locator(".t-card");

/** Whose turn it is first, then who waits. */
async function inOrder(one: Page, other: Page): Promise<[Page, Page]> {
  await expect
    .poll(async () => (await endTurn(one).count()) + (await endTurn(other).count()))
    .toBe(1);
  return (await endTurn(one).count()) ? [one, other] : [other, one];
}

/** Ends the turn, whatever is left to do in it. */
/** Play all, and how many cards it keeps. */
async function playsAll(page: Page): Promise<number> {
  const all = bar(page).getByRole("button", { name: /Play all/ });
  await all.click();
  await expect(all).toHaveCount(0);
  return hand(page).count();
}

async function endsTurn(page: Page): Promise<void> {
  await endTurn(page).click();
  const sure = page.getByRole("dialog").getByRole("button", { name: /End the turn/ });
  await expect(sure.or(bar(page).getByText("Waiting for"))).toBeVisible();
  if (await sure.isVisible()) await sure.click();
  await expect(endTurn(page)).toHaveCount(0);
}

async function says(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: /^Chat/ }).click();
  await page.getByLabel("Say something").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
}

async function givesUp(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
}

/** Another browser of the same person: it has their cookies, and nothing else of the one before. */
async function browserOf(person: BrowserContext, browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ storageState: await person.storageState(), reducedMotion: "reduce" });
}

/** The whole game checked in the page; what it says of the shuffles. */
async function verifies(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Check the game" }).click();
  const fairness = page.getByRole("region", { name: "Was the game fair?" });
  await expect(fairness.getByText("Everything agrees.")).toBeVisible();
  await expect(fairness.getByText(/gives? the fingerprint/)).toBeVisible();
  return fairness.getByText(/shuffles made and .* played again by the rules/).innerText();
}

test("a friend comes by the link, they talk, one gives up, both see it @gate", async ({
  browser,
}) => {
  const [ann, bob] = [await browser.newContext(), await browser.newContext()];
  const [hers, his] = [await ann.newPage(), await bob.newPage()];
  const wrong = [watch(hers), watch(his)];
  await comesBy(await opensTable(hers, "Ann"), his, "Bob");
  await begins(hers, his);
  await says(his, "Hello Ann!");
  await says(hers, "Hello Bob!");
  // what the other has said is news, what one has said oneself is not
  await expect(his.getByRole("button", { name: "Chat, 1 new" })).toBeVisible();
  await expect(hers.getByRole("button", { name: "Chat", exact: true })).toBeVisible();
  for (const [page, text] of [
    [his, "Hello Bob!"],
    [hers, "Hello Ann!"],
  ] as const) {
    await page.getByRole("button", { name: /^Chat/ }).click();
    await expect(page.getByRole("list", { name: "Chat" })).toContainText(text);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  }
  await givesUp(his);
  await expect(hers.getByRole("heading", { name: "You win!" })).toBeVisible();
  await expect(his.getByRole("heading", { name: "Ann wins" })).toBeVisible();
  await his.getByRole("link", { name: "Watch the replay" }).click();
  const told = await verifies(his);
  expect(told).toMatch(/^All decks dealt, 5 shuffles made and/);
  expect(told).toContain("deck of Ann 1, deck of Bob 1");
  await expect(his.getByText("This browser was shown the same fingerprint")).toBeVisible();
  await expect(his.getByText(/^Your browser's share is part of the seed/)).toBeVisible();
  await expect(his.getByText("The replay is the game that this browser saw")).toBeVisible();
  await expect(his.getByText("Nothing has been changed since the game ended.")).toBeVisible();
  expect(wrong.map((each) => each.filter((line) => !line.includes("/api/me")))).toEqual([[], []]);
});

test("two browsers: undo by consent, one is killed and comes back, a third one verifies", async ({
  browser,
}) => {
  const [ann, bob] = [await browser.newContext(), await browser.newContext()];
  const [hers, his] = [await ann.newPage(), await bob.newPage()];
  const link = await opensTable(hers, "Ann");
  await comesBy(link, his, "Bob");
  await begins(hers, his);

  // a turn that ended brought new cards to light: taking it back needs the other's word
  const [first, second] = await inOrder(hers, his);
  const kept = await playsAll(first);
  expect(kept).toBeLessThan(5);
  await endsTurn(first);
  await expect(endTurn(second)).toBeVisible();
  await bar(first)
    .getByRole("button", { name: /Ask to undo/ })
    .click();
  await expect(first.getByText("You have asked the others whether you may undo.")).toBeVisible();
  const asked = second.getByRole("alertdialog", { name: "May they undo?" });
  await asked.getByRole("button", { name: "Do not allow" }).click();
  await expect(first.getByText("You have asked the others")).toHaveCount(0);
  await expect(endTurn(second)).toBeVisible(); // refused: it is still their turn
  await bar(first)
    .getByRole("button", { name: /Ask to undo/ })
    .click();
  await asked.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(endTurn(first)).toBeVisible();
  await expect(hand(first)).toHaveCount(kept);
  await expect(endTurn(second)).toHaveCount(0);
  await endsTurn(first);

  // the one whose turn it is loses the browser without a word
  await expect(endTurn(second)).toBeVisible();
  const before = await hand(second).evaluateAll((all) => all.map((card) => card.ariaLabel));
  expect(before).toHaveLength(5);
  const lost = second === hers ? ann : bob;
  const again = await browserOf(lost, browser);
  await lost.close();
  const gone = second === hers ? "Ann" : "Bob";
  await expect(first.getByText(`${gone} has left.`)).toBeVisible();
  const back = await again.newPage();
  const wrong = watch(back);
  await back.goto(link);
  await expect(endTurn(back)).toBeVisible();
  await expect(first.getByText(`${gone} has left.`)).toHaveCount(0);
  expect(await hand(back).evaluateAll((all) => all.map((card) => card.ariaLabel))).toEqual(before);
  await playsAll(back);
  await endsTurn(back);
  expect(wrong).toEqual([]);

  // a few turns more, so that decks are shuffled again
  for (const page of [first, back, first, back]) {
    await expect(endTurn(page)).toBeVisible();
    await endsTurn(page);
  }
  await givesUp(first);
  await expect(back.getByRole("heading", { name: "You win!" })).toBeVisible();

  // the link to a moment, given to somebody who was never here
  await back.getByRole("link", { name: "Watch the replay" }).click();
  await expect(back.getByText(/^Decision 0 of/)).toBeVisible();
  await back.getByRole("button", { name: "Next turn" }).click();
  await back.getByRole("button", { name: "Next turn" }).click();
  await back.getByRole("button", { name: "Copy the link" }).click();
  await expect(back.getByRole("button", { name: "Link copied" })).toBeVisible();
  const shared = back.url();
  const where = await back.getByText(/^Decision \d+ of/).innerText();
  expect(where).not.toMatch(/^Decision 0/);

  const third = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  const troubles = watch(third);
  await third.goto(shared);
  await expect(third.getByText(where)).toBeVisible();
  const side = (name: string) => third.getByRole("region", { name, exact: true });
  const backs = (name: string) => side(name).locator(".card-back");
  await expect(side("Ann")).toBeVisible();
  await expect(backs("Ann").or(backs("Bob"))).toHaveCount(0);
  await third.getByLabel("Seen by").selectOption("Ann");
  await expect(backs("Bob")).toHaveCount(1);
  await expect(backs("Ann")).toHaveCount(0);
  await third.getByLabel("Seen by").selectOption("A spectator");
  await expect(backs("Ann")).toHaveCount(1);
  await third.getByRole("button", { name: "Step on" }).click();
  await expect(third.getByText(where)).toHaveCount(0);
  await third.getByRole("button", { name: "Step back" }).click();
  await expect(third.getByText(where)).toBeVisible();
  await third.getByRole("slider").fill("0");
  await expect(third.getByText(/^Decision 0 of/)).toBeVisible();
  const told = await verifies(third);
  const made = Number(/ (\d+) shuffles/.exec(told)?.[1]);
  expect(made).toBeGreaterThan(5); // those of the opening, and new decks
  await expect(third.getByText("2 of 2 seats added a share")).toBeVisible();
  await expect(third.getByText("This browser was not at the table").first()).toBeVisible();
  await third.getByText(`All ${made} shuffles`).click();
  await expect(third.locator(".shuffles > li")).toHaveCount(made);
  expect(troubles.filter((line) => !line.includes("/api/me"))).toEqual([]);
});
