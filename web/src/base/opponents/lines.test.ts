import { expect, test } from "vitest";
import de from "./de.json";
import en from "./en.json";
import es from "./es.json";
import { Conversation, linesOf, OCCASIONS, OPPONENTS, PAUSE } from "./lines";

test.each([
  ["en", en],
  ["es", es],
  ["de", de],
])("%s: every opponent has two lines for every occasion, all different and short", (_, lines) => {
  expect(Object.keys(lines)).toEqual([...OPPONENTS]);
  const all = OPPONENTS.flatMap((who) => OCCASIONS.flatMap((when) => lines[who][when]));
  expect(new Set(all).size).toBe(7 * 12);
  for (const who of OPPONENTS) expect(Object.keys(lines[who])).toEqual([...OCCASIONS]);
  for (const line of all) expect(line.length).toBeLessThanOrEqual(70);
});

test("nobody speaks within twenty seconds of the last line, but the last word comes", () => {
  let now = 0;
  const talk = new Conversation(en, () => now);
  const first = talk.say(1, "pip", "greeting");
  expect(first?.seat).toBe(1);
  expect(en.pip.greeting).toContain(first?.line);
  now = PAUSE - 1;
  expect(talk.say(2, "vera", "good")).toBeNull();
  expect(talk.say(2, "vera", "end")).not.toBeNull();
  now = 2 * PAUSE;
  expect(talk.say(2, "vera", "good")).not.toBeNull();
});

test("a line comes again only after the other one", () => {
  let now = 0;
  const talk = new Conversation(en, () => now);
  const said = [0, 1, 2].map(() => {
    now += PAUSE;
    return talk.say(1, "otto", "good")?.line;
  });
  expect(said[0]).not.toBe(said[1]);
  expect(said[2]).toBe(said[0]);
});

test("bots without a character are silent, and other languages fall back to English", async () => {
  expect(new Conversation(en, () => 0).say(1, "greedy", "greeting")).toBeNull();
  expect(await linesOf("fr")).toEqual(en);
  expect(await linesOf("es-MX")).toEqual(es);
  expect(await linesOf("de")).toEqual(de);
});
