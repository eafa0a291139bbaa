import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it, test } from "vitest";
import told from "../../../made/said.json";
import fixture from "../wire/fixture.json";
import type { Arg, Message, MessageId } from "../wire/messages";
import type { CardEntry } from "../wire/queries";
import { catalogueOf, LANGUAGES, textOf } from "./files";
import { formatter, type Pattern } from "./fluent";
import { type Hearer, Voice } from "./voice";

const POWER = "\ue000tpower\ue001Power\ue002";
const CALLED = "\ue000scalled\ue001\ue002";

const cards = new Map<string, CardEntry>(
  (fixture as CardEntry[]).map((card) => [
    card.id,
    {
      ...card,
      phrases: {
        "play|order|1": `+1 ${POWER}`,
        "play|order|1|called": `draw ${CALLED}`,
        "play|they|1": "\ue000sby\ue001\ue002 draws a card",
      },
    },
  ]),
);
const hearer: Hearer = {
  names: ["Ana", "Circe", "Isis"],
  cards,
  you: 0,
  side: 0,
  teams: [0, 1, 2],
};

const voices = LANGUAGES.map((language) => new Voice(language, catalogueOf(language)));
const [english, spanish] = ["en", "es"].map((code) =>
  voices.find(({ language }) => language === code),
) as [Voice, Voice];

const say = (message: Message, to: Partial<Hearer> = {}) =>
  english.say(message, { ...hearer, ...to });

// --- Every message, in every language

/** The messages of a catalogue, each with the variables it needs, those of other messages too. */
function needs(language: string): Map<string, Set<string>> {
  const catalogue = catalogueOf(language);
  const found = (pattern: Pattern | undefined, names: Set<string>): Set<string> => {
    if (pattern === undefined || typeof pattern === "string") return names;
    for (const part of pattern) {
      if (typeof part === "string") continue;
      if ("message" in part) found(catalogue[part.message], names);
      else names.add("put" in part ? part.put : part.by);
      if ("of" in part) for (const each of Object.values(part.of)) found(each, names);
    }
    return names;
  };
  return new Map(
    Object.entries(catalogue).map(([id, pattern]) => [id, found(pattern, new Set<string>())]),
  );
}

const SUFFIX = ["person", "side", "you", "team", "n", "title", "note", "level", "known"] as const;
type Suffix = (typeof SUFFIX)[number];

/** Arguments from which all these variables can be made. */
function sample(variables: Set<string>): Record<string, Arg> {
  const wanted = new Map<string, Set<Suffix>>();
  for (const variable of variables) {
    const at = variable.lastIndexOf("-");
    const suffix = SUFFIX.find((each) => at > 0 && each === variable.slice(at + 1));
    const name = suffix ? variable.slice(0, at) : variable;
    const known = wanted.get(name) ?? new Set();
    if (suffix) known.add(suffix);
    wanted.set(name, known);
  }
  const argument = (of: Set<Suffix>): Arg => {
    if (of.has("you") || of.has("team")) return { seats: [1, 0], as: "whom" };
    if (of.has("person") || of.has("side")) return { seat: 1 };
    if (of.has("n")) return { cards: [{ card: "punch", n: 2 }, { card: "katana" }] };
    return of.size ? { card: "katana" } : 2;
  };
  return Object.fromEntries([...wanted].map(([name, of]) => [name, argument(of)]));
}

/** The same arguments, with cards that come from a place and go to one. */
const placed = (args: Record<string, Arg>, zone: Arg): Record<string, Arg> =>
  Object.fromEntries(
    Object.entries(args).map(([name, arg]) => [name, /^(frm|to)$/.test(name) ? zone : arg]),
  );

const known = new Map(LANGUAGES.map((language) => [language, needs(language)]));
/** Every message that may be sent, with all that a language needs of it: one may need more. */
const ids = [...((known.get("en")?.keys() ?? []) as Iterable<MessageId>)]
  .filter((id) => !id.startsWith("part-"))
  .map((id) => {
    const each = [...known.values()].map((messages) => messages.get(id) ?? []);
    return [id, new Set(each.flatMap((names) => [...names]))] as const;
  });

describe.each(voices)("$language", (voice) => {
  it("has the messages of English and no others", () => {
    const mine = [...(known.get(voice.language)?.keys() ?? [])];
    expect(mine.filter((id) => !id.startsWith("part-")).sort()).toEqual(
      ids.map(([id]) => id).sort(),
    );
  });

  it.each(ids)("says %s", (id, variables) => {
    const args = sample(variables);
    for (const you of [-1, 0, 1]) {
      const said = voice.say({ id, args }, { ...hearer, you, side: you });
      expect(said, `${id}: ${said}`).not.toMatch(/[\ue000-\uf8ff{}]|undefined|NaN|\$/);
    }
    for (const name of Object.keys(args)) {
      const { [name]: _, ...rest } = args;
      const uses = [...(known.get(voice.language)?.get(id) ?? [])];
      if (uses.some((each) => each === name || each === `${name}-person`))
        expect(() => {
          for (const you of [-1, 0, 1])
            for (const zone of [2, "hand", "deck"]) // some words depend on the place
              voice.say({ id, args: placed(rest, zone) }, { ...hearer, you });
        }, `${id} without ${name}`).toThrow();
    }
  });
});

test.each(LANGUAGES)("%s: Fluent itself says the same", (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  expect(bundle.addResource(new FluentResource(textOf(language)))).toEqual([]);
  const said = formatter(language, catalogueOf(language));
  for (const [id, names] of known.get(language) ?? [])
    for (const value of [0, 1, 2, "you", "other", "none", "yes", "no", "mate", "hand", "i"]) {
      const values = Object.fromEntries([...names].map((name) => [name, value]));
      const pattern = bundle.getMessage(id)?.value ?? "";
      expect(said(id, values), id).toBe(bundle.formatPattern(pattern, values));
    }
});

test("a message that nobody knows is an error", () => {
  expect(() => say({ id: "no-such-words" as MessageId, args: {} })).toThrow(
    "no words for no-such-words",
  );
});

// --- Arguments

describe("a sentence", () => {
  const bought: Message = {
    id: "log-buy",
    args: { who: { seat: 1 }, cards: { cards: [{ card: "katana" }] }, n: 2 },
  };

  it("is told to you or about somebody", () => {
    expect(say(bought)).toBe("Circe buys Katana for 2 Power.");
    expect(say(bought, { you: 1 })).toBe("You buy Katana for 2 Power.");
    expect(spanish.say(bought, { ...hearer, you: 1 })).toBe("Compras Katana por 2 de Poder.");
  });

  it("has pieces that know their card and their player", () => {
    expect(english.spans(bought, hearer)).toEqual([
      { text: "Circe", seat: 1 },
      { text: " buys " },
      { text: "Katana", card: "katana" },
      { text: " for 2 Power." },
    ]);
  });

  it("counts equal cards, and hides those that nobody may know", () => {
    const drawn = (cards: Arg): Message => ({
      id: "move-draw",
      args: { who: { seat: 0 }, cards, shuffled: "no", why: { card: "" } },
    });
    expect(say(drawn({ cards: [], hidden: 2 }))).toBe("You draw 2 cards.");
    expect(say(drawn({ cards: [{ card: "punch", n: 2 }, { card: "katana" }] }))).toBe(
      "You draw 2 × Punch and Katana.",
    );
  });

  it("joins players, oneself first", () => {
    const attack = (seats: number[]): Message => ({
      id: "log-attack",
      args: { cards: { cards: [{ card: "katana" }] }, victims: { seats, as: "whom" } },
    });
    expect(say(attack([1, 0]))).toBe("Katana attacks you and Circe.");
    expect(spanish.say(attack([1, 2]), { ...hearer, you: -1 })).toBe(
      "Katana ataca a Circe y a Isis.",
    );
  });

  it("joins by the sound of what comes next", () => {
    const flip: Message = {
      id: "move-line-up",
      args: { cards: { cards: [{ card: "punch" }, { card: "katana" }] } },
    };
    const isis = new Map(cards).set("katana", {
      ...(cards.get("katana") as CardEntry),
      name: "Isis",
    });
    expect(spanish.say(flip, hearer)).toContain(" y Katana");
    expect(spanish.say(flip, { ...hearer, cards: isis })).toContain(" e Isis");
  });
});

describe("a phrase of a card's text", () => {
  const phrase = (more: Partial<Extract<Arg, { phrase: string }>>): Message => ({
    id: "option-text",
    args: { text: { phrase: "katana", path: "play", ...more } },
  });

  it("is looked up by path, mood and number, and else for one card", () => {
    expect(say(phrase({}))).toBe("+1 Power");
    expect(say(phrase({ n: 3 }))).toBe("+1 Power");
    expect(english.spans(phrase({}), hearer)).toContainEqual({ text: "Power", term: "power" });
    expect(() => say(phrase({ path: "play.7" }))).toThrow("katana has no phrase play.7|order|1");
  });

  it("names the card and the player that only the game knows", () => {
    expect(say(phrase({ called: "punch" }))).toBe("Draw Punch");
    expect(say(phrase({ mood: "they", by: 1, form: "sentence" }))).toBe("Circe draws a card.");
  });
});

test("a stop after a name with its own is left out", () => {
  const shazam = { ...(cards.get("katana") as CardEntry), name: "Shazam!" };
  const message: Message = { id: "log-limit", args: { cards: { cards: [{ card: "shazam" }] } } };
  const flip: Message = { ...message, id: "log-flip" };
  expect(say(flip, { cards: new Map([["shazam", shazam]]) })).toBe(
    "The next Super-Villain is Shazam!",
  );
});

// --- Both sides alike

type Tongues = Record<string, string>;
interface Known {
  level: number | null;
  name: Tongues;
  phrases: Record<string, Record<string, string>>;
}
interface Told {
  names: string[];
  tables: Record<string, { teams: number[]; cards: Record<string, Known> }>;
  said: ({ table: string; you: number; message: Message } & Tongues)[];
}

describe.each(voices)("what games told, in $language", (voice) => {
  const { names, tables, said } = told as unknown as Told;
  it.each(Object.entries(tables))(
    "%s: is said as the server says it",
    (table, { teams, cards }) => {
      const entries = Object.entries(cards).map(([id, { level, name, phrases }]) => {
        const { [voice.language]: called } = name;
        return [id, { id, level, name: called, phrases: phrases[voice.language] }];
      });
      const known = new Map(entries as [string, CardEntry][]);
      const here = said.filter((each) => each.table === table);
      expect(here.length).toBeGreaterThan(0);
      for (const { you, message, ...words } of here)
        expect(voice.say(message, { names, cards: known, you, side: you, teams })).toBe(
          (words as Tongues)[voice.language],
        );
    },
  );
});
