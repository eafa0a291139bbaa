// Everything that checks a game: for the page behind a replay, and for `tools/prove_fairness.py`.
export { type Checked, check, type Finding, type Game } from "./check";
export { heard, heardCards, heardRoom, nothingSeen, type Seen } from "./seen";
export { type Due, due, received } from "./shares";
