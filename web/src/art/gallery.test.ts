// @vitest-environment node
import { expect, test } from "vitest";
import cards from "../../made/cards.json";
import { ROWS } from "./figures";
import { pictureOf, portraitOf } from "./gallery";
import { MOODS } from "./moods";

/** What is wrong with a picture as XML, or nothing. */
function faultOf(svg: string): string | null {
  const open: string[] = [];
  const ids = new Set<string>();
  const used = new Set<string>();
  for (const piece of svg.split("<").slice(1)) {
    if (!piece.endsWith(">")) return `stray text: ${piece}`;
    const name = /^\/?[a-zA-Z]+/.exec(piece)?.[0] ?? "";
    if (name.startsWith("/")) {
      if (open.pop() !== name.slice(1)) return `<${piece} closes nothing`;
      continue;
    }
    if (!piece.endsWith("/>")) open.push(name);
    const attributes = piece.slice(name.length).replace(/\/?>$/, "");
    if (!/^(?: +[\w:-]+="[^"]*")* *$/.test(attributes)) return `<${piece} is no element`;
    for (const [, attribute, value = ""] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g)) {
      if (attribute === "id" && ids.size === ids.add(value).size) return `${value} is there twice`;
      const target = /^url\(#(.*)\)$/.exec(value)?.[1] ?? (attribute === "href" && value.slice(1));
      if (target) used.add(target);
    }
  }
  if (open.length) return `<${open.at(-1)}> stays open`;
  if (/NaN|undefined|null|Infinity/.test(svg)) return "a number is none";
  return [...used].find((id) => !ids.has(id)) ?? null;
}

const inside = (svg: string): string => svg.slice(svg.indexOf(">"));

test.each(["bust", "face", "cut"] as const)(
  "every figure is well-formed in every mood, cropped as %s",
  (crop) => {
    for (const id of Object.keys(ROWS))
      for (const mood of MOODS)
        expect(faultOf(portraitOf(id, { crop, mood })), `${id} ${mood}`).toBeNull();
  },
  20_000,
);

test.each(["bust", "face", "cut"] as const)(
  "every card is well-formed, cropped as %s",
  (crop) => {
    for (const card of cards) expect(faultOf(pictureOf(card, { crop })), card.id).toBeNull();
  },
  20_000,
);

test.each(["wide", "strip", "tall"] as const)(
  "cropped as %s, the same picture is shown in part",
  (crop) => {
    for (const card of cards) {
      const [whole, part] = [pictureOf(card), pictureOf(card, { crop })];
      expect(inside(part) === inside(whole) && part !== whole, card.id).toBe(true);
    }
  },
);

test("a mood changes every figure", () => {
  for (const id of Object.keys(ROWS))
    expect(new Set(MOODS.map((mood) => portraitOf(id, { mood }))).size, id).toBe(MOODS.length);
});

test("a figure in three-quarter view looks to either side", () => {
  expect(portraitOf("batgirl", { facing: "left" })).not.toBe(
    portraitOf("batgirl", { facing: "right" }),
  );
});

test("cut out, a figure has no ground", () => {
  expect(portraitOf("batgirl", { crop: "cut" })).not.toContain('<rect x="-40"');
});

test("depth adds to a picture", () => {
  const sizes = ([0, 1, 2] as const).map((depth) => portraitOf("zatanna-zatara", { depth }).length);
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  expect(new Set(sizes).size).toBe(3);
});

test("a card that nobody has drawn has a picture too, always the same", () => {
  for (const type of ["Hero", "Equipment"]) {
    const own = (id: string) =>
      pictureOf({ id, kind: "main", type, keywords: [], effects: ["Power"] });
    expect(faultOf(own("my-own-card"))).toBeNull();
    expect(own("my-own-card")).toBe(own("my-own-card"));
    expect(own("my-own-card")).not.toBe(own("another"));
  }
});
