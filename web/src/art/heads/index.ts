// Heads that replace the usual one.
import { BEASTS } from "./beasts";
import { BEINGS } from "./beings";
import type { Head } from "./head";

export const HEADS = { ...BEINGS, ...BEASTS } satisfies Record<string, Head>;

/** Where the eyes and the mouth of such a head sit: eye x, eye y, eye radius (0: a single eye), mouth y (0: none). */
export const FEATURES: Record<keyof typeof HEADS, readonly [number, number, number, number]> = {
  skull: [88, 80, 9, 106],
  brain: [88, 81, 8, 103],
  croc: [82, 62, 9, 102],
  robot: [88, 77, 8, 103],
  android: [88, 80, 9, 103],
  ghost: [87, 82, 10, 104],
  demon: [88, 80, 9, 103],
  trigon: [88, 80, 9, 103],
  beast: [88, 79, 9, 108],
  stretch: [88, 80, 8, 104],
  mandible: [86, 66, 9, 96],
  flame: [88, 82, 8, 102],
  tusk: [88, 82, 8, 104],
  ape: [88, 76, 8, 106],
  clay: [87, 77, 10, 102],
  dog: [87, 70, 7, 110],
  starfish: [100, 80, 0, 100],
  worm: [89, 75, 9, 94],
  moss: [87, 77, 9, 108],
  shark: [80, 66, 7, 102],
  tree: [88, 80, 8, 104],
  lion: [88, 77, 8, 108],
  cat: [88, 80, 9, 105],
  deep: [84, 66, 9, 104],
  half: [88, 80, 8, 103],
  endo: [87, 77, 9, 107],
  bony: [88, 79, 9, 104],
  stone: [88, 79, 9, 106],
  maw: [88, 67, 7, 98],
  bug: [82, 68, 11, 100],
  red4: [88, 81, 8, 105],
  brow: [88, 83, 7, 104],
  plague: [88, 74, 9, 0],
  maw2: [84, 60, 7, 0],
  cyclops: [100, 70, 0, 106],
  droop: [87, 83, 9, 108],
  imp: [88, 81, 8, 105],
  gaunt: [88, 79, 8, 108],
  chalk: [88, 82, 8, 103],
  snake: [84, 74, 9, 104],
  scaly: [88, 80, 9, 103],
  blank: [88, 78, 8, 100],
};
