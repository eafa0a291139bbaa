import { expect, test } from "vitest";
import cards from "../../made/cards.json";
import { ROWS } from "./figures";
import { GROUNDS } from "./grounds";
import { MARKS } from "./marks";
import { OBJECTS } from "./objects";
import { readRow } from "./row";
import { groundOf, isFigure, pictureId } from "./subject";

const OPPONENTS = ["pip", "goldie", "otto", "tilda", "bruno", "vera", "sibyl"];
const rows = Object.entries(ROWS);
const address = ({ box, id }: (typeof cards)[number]) => `${box}:${id}`;

test.each(rows)("the row of %s says nothing that no table has", (_, row) => {
  expect(() => readRow(row)).not.toThrow();
});

test("a word that no table has is told, with those that it has", () => {
  const batgirl = ROWS.batgirl ?? "";
  const row = batgirl.replace("ridge", "ridgy");
  expect(() => readRow(row)).toThrow(/no gear is called "ridgy"; there are none, domino/);
  expect(() => readRow(batgirl.replace(/ #\w{6} /, " violet "))).toThrow(/not a colour/);
  expect(() => readRow(`${batgirl} hat:#ffffff`)).toThrow(/"hat:#ffffff" is unknown/);
});

test("every card of the five boxes has its own figure or thing", () => {
  expect(cards).toHaveLength(392);
  const missing = cards.filter(
    (card) => !Object.hasOwn(isFigure(card) ? ROWS : OBJECTS, pictureId(card)),
  );
  expect(missing.map(address)).toEqual([]);
});

test("only the same person, place or thing shares a picture", () => {
  const shown = new Map<string, Set<string>>();
  for (const card of cards) {
    const key = `${isFigure(card) ? "figure" : "thing"} ${pictureId(card)}`;
    shown.set(key, (shown.get(key) ?? new Set()).add(card.name.toLowerCase()));
  }
  const shared = [...shown].filter(([, names]) => names.size > 1);
  expect(shared).toEqual([]);
});

test("no figure and no thing is left over but the opponents", () => {
  const used = new Set(cards.filter(isFigure).map(pictureId));
  expect(rows.map(([id]) => id).filter((id) => !used.has(id))).toEqual(OPPONENTS);
  const things = new Set(cards.filter((card) => !isFigure(card)).map(pictureId));
  expect(Object.keys(OBJECTS).filter((id) => !things.has(id))).toEqual([]);
});

test("no two figures share a row", () => {
  expect(new Set(rows.map(([, row]) => row)).size).toBe(rows.length);
});

test("marks on a chest are plain shapes: no letter, no animal, no bolt", () => {
  const plain = [
    "none",
    "dot",
    "bar",
    "tri",
    "dia",
    "up",
    "ring",
    "wave",
    "sun",
    "two",
    "eye",
    "cross",
    "feather",
  ];
  expect(Object.keys(MARKS).sort()).toEqual(plain.sort());
});

test("those whom one plays and those whom one fights stand in three-quarter view", () => {
  for (const card of cards)
    if (["super-hero", "super-villain", "character"].includes(card.kind))
      expect(readRow(ROWS[pictureId(card)] ?? "").pose, card.id).not.toBeNull();
});

test("the ground tells what a card does", () => {
  const ground = (id: string) => {
    const card = cards.find((each) => address(each) === id);
    return card && groundOf(card);
  };
  expect(ground("heroes-unite:katana")).toBe("hex");
  expect(ground("heroes-unite:kyle-rayner")).toBe("star");
  expect(ground("heroes-unite:kick")).toBe("rays");
  // its Attack is a First Appearance: over once it has appeared
  expect(ground("heroes-unite:nekron")).toBe("shards");
  const used = new Set(cards.map(groundOf));
  expect([...used].sort()).toEqual(Object.keys(GROUNDS).sort());
});
