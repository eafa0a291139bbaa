// What a figure holds or does with its hands, in front of it.
import { GESTURES } from "./gestures";
import type { Prop } from "./prop";
import { TOOLS } from "./tools";
import { WEAPONS } from "./weapons";

export { arm, fist, grip, open } from "./hands";

export const PROPS = { ...GESTURES, ...WEAPONS, ...TOOLS } satisfies Record<string, Prop>;

/** Where a hand holds the thing: x, y, turn of the forearm. */
export const GRIPS: Partial<Record<keyof typeof PROPS, readonly [number, number, number]>> = {
  staff: [158, 150, 8],
  trident: [167, 152, 8],
  spear: [162, 150, 8],
  axe: [164, 158, 8],
  scythe: [157, 146, 10],
  mace: [161, 156, 8],
  hammer: [161, 156, 8],
  sledge: [42, 152, -8],
  sword: [156, 176, 10],
  katana: [42, 186, -8],
  flamesword: [158, 174, 10],
  rod: [156, 158, 8],
  torch: [156, 160, 8],
  caduceus: [160, 152, 8],
  umbrella: [158, 150, 8],
  mirror: [152, 172, 8],
  rose: [150, 172, 6],
  wand: [138, 172, 14],
  knives: [160, 160, 10],
  crutch: [160, 150, 8],
  bottle: [152, 166, 8],
  hook: [168, 182, 6],
  flute: [150, 138, 14],
};
