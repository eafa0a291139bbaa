// What the client says itself: sentences in JSON, a file for each language. English is there from the
// start and stands in for what another language lacks. The sentences of a table are in the server's
// catalogues (`base/speech`).
import { useSyncExternalStore } from "react";
import type en from "./en.json";

/** Sentences by their names. One that has a form for each number ends in `_one`, `_other` and so on. */
export interface Words {
  readonly [name: string]: string | Words;
}

/** The name of a sentence without its form. */
export type Stem<Name extends string> = Name extends `${infer Of}_${"zero" | "one" | "other"}`
  ? Of
  : Name;

/** The keys of all sentences in a file of words. */
export type KeyIn<Branch> = {
  [Name in keyof Branch & string]: Branch[Name] extends string
    ? Stem<Name>
    : `${Name}.${KeyIn<Branch[Name]>}`;
}[keyof Branch & string];

/** A key that has an English sentence; another one does not compile. */
export type Key = KeyIn<typeof en>;

/** What fills the blanks of a sentence; `count` also chooses its form. */
export type Blanks = Readonly<Record<string, unknown>>;

/** Says the sentence of a key. */
export type Say<K extends string = Key> = (key: K, blanks?: Blanks) => string;

type Load = (language: string) => Promise<Words | undefined>;

const FALLBACK = "en";
const rules = new Map<string, Intl.PluralRules>();

/** Return the forms that suit a number, the best first; a sentence may have one for nothing at all. */
function formsOf(language: string, count: unknown): string[] {
  if (typeof count !== "number") return [];
  let plural = rules.get(language);
  if (!plural) rules.set(language, (plural = new Intl.PluralRules(language)));
  return [...(count === 0 ? ["_zero"] : []), `_${plural.select(count)}`, "_other"];
}

/** Find a sentence in a file of words, in the first of its forms that is there. */
function found(
  words: Words | undefined,
  key: string,
  forms: readonly string[],
): string | undefined {
  const path = key.split(".");
  const name = path.pop() ?? "";
  let branch: Words | string | undefined = words;
  for (const part of path) branch = typeof branch === "object" ? branch[part] : undefined;
  if (typeof branch !== "object") return undefined;
  for (const form of [...forms, ""]) {
    const sentence = branch[name + form];
    if (typeof sentence === "string") return sentence;
  }
  return undefined;
}

const filled = (sentence: string, blanks: Blanks): string =>
  sentence.replaceAll(/{{(\w+)}}/g, (blank, name: string) =>
    name in blanks ? String(blanks[name] ?? "") : blank,
  );

/** The words of a part of the client in every language that has been loaded. */
export class Book<K extends string> {
  readonly #words = new Map<string, Words>();
  readonly #says = new Map<string, Say<K>>();
  #load: Load = async () => undefined;

  /** `below` has the sentences that this book lacks. */
  constructor(readonly below?: Book<Key>) {}

  /** Put words in; `load` brings those of the other languages. */
  open(words: Readonly<Record<string, Words>>, load: Load = this.#load): void {
    for (const [language, each] of Object.entries(words)) this.#words.set(language, each);
    this.#load = load;
  }

  /** Bring the words of a language, if they are not here yet. */
  async fetch(language: string): Promise<void> {
    if (this.#words.has(language)) return;
    const words = await this.#load(language);
    if (words) this.#words.set(language, words);
  }

  /** Return whether there is an English sentence for what may not be a key. */
  has(key: string): key is K {
    return found(this.#words.get(FALLBACK), key, ["_one", "_other"]) !== undefined;
  }

  /** Return what says sentences in a language, the same one each time. */
  in(language: string): Say<K> {
    const known = this.#says.get(language);
    if (known) return known;
    const say: Say<K> = (key, blanks = {}) => this.#said(language, key, blanks) ?? key;
    this.#says.set(language, say);
    return say;
  }

  #said(language: string, key: string, blanks: Blanks): string | undefined {
    for (const each of [language, FALLBACK]) {
      const sentence = found(this.#words.get(each), key, formsOf(each, blanks.count));
      if (sentence !== undefined) return filled(sentence, blanks);
    }
    return this.below && this.below.#said(language, key, blanks);
  }
}

/** The words of every page but those of moderators. */
export const book = new Book<Key>();

export interface Spoken {
  language: string;
  t: Say;
}

let spoken: Spoken = { language: FALLBACK, t: book.in(FALLBACK) };
const followers = new Set<() => void>();

/** Speak a language from now on, whose words are here. */
export function use(language: string): void {
  spoken = { language, t: book.in(language) };
  for (const follower of followers) follower();
}

/** Say a sentence in the language that is spoken now. */
export const t: Say = (key, blanks) => spoken.t(key, blanks);

export const languageNow = (): string => spoken.language;

const follow = (follower: () => void): (() => void) => {
  followers.add(follower);
  return () => followers.delete(follower);
};

/** The language that is spoken, and what says sentences in it, for a page that changes with it. */
export const useWords = (): Spoken => useSyncExternalStore(follow, () => spoken);
