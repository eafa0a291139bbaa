// Heads of beasts, plants and things that crawl. c: colours.

import { headPath } from "../bodies";
import { EYES, MOUTHS } from "../faces";
import {
  dark,
  disc,
  EDGE,
  each,
  fill,
  INK,
  light,
  line,
  mirrored,
  star,
  times,
  turned,
} from "../ink";
import type { Head } from "./head";

export const BEASTS = {
  croc: (c) =>
    fill("M70,66Q72,40 100,40T130,66L138,92Q140,116 100,118T62,92Z", c.skin, EDGE) +
    mirrored(disc(82, 62, 8, "#f4e04d", EDGE) + fill("M80,56L84,56L83,69L81,69Z", INK)) +
    times(5, (i) => fill(`M${72 + i * 12},42l6,-14l6,14Z`, dark(c.skin, 0.25), EDGE)) +
    fill("M62,92Q100,104 138,92Q136,112 100,112T62,92Z", "#5c0f1a", EDGE) +
    fill("M64,93l7,11l7,-8l8,11l7,-9l7,10l7,-10l7,9l8,-11l7,8l7,-11Z", "#fff") +
    mirrored(disc(92, 82, 2.6, INK)),
  beast: (c) =>
    mirrored(fill("M80,52L62,22L98,42Z", c.skin, EDGE)) +
    fill("M70,72Q70,42 100,42T130,72Q134,110 100,120Q66,110 70,72Z", c.skin, EDGE) +
    EYES.glow(c) +
    fill("M90,92Q100,84 110,92L100,102Z", INK) +
    line("M100,102V108M84,112Q100,102 116,112", INK, 3),
  mandible: (c) =>
    fill(
      "M68,66Q64,36 100,36T132,66L142,110L118,98L112,122L100,104L88,122L82,98L58,110Z",
      c.skin,
      EDGE,
    ) +
    mirrored(disc(86, 66, 8, c.energy, EDGE)) +
    fill("M84,90l5,10l5,-10l6,10l6,-10l5,10l5,-10Z", "#fff"),
  tusk: (c) =>
    fill(headPath(29, 27), c.skin, EDGE) +
    EYES.hard(c) +
    mirrored(fill("M86,100Q80,92 82,82Q90,90 93,101Z", "#fff", EDGE)) +
    line("M88,104H112", INK, 4) +
    line("M84,60L116,60M86,54L114,54", dark(c.skin, 0.4), 3),
  ape: (c) =>
    fill(
      "M66,64Q70,32 100,32T134,64Q142,84 130,98Q124,122 100,122T70,98Q58,84 66,64Z",
      dark(c.skin, 0.3),
      EDGE,
    ) +
    fill(
      "M76,66Q88,58 100,68Q112,58 124,66Q130,84 122,92Q130,116 100,118T78,92Q70,84 76,66Z",
      c.skin,
      EDGE,
    ) +
    mirrored(disc(88, 76, 4.5, c.energy, EDGE)) +
    line("M74,68Q88,62 98,72M126,68Q112,62 102,72", INK, 5) +
    mirrored(disc(95, 92, 3, INK)) +
    line("M84,106Q100,98 116,106", INK, 3),
  clay: (c) =>
    fill(
      "M66,60Q60,34 86,36Q100,22 116,38Q144,36 136,66Q148,84 134,96Q140,124 124,116Q116,132 106,118Q94,134 86,116Q66,126 70,100Q54,84 66,60Z",
      c.skin,
      EDGE,
    ) +
    mirrored(fill("M76,70Q88,62 97,78Q88,88 78,82Z", INK)) +
    mirrored(disc(87, 77, 3.5, c.energy)) +
    fill("M80,96Q100,88 120,96Q118,112 108,106Q104,114 98,106Q88,116 80,96Z", "#3a1c10", EDGE),
  dog: (c) =>
    mirrored(fill("M78,52Q52,40 54,82Q60,100 76,82Z", dark(c.skin, 0.2), EDGE)) +
    fill(
      "M72,66Q74,40 100,40T128,66Q130,86 116,92Q118,122 100,122T84,92Q70,86 72,66Z",
      c.skin,
      EDGE,
    ) +
    mirrored(disc(87, 70, 5, INK) + disc(85.5, 68, 1.7, "#fff")) +
    fill("M90,92Q100,84 110,92Q108,102 100,102T90,92Z", INK) +
    line("M100,102V109Q92,115 86,109M100,109Q108,115 114,109", INK, 3) +
    fill("M97,112h8v9q-4,4 -8,0Z", "#f08a9a", EDGE),
  starfish: (c) =>
    fill(star(100, 80, 5, 84, 34), c.skin, EDGE) +
    times(5, (i) =>
      turned(
        disc(100, 28, 4, dark(c.skin, 0.3)) + disc(100, 42, 5, dark(c.skin, 0.3)),
        i * 72,
        100,
        80,
      ),
    ) +
    fill("M72,80Q100,52 128,80Q100,108 72,80Z", "#fff", EDGE) +
    disc(100, 80, 13, c.energy, EDGE) +
    disc(100, 80, 6, INK),
  worm: (c) =>
    fill(
      "M84,140Q70,118 78,96Q70,74 82,56Q100,44 118,56Q130,74 122,96Q130,118 116,140Z",
      c.skin,
      EDGE,
    ) +
    line("M78,98Q100,108 122,98M80,118Q100,128 120,118", dark(c.skin, 0.35), 4) +
    mirrored(
      `<circle cx="89" cy="74" r="10" fill="#fff" stroke="${INK}" stroke-width="4"/>` +
        disc(90, 75, 4, INK) +
        line("M90,52Q84,36 74,34", INK, 3),
    ) +
    line("M99,74H101", INK, 4) +
    line("M93,92Q100,97 108,91", INK, 3) +
    fill("M128,96h20l6,20h-32Z", "#3c4152", EDGE),
  moss: (c) =>
    fill(
      "M66,68Q58,36 84,34Q90,20 104,32Q134,28 134,62Q146,82 130,100Q122,126 100,124T70,100Q54,86 66,68Z",
      c.skin,
      EDGE,
    ) +
    line(
      "M70,50q12,10 24,0M104,44q12,12 26,4M66,92q10,8 16,0M120,94q8,8 14,-2",
      dark(c.skin, 0.4),
      4,
    ) +
    mirrored(fill("M76,72Q88,64 97,78Q86,88 78,82Z", INK) + disc(87, 77, 4.5, c.energy)) +
    line(
      "M96,86V100M104,86V100M88,108Q100,102 112,108M90,118V132M100,118V138M110,118V130",
      dark(c.skin, 0.5),
      4,
    ),
  shark: (c) =>
    fill(
      "M100,16Q112,32 122,46Q142,64 138,92Q126,118 100,120T62,92Q58,64 78,46Q88,32 100,16Z",
      c.skin,
      EDGE,
    ) +
    fill("M66,88Q100,76 134,88Q128,116 100,118T66,88Z", "#f4f1ea") +
    mirrored(
      disc(80, 66, 5, INK) +
        disc(78.5, 64.5, 1.6, "#fff") +
        line("M63,92L70,84M66,98L74,89", INK, 2.5),
    ) +
    fill("M74,94Q100,84 126,94Q122,112 100,112T74,94Z", "#5c0f1a", EDGE) +
    fill("M76,94l6,9l6,-10l6,10l6,-10l6,10l6,-10l6,10l6,-9Z", "#fff"),
  tree: (c) =>
    mirrored(line("M84,48Q70,30 74,6M78,28L58,18M88,40L94,14", c.skin, 8)) +
    fill(
      "M70,56L84,46L92,52L100,42L110,52L118,44L130,58L128,96L118,118L108,112L100,124L90,112L80,120L72,96Z",
      c.skin,
      EDGE,
    ) +
    mirrored(fill("M78,72L96,80L92,88L80,84Z", INK) + disc(88, 80, 3, c.energy)) +
    fill("M86,100L100,94L114,100L110,110L100,104L90,110Z", INK) +
    line("M76,62L82,70M124,62L118,70M100,56V70", dark(c.skin, 0.5), 3),
  lion: (c) =>
    fill(star(100, 80, 13, 62, 48), c.hair, EDGE) +
    fill(
      "M74,68Q74,44 100,44T126,68Q130,84 122,92Q118,120 100,120T78,92Q70,84 74,68Z",
      c.skin,
      EDGE,
    ) +
    mirrored(fill("M80,72L95,78L90,83L81,80Z", c.energy, EDGE)) +
    fill("M90,90H110L100,100Z", INK) +
    fill("M84,104Q100,98 116,104L110,116H90Z", "#5c0f1a", EDGE) +
    fill("M86,104l4,8l4,-8ZM106,104l4,8l4,-8Z", "#fff"),
  cat: (c) =>
    mirrored(
      fill("M78,56L64,22L98,42Z", c.skin, EDGE) + fill("M78,48L71,32L90,43Z", dark(c.skin, 0.4)),
    ) +
    fill(headPath(26, 17), c.skin, EDGE) +
    each(
      [
        [86, 54],
        [100, 50],
        [114, 54],
        [76, 68],
        [124, 68],
        [80, 96],
        [120, 96],
      ],
      (x, y) => `<ellipse cx="${x}" cy="${y}" rx="4" ry="3" fill="${dark(c.skin, 0.55)}"/>`,
    ) +
    EYES.cat(c) +
    fill("M95,92H105L100,98Z", INK) +
    fill("M88,103Q100,99 112,103L108,111L104,105H96L92,111Z", "#fff", EDGE),
  deep: (c) =>
    fill("M70,70Q66,40 100,38T130,70Q142,98 124,116H76Q58,98 70,70Z", c.skin, EDGE) +
    fill("M66,92Q100,76 134,92Q132,122 100,124T66,92Z", "#2a0a12", EDGE) +
    fill(
      "M68,92l5,16l6,-19l6,20l6,-22l6,22l6,-22l6,21l6,-20l6,18l6,-17l5,15l4,-12L134,92Q100,78 68,92Z",
      "#eef6ea",
    ) +
    mirrored(disc(84, 66, 8, light(c.energy, 0.4), EDGE) + disc(84, 66, 3, INK)) +
    line("M100,40Q104,10 130,12", c.skin, 5) +
    disc(132, 14, 7, c.energy, EDGE),
  bug: (c) =>
    fill(
      "M60,58Q66,26 100,30T140,58Q150,84 128,94L132,122L112,108L100,126L88,108L68,122L72,94Q50,84 60,58Z",
      c.skin,
      EDGE,
    ) +
    mirrored(
      fill("M66,58Q84,52 96,76Q80,86 68,76Z", c.energy, EDGE) +
        fill("M86,40L70,6L98,34Z", c.skin, EDGE),
    ) +
    fill("M80,96l6,10l6,-10l8,10l8,-10l6,10l6,-10Z", "#fff", EDGE),
  maw2: (c) =>
    fill("M58,76Q58,36 100,36T142,76Q150,124 100,126T58,76Z", c.skin, EDGE) +
    mirrored(disc(84, 60, 5, c.energy, EDGE)) +
    fill("M64,78Q100,66 136,78Q140,122 100,122T64,78Z", "#4a0a14", EDGE) +
    fill(
      "M66,79l7,14l8,-16l8,15l7,-16l8,16l7,-15l8,16l8,-14l5,10L136,79Q100,68 66,79ZM76,114l6,-12l7,15l8,-13l8,14l7,-14l7,13l6,-11Q112,124 100,122T76,114Z",
      "#fff",
    ) +
    fill("M88,104Q100,96 112,104Q110,118 100,118T88,104Z", "#e0708a"),
  cyclops: (c) =>
    fill("M66,80Q64,38 100,38T134,80Q134,112 116,122Q100,128 84,122Q66,112 66,80Z", c.skin, EDGE) +
    disc(100, 70, 18, "#fff", EDGE) +
    disc(103, 72, 9, c.energy) +
    disc(103, 72, 4, INK) +
    line("M80,54Q100,44 120,54", INK, 5) +
    line("M84,106Q100,98 116,108", INK, 3) +
    fill("M88,104l3,8l4,-9ZM108,101l4,8l2,-6Z", "#fff"),
  droop: (c) =>
    fill(
      "M66,70Q66,38 100,38T134,70Q142,104 128,122Q114,132 108,118Q100,126 92,118Q84,134 72,122Q58,104 66,70Z",
      c.skin,
      EDGE,
    ) +
    mirrored(
      fill("M76,78Q86,70 97,78Q94,90 86,90T76,78Z", "#fff", EDGE) +
        disc(87, 84, 3, INK) +
        fill("M74,78Q86,66 98,78Z", dark(c.skin, 0.25), EDGE),
    ) +
    line("M92,108Q100,104 110,110", INK, 3) +
    line("M98,110V122", "#bff2ff", 3),
  snake: (c) =>
    fill(
      "M62,72Q60,36 100,34T138,72Q140,92 120,100Q116,122 100,124T80,100Q60,92 62,72Z",
      c.skin,
      EDGE,
    ) +
    mirrored(
      fill("M74,66L94,74L88,82L75,76Z", c.energy, EDGE) +
        line("M86,70V80", INK, 2.5) +
        disc(95, 94, 2, INK),
    ) +
    line("M80,104Q100,112 120,104", INK, 3) +
    line("M100,110V128L94,136M100,128L106,136", "#e0303a", 3),
  scaly: (c) =>
    fill(headPath(26, 17), c.skin, EDGE) +
    mirrored(
      fill("M76,66L56,48L66,76L54,84L76,92Z", c.energy, EDGE) +
        fill("M79,78Q88,70 97,82Q88,88 79,78Z", c.energy, EDGE) +
        line("M88,75V85", INK, 2.5),
    ) +
    times(3, (i) => line(`M${88 + i * 8},56q4,5 8,0`, dark(c.skin, 0.4), 2.5)) +
    fill("M96,42L100,18L106,42Z", c.energy, EDGE) +
    MOUTHS.lips(),
} satisfies Record<string, Head>;
