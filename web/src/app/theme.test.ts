// Every pair of colours that words are set in can be read: at least 4.5 to 1, by day and by night.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync("src/app/theme.css", "utf8");

type Tokens = Map<string, string>;

/** The tokens of the first rule with a selector, over others. */
function tokensOf(selector: string, under: Tokens = new Map()): Tokens {
  const at = css.indexOf(`${selector} {`);
  const block = css.slice(at, css.indexOf("\n}", at));
  const found = [...block.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)];
  return new Map([...under, ...found.map(([, name = "", value = ""]) => [name, value] as const)]);
}

const dark = tokensOf(":root");
const light = tokensOf(':root[data-theme="light"]', dark);
const safe = (under: Tokens, selector: string) => tokensOf(selector, under);
const THEMES: [string, Tokens][] = [
  ["dark", dark],
  ["light", light],
  ["dark, safe colours", safe(dark, ':root[data-palette="safe"]')],
  ["light, safe colours", safe(light, ':root[data-theme="light"][data-palette="safe"]')],
];

function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ["--ground", "--stage", "--panel", "--raised"];
const KINDS = [
  ...["--k-hero", "--k-villain", "--k-super-villain", "--k-equipment", "--k-power"],
  ...["--k-location", "--k-starter", "--k-weakness", "--k-character"],
];
const PAIRS: [string, string][] = [
  ...["--text", "--text-2", "--text-3"].flatMap((text) =>
    GROUNDS.map((ground): [string, string] => [text, ground]),
  ),
  ...["--gold-line", "--me", "--foe", "--ok", "--ally", "--vp"].flatMap((text) =>
    ["--ground", "--stage", "--panel"].map((ground): [string, string] => [text, ground]),
  ),
  ...["gold", "me", "foe", "ok", "ally", "no"].map((name): [string, string] => [
    `--on-${name}`,
    `--${name}`,
  ]),
  ["--on-paper", "--paper"],
  ["--on-paper-2", "--paper"],
  ...["#ffffff", "#ffe08a"].flatMap((text) =>
    [...KINDS, "--band", "--foe-deep", "--me-deep"].map((kind): [string, string] => [text, kind]),
  ),
  ...["#a3122f", "#0a5c9c", "#7a4b00", "#6b1fa8"].map((text): [string, string] => [
    text,
    "--paper",
  ]),
];

describe.each(THEMES)("the colours, %s", (_, tokens) => {
  it.each(PAIRS)("%s on %s", (text, ground) => {
    const colour = (name: string) => (name.startsWith("#") ? name : (tokens.get(name) ?? ""));
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });
});
