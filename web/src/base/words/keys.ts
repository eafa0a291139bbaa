// Keys that are built from values. What a value may be is known to the compiler, so that a key without
// an English sentence does not compile. A value from outside is looked up first: the server may be
// newer than this page.
import type en from "./en.json";
import { book, type Key, type Stem } from "./say";

type At<Words, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Words
    ? At<Words[Head], Rest>
    : never
  : Path extends keyof Words
    ? Words[Path]
    : never;

type Sentences<Branch> = {
  [Name in keyof Branch & string]: Branch[Name] extends string ? Stem<Name> : never;
}[keyof Branch & string];

/** The names of the sentences at a path: those at "box" are "confrontations", "mixed" and so on. */
export type Names<Path extends string, Words = typeof en> = Sentences<At<Words, Path>>;

/** Return whether there is a sentence for a value from outside. */
export function isNamed<Path extends string>(path: Path, value: string): value is Names<Path> {
  return book.has(`${path}.${value}`);
}

/** Return the key for a value from outside, or of `other` where there is no sentence for it. */
export function keyFor<Path extends string>(
  path: Path,
  value: string,
  other: Names<Path>,
): `${Path}.${Names<Path>}` {
  return `${path}.${isNamed(path, value) ? value : other}`;
}

/** Return what may be a key, or another one where there is no sentence for it. */
export const keyOr = (key: string, other: Key): Key => (book.has(key) ? key : other);

/** Return the key of a box's name. */
export const boxKey = (box: string) => keyFor("box", box, "mixed");

/** Return the key of the line that describes a box. */
export const boxTextKey = (box: string) => keyFor("box", `${box}-text`, "mixed-text");
