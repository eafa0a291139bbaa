// An account from its first day to its last: made, verified by mail, renamed, lost and found again,
// with somebody blocked and reported on the way, and deleted in the end.
import { createServer, type Server } from "node:net";
import { expect, type Page, test } from "@playwright/test";
import { archrivals, type Served } from "./alone";
import { watch } from "./player";
import { Somebody } from "./somebody";

const PORT = Number(process.env.E2E_PORT ?? 8877) + 1;
const SERVER = `http://127.0.0.1:${PORT}`;

/** A mail server that keeps what it gets. */
class Letterbox {
  readonly letters: string[] = [];
  #server: Server | null = null;

  async open(): Promise<number> {
    const server = createServer((line) => {
      let letter: string | null = null;
      let rest = "";
      const say = (words: string) => line.write(`${words}\r\n`);
      line.on("error", () => {});
      say("220 here");
      line.on("data", (data) => {
        const rows = (rest + data).split("\r\n");
        rest = rows.pop() ?? "";
        for (const row of rows) {
          if (letter !== null && row === ".") {
            this.letters.push(letter);
            letter = null;
            say("250 kept");
          } else if (letter !== null) letter += `${row}\n`;
          else if (/^DATA/i.test(row)) {
            letter = "";
            say("354 go on");
          } else if (/^QUIT/i.test(row)) {
            say("221 bye");
            line.end();
          } else say("250 yes");
        }
      });
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    this.#server = server;
    return (server.address() as { port: number }).port;
  }

  /** The link in the latest letter, once there are so many. */
  async link(letters: number): Promise<string> {
    await expect.poll(() => this.letters.length, { timeout: 20_000 }).toBe(letters);
    const words = this.letters.at(-1)?.replace(/=\n/g, "").replace(/=3D/g, "=") ?? "";
    const found = /http\S+#(?:verify|reset)=[\w-]+/.exec(words)?.[0];
    expect(found, words).toBeTruthy();
    return found ?? "";
  }

  close(): void {
    this.#server?.close();
  }
}

const letterbox = new Letterbox();
let served: Served | undefined;

test.beforeAll(async () => {
  const mail = await letterbox.open();
  served = await archrivals(PORT, {
    ARCHRIVALS_URL: SERVER,
    ARCHRIVALS_SMTP: `smtp://127.0.0.1:${mail}`,
  });
});

test.afterAll(async () => {
  await served?.stop();
  letterbox.close();
});

const part = (page: Page, title: string) =>
  page.locator("section", { has: page.getByRole("heading", { name: title, exact: true }) });

test("an account lives from its first day to its last", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: SERVER, reducedMotion: "reduce" });
  const page = await context.newPage();
  const wrong = watch(page);

  // A newcomer makes an account: first as a guest, then by the link in a mail.
  await page.goto("/");
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("radio", { name: "New account" }).check();
  await page.getByLabel("Mail address").fill("ann@example.org");
  await page.getByLabel("New password").fill("three small green herons");
  await page.getByRole("button", { name: "Make an account" }).click();
  await expect(page.getByText("We wrote to ann@example.org.")).toBeVisible();
  await page.goto(await letterbox.link(1));
  await expect(page.getByRole("heading", { name: "Your mail address" })).toBeVisible();
  await expect(page.getByText("Your mail address is verified.")).toBeVisible();
  await page.getByRole("link", { name: "To the games" }).click();
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();

  // Another name, and the header says so.
  await page.goto("/account");
  await page.getByLabel("Name, 2 to 24 characters").fill("Ann the Bold");
  await page.getByRole("button", { name: "Rename" }).click();
  await expect(page.getByText("You are called Ann the Bold now.")).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("Ann the Bold");

  // Somebody comes to her table; she blocks and reports them.
  const bob = await Somebody.called("Bob", browser, SERVER);
  const { table } = await page.evaluate(async () => {
    const { csrf } = await (await fetch("/api/session")).json();
    const got = await fetch("/api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Archrivals-CSRF": csrf },
      body: JSON.stringify({ box: "heroes-unite", players: 2 }),
    });
    return got.json();
  });
  await bob.call("POST", `tables/${table}/seat`);
  await page.goto(`/t/${table}`);
  await page.getByRole("link", { name: "Bob" }).click();
  await page.getByRole("button", { name: "Report" }).click();
  await page.getByLabel("What did Bob do?").fill("He was rude.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Thank you.")).toBeVisible();
  await page.getByRole("button", { name: "Block", exact: true }).click();
  await expect(page.getByText("You do not hear or meet Bob any more.")).toBeVisible();
  await page.goto("/account");
  await part(page, "People you block").getByRole("button", { name: "Unblock" }).click();
  await expect(page.getByText("You block nobody.")).toBeVisible();

  // Logged out, the password forgotten, a new one by mail, and back in.
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await page.getByRole("radio", { name: "Forgotten password" }).check();
  await page.getByLabel("Mail address").fill("ann@example.org");
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByText("If there is an account with ann@example.org")).toBeVisible();
  await page.goto(await letterbox.link(2));
  await page.getByLabel("New password").fill("four large blue herons");
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByText("Your password is changed")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Mail address").fill("ann@example.org");
  await page.getByLabel("Password", { exact: true }).fill("four large blue herons");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("banner")).toContainText("Ann the Bold");

  // The leaders can be looked at by box, and there is nobody yet.
  await page.goto("/leaders");
  await page.getByRole("link", { name: /^Confrontations/ }).click();
  await expect(page.getByText("Nobody has a place in Confrontations yet.")).toBeVisible();

  // Everything is deleted, and she is a stranger again.
  await page.goto("/account");
  await page.getByRole("button", { name: "Delete everything" }).click();
  await part(page, "Your data").getByLabel("Password").fill("four large blue herons");
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("banner")).not.toContainText("Ann");
  // a page that is left may leave questions open
  expect(wrong.filter((line) => !line.includes("ERR_ABORTED"))).toEqual([]);
});
