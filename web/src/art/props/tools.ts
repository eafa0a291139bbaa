// Things in hands, other than weapons. c: colours, b: body.
import {
  dark,
  disc,
  EDGE,
  fill,
  glow,
  INK,
  light,
  line,
  mirrored,
  star,
  times,
  turned,
} from "../ink";
import { hand, STEEL, WOOD } from "./hands";
import type { Prop } from "./prop";

export const TOOLS = {
  staff: (c) =>
    line("M158,240V40", "#8b5a34", 8) +
    fill("M158,4L176,30L158,56L140,30Z", c.energy, EDGE) +
    disc(158, 30, 5, "#fff"),
  book: (c) =>
    fill("M116,160L152,150L188,160V204L152,196L116,204Z", c.energy, EDGE) +
    line("M152,150V196M124,172l20,-5M160,167l20,5", INK, 2.5),
  coin: (c) =>
    disc(150, 128, 17, "#f2c53d", EDGE) +
    disc(150, 128, 10, "none", `stroke="${INK}" stroke-width="2"`) +
    hand(c),
  card: (c) =>
    turned(
      `<rect x="136" y="110" width="36" height="50" rx="5" fill="#fff" ${EDGE}/>` +
        fill("M154,122L163,135L154,148L145,135Z", c.energy),
      14,
      150,
      140,
    ) + hand(c),
  cards: (c) =>
    '<g transform="translate(10 16)">' +
    [-22, 0, 22]
      .map((a, i) =>
        turned(
          `<rect x="134" y="96" width="38" height="54" rx="5" fill="${["#fff", light(c.energy, 0.5)][i] ?? c.energy}" ${EDGE}/>`,
          a,
          152,
          190,
        ),
      )
      .join("") +
    hand(c) +
    "</g>",
  wand: (c) =>
    line("M128,190L178,96", INK, 7) +
    line("M172,108L178,96", "#fff", 7) +
    fill(star(182, 84, 5, 16, 6), c.energy, EDGE),
  vial: (c) =>
    fill("M138,120H162V128L176,176Q178,190 150,190T124,176L138,128Z", "#e9f3ff", EDGE) +
    fill("M131,156H169L175,176Q176,187 150,187T125,176Z", c.energy) +
    disc(150, 168, 4, "#fff"),
  bot: (c) =>
    fill("M140,60h38v24q-19,12 -38,0Z", c.energy, EDGE) +
    disc(159, 70, 6, INK) +
    disc(159, 70, 2.5, "#fff") +
    line("M140,66l-10,-6M178,66l10,-6", INK, 4),
  cube: (c) =>
    glow(158, 120, 20, c.energy) +
    fill("M158,96L182,108V134L158,148L134,134V108Z", c.energy, EDGE) +
    line("M134,108L158,122L182,108M158,122V148", INK, 3),
  mug: (c) =>
    fill("M128,150H166V196Q147,204 128,196Z", c.energy, EDGE) +
    line("M166,160q18,2 14,16t-14,10", c.energy, 6) +
    line("M138,142q6,-8 0,-16M152,142q6,-8 0,-16", "#fff", 3, 'opacity=".8"'),
  clip: (c) =>
    fill("M122,140H178V204H122Z", "#e9dcc0", EDGE) +
    fill("M138,134H162V146H138Z", c.energy, EDGE) +
    line("M132,160H168M132,172H168M132,184H156", INK, 2.5),
  umbrella: (c) =>
    turned(
      fill(
        "M112,96Q120,40 160,34T208,96Q196,86 184,96Q172,86 160,96Q148,86 136,96Q124,86 112,96Z",
        c.energy,
        EDGE,
      ) + line("M160,34V20M160,92V196Q160,208 148,204", INK, 5),
      12,
      160,
      120,
    ),
  camera: (c) =>
    fill("M112,150H182V198H112ZM130,150L136,138H158L164,150Z", "#2f3340", EDGE) +
    disc(147, 174, 17, "#6f7a92", EDGE) +
    disc(147, 174, 9, "#bfe2ff", EDGE) +
    disc(172, 158, 4, c.energy),
  mic: (c) =>
    turned(
      fill("M152,130H168L164,206H156Z", INK) +
        `<ellipse cx="160" cy="118" rx="15" ry="18" fill="#9aa3b5" ${EDGE}/>` +
        line("M148,114H172M148,122H172", INK, 2),
      12,
      160,
      160,
    ) +
    fill("M142,172Q160,164 178,174V190H142Z", c.glove ?? c.skin, EDGE) +
    line("M152,170V182M161,169V181M170,171V182", INK, 2.2) +
    fill("M140,184Q160,178 180,184L188,240H130Z", c.main, EDGE),
  tablet: (c) =>
    turned(
      `<rect x="108" y="134" width="76" height="56" rx="6" fill="#23262f" ${EDGE}/><rect x="115" y="141" width="62" height="42" fill="${c.energy}"/>` +
        line("M122,152H150M122,162H166M122,172H140", "#fff", 3),
      -6,
      146,
      162,
    ),
  scroll: () =>
    fill("M116,140H176V196H116Z", "#f1e6c8", EDGE) +
    fill("M110,132H182V144H110ZM110,192H182V204H110Z", "#d9c48f", EDGE) +
    line("M124,156H168M124,168H168M124,180H150", INK, 2.5),
  torch: (c) =>
    line("M156,206V120", WOOD, 10) +
    fill(
      "M136,116Q128,80 148,62Q150,78 158,78Q158,50 174,40Q172,70 184,86Q186,112 168,120Z",
      c.energy,
      EDGE,
    ) +
    fill("M148,114Q144,92 158,82Q160,96 170,96Q172,112 162,118Z", light(c.energy, 0.6)),
  toy: (c) =>
    fill("M128,138H176V180H128Z", c.energy, EDGE) +
    fill("M136,112H168V138H136Z", light(c.energy, 0.3), EDGE) +
    disc(145, 124, 4, INK) +
    disc(159, 124, 4, INK) +
    line("M176,158H190M190,150V166", "#f2c53d", 5) +
    fill("M132,180h12v22h-12ZM160,180h12v22h-12Z", dark(c.energy, 0.3), EDGE) +
    line("M152,112V100", INK, 3) +
    disc(152, 97, 4, "#f2c53d", EDGE),
  bone: () =>
    turned(
      fill(
        "M116,156a10,10 0 1 1 8,-14h48a10,10 0 1 1 8,14a10,10 0 1 1 -8,14h-48a10,10 0 1 1 -8,-14Z",
        "#f4f1ea",
        EDGE,
      ),
      -18,
      148,
      156,
    ),
  bottle: (c) =>
    fill("M138,206V150Q138,138 146,132V104H158V132Q166,138 166,150V206Z", c.energy, EDGE) +
    fill("M144,98H160V108H144Z", "#c9a05a", EDGE) +
    fill("M140,160H164V182H140Z", "#f4f1ea"),
  tray: () =>
    fill("M112,150H190L182,162H120Z", STEEL, EDGE) +
    fill("M132,150V128H156V150Z", "#f4f1ea", EDGE) +
    line("M156,134q10,2 0,12", "#f4f1ea", 4) +
    line("M140,122q4,-7 0,-13M149,122q4,-7 0,-13", "#fff", 3) +
    fill("M136,206L140,172Q152,160 166,172L170,206Z", "#f4f1ea", EDGE),
  caduceus: (c) =>
    line("M160,206V50", c.energy, 6) +
    fill("M160,50Q130,30 126,10Q150,18 160,36Q170,18 194,10Q190,30 160,50Z", "#fff", EDGE) +
    line(
      "M148,190Q178,170 150,140T166,90Q154,76 150,86M172,190Q142,170 170,140T154,90Q166,76 170,86",
      "#5fae6a",
      5,
    ),
  lens: (c) =>
    line("M164,170L180,204", WOOD, 11) +
    `<circle cx="148" cy="140" r="30" fill="#dff3fa" fill-opacity=".5" stroke="${INK}" stroke-width="11"/><circle cx="148" cy="140" r="30" fill="none" stroke="${c.energy}" stroke-width="6"/>` +
    line("M130,132Q134,118 148,116", "#fff", 4),
  meat: () =>
    turned(
      fill(
        "M120,150Q120,112 152,112T184,150Q180,176 158,178L150,206H138L140,176Q120,170 120,150Z",
        "#b5562f",
        EDGE,
      ) +
        fill("M138,190H152L154,210H136Z", "#f4f1ea", EDGE) +
        line("M132,142Q136,126 150,126", "#e09a6a", 4),
      16,
      150,
      160,
    ),
  mirror: (c) =>
    `<ellipse cx="152" cy="112" rx="28" ry="36" fill="#dff3fa" stroke="${INK}" stroke-width="13"/><ellipse cx="152" cy="112" rx="28" ry="36" fill="none" stroke="${c.energy}" stroke-width="7"/>` +
    line("M138,120L158,92M146,132L170,100", "#fff", 4) +
    fill("M146,150H158V206H146Z", c.energy, EDGE),
  hoard: (c) =>
    times(
      9,
      (i) =>
        `<ellipse cx="${18 + i * 21}" cy="${196 - (i % 3) * 12 - (i > 3 && i < 6 ? 8 : 0)}" rx="15" ry="8" fill="#f2c53d" ${EDGE}/>`,
    ) +
    fill("M150,168L162,154L174,168L162,184Z", c.energy, EDGE) +
    fill("M30,170L40,158L50,170L40,182Z", light(c.energy, 0.3), EDGE),
  masks: () =>
    turned(
      fill("M118,132Q146,120 174,132V164Q172,190 146,194T118,164Z", "#f4f1ea", EDGE) +
        fill(
          "M126,150q8,-8 16,0q-8,4 -16,0ZM150,150q8,-8 16,0q-8,4 -16,0ZM128,168Q146,188 164,168Q146,178 128,168Z",
          INK,
        ),
      12,
      146,
      160,
    ),
  rod: (c) =>
    turned(
      line("M160,240V34", c.second, 8) +
        fill(
          "M160,-10L166,16L188,18L170,32L176,56L160,42L144,56L150,32L132,18L154,16Z",
          c.energy,
          EDGE,
        ),
      10,
      160,
      150,
    ) + glow(172, 22, 12, c.energy),
  pillow: () =>
    fill("M-30,180Q30,150 100,162T230,176V240H-30Z", "#e9e4fa", EDGE) +
    line("M20,184Q60,170 96,180M120,186Q150,176 186,188", "#b9b2d6", 4),
  pop: (c) =>
    line("M152,206V140", "#f4f1ea", 6) +
    disc(152, 118, 26, c.energy, EDGE) +
    line("M152,118m4,0a6,6 0 0 1-12,0a12,12 0 0 1 24,0a18,18 0 0 1-36,0", "#fff", 5) +
    fill("M138,206L142,176Q152,166 164,176L168,206Z", c.glove ?? c.skin, EDGE),
  crutch: () =>
    line("M160,206V90M176,206L160,150", WOOD, 7) +
    fill("M138,84Q160,74 184,84V94H138Z", "#c9a05a", EDGE),
  dumb: (c) =>
    turned(
      fill("M96,160H190V172H96Z", "#5c667c", EDGE) +
        fill("M86,138H104V194H86ZM182,138H200V194H182Z", "#2f3340", EDGE),
      -10,
      140,
      166,
    ) + fill("M132,150H158V186H132Z", c.glove ?? c.skin, EDGE),
  flute: (c) =>
    turned(
      fill("M84,112H190V124H84Z", c.energy, EDGE) +
        times(5, (i) => disc(108 + i * 16, 118, 3, INK)),
      24,
      120,
      118,
    ),
  drums: (c) =>
    mirrored(fill("M2,160H56V206H2Z", c.energy, EDGE) + fill("M2,152H56V164H2Z", "#f4f1ea", EDGE)),
  skullcup: () =>
    fill(
      "M128,150Q128,120 152,120T176,150Q176,164 168,168V184H136V168Q128,164 128,150Z",
      "#ece6d8",
      EDGE,
    ) +
    disc(143, 148, 6, INK) +
    disc(162, 148, 6, INK) +
    line("M146,172V182M152,172V182M158,172V182", INK, 2.5),
  rose: (c) =>
    line("M150,206V130", "#2f7a3a", 5) +
    disc(150, 116, 17, c.energy, EDGE) +
    line("M150,116m3,0a4,4 0 0 1-8,0a8,8 0 0 1 15,0a11,11 0 0 1-20,2", INK, 2.5) +
    fill("M150,170q18,-16 26,0q-12,12 -26,0Z", "#2f7a3a", EDGE),
} satisfies Record<string, Prop>;
