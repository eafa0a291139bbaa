// The pictures: the same server as for the tests, with short windows, so that games come along.
import { defineConfig } from "@playwright/test";
import base from "../playwright.config";

const server = Array.isArray(base.webServer) ? base.webServer[0] : base.webServer;

export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "pictures.ts",
  timeout: 600_000,
  ...(server ? { webServer: { ...server, env: { ...server.env, ARCHRIVALS_WINDOW: "50" } } } : {}),
});
