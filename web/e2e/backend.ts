// Who hosts the tables of a test: the server, or with E2E_BACKEND=page the browser itself. Specs that
// take `test` from here run on both.
import { test as base, expect, type Page } from "@playwright/test";
import { hasAll } from "./alone";

export const IN_PAGE = process.env.E2E_BACKEND === "page";

/** How a test likes it: what happens is shown at once, and games are played where they should be. */
export const SETTINGS = JSON.stringify({ speed: "off", here: IN_PAGE });

/** Open a page so that its games are hosted where they should be. */
export async function settle(page: Page): Promise<void> {
  await page.goto(IN_PAGE ? "/" : "/healthz");
  await page.evaluate((wanted) => localStorage.setItem("archrivals-settings", wanted), SETTINGS);
  if (!IN_PAGE) return;
  await page.reload();
  await hasAll(page);
}

export const test = base.extend({
  page: async ({ page }, use) => {
    if (IN_PAGE) await settle(page); // while Python comes, the server deals
    await use(page);
  },
});

/** Have a lie told to a page: what is asked at a path comes back changed. */
export async function tamper(page: Page, path: string, change: (told: any) => any): Promise<void> {
  if (!IN_PAGE) {
    await page.route(`**/${path}`, async (route) =>
      route.fulfill({ json: change(await (await route.fetch()).json()) }),
    );
    return;
  }
  await page.addInitScript({
    content: `{
      const change = ${change};
      const asked = new Set();
      const post = BroadcastChannel.prototype.postMessage;
      BroadcastChannel.prototype.postMessage = function (message) {
        if (message.type === "call" && message.path.endsWith("${path}")) asked.add(message.id);
        post.call(this, message);
      };
      const { get, set } = Object.getOwnPropertyDescriptor(BroadcastChannel.prototype, "onmessage");
      Object.defineProperty(BroadcastChannel.prototype, "onmessage", {
        get,
        set(hears) {
          set.call(this, (event) => {
            const { data } = event;
            if (data.type !== "answer" || !asked.has(data.id)) return hears(event);
            const body = JSON.stringify(change(JSON.parse(data.body)));
            hears({ data: { ...data, body } });
          });
        },
      });
    }`,
  });
}

export { expect };
