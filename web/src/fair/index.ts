// What a browser keeps of a game while it is dealt and played, for `tools/prove_fairness.py`.
export { heard, heardCards, heardRoom, nothingSeen, type Seen } from "./seen";
export { type Due, due, received } from "./shares";
