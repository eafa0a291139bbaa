import { createInstance } from "i18next";
import { expect, test } from "vitest";
import en from "../i18n/en.json";
import es from "../i18n/es.json";
import { points, type Reason, reasonText } from "./review";

const plain: Reason = {
  kind: "deck",
  against: 0,
  better: true,
  share: 1,
  card: null,
  fewer: false,
  here: 1,
  there: 0.06,
};

const KINDS: Reason["kind"][] = [
  "even",
  "unclear",
  "end",
  "deck",
  "points",
  "levels",
  "turn",
  "foe-deck",
  "foe-points",
  "foe-levels",
  "foe-turn",
];

test.each([
  ["en", en],
  ["es", es],
])("every reason has words in %s", async (lng, words) => {
  const i18n = createInstance();
  await i18n.init({ lng, resources: { [lng]: { translation: words } } });
  const reasons = KINDS.flatMap((kind) => [
    { ...plain, kind },
    { ...plain, kind, better: false },
  ]);
  reasons.push({ ...plain, card: "raven" }, { ...plain, card: "raven", fewer: true });
  reasons.push({ ...plain, kind: "foe-deck", card: "raven" });
  reasons.push({ ...plain, kind: "foe-deck", card: "raven", fewer: true });
  for (const each of reasons) {
    const said = reasonText(i18n.t, each, () => "Raven");
    expect(said).not.toContain("review.");
    if (each.card) expect(said).toContain("Raven");
  }
});

test("changes have a sign, and nothing has none", () => {
  expect([0.123, -0.05, 0.001].map(points)).toEqual(["+12", "−5", "0"]);
});
