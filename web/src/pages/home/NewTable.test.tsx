import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type Games, games, spoken } from "../../base/wire/queries";
import { called, counts, hasVillains, PassAndPlay, wanted } from "./NewTable";

const openShared = vi.hoisted(() => vi.fn());

vi.mock("@tanstack/react-router", () => ({ useNavigate: () => () => undefined }));
vi.mock("../../widgets/Cast", () => ({ Cast: () => null }));
vi.mock("../../base/tables/opening", () => ({ openShared }));
vi.mock("../../base/people/people", () => ({ useMe: () => ({ person: { name: "Ada" } }) }));
vi.mock("../../base/words/say", async (real) => ({
  ...(await real<object>()),
  useWords: () => ({ t: (key: string) => key, language: "en" }),
}));

afterEach(cleanup);

const GAMES: Games = {
  boxes: [
    { id: "heroes-unite", name: "Heroes Unite", players: [2, 5], usual: 2, villain_stack: true },
    {
      id: "confrontations",
      name: "Confrontations",
      players: [2, 4],
      usual: 4,
      villain_stack: false,
    },
    { id: "rivals-batman-joker", name: "Rivals", players: [2, 2], usual: 2, villain_stack: false },
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
  casts: { "rivals-teams": ["A", "B", "C", "D", "E"] },
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
  cast: {},
  variants: [],
  bot: "pip",
  others: {},
  names: {},
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
  expect(wanted(WISH, GAMES, "bots").bots).toEqual([null, "pip", "pip"]);
  expect(wanted(WISH, GAMES, "friends").bots).toEqual([null, null, null]);
});

test("a mixture is sent by its recipe, with the number of players it is for", () => {
  const table = wanted({ ...WISH, game: "rivals-teams" }, GAMES, "bots");
  expect(table.recipe).toBe("rivals-teams");
  expect(table.players).toBe(4);
  expect(table.box).toBeUndefined();
});

test("a mixture of Characters is sent with who plays, other games without", () => {
  const teams = { ...WISH, game: "rivals-teams" };
  expect(wanted(teams, GAMES, "bots").cast).toEqual(["A", "B", "C", "D"]);
  const chosen = wanted({ ...teams, cast: { 0: "E" } }, GAMES, "bots");
  expect(chosen.cast).toEqual(["E", "B", "C", "D"]);
  expect(wanted(WISH, GAMES, "bots").cast).toBeUndefined();
  expect(wanted({ ...WISH, game: "two-sets" }, GAMES, "bots").cast).toBeUndefined();
  expect(wanted({ ...teams, recipe: '{"id":"mine"}' }, GAMES, "bots").cast).toBeUndefined();
});

test("two sets are played by any number, and everybody keeps one of two heroes", () => {
  const table = wanted({ ...WISH, game: "two-sets", players: 2, heroes: "two" }, GAMES, "bots");
  expect([table.recipe, table.players, table.heroes]).toEqual(["two-sets", 2, "two"]);
  const teams = wanted({ ...WISH, game: "rivals-teams", heroes: "two" }, GAMES, "bots");
  expect(teams.heroes).toBe("deal"); // nobody chooses where the recipe names who plays
});

test("a recipe of one's own goes before the game that was picked", () => {
  expect(wanted({ ...WISH, recipe: '{"id":"mine"}' }, GAMES, "bots").recipe).toEqual({
    id: "mine",
  });
});

test("a level is described in one's language, or in English", () => {
  const [pip] = GAMES.levels;
  expect(spoken(pip?.character ?? {}, "es")).toBe("Nuevo.");
  expect(spoken(pip?.character ?? {}, "fr")).toBe("New here.");
});

test("around one device a seat is a person's unless a bot was chosen for it", () => {
  expect(wanted(WISH, GAMES, "pass").bots).toEqual([null, null, null]);
  expect(wanted({ ...WISH, others: { 2: "pip" } }, GAMES, "pass").bots).toEqual([
    null,
    null,
    "pip",
  ]);
  expect(wanted({ ...WISH, others: { 1: "" } }, GAMES, "pass").bots).toEqual([null, null, null]);
});

test("no two people around one device are called the same", () => {
  const wish = { ...WISH, names: { 1: " Ada ", 2: "Bob", 3: "Ada" } };
  const names = called(
    wish,
    [null, null, "pip", null, null],
    "Ada",
    (seat) => `Player ${seat + 1}`,
  );
  expect([...names]).toEqual([
    [1, "Ada 2"],
    [3, "Ada 3"],
    [4, "Player 5"],
  ]);
});

test("only a game with a stack of Super-Villains offers what can be chosen about them", () => {
  const games = ["heroes-unite", "confrontations", "two-sets", "rivals-teams", "nothing"];
  expect(games.filter((game) => hasVillains(game, GAMES))).toEqual(["heroes-unite", "two-sets"]);
});

test("however often a table is begun while it opens, one is opened, and another after a failure", async () => {
  const client = new QueryClient();
  client.setQueryData(games.queryKey, GAMES);
  render(
    <QueryClientProvider client={client}>
      <PassAndPlay />
    </QueryClientProvider>,
  );
  const button = screen.getByRole("button", { name: "new.begin" });
  openShared.mockRejectedValue(new Error("no Python"));
  fireEvent.click(button);
  fireEvent.click(button);
  expect(button.textContent).toBe("app.loading");
  await act(async () => {});
  expect(openShared).toHaveBeenCalledTimes(1);
  fireEvent.click(button);
  expect(openShared).toHaveBeenCalledTimes(2);
});
