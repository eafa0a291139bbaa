// Somebody with a role: given on the command line, opened by a code, photographed at two sizes.
import { execFileSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { expect, type Page, type TestInfo } from "@playwright/test";

export const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Whoever runs the server gives somebody a role; the secret of their second factor. */
export function granted(database: string, name: string, role = "moderator"): string {
  const words = ["admin", "--database", database, "grant", name, role];
  const told = execFileSync("archrivals", words, { encoding: "utf8" });
  return /secret: ([A-Z2-7]{32})/.exec(told)?.[1] ?? "";
}

/** What an authenticator shows now: RFC 6238. */
export function code(secret: string): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret]
    .map((each) => letters.indexOf(each).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac("sha1", key).update(step).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** Photographed at a desk and on a phone, where nothing may stand out of the page. */
export async function photographed(page: Page, name: string, info: TestInfo): Promise<void> {
  for (const [where, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${name} on a ${where}`).toBeLessThanOrEqual(size.width);
    await page.screenshot({ path: info.outputPath(`${name}-${where}.png`), fullPage: true });
  }
  await page.setViewportSize(SIZES.desk);
}

/** Somebody makes an account on their page, under this name. */
export async function registered(page: Page, name: string): Promise<void> {
  await page.goto("/account");
  await page.getByRole("radio", { name: "New account" }).check();
  await page.getByLabel("Mail address").fill(`${name.toLowerCase()}@example.org`);
  await page.getByLabel("New password").fill("three small green herons");
  await page.getByRole("button", { name: "Make an account" }).click();
  await page.getByLabel("Name, 2 to 24 characters").fill(name);
  await page.getByRole("button", { name: "Rename" }).click();
  await expect(page.getByText(`You are called ${name} now.`)).toBeVisible();
}
