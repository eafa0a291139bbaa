// Weapons. c: colours, b: body.
import { dark, disc, EDGE, fill, INK, light, line, mirrored, moved, times, turned } from "../ink";
import { hand, STEEL, WOOD } from "./hands";
import type { Prop } from "./prop";

export const WEAPONS = {
  sword: (c) =>
    turned(
      fill("M150,150L152,-6L160,-20L168,-6L170,150Z", "#d9e0ee", EDGE) +
        line("M160,0V140", "#8d98b0", 2.5) +
        fill("M138,150H182V160H138Z", c.energy, EDGE) +
        fill("M154,160H166V196H154Z", dark(c.second, 0.3), EDGE),
      14,
      160,
      150,
    ),
  katana: (c) =>
    turned(
      fill("M40,170L34,10Q36,-8 46,-14Q44,30 50,170Z", "#e6ebf5", EDGE) +
        fill("M32,168H58V176H32Z", c.energy, EDGE) +
        fill("M38,176H52V210H38Z", INK),
      -12,
      44,
      170,
    ),
  flamesword: (c) =>
    turned(
      fill("M150,150Q136,110 150,86Q140,50 158,4Q178,50 166,84Q184,114 170,150Z", c.energy, EDGE) +
        fill("M154,148Q150,110 158,80Q162,110 164,148Z", light(c.energy, 0.6)) +
        fill("M138,150H182V160H138Z", c.second, EDGE),
      12,
      160,
      150,
    ),
  trident: (c) =>
    moved(
      line("M168.5,240L150,20", c.energy, 7) +
        turned(
          fill(
            "M134,30V-10L140,-18L146,-10V18H148L150,-24L156,-32L162,-24V18H166V-10L172,-18L178,-10V30Q156,46 134,30Z",
            c.energy,
            EDGE,
          ),
          -4,
          156,
          20,
        ),
      6,
      34,
    ),
  mace: () =>
    turned(
      line("M160,206V70", "#8b5a34", 9) +
        disc(160, 52, 22, "#c9a94d", EDGE) +
        times(8, (i) => turned(fill("M154,32L160,14L166,32Z", "#c9a94d", EDGE), i * 45, 160, 52)),
      12,
      160,
      150,
    ),
  bow: (c) =>
    moved(
      line("M150,10Q200,100 150,200", dark(c.second, 0.1), 7) +
        line("M150,10L150,200", "#efe6cf", 2) +
        line("M60,104H176", "#efe6cf", 4) +
        fill("M176,98l16,6l-16,6Z", c.energy, EDGE),
      2,
      40,
    ),
  gun: () =>
    fill("M120,150H186V166H150L146,190H128L132,166H120Z", "#3c4152", EDGE) +
    fill("M180,152h12v8h-12Z", "#9aa3b5", EDGE),
  rifle: (c) =>
    turned(
      fill("M60,170H190V182H110L104,200H88L92,182H60Z", "#3c4152", EDGE) +
        fill("M110,160h34v10h-34Z", c.energy, EDGE),
      -22,
      120,
      180,
    ),
  knives: () =>
    turned(
      fill("M154,140L150,70L160,52L166,70L168,140Z", "#d9e0ee", EDGE) +
        fill("M150,140H172V172H150Z", INK),
      18,
      160,
      140,
    ) +
    turned(
      fill("M34,140L32,70L40,52L50,70L46,140Z", "#d9e0ee", EDGE) + fill("M28,140H50V172H28Z", INK),
      -18,
      40,
      140,
    ),
  scythe: () =>
    line("M166.8,240L146,16", "#6c5040", 8) +
    fill("M148,18Q90,-8 34,44Q92,18 150,40Z", "#d9e0ee", EDGE),
  shield: (c) =>
    fill("M118,132Q148,122 178,132V160Q176,190 148,204Q120,190 118,160Z", c.second, EDGE) +
    fill("M126,139Q148,132 170,139V160Q168,182 148,194Q128,182 126,160Z", c.energy, EDGE),
  chain: (c) =>
    times(
      7,
      (i) =>
        `<ellipse cx="${26 + i * 25}" cy="${176 + (i % 2) * 8}" rx="15" ry="8" fill="none" stroke="${c.energy}" stroke-width="6"/>`,
    ),
  hammer: (c) =>
    turned(
      line("M160,206V70", WOOD, 9) +
        fill("M130,40H190V78H130Z", c.energy, EDGE) +
        fill("M130,46H138V72H130ZM182,46H190V72H182Z", dark(c.energy, 0.35)),
      10,
      160,
      150,
    ),
  sledge: () =>
    turned(
      line("M42,206V60", WOOD, 10) +
        fill("M14,22H74V62H14Z", "#9aa3b5", EDGE) +
        fill("M14,22H28V62H14Z", "#5c667c", EDGE),
      -8,
      42,
      150,
    ),
  whip: (c) => line("M150,180Q190,150 180,100T140,50Q120,30 150,14", c.energy, 6) + hand(c),
  spear: (c) =>
    line("M171.3,240L150,44", WOOD, 7) +
    fill("M148,48L138,22L150,2L160,24Z", STEEL, EDGE) +
    line("M142,54L158,50", c.energy, 7),
  axe: () =>
    turned(
      line("M160,206V30", WOOD, 8) +
        fill("M156,34Q120,20 112,54Q120,86 156,76Z", STEEL, EDGE) +
        fill("M164,34Q200,20 208,54Q200,86 164,76Z", STEEL, EDGE),
      8,
      160,
      150,
    ),
  batons: (c) =>
    turned(
      fill("M30,60H42V150H30Z", c.energy, EDGE) + fill("M28,150H44V206H28Z", INK),
      -16,
      36,
      150,
    ) +
    turned(
      fill("M158,60H170V150H158Z", c.energy, EDGE) + fill("M156,150H172V206H156Z", INK),
      16,
      164,
      150,
    ),
  hook: () =>
    times(
      5,
      (i) =>
        `<ellipse cx="${164 + (i % 2) * 6}" cy="${206 - i * 18}" rx="7" ry="12" fill="none" stroke="#9aa3b5" stroke-width="6"/>`,
    ) +
    line("M166,112V70Q166,40 144,40T124,62", "#0c0a15", 15) +
    line("M166,112V70Q166,40 144,40T124,62", "#c9ced9", 9),
  crossbow: (c) =>
    turned(
      fill("M40,176H176V190H40Z", WOOD, EDGE) +
        line("M160,130Q184,182 160,232", "#5c667c", 8) +
        line("M160,134L100,182L160,230", "#efe6cf", 2.5) +
        fill("M176,176l18,7l-18,7Z", c.energy, EDGE),
      -24,
      120,
      180,
    ),
  pistols: (c) =>
    mirrored(
      fill("M4,128H60V142H46V170H30L28,142H4Z", "#3c4152", EDGE) +
        fill("M4,130h10v6h-10Z", c.energy),
    ),
  revolver: (c) =>
    turned(
      fill("M116,140H188V154H150L148,184H128L132,154H116Z", "#5c667c", EDGE) +
        disc(142, 148, 9, "#9aa3b5", EDGE),
      -30,
      140,
      160,
    ) + fill("M120,206L126,176Q140,168 150,178L152,206Z", c.glove ?? c.skin, EDGE),
  lasso: (c) =>
    `<ellipse cx="156" cy="60" rx="36" ry="16" fill="none" stroke="${c.energy}" stroke-width="6"/>` +
    line("M140,74Q150,120 160,150T150,206", c.energy, 6) +
    hand(c),
  gauntlet: (c) =>
    fill("M6,206L14,130H62L70,206Z", c.second, EDGE) +
    fill("M14,130Q12,96 38,94T64,130Z", c.energy, EDGE) +
    disc(38, 112, 8, "#fff", EDGE) +
    line("M12,150H66M10,170H68", INK, 3),
  coldgun: (c) =>
    fill("M104,154H168V178H138L134,204H116L120,178H104Z", "#5c7fa8", EDGE) +
    fill("M168,148L186,158V174L168,184Z", c.energy, EDGE) +
    fill("M186,152L206,136L202,160L212,166L202,172L206,196L186,180Z", "#dff6ff", EDGE),
} satisfies Record<string, Prop>;
