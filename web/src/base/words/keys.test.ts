// Keys that are built from values: those without a sentence neither compile nor are shown.

import { beforeAll, expect, test } from "vitest";
import type { AdminKey } from "./admin";
import { boxKey, boxTextKey, isNamed, keyFor } from "./keys";
import { book, type Say } from "./say";
import { WORDS } from "./words";

beforeAll(() => book.open({ en: WORDS.en }));

/** Never called: `tsc` reports each line that compiles and should not. */
export function wrong(t: Say, admin: Say<AdminKey>) {
  // @ts-expect-error no such sentence
  t("app.nothing");
  // @ts-expect-error no sentence for one of the values
  t(`table.votes.${"wait" as "wait" | "sleep"}`);
  // @ts-expect-error a value that nobody has looked up
  t(`box.${"confrontations" as string}`);
  // @ts-expect-error the sentence for other values is missing itself
  keyFor("table.votes", "wait", "sleep");
  // @ts-expect-error announcements of five hours have no word
  admin(`act.lasts.${5 as 1 | 5}`);
}

test("a value from outside has its sentence, or that of others", () => {
  expect(boxKey("confrontations")).toBe("box.confrontations");
  expect(boxTextKey("confrontations")).toBe("box.confrontations-text");
  expect(boxKey("a-box-of-tomorrow")).toBe("box.mixed");
  expect(boxTextKey("a-box-of-tomorrow")).toBe("box.mixed-text");
});

test("sentences with a form for each number are found by their name", () => {
  expect(isNamed("rules", "found")).toBe(true);
  expect(isNamed("rules", "least")).toBe(false);
});
