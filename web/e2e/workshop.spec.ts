// The Workshop as a person uses it who has never programmed: a first card, ten cards and a hero by
// sentence and by form, tried, and sent to a friend, who plays with them in another browser.
import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { archrivals, hasAll, type Served } from "./alone";
import { SETTINGS } from "./backend";
import { watch } from "./player";
import { DESKTOP, PHONE } from "./screens";

const PORT = Number(process.env.E2E_PORT ?? 8877) + 6;

/** Name, type, sentence. Some are typed as people type, and not as cards are printed. */
const CARDS = [
  ["Night Watch", "Hero", "+2 power. draw a card"],
  ["Net Mender", "Hero", "+1 Power. You may destroy a card from your discard pile."],
  ["Harbour Pilot", "Hero", "Draw two cards, then discard a card."],
  ["Fog Piper", "Villain", "+2 Power. Attack: Each foe discards a card."],
  ["Wrecker", "Villain", "+2 Power. Attack: Each foe gains a Weakness."],
  ["Undertow", "Super Power", "Draw 2 cards."],
  ["Seventh Wave", "Super Power", "+3 Power."],
  ["Boathook", "Equipment", "2 power"],
  ["Diving Suit", "Equipment", "+1 Power. You may discard a card. If you do, draw a card."],
] as const;
const HERO = "The second Equipment you play on each of your turns lets you draw a card.";

test.describe.configure({ mode: "serial" });

let server: Served;
let maker: BrowserContext;
let page: Page;
let wrong: string[];
let link = "";

const visit = () => ({
  baseURL: server.address,
  reducedMotion: "reduce" as const,
  viewport: { width: DESKTOP.width, height: DESKTOP.height },
  storageState: {
    cookies: [],
    origins: [
      {
        origin: server.address,
        localStorage: [{ name: "archrivals-settings", value: SETTINGS }],
      },
    ],
  },
});

test.beforeAll(async ({ browser }) => {
  server = await archrivals(PORT);
  maker = await browser.newContext(visit());
  page = await maker.newPage();
  wrong = watch(page);
  await page.goto("/");
  await hasAll(page);
});
test.afterAll(async () => {
  await maker.close();
  await server.stop();
});

const sentence = (of = page) => of.getByRole("textbox", { name: "What it does" });
const understood = (of = page) => expect(of.locator('.w-pill[data-of="ok"]')).toBeVisible();
const part = (n: number) => page.locator(".w-parts > .w-part").nth(n);

test("a first card is made and tried with four presses and some thirty keys", async () => {
  let presses = 0;
  const press = async (name: string | RegExp) => {
    presses += 1;
    await page.getByRole("button", { name }).first().click();
  };
  await page.goto("/workshop");
  await press("Make a card");
  await expect(sentence()).toBeFocused();
  const typed = "+2 Power. You may put an Eq";
  await page.keyboard.type(typed);
  const grey = page.locator(".w-say .w-grey");
  await expect(grey).toContainText(/uipment/);
  await page.keyboard.press("Tab");
  await expect(sentence()).toHaveValue(/^\+2 Power\. You may put an Equipment .*\.$/);
  await understood();
  await expect(page.locator(".w-crop .card-power")).toContainText("+2");
  await page.keyboard.press("Control+Enter");
  await page.waitForURL("**/t/local-*");
  const strip = page.getByRole("region", { name: "Trying" });
  await expect(strip).toContainText("nothing counts, nothing is kept");
  const hand = page.getByRole("list", { name: "Your hand" });
  await expect(hand.getByRole("button", { name: /^My cards 1: Play/ })).toBeVisible();
  presses += 1;
  await hand.getByRole("button", { name: /^My cards 1: Play/ }).click();
  await expect(page.locator(".w-bubble")).toContainText(/It did what it says|find/);
  presses += 1;
  await strip.getByRole("button", { name: "Back to the card" }).click();
  await expect(sentence()).toHaveValue(/Equipment/);
  expect(presses).toBeLessThanOrEqual(4);
  expect(typed.length + 2).toBeLessThanOrEqual(34);
});

test("what is not understood is marked, and the nearest sentence is one press away", async () => {
  await page.getByRole("button", { name: "Next card" }).last().click();
  await sentence().fill("+2 Power. Trash a cards from your discard pyle.");
  await expect(page.locator('.w-mark[data-state="unknown"]')).toBeVisible();
  await expect(page.getByRole("button", { name: /Try it/ })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await page.getByRole("button", { name: "Take it" }).first().click();
  await understood();
  await page.keyboard.press("Control+z");
  await expect(sentence()).toHaveValue("+2 Power. Trash a cards from your discard pyle.");
  await page.keyboard.press("Control+Shift+z");
  await understood();
});

test("nine more cards are typed, the form changes one, and a hero leads them", async () => {
  for (const [name, type, text] of CARDS) {
    await page.getByRole("button", { name: "Next card" }).last().click();
    await expect(sentence()).toHaveValue("");
    await sentence().fill(text);
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Type").selectOption({ label: type });
    await understood();
  }
  await expect(sentence()).toHaveValue(/^\+1 Power\. You may discard a card\. If you do/);
  // a slot is pressed, and the sentence says what was chosen
  await part(0)
    .getByRole("button", { name: /^1, press/ })
    .click();
  await part(0).getByRole("button", { name: "3", exact: true }).click();
  await expect(sentence()).toHaveValue(/^\+3 Power\./);
  await page.getByRole("spinbutton", { name: "Cost" }).fill("5");
  await expect(page.locator(".w-crop .card-cost")).toContainText("5");

  await page.getByRole("button", { name: "Next card" }).last().click();
  await page.getByLabel("Kind").selectOption({ label: "Super Hero" });
  await sentence().fill(HERO);
  await page.getByLabel("Name").fill("Keeper of the Light");
  await understood();
  await expect(page.getByRole("button", { name: /Try it/ })).toHaveAttribute(
    "aria-disabled",
    "false",
  );
});

test("a picture is chosen by its parts, and every language is there to be read", async () => {
  await page.getByRole("tab", { name: "Picture" }).click();
  const heads = page.getByRole("group", { name: "Head" }).getByRole("radio");
  await heads.nth(3).check({ force: true });
  await expect(heads.nth(3)).toBeChecked();
  await page.getByRole("tab", { name: "Languages" }).click();
  await expect(page.locator(".w-three [lang=de]")).toContainText("Keeper of the Light");
  await expect(page.locator(".w-three [lang=de]")).toContainText("Ausrüstung");
});

test("the box outlives the page, says what is in it and can be played", async () => {
  await page.locator(".w-crumb a").first().click();
  await page.reload();
  await expect(page.locator(".w-tile")).toHaveCount(12);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
  await page.getByRole("link", { name: "Check list" }).first().click();
  await expect(page.getByRole("heading", { name: "Check list" })).toBeVisible();
  await expect(page.locator('.w-problems[data-level="fault"]')).toHaveCount(0);
  await page.goBack();
  await page.getByRole("button", { name: "Play this box" }).click();
  await page.waitForURL("**/t/local-*");
  await expect(page.getByRole("list", { name: "Your hand" }).getByRole("listitem")).toHaveCount(5);
});

test("a link has the whole box, and a friend sees every card before playing", async ({
  browser,
}) => {
  await page.goto("/workshop");
  await page.locator(".w-box-link").first().click();
  await page.getByRole("link", { name: "Share" }).click();
  const address = page.getByRole("textbox", { name: "Link" });
  await expect(address).toHaveValue(/\/box#[\w-]{200,}$/);
  link = await address.inputValue();
  console.log(`a link to twelve cards: ${link.length} characters`);
  expect(link.length).toBeLessThan(2500);

  const friend = await browser.newContext({
    ...visit(),
    viewport: { width: PHONE.width, height: PHONE.height },
  });
  const phone = await friend.newPage();
  const faults = watch(phone);
  const asked: string[] = [];
  phone.on("request", (request) => asked.push(request.url()));
  await phone.goto(link);
  await expect(phone.locator(".w-friend .w-tile")).toHaveCount(12);
  await expect(phone.getByText("unrated").first()).toBeVisible();
  expect(asked.filter((each) => each.includes("#") || each.includes(link.slice(-40)))).toEqual([]);
  const { violations } = await new AxeBuilder({ page: phone }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
  await phone.getByRole("button", { name: "Play", exact: true }).click();
  await phone.waitForURL("**/t/local-*");
  await expect(phone.getByRole("list", { name: "Your hand" }).getByRole("listitem")).toHaveCount(5);
  await phone.goto(link);
  await phone.getByRole("button", { name: "Keep it" }).click();
  await phone.goto("/workshop");
  await expect(phone.locator(".w-box")).toHaveCount(1);
  await expect(phone.locator(".w-box")).toContainText("from a friend");
  expect(faults).toEqual([]);
  await friend.close();
});

test("a link that is cut off says so", async () => {
  await page.goto(link.slice(0, -30));
  await expect(page.getByText("This link is cut off.")).toBeVisible();
  expect(wrong).toEqual([]);
});
