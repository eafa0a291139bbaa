import { expect, it } from "vitest";
import { beginsTurn, matters, namesPattern, pieces, sinceMine } from "./story";

const names = namesPattern(["Punch", "Kick", "Superman", "Man", "Shazam!", "Power Ring"]);
const cut = (line: string) => pieces(line, names, (name) => name.toLowerCase());

it("finds the names of cards, the longest first", () => {
  expect(cut("You play Superman.")).toEqual([
    { text: "You play " },
    { text: "Superman", card: "superman" },
    { text: "." },
  ]);
});

it("does not find a name inside a word", () => {
  expect(cut("Many Kicks")).toEqual([{ text: "Many Kicks" }]);
});

it("takes a name with its own stop, and several in one line", () => {
  expect(cut("Shazam! and Punch").filter((piece) => piece.card)).toHaveLength(2);
});

it("leaves a line alone when there are no names", () => {
  expect(pieces("Punch", namesPattern([]), () => "")).toEqual([{ text: "Punch" }]);
});

it("tells the lines since one's last turn", () => {
  const lines = [
    "Turn 1: your turn begins.",
    "You play Punch.",
    "Turn 2: Bot's turn begins.",
    "Bot plays Kick.",
    "Turn 3: your turn begins.",
    "You play Kick.",
  ];
  expect(sinceMine(lines, true)).toEqual(lines.slice(2, 4));
  expect(sinceMine(lines.slice(0, 4), false)).toEqual(lines.slice(2, 4));
  expect(beginsTurn(lines[0] ?? "")).toBe(true);
});

it("tells everything to who comes before their first turn", () => {
  const lines = ["Turn 1: Bot's turn begins.", "Bot plays Kick.", "Turn 2: your turn begins."];
  expect(sinceMine(lines, true)).toEqual(lines.slice(0, 2));
});

it("knows what matters of the others' turns", () => {
  const told = [
    "Turn 2: Bot's turn begins.",
    "Bot plays Kick (+2 Power).",
    "Silver Banshee attacks you.",
    "You gain a Weakness (Silver Banshee).",
    "Bot buys Silver Banshee for 3 Power.",
    "Bot ends their turn and draws 5 cards.",
    "Bot compra Kick por 3 de Poder.",
    "Bot juega Kick.",
  ];
  expect(told.filter(matters)).toEqual([told[2], told[3], told[4], told[6]]);
});
