import { expect, test } from "vitest";
import { type Games, spoken } from "../wire/queries";
import { counts, wanted } from "./NewTable";

const GAMES: Games = {
  boxes: [
    { id: "heroes-unite", name: "Heroes Unite", players: [2, 5] },
    { id: "confrontations", name: "Confrontations", players: [2, 4] },
    { id: "rivals-batman-joker", name: "Rivals", players: [2, 2] },
  ],
  recipes: [
    {
      id: "rivals-teams",
      name: "Teams",
      host: "rivals",
      players: 4,
      teams: [0, 1, 0, 1],
      heroes: ["A", "B", "C", "D"],
      super_villains: "",
    },
    {
      id: "two-sets",
      name: "Two sets",
      host: "heroes-unite",
      players: 4,
      teams: [],
      heroes: [],
      super_villains: "base-set",
    },
  ],
  recipe_names: { "rivals-teams": { en: "Teams" }, "two-sets": { en: "Two sets" } },
  heroes: { deal: "" },
  variants: { synergy: "" },
  bots: ["greedy", "pip", "mybot:Mine"],
  own_bots: [{ id: "mybot:Mine", name: "Mine" }],
  levels: [{ id: "pip", level: 1, name: "Pip", character: { en: "New here.", es: "Nuevo." } }],
  clocks: { none: { turn: 0, bank: 0 } },
};
const WISH = {
  game: "heroes-unite",
  players: 3,
  villains: 4,
  heroes: "deal",
  variants: [],
  bot: "pip",
  others: {},
  clock: "none",
  listed: false,
  recipe: "",
};

test("a game says how many can play it", () => {
  expect(counts("heroes-unite", GAMES)).toEqual([2, 3, 4, 5]);
  expect(counts("rivals-batman-joker", GAMES)).toEqual([2]);
  expect(counts("rivals-teams", GAMES)).toEqual([4]);
  expect(counts("two-sets", GAMES)).toEqual([2, 3, 4, 5]);
});

test("with bots every seat but the first is a bot's, with friends none", () => {
  expect(wanted(WISH, GAMES, true).bots).toEqual([null, "pip", "pip"]);
  expect(wanted(WISH, GAMES, false).bots).toEqual([null, null, null]);
});

test("a mixture is sent by its recipe, with the number of players it is for", () => {
  const table = wanted({ ...WISH, game: "rivals-teams" }, GAMES, true);
  expect(table.recipe).toBe("rivals-teams");
  expect(table.players).toBe(4);
  expect(table.box).toBeUndefined();
});

test("two sets are played by any number, and everybody keeps one of two heroes", () => {
  const table = wanted({ ...WISH, game: "two-sets", players: 2, heroes: "two" }, GAMES, true);
  expect([table.recipe, table.players, table.heroes]).toEqual(["two-sets", 2, "two"]);
  const teams = wanted({ ...WISH, game: "rivals-teams", heroes: "two" }, GAMES, true);
  expect(teams.heroes).toBe("deal"); // nobody chooses where the recipe names who plays
});

test("a recipe of one's own goes before the game that was picked", () => {
  expect(wanted({ ...WISH, recipe: '{"id":"mine"}' }, GAMES, true).recipe).toEqual({ id: "mine" });
});

test("a level is described in one's language, or in English", () => {
  const [pip] = GAMES.levels;
  expect(spoken(pip?.character ?? {}, "es")).toBe("Nuevo.");
  expect(spoken(pip?.character ?? {}, "fr")).toBe("New here.");
});
