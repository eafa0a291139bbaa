// Eyes and mouths. c: colours.

import { dark, disc, EDGE, fill, INK, light, line, mirrored, times } from "./ink";
import type { Tints } from "./tints";

type Feature = (c: Tints) => string;

export const EYES = {
  white: () =>
    mirrored(fill("M80,82L94,84L92,77L81,75Z", "#fff", `stroke="${INK}" stroke-width="1.5"`)),
  calm: (c) =>
    mirrored(
      fill("M81,81Q88,75 95,82Q88,85 81,81Z", "#fff", `stroke="${INK}" stroke-width="1.6"`) +
        disc(89, 80.6, 2.9, INK),
    ) + mirrored(line("M79,73Q87,68 95,72", dark(c.hair, 0.3), 3)),
  hard: (c) =>
    mirrored(
      fill("M81,80L95,83Q90,87 83,85Z", "#fff", `stroke="${INK}" stroke-width="1.5"`) +
        disc(89, 83, 2.4, INK) +
        line("M78,73L95,79", dark(c.hair, 0.4), 4.5),
    ),
  scowl: (c) =>
    mirrored(
      fill("M80,81L95,84Q90,88 83,86Z", "#fff", `stroke="${INK}" stroke-width="1.5"`) +
        disc(89.5, 84, 2.3, INK) +
        line("M76,72L96,80", dark(c.hair, 0.4), 6) +
        line("M82,91Q88,94 94,91", dark(c.skin, 0.45), 2),
    ) + line("M117,60L121,74M119,90L122,104", "#f6d9c8", 2.6),
  bright: (c) =>
    mirrored(
      `<ellipse cx="88" cy="81" rx="6" ry="7.5" fill="#fff" stroke="${INK}" stroke-width="1.8"/>` +
        disc(89.5, 82, 3.6, INK) +
        disc(88.4, 80, 1.2, "#fff") +
        line("M80,69Q88,63 95,69", dark(c.hair, 0.3), 3),
    ),
  lash: (c) =>
    mirrored(
      fill("M80,82Q87,74 96,82Q88,86 80,82Z", "#fff", `stroke="${INK}" stroke-width="1.4"`) +
        disc(89, 81, 3, INK) +
        line("M96,80Q86,71 77,77", INK, 3.4) +
        line("M80,69Q88,65 95,69", dark(c.hair, 0.3), 2.4),
    ),
  glow: (c) =>
    mirrored(
      fill("M79,83L95,84L92,76L80,74Z", light(c.energy, 0.5)) +
        fill(
          "M79,83L95,84L92,76L80,74Z",
          "none",
          `stroke="${c.energy}" stroke-width="4" opacity=".55"`,
        ),
    ),
  pit: (c) =>
    mirrored(fill("M78,78Q86,68 96,78Q94,90 84,89Q78,87 78,78Z", INK) + disc(88, 80, 3, c.energy)),
  round: (c) => mirrored(disc(88, 80, 8.5, "#fff", EDGE) + disc(88, 80, 3, c.energy)),
  red: (c) => mirrored(disc(88, 80, 5, c.energy, EDGE)),
  one: (c) => disc(100, 76, 12, "#fff", EDGE) + disc(100, 76, 5, c.energy) + disc(100, 76, 2, INK),
  four: (c) =>
    mirrored(
      fill("M80,78L95,81L93,74L81,72Z", light(c.energy, 0.4)) +
        fill("M82,90L94,91L92,86L83,85Z", light(c.energy, 0.4)),
    ),
  closed: () => mirrored(line("M81,81Q88,87 95,81", INK, 3)),
  none: () => "",
  line: (c) => fill("M76,76H124V84H76Z", c.energy, `stroke="${INK}" stroke-width="2"`),
  x: () => mirrored(line("M83,77L94,86M94,77L83,86", INK, 3)),
  cat: (c) =>
    mirrored(
      fill("M79,78Q88,72 96,84Q86,88 79,78Z", light(c.energy, 0.3), EDGE) +
        line("M88,76V86", INK, 2.6),
    ),
  void: (c) => mirrored(fill("M79,80Q88,72 96,81Q88,87 79,80Z", INK) + disc(88, 80, 1.8, c.energy)),
  odd: (c) =>
    fill("M81,81Q88,75 95,82Q88,85 81,81Z", "#fff", EDGE) +
    disc(89, 80.5, 2.8, INK) +
    disc(112, 80, 7, c.energy, EDGE) +
    disc(112, 80, 3, "#fff") +
    line("M79,72Q87,68 95,72M105,70L122,74", dark(c.hair, 0.3), 3),
  sly: (c) =>
    mirrored(
      fill("M80,80H96Q92,87 84,86Z", "#fff", `stroke="${INK}" stroke-width="1.5"`) +
        disc(90, 83, 2.6, INK) +
        line("M79,79H96", INK, 3),
    ) + line("M79,71Q87,66 95,71M105,74L121,72", dark(c.hair, 0.3), 3),
  wince: (c) =>
    line("M80,76L92,82L80,87M120,77L109,82L119,86", INK, 3.2) +
    line("M78,71L95,76M122,70L106,76", dark(c.hair, 0.3), 4),
  proud: (c) =>
    mirrored(
      fill("M80,82Q87,74 96,81Q88,84 80,82Z", "#fff", `stroke="${INK}" stroke-width="1.5"`) +
        disc(88, 79.6, 3, INK) +
        disc(87, 78.6, 1.1, "#fff"),
    ) + line("M78,70Q86,64 95,70M105,69Q114,61 122,67", dark(c.hair, 0.3), 3.4),
  whit: () =>
    fill("M80,78L95,84L82,84Z", "#fff", `stroke="${INK}" stroke-width="1.5"`) +
    line("M106,84L120,80", "#fff", 3.4),
  wup: () =>
    mirrored(fill("M78,80L95,85L94,75L82,69Z", "#fff", `stroke="${INK}" stroke-width="1.5"`)),
  ghit: (c) => line("M80,78L94,83M120,82L107,82", light(c.energy, 0.4), 3.6),
  gup: (c) =>
    mirrored(
      disc(88, 79, 9, c.energy, 'opacity=".35"') +
        fill("M77,82L96,85L94,74L80,70Z", light(c.energy, 0.75)),
    ),
} satisfies Record<string, Feature>;

const beard: Feature = (c) =>
  fill(
    "M76,90Q80,100 90,97Q100,93 110,97Q120,100 124,90Q126,122 100,130Q74,122 76,90Z",
    c.hair,
    EDGE,
  ) + line("M93,104H107", dark(c.hair, 0.6), 3);

export const MOUTHS = {
  none: () => "",
  firm: () => line("M92,102H108", INK, 3),
  smile: () => line("M90,100Q100,108 111,99", INK, 3),
  smirk: () => line("M92,103Q104,104 111,97", INK, 3),
  lips: () => fill("M91,101Q96,97 100,99Q104,97 109,101Q100,108 91,101Z", "#b3343f"),
  grin: () =>
    fill("M84,96Q100,104 116,96Q114,112 100,112Q86,112 84,96Z", "#fff", EDGE) +
    line("M92,99V110M100,100V112M108,99V110", INK, 1.6),
  redgrin: () =>
    fill(
      "M80,92Q100,106 120,92Q117,113 100,113Q83,113 80,92Z",
      "#fff",
      'stroke="#c11f3a" stroke-width="4.5"',
    ) + line("M90,97V110M100,99V112M110,97V110", INK, 1.5),
  frown: () => line("M91,104Q100,98 109,104", INK, 3.4),
  fang: () =>
    fill("M86,98H114L110,108L105,99L95,99L90,108Z", "#fff", `stroke="${INK}" stroke-width="2"`),
  roar: () =>
    fill("M86,94H114L110,114H90Z", "#5c0f1a", EDGE) +
    fill("M87,95l5,8l5,-8l5,8l5,-8l5,8l2,-8Z", "#fff"),
  sew: () => line("M86,102H114M90,97V107M97,97V107M104,97V107M111,97V107", INK, 2.4),
  beard,
  goatee: (c) =>
    fill("M92,108H108L100,126Z", c.hair, EDGE) + line("M90,101Q100,97 110,101", c.hair, 5),
  snarl: (c) =>
    fill("M93,109H109L102,128Z", c.hair, EDGE) +
    fill(
      "M89,103Q98,96 113,97L112,104Q100,103 91,108Z",
      "#fff",
      `stroke="${INK}" stroke-width="2"`,
    ) +
    line("M97,99V105M104,98V103", INK, 1.5) +
    line("M86,98Q92,93 100,95T115,93", c.hair, 4.5),
  stache: (c) =>
    fill("M82,100Q92,92 100,97Q108,92 118,100Q108,106 100,101Q92,106 82,100Z", c.hair, EDGE),
  longbeard: (c) =>
    fill("M76,88Q82,100 100,96Q118,100 124,88Q132,140 100,176Q68,140 76,88Z", c.hair, EDGE) +
    line("M90,118L98,158M108,116L104,150", dark(c.hair, 0.3), 3),
  grille: () =>
    fill("M86,96H114V110H86Z", INK) + times(4, (i) => line(`M${90 + i * 7},97V109`, "#8a93a8", 2)),
  nose: (c) =>
    disc(100, 90, 6.5, c.energy, EDGE) +
    line("M84,99Q100,112 116,99", "#c11f3a", 6) +
    line("M88,102Q100,110 112,102", INK, 2),
  tongue: () =>
    fill("M88,98H112Q112,112 100,112T88,98Z", "#5c0f1a", EDGE) +
    fill("M95,106Q102,102 107,108V120Q101,124 96,118Z", "#f08a9a", EDGE),
  braid: (c) =>
    beard(c) +
    fill("M94,126H106L103,160H97Z", c.hair, EDGE) +
    fill("M94,142H106V149H94Z", c.energy),
  chops: (c) =>
    mirrored(fill("M75,78L84,92L82,108L92,114Q78,110 74,92Z", c.hair, EDGE)) +
    line("M92,103H108", INK, 3),
  pout: () => line("M94,104Q100,100 106,104", INK, 3.4),
  open: () =>
    fill("M91,98H109Q109,112 100,112T91,98Z", "#5c0f1a", EDGE) + fill("M93,99H107V103H93Z", "#fff"),
  blot: () =>
    fill("M90,98Q100,104 110,98Q108,110 100,110T90,98Z", INK) +
    line("M94,108L92,118M104,109L105,121", INK, 2.6),
  tash: (c) =>
    fill("M78,104Q92,94 100,99Q108,94 122,104L128,96Q120,112 100,103Q80,112 72,96Z", c.hair, EDGE) +
    line("M95,108H105", INK, 2.5),
} satisfies Record<string, Feature>;
