import { afterAll, beforeAll, describe, expect, it } from "vitest";
import de from "./de.json";
import en from "./en.json";
import es from "./es.json";
import { refusal } from "./refusals";
import { book, use } from "./say";

beforeAll(() => {
  book.open({ en, es, de });
  use("es");
});
afterAll(() => use("en"));

describe("a refusal", () => {
  it("is told in the reader's language, with the time to wait", () => {
    expect(refusal("too-often", "", 1)).toBe("No tan deprisa. Prueba de nuevo en 1 segundo.");
    expect(refusal("too-often", "", 45)).toContain("45 segundos");
    expect(refusal("too-often", "", 1700)).toContain("29 minutos");
    expect(refusal("too-many-games")).toContain("partidas en juego");
  });

  it("is told in another language as soon as that is spoken", async () => {
    use("de");
    expect(refusal("too-often", "", 45)).toContain("45 Sekunden");
    use("es");
  });

  it("is told in the reader's language where nobody knows its code, too", () => {
    expect(refusal("no-such-code")).toContain("No ha funcionado (no-such-code)");
    expect(refusal("muted", "No chat: spam", 0, "spam")).toMatch(/^No puedes usar el chat.* spam$/);
    expect(refusal("malformed")).toContain("Recarga la página");
    expect(refusal("busy", "", 200)).toContain("Prueba de nuevo en un minuto");
  });
});
