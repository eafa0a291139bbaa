// Every box from the first page to the score, against bots, with a mouse.
import { expect, test } from "./backend";
import { expectKeptResult, mouse, playOut, sitDown, type Wanted, watch } from "./player";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const GAMES: (Wanted & { name: string; gate?: boolean })[] = [
  {
    name: "Heroes Unite",
    game: "Heroes Unite",
    length: "Short (house rule): 4 Super-Villains",
    rival: "Otto",
    gate: true,
  },
  { name: "Confrontations, one on one", game: "Confrontations", players: 2 },
  { name: "Confrontations, two on two", game: "Confrontations", players: 4 },
  { name: "Rivals: Batman vs. The Joker", game: "Rivals: Batman vs. The Joker", rival: "Sibyl" },
  { name: "Rivals: Shazam! vs. Black Adam", game: "Rivals: Shazam! vs. Black Adam" },
];

for (const { name, gate, ...wanted } of GAMES) {
  test(`a whole game of ${name}`, { tag: gate ? ["@gate"] : [] }, async ({ page }, info) => {
    test.setTimeout(600_000); // for a busy machine; a game that stands still is noticed after 30 s
    const wrong = watch(page);
    await sitDown(page, wanted);
    const figures = await playOut(page, mouse(page));
    info.annotations.push({ type: "figures", description: JSON.stringify(figures) });
    console.log(`${name}:`, JSON.stringify(figures));
    await expectKeptResult(page);
    expect(wrong).toEqual([]);
  });
}
