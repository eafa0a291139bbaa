// Films of beats: the same server as for the tests.
import { defineConfig } from "@playwright/test";
import base from "../playwright.config";

export default defineConfig({ ...base, testDir: ".", testMatch: "films.ts", timeout: 600_000 });
