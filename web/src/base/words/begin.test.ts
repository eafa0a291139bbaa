import { expect, test, vi } from "vitest";
import { change } from "../preferences/settings";
import { begin } from "./index";
import { t } from "./say";
import { WORDS } from "./words";

vi.mock("./de.json", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

test("a page whose language cannot be loaded opens in English, and does not stay blank", async () => {
  change({ language: "de" });
  await begin(WORDS);
  expect(t("app.again")).toBe("Try again");
});
