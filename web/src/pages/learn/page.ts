// The rules page of a box, as the server writes it: words in the reader's language, rows by their id.
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../base/wire/session";

/** A part of a picture, on a grid of characters. */
export interface Shape {
  kind: "box" | "slot" | "text" | "arrow";
  x: number;
  y: number;
  w: number;
  h: number;
  lines: string[];
}

export interface Picture {
  about: string;
  width: number;
  height: number;
  shapes: Shape[];
}

/** Sections of a rulebook, as they are called in the English book. */
export interface Place {
  book: string;
  sections: string[];
}

/** A row of the rules: where it stands, and whether it is a ruling of ours. */
export interface Row {
  id: string;
  places: Place[];
  ours: boolean;
}

export interface Chapter {
  id: string;
  title: string;
  steps: { text: string; rules: string[] }[];
  rows: Row[];
  picture: Picture | null;
}

export interface BoxRules {
  box: string;
  words: Record<"title" | "lead" | "behind" | "ours", string>;
  chapters: Chapter[];
}

export const boxRules = (box: string, language: string) =>
  queryOptions({
    queryKey: ["rules", box, language],
    queryFn: () => call<BoxRules>("GET", `rules/${box}?language=${language}`),
    staleTime: Number.POSITIVE_INFINITY,
  });
