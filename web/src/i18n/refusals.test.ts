import i18next from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import de from "./de.json";
import en from "./en.json";
import es from "./es.json";
import { refusal } from "./refusals";

beforeAll(() =>
  i18next.init({
    lng: "es",
    fallbackLng: "en",
    resources: { en: { translation: en }, es: { translation: es }, de: { translation: de } },
  }),
);

describe("a refusal", () => {
  it("is told in the reader's language, with the time to wait", () => {
    expect(refusal("too-often", "not so fast", 1)).toBe(
      "No tan deprisa. Prueba de nuevo en 1 segundo.",
    );
    expect(refusal("too-often", "not so fast", 45)).toContain("45 segundos");
    expect(refusal("too-often", "not so fast", 1700)).toContain("29 minutos");
    expect(refusal("too-many-games", "you have 30 games in play")).toContain("partidas en juego");
  });

  it("is told in another language as soon as that is spoken", async () => {
    await i18next.changeLanguage("de");
    expect(refusal("too-often", "not so fast", 45)).toContain("45 Sekunden");
    await i18next.changeLanguage("es");
  });

  it("is told as the server says it where there are no other words", () => {
    expect(refusal("illegal", "there are options 0 to 2, not 99")).toBe(
      "there are options 0 to 2, not 99",
    );
  });
});
