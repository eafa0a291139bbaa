// Rings: each has a stone of its own cut, a ground and a turn, so that no two differ by colour alone.
import type { Ground } from "../grounds";
import { disc, INK, light, star } from "../ink";
import { shape, stroke, type Thing, thing, turned } from "./shapes";

const band = (colour: string): string =>
  disc(100, 112, 40, "none", `stroke="${INK}" stroke-width="26"`) +
  disc(100, 112, 40, "none", `stroke="${colour}" stroke-width="18"`) +
  stroke("M72,98A32,32 0 0 1 92,76", "#fff", 5, 'opacity=".7"');

const ring = (
  colour: string,
  stone: string,
  ground: string,
  pattern: Ground,
  degrees: number,
): Thing =>
  thing(ground, pattern, () =>
    turned(
      band(colour) + shape(stone, light(colour, 0.25)) + shape(star(92, 50, 4, 12, 4), "#fff", ""),
      degrees,
    ),
  );

const HEXAGON = star(100, 58, 3, 32, 32);
const DROP = "M70,66Q68,34 100,24Q132,34 130,66Q100,96 70,66Z";
const SPIKED = star(100, 56, 6, 36, 16);
const TABLE = "M66,36H134V76H66Z";
const TRIANGLE = "M100,20L140,84H60Z";
const STAR = star(100, 58, 5, 40, 18);
const DIAMOND = "M100,20L132,58L100,96L68,58Z";
const WINGS = "M60,70Q70,30 100,48Q130,30 140,70L100,60Z";
const EMERALD = "M76,30H124L138,58L124,86H76L62,58Z";

export const RINGS = {
  "green-lantern-power-ring": ring("#2fae5b", HEXAGON, "#c89aa8", "rays", 12),
  "blue-lantern-power-ring": ring("#2f7fe0", DROP, "#bcd8f0", "rings", -14),
  "red-lantern-power-ring": ring("#e0303a", SPIKED, "#3a1014", "burst", 20),
  "orange-lantern-power-ring": ring("#f08c1a", TABLE, "#1f5a6a", "chevrons", -8),
  "yellow-lantern-corps-power-ring": ring("#f2cf2a", TRIANGLE, "#c4b4ee", "spiral", 0),
  "star-sapphire-power-ring": ring("#e05ad0", STAR, "#f0c4dc", "star", 16),
  "indigo-tribe-power-ring": ring("#6a4fe0", DIAMOND, "#17123a", "hex", -24),
  "legion-flight-ring": ring("#f2c230", WINGS, "#6fb0e0", "fan", 24),
  "power-ring": ring("#4ac8b0", EMERALD, "#7a3a2a", "rays", -16),
};
