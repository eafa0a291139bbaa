// Heads of beings that walk upright: skulls, machines, demons, stone. c: colours.

import { headPath } from "../bodies";
import { EYES, MOUTHS } from "../faces";
import { dark, disc, EDGE, fill, INK, light, line, mirrored, times } from "../ink";
import type { Head } from "./head";

export const BEINGS = {
  skull: (c) =>
    fill("M72,74Q72,42 100,42T128,74Q128,90 118,94V112H82V94Q72,90 72,74Z", c.skin, EDGE) +
    mirrored(
      fill("M78,76Q88,66 96,78Q94,90 84,88Q78,86 78,76Z", INK) + disc(88, 80, 3.4, c.energy),
    ) +
    fill("M97,90L100,84L103,90Z", INK) +
    line("M90,100V112M97,100V112M104,100V112M111,100V112", INK, 2.4),
  brain: (c) =>
    fill(
      "M48,62Q44,14 100,12T152,62Q150,86 124,96Q116,116 100,116T76,96Q50,86 48,62Z",
      c.skin,
      EDGE,
    ) +
    line(
      "M60,50Q74,40 72,26M84,44Q92,30 84,18M118,44Q108,30 118,18M142,50Q128,40 130,26M100,36V16M70,62Q84,56 92,60M130,62Q116,56 108,60",
      dark(c.skin, 0.4),
      3,
    ) +
    EYES.hard(c) +
    MOUTHS.frown(),
  robot: (c) =>
    fill("M72,50H128L132,100L116,116H84L68,100Z", c.skin, EDGE) +
    fill("M76,68H124V86H76Z", INK) +
    mirrored(disc(88, 77, 5.5, c.energy)) +
    MOUTHS.grille() +
    fill("M94,50V34H106V50Z", c.skin, EDGE) +
    disc(100, 32, 5, c.energy, EDGE),
  android: (c) =>
    fill(headPath(25, 20), c.skin, EDGE) +
    fill("M74,60Q100,50 126,60V52Q122,40 100,40T74,52Z", c.gear, EDGE) +
    line("M84,90V112M116,90V112M74,78H80M120,78H126", dark(c.skin, 0.5), 3) +
    mirrored(fill("M80,76H96V84H80Z", c.energy, EDGE)) +
    line("M92,103H108", INK, 3),
  blank: (c) =>
    fill(headPath(25, 18), c.skin, EDGE) +
    line("M84,74Q100,84 116,74M88,100Q100,94 112,100", dark(c.skin, 0.4), 3),
  ghost: (c) =>
    fill("M74,78Q72,42 100,42T126,78Q126,104 100,118Q74,104 74,78Z", c.skin, EDGE) +
    mirrored(fill("M78,84Q84,70 96,80Q92,92 82,90Z", INK) + disc(88, 82, 2.4, "#fff")) +
    line("M92,104H108", INK, 3) +
    line("M88,62L80,54M112,62L120,54", dark(c.skin, 0.35), 3),
  demon: (c) =>
    mirrored(
      fill("M84,52Q58,46 56,6Q72,30 100,42Z", "#efe0b8", EDGE) +
        fill("M74,80L52,66L70,94Z", c.skin, EDGE),
    ) +
    fill(headPath(27, 22), c.skin, EDGE) +
    EYES.hard(c) +
    EYES.glow(c) +
    MOUTHS.fang() +
    fill("M96,86L100,96L104,86Z", dark(c.skin, 0.35)),
  trigon: (c) =>
    mirrored(line("M84,56Q60,40 66,6M72,36L52,26M66,20L78,4", "#efe0b8", 8)) +
    fill(headPath(28, 24), c.skin, EDGE) +
    EYES.four(c) +
    MOUTHS.fang(),
  stretch: (c) =>
    fill(
      "M80,70Q66,40 96,42Q136,36 128,72Q132,92 150,104Q128,124 104,116Q78,112 80,70Z",
      c.skin,
      EDGE,
    ) +
    EYES.white() +
    line("M94,102Q112,112 130,100", INK, 3),
  flame: (c) =>
    fill(
      "M74,96Q58,52 84,22Q86,40 94,42Q96,18 112,4Q112,34 124,44Q146,70 126,98Q118,116 100,118T74,96Z",
      c.energy,
      EDGE,
    ) +
    fill(
      "M84,98Q76,72 92,56Q98,70 106,66Q122,84 116,100Q108,112 100,112T84,98Z",
      light(c.energy, 0.5),
    ) +
    mirrored(fill("M82,82L95,86L92,76Z", INK)),
  half: (c) =>
    fill(headPath(25, 20), c.skin, EDGE) +
    fill(
      "M100,45Q124,46 126,76Q126,92 119,104Q110,116 100,115L96,100L104,92L98,70Z",
      "#aab4c8",
      EDGE,
    ) +
    line("M108,52Q118,60 118,70M110,100Q118,96 120,88", "#5c667c", 3) +
    disc(112, 79, 8.5, INK) +
    disc(112, 79, 5, c.energy) +
    disc(112, 79, 2, "#fff") +
    fill("M81,81Q88,75 95,82Q88,85 81,81Z", "#fff", EDGE) +
    disc(89, 80.6, 2.8, INK) +
    line("M79,72L95,74", INK, 4) +
    line("M90,103H108", INK, 3),
  endo: (c) =>
    fill("M74,72Q74,42 100,42T126,72Q126,88 118,94L116,116H84L82,94Q74,88 74,72Z", c.skin, EDGE) +
    mirrored(disc(87, 77, 9, INK) + disc(87, 77, 5, c.energy)) +
    fill("M96,84H104L106,96H94Z", INK) +
    times(6, (i) =>
      fill(`M${84 + i * 5.5},101h4v12h-4Z`, "#f2f4f8", `stroke="${INK}" stroke-width="1.5"`),
    ) +
    line("M80,56H120M100,44V64", dark(c.skin, 0.4), 3),
  bony: (c) =>
    mirrored(fill("M80,54L62,18L94,44ZM72,74L46,58L70,90ZM76,98L56,112L84,110Z", "#e6e0d2", EDGE)) +
    fill(headPath(28, 25), c.skin, EDGE) +
    fill("M86,46L100,30L114,46L108,62H92Z", "#e6e0d2", EDGE) +
    mirrored(fill("M78,74L96,80L92,86L80,82Z", c.energy, EDGE) + line("M76,68L97,76", INK, 5)) +
    MOUTHS.roar(),
  stone: (c) =>
    fill("M68,54L80,42H120L132,54L134,92L120,116H80L66,92Z", c.skin, EDGE) +
    line(
      "M80,42L86,58L70,66M120,42L114,58L130,66M100,42V56M72,92L84,98L80,114M128,92L116,98L120,114M100,100V104",
      dark(c.skin, 0.45),
      3,
    ) +
    mirrored(fill("M77,74L97,78V86L80,84Z", c.energy, EDGE)) +
    line("M74,70L98,76M126,70L102,76M88,106H112", INK, 4.5),
  maw: (c) =>
    fill("M66,50L84,34H116L134,50L140,92L120,122H80L60,92Z", c.gear, EDGE) +
    fill("M74,58H126V76H74Z", INK) +
    mirrored(fill("M78,62L96,66V72L80,70Z", c.energy)) +
    fill("M72,84H128L118,114H82Z", INK) +
    fill(
      "M74,86l7,9l7,-9l6,9l6,-9l6,9l6,-9l7,9l7,-9ZM84,113l5,-8l5,8l6,-8l6,8l5,-8l5,8Z",
      "#eef0f6",
    ) +
    mirrored(fill("M66,54L50,28L80,40Z", c.energy, EDGE)),
  red4: (c) =>
    fill(headPath(27, 24), c.skin, EDGE) +
    mirrored(
      line("M70,72L80,68M70,82L79,80M72,94L81,92", dark(c.skin, 0.5), 4) +
        fill("M80,76L96,81L92,86L81,84Z", c.energy, EDGE) +
        line("M77,70L97,78", INK, 5),
    ) +
    fill("M84,98H116L112,112H88Z", "#3a0508", EDGE) +
    fill("M86,98l4,7l4,-7ZM106,98l4,7l4,-7Z", "#fff"),
  brow: (c) =>
    fill(
      "M68,66Q70,36 100,36T132,66Q134,86 122,98Q116,118 100,118T78,98Q66,86 68,66Z",
      c.skin,
      EDGE,
    ) +
    fill("M70,66Q100,50 130,66L124,78L102,74H98L76,78Z", dark(c.skin, 0.3), EDGE) +
    mirrored(fill("M80,80L96,82L92,87L82,86Z", c.energy)) +
    line("M90,104H110M96,92H104", dark(c.skin, 0.6), 3),
  plague: (c) =>
    fill(headPath(27, 18), c.gear, EDGE) +
    mirrored(disc(88, 74, 10, c.energy, EDGE) + disc(86, 72, 3, "#fff")) +
    fill("M86,86Q100,80 114,86L104,112Q86,150 62,146Q82,128 86,86Z", c.skin, EDGE) +
    line("M92,98L100,100M86,114L94,118", INK, 2.5),
  imp: (c) =>
    mirrored(fill("M86,46Q72,28 78,6Q90,22 102,40ZM76,74L50,54L72,92Z", c.skin, EDGE)) +
    fill(headPath(26, 14), c.skin, EDGE) +
    mirrored(fill("M78,74L96,82L88,88L79,82Z", c.energy, EDGE)) +
    fill("M82,98Q100,106 118,96Q114,114 100,114T82,98Z", "#3a0a14", EDGE) +
    fill("M84,99l4,6l4,-4l4,5l4,-4l4,4l4,-5l4,4l4,-7Z", "#fff"),
  gaunt: (c) =>
    fill(
      "M76,70Q74,42 100,42T124,70Q126,84 118,90L112,114Q100,124 88,114L82,90Q74,84 76,70Z",
      c.skin,
      EDGE,
    ) +
    mirrored(
      fill("M79,78Q86,68 96,78Q92,88 84,86Z", INK) +
        disc(88, 79, 2.5, c.energy) +
        line("M80,92L90,104", dark(c.skin, 0.5), 3),
    ) +
    fill("M92,104Q100,98 108,104Q104,116 100,116T92,104Z", INK),
  chalk: (c) =>
    fill(
      "M72,52L84,42L104,44L122,46L128,64L124,82L128,98L114,112L92,116L76,104L72,84Z",
      c.skin,
      EDGE,
    ) +
    line("M84,42L90,58L78,68M122,46L112,62M128,98L114,92M76,104L88,96", dark(c.skin, 0.45), 2.5) +
    fill(`M72,56Q80,32 106,34Q134,36 128,66L116,56L104,62L92,54L80,64Z`, c.hair, EDGE) +
    mirrored(
      fill("M80,78L95,80L92,87L82,86Z", "#fff", EDGE) +
        disc(89, 83, 2.2, INK) +
        line("M78,74L96,75", INK, 4),
    ) +
    line("M88,102L98,106L112,100", INK, 3.5),
} satisfies Record<string, Head>;
