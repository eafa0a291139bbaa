// The messages of a catalogue, read from its Fluent files by the server, and how they are said.
// `speech/talk/fluent.py` is the same in Python; the tests compare both with Fluent's own reader.

/** Text, and its placeables. */
export type Pattern = string | Part[];

export type Part = string | Variable | Reference | Selection;

/** A variable, to be put in. */
export interface Variable {
  put: string;
}

/** Another message, to be put in. */
export interface Reference {
  message: string;
}

/** One of several texts, by the value of a variable: by itself, or by the plural form of a number. */
export interface Selection {
  by: string;
  of: Record<string, Pattern>;
  else: string;
}

export type Catalogue = Record<string, Pattern>;
export type Values = Record<string, number | string>;

/** Says messages; a missing one is an error. */
export function formatter(language: string, catalogue: Catalogue) {
  const plural = new Intl.PluralRules(language);
  return function said(id: string, values: Values): string {
    const value = (name: string) => {
      const found = values[name];
      if (found === undefined) throw new Error(`${id} needs ${name}`);
      return found;
    };
    const part = (each: Part): string => {
      if (typeof each === "string") return each;
      if ("put" in each) return String(value(each.put));
      if ("message" in each) return said(each.message, values);
      const key = value(each.by);
      const form = typeof key === "number" ? plural.select(key) : "";
      return whole(each.of[key] ?? each.of[form] ?? each.of[each.else]);
    };
    const whole = (pattern: Pattern | undefined): string => {
      if (pattern === undefined) throw new Error(`${language} has no words for ${id}`);
      return typeof pattern === "string" ? pattern : pattern.map(part).join("");
    };
    return whole(catalogue[id]);
  };
}
