import { expect, test } from "vitest";
import {
  boxFrom,
  cardOf,
  changed,
  drafts,
  fileOf,
  freeId,
  levelsOf,
  type MadeCard,
  newBox,
  newCard,
  ofKind,
  slug,
  withCards,
  without,
} from "./box";

const card = (fields: Partial<MadeCard> = {}): MadeCard => ({
  ...newCard(newBox("heroes-unite"), "en"),
  name: "Night Watch",
  words: "+2 Power.",
  effect: { play: [{ kind: "Power", amount: 2 }] },
  whole: true,
  ...fields,
});
const box = (...cards: MadeCard[]) => withCards(newBox("heroes-unite", "Low Tide", "Ana"), cards);

test("a box is a file: drafts are left out, portraits stand by the ids of cards", () => {
  const file = fileOf(box(card({ portrait: "lean 3 a" }), card({ id: "card-2", whole: false })));
  expect(file).toEqual({
    format: 1,
    id: "low-tide",
    name: "Low Tide",
    version: "1",
    author: "Ana",
    based_on: { box: "heroes-unite" },
    cards: [
      {
        id: "card-1",
        name: "Night Watch",
        kind: "main",
        type: "Hero",
        cost: 3,
        vp: 1,
        copies: 2,
        play: [{ kind: "Power", amount: 2 }],
      },
    ],
    portraits: { "card-1": "lean 3 a" },
  });
});

test("a card of the host that is changed has all of its text replaced, and nothing else", () => {
  const file = fileOf(box(card({ id: "katana", instead: true, copies: 4 })));
  expect(file.cards).toBeUndefined();
  expect(file.changes).toEqual({
    katana: {
      copies: 4,
      assist: false,
      binding: false,
      play: [{ kind: "Power", amount: 2 }],
      ongoing: false,
      abilities: [],
      on_gain: [],
      defense: null,
      block: null,
      returns: false,
      first_appearance: [],
    },
  });
});

test("a file comes back as the box that it was", () => {
  const made = box(card({ portrait: "lean 3 a" }), card({ id: "katana", instead: true, more: {} }));
  const face = (id: string) => ({ id, name: "Night Watch", text: "+2 Power." });
  const house = [{ ...face("katana"), kind: "main", type: "Hero", cost: 3, vp: 1 }];
  const back = boxFrom(fileOf(made), [face("card-1"), face("katana")], house, "en");
  expect(back.cards.map(({ id, words, instead }) => [id, words, instead ?? false])).toEqual([
    ["katana", "+2 Power.", true],
    ["card-1", "+2 Power.", false],
  ]);
  expect(fileOf(back)).toEqual(fileOf(made));
});

test("a Character is three Levels: they share a name and go together", () => {
  const levels = ofKind(card({ name: "Keeper" }), "character", "keeper");
  expect(levels.map(({ id, cost, vp, more }) => [id, cost, vp, more.level])).toEqual([
    ["keeper-1", 9, 4, 1],
    ["keeper-2", 12, 6, 2],
    ["keeper-3", 15, 0, 3],
  ]);
  const made = box(...levels, card());
  expect(drafts(made).map(({ id }) => id)).toEqual(["keeper-1", "keeper-2", "keeper-3"]);
  const named = changed(made, "keeper-2", { name: "The Keeper", words: "Draw a card." });
  expect(levelsOf(named, cardOf(named, "keeper-1") as MadeCard).map(({ name }) => name)).toEqual([
    "The Keeper",
    "The Keeper",
    "The Keeper",
  ]);
  expect(cardOf(named, "keeper-1")?.words).toBe("+2 Power.");
  expect(without(named, "keeper-3").cards.map(({ id }) => id)).toEqual(["card-1"]);
});

test("a Super Hero has no cost and stands once", () => {
  const [hero] = ofKind(card(), "super-hero", "keeper");
  expect(hero).toMatchObject({ kind: "super-hero", type: null, cost: null, vp: 0, copies: 1 });
});

test("no two cards have one id, whatever they are called", () => {
  const made = box(card(), card({ id: "card-3" }));
  expect(freeId(made, "")).toBe("card-4");
  expect(freeId(made, "Card 1")).toBe("card-1-2");
  expect(slug("Füße & Hände – 2")).toBe("fusse-hande-2");
});
