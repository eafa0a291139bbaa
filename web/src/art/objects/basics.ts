// Things and places that every box has.
import { INK } from "../ink";
import { hand, shape, stroke, thing } from "./shapes";

export const BASICS = {
  punch: thing("#e07a2a", "burst", () => hand("#d0202e")),
  kick: thing(
    "#6b35b0",
    "burst",
    () =>
      shape("M70,20L112,26L110,104L160,122Q174,128 170,146H74L62,104Z", "#d0202e") +
      shape("M74,146H170V160H70Z", "#2a2430") +
      stroke("M20,60H52M10,90H48M24,120H54", "#ffe27a", 8),
  ),
  vulnerability: thing(
    "#55536e",
    "shards",
    () =>
      shape("M100,28L152,46V104Q150,146 100,172Q50,146 48,104V46Z", "#8f93ab") +
      stroke("M112,34L88,78L116,96L84,140L104,168", INK, 7),
  ),
  weakness: thing(
    "#4a5a2a",
    "spiral",
    () =>
      shape("M100,24Q150,90 150,126A50,50 0 0 1 50,126Q50,90 100,24Z", "#7fae3f") +
      stroke("M78,120Q84,106 94,118M106,118Q116,106 122,120M80,150Q100,134 120,150", INK, 6),
  ),
};
