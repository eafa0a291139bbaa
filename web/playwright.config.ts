// Tests and pictures in a real browser, against a real server: `archrivals serve` with the built
// client, on a port and a database of its own. ARCHRIVALS_SERVER names one that runs already.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "./e2e/chromium";

const port = Number(process.env.E2E_PORT ?? 8877);
const running = process.env.ARCHRIVALS_SERVER;
const server = running ?? `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: "e2e",
  timeout: 240_000,
  expect: { timeout: 30_000 }, // other work may go on beside it
  workers: 1,
  reporter: [["list"]],
  use: {
    baseURL: server,
    // what happens is shown at once, but where a test is about how it is shown
    storageState: {
      cookies: [],
      origins: [
        {
          origin: server,
          localStorage: [{ name: "archrivals-settings", value: JSON.stringify({ speed: "off" }) }],
        },
      ],
    },
    launchOptions: {
      executablePath: CHROMIUM,
      args: ["--no-sandbox", "--disable-gpu"],
    },
  },
  ...(running
    ? {}
    : {
        webServer: {
          command: "archrivals serve",
          url: `${server}/healthz`,
          timeout: 120_000,
          reuseExistingServer: false,
          gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5_000 },
          env: {
            ARCHRIVALS_PORT: String(port),
            ARCHRIVALS_DATABASE: `sqlite:///${join(mkdtempSync(join(tmpdir(), "archrivals-")), "e2e.db")}`,
            ARCHRIVALS_CLIENT:
              process.env.ARCHRIVALS_CLIENT ?? resolve(import.meta.dirname, "dist"),
            ARCHRIVALS_SIGN_UPS_PER_HOUR: "10000",
            ARCHRIVALS_REQUESTS_PER_MINUTE: "10000",
            ARCHRIVALS_BOT_ANSWERS_PER_MINUTE: "0",
            ARCHRIVALS_MESSAGES_PER_SECOND: "1000",
            ARCHRIVALS_WINDOW: "0",
            ARCHRIVALS_LOG: "warning",
          },
        },
      }),
});
