// The catalogues as files, for tests: in a browser they come from the server. Fluent's own reader
// reads them here.

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Catalogue, Part, Pattern } from "./fluent";

const FOLDER = resolve(process.cwd(), "../src/archrivals/speech/catalogue");

/** The languages that have a catalogue. */
export const LANGUAGES = readdirSync(FOLDER).sort();

/** What only the terminal and the API print: it is not sent. */
const UNSENT = "summary.ftl";

/** All files of a language that are sent, as one text. */
export const textOf = (language: string): string =>
  readdirSync(resolve(FOLDER, language))
    .filter((file) => file !== UNSENT)
    .sort()
    .map((file) => readFileSync(resolve(FOLDER, language, file), "utf8"))
    .join("\n");

type Node = FluentResource["body"][number]["value"];
type Element = Exclude<Node, string | null>[number];

/** The messages of a language, as the server sends them. */
export const catalogueOf = (language: string): Catalogue =>
  Object.fromEntries(
    new FluentResource(textOf(language)).body.map(({ id, value }) => [id, patternOf(value)]),
  );

const patternOf = (node: Node): Pattern =>
  node === null || typeof node === "string" ? (node ?? "") : node.map(partOf);

function partOf(node: Element): Part {
  if (typeof node === "string") return node;
  if (node.type === "str") return node.value;
  if (node.type === "var") return { put: node.name };
  if (node.type === "mesg") return { message: node.name };
  if (node.type !== "select" || node.selector.type !== "var")
    throw new Error(`our catalogues have no ${node.type}`);
  const of = node.variants.map(({ key, value }) => [
    key.type === "num" ? `${key.value}` : key.value,
    patternOf(value),
  ]);
  return { by: node.selector.name, of: Object.fromEntries(of), else: of[node.star]?.[0] as string };
}
