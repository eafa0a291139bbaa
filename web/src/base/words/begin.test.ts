import i18next from "i18next";
import { expect, test, vi } from "vitest";
import { change } from "../preferences/settings";
import { begin } from "./index";
import { WORDS } from "./words";

vi.mock("./de.json", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

test("a page whose language cannot be loaded opens in English, and does not stay blank", async () => {
  change({ language: "de" });
  await begin(WORDS);
  expect(i18next.t("app.again")).toBe("Try again");
});
