import { beforeAll, expect, test } from "vitest";
import type { ResultInView } from "../../base/wire/messages";
import { begin, type Language, speak } from "../../base/words";
import { t } from "../../base/words/say";
import { WORDS } from "../../base/words/words";
import { whyWords } from "./ending";

const NAMES = ["Ann", "Bob", "Cem"];
const result = (told: Partial<ResultInView>): ResultInView => ({
  rule: "",
  winners: [2],
  points: [],
  ties: [],
  ...told,
});
const TIME = result({ why: "timeout", left: [{ seat: 1, how: "timeout", at: 9 }] });
const BOTH = result({
  why: "timeout",
  left: [
    { seat: 0, how: "conceded", at: 3 },
    { seat: 1, how: "timeout", at: 9 },
  ],
});
const OLD = result({ why: "conceded" });

const SAID = {
  en: [
    "Bob's time ran out.",
    "Your time ran out.",
    "You gave up. Bob's time ran out.",
    "Ann gave up. Your time ran out.",
    "The game was not played to its end.",
  ],
  de: [
    "Die Zeit von Bob ist abgelaufen.",
    "Deine Zeit ist abgelaufen.",
    "Du hast aufgegeben. Die Zeit von Bob ist abgelaufen.",
    "Ann hat aufgegeben. Deine Zeit ist abgelaufen.",
    "Die Partie wurde nicht zu Ende gespielt.",
  ],
  es: [
    "A Bob se le ha acabado el tiempo.",
    "Se te ha acabado el tiempo.",
    "Te has rendido. A Bob se le ha acabado el tiempo.",
    "Ann se ha rendido. Se te ha acabado el tiempo.",
    "La partida no se jugó hasta el final.",
  ],
} as const;

beforeAll(() => begin(WORDS));

test("time that ran out is told as such, and giving up to the one who did, in every language", async () => {
  for (const [language, said] of Object.entries(SAID)) {
    await speak(language as Language);
    expect([
      whyWords(TIME, NAMES, 0, t),
      whyWords(TIME, NAMES, 1, t),
      whyWords(BOTH, NAMES, 0, t),
      whyWords(BOTH, NAMES, 1, t),
      whyWords(OLD, NAMES, 0, t),
    ]).toEqual(said);
  }
});
