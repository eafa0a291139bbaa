// Says messages in a language: the server sends ids and arguments, the words are put in here.
import type { Arg, CardsArg, Message, PhraseArg, SeatsArg } from "../wire/messages";
import type { CardEntry } from "../wire/queries";
import { type Catalogue, formatter, type Values } from "./fluent";
import {
  beginsWithName,
  capital,
  marked,
  oneStop,
  type Span,
  slot,
  spansOf,
  textOf,
} from "./marks";

/** The addressee of a sentence, and the players it may name. */
export interface Hearer {
  names: readonly string[];
  cards: ReadonlyMap<string, CardEntry>;
  /** The seat that is spoken to; −1: none. */
  you: number;
  /** The team of each seat. */
  teams: readonly number[];
  /** The seat whose teammates and foes have different names. */
  side: number;
}

/** What decides between "y" and "e", "o" and "u" in Spanish: how the next word begins. */
const SOUNDS: [string, RegExp][] = [
  ["i", /^(?:i(?![aeouáéó])|í|y[^aeiouáéíóú])/i],
  ["o", /^[oó]/i],
];

const BETWEEN: Record<string, string> = { notes: "; ", sentences: " " };

export class Voice {
  /** One message with its variables. */
  readonly #formatted: ReturnType<typeof formatter>;

  constructor(
    readonly language: string,
    catalogue: Catalogue,
  ) {
    this.#formatted = formatter(language, catalogue);
  }

  /** A message as a sentence. */
  say(message: Message, hearer: Hearer): string {
    return textOf(this.#whole(message, hearer));
  }

  /** A sentence in pieces, with the cards and players it names. */
  spans(message: Message, hearer: Hearer): Span[] {
    return spansOf(this.#whole(message, hearer));
  }

  #whole(message: Message, hearer: Hearer): string {
    const text = oneStop(this.#message(message, hearer));
    return beginsWithName(text) ? text : capital(text);
  }

  #message({ id, args }: Message, hearer: Hearer): string {
    const values: Values = {};
    for (const [name, arg] of Object.entries(args)) this.#fill(values, name, arg, hearer);
    return this.#formatted(id, values);
  }

  /** The variables that an argument becomes. */
  #fill(values: Values, name: string, arg: Arg, hearer: Hearer): void {
    if (typeof arg !== "object") values[name] = arg;
    else if ("seat" in arg) this.#seat(values, name, arg.seat, hearer);
    else if ("seats" in arg) this.#seats(values, name, arg, hearer);
    else if ("card" in arg) this.#card(values, name, arg.card, hearer);
    else if ("cards" in arg) {
      values[name] = this.#cards(arg, hearer);
      values[`${name}-n`] = arg.cards.reduce((sum, { n = 1 }) => sum + n, arg.hidden ?? 0);
    } else if ("phrase" in arg) values[name] = this.#phrase(arg, hearer);
    else if ("list" in arg) {
      const parts = arg.list.map((each) => this.#message(each, hearer));
      values[name] = this.#joined(parts, arg.join ?? "and");
      values[`${name}-n`] = parts.length;
    } else values[name] = this.#message(arg, hearer);
  }

  #seat(values: Values, name: string, seat: number, hearer: Hearer): void {
    values[name] = seat < 0 ? "" : marked("p", seat, hearer.names[seat] ?? "");
    values[`${name}-person`] = seat < 0 ? "none" : seat === hearer.you ? "you" : "other";
    values[`${name}-side`] = sideOf(seat, hearer);
  }

  #seats(values: Values, name: string, arg: SeatsArg, hearer: Hearer): void {
    const { you } = hearer;
    const first = arg.seats.filter((seat) => seat === you);
    const parts = [...first, ...arg.seats.filter((seat) => seat !== you)].map((seat) => {
      const who: Values = {};
      this.#seat(who, "who", seat, hearer);
      return this.#formatted(`seats-${arg.as}`, who);
    });
    const teams = new Set(arg.seats.map((seat) => hearer.teams[seat] ?? -1 - seat));
    values[name] = this.#joined(parts, arg.join ?? "and");
    values[`${name}-n`] = parts.length;
    values[`${name}-you`] = first.length ? (parts.length === 1 ? "alone" : "among") : "none";
    values[`${name}-team`] = teams.size === 1 ? "yes" : "no";
  }

  #card(values: Values, name: string, id: string, hearer: Hearer): void {
    const card = hearer.cards.get(id);
    const level = card?.level ?? 0;
    const named = { card: id ? marked("f", id, card?.name ?? id) : "", level };
    values[name] = named.card;
    values[`${name}-title`] = id ? this.#formatted("card-title", named) : "";
    values[`${name}-note`] = id ? this.#formatted("card-note", named) : "";
    values[`${name}-level`] = level;
    values[`${name}-known`] = id ? "yes" : "no";
  }

  #title(id: string, hearer: Hearer): string {
    const values: Values = {};
    this.#card(values, "card", id, hearer);
    return values["card-title"] as string;
  }

  #cards({ cards, hidden = 0 }: CardsArg, hearer: Hearer): string {
    if (!cards.length) return this.#formatted("hidden-cards", { n: hidden });
    const parts = cards.map(({ card, n = 1 }) => {
      const title = this.#title(card, hearer);
      return n > 1 ? this.#formatted("card-times", { n, card: title }) : title;
    });
    return this.#joined(parts, "and");
  }

  #joined(parts: readonly string[], join: string): string {
    const between = BETWEEN[join];
    if (between !== undefined || parts.length < 2) return parts.join(between);
    const tail = parts.at(-1) ?? "";
    const plain = textOf(tail);
    const sound = SOUNDS.find(([, begins]) => begins.test(plain))?.[0] ?? "other";
    return this.#formatted(`list-${join}`, { head: parts.slice(0, -1).join(", "), tail, sound });
  }

  #phrase(arg: PhraseArg, hearer: Hearer): string {
    const { phrase, path, mood = "order", n = 1, called = "", by = -1, form = "clause" } = arg;
    const known = hearer.cards.get(phrase)?.phrases;
    const keys = [n, 1].flatMap((many) => {
      const key = `${path}|${mood}|${many}`;
      return called ? [`${key}|called`, key] : [key];
    });
    const found = keys.find((key) => known?.[key] !== undefined);
    if (!known || found === undefined)
      throw new Error(`${phrase} has no phrase ${keys[0]} in ${this.language}`);
    let spoken = known[found] ?? "";
    if (called) spoken = spoken.replaceAll(slot("called"), this.#title(called, hearer));
    if (by >= 0) spoken = spoken.replaceAll(slot("by"), marked("p", by, hearer.names[by] ?? ""));
    if ((form === "label" || form === "sentence") && !beginsWithName(spoken))
      spoken = capital(spoken);
    return form === "sentence" || form === "tail" ? `${spoken}.` : spoken;
  }
}

/** Whether a player is a teammate or a foe of the addressee. */
function sideOf(seat: number, { side, teams }: Hearer): string {
  const mine = teams[side];
  const teamed = teams.filter((team) => team === mine).length > 1;
  if (side < 0 || seat < 0 || seat === side || !teamed) return "none";
  return teams[seat] === mine ? "mate" : "foe";
}
