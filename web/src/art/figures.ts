// Who is on the cards and who plays: one row a figure, in the order of readRow (row.ts):
// build, tilt, skin, hair:colour, gear, eyes, mouth, suit, mark, back, prop, the colours of suit, trim, energy and
// ground, then what differs: gear:, back:, skin:, beard: or glove: with a colour, head:, pose:.
// Each box has the rows of its cards in its folder.

// biome-ignore format: a row is one line
const OPPONENTS = {
  pip: "kid 8 b curls:#8a4a22 peakcap bright smile tunic none rings cards #3fae5b #f2c230 #ffdf5a #f2a23c gear:#e0452f",
  goldie: "lean -5 a bob:#f2c230 tiara lash lips vee dia none coin #c8952a #fff0c8 #ffe27a #8f2f5a gear:#ff6ec7",
  otto: "stout 7 a ring:#e8e2d4 glasses closed stache jacket none none mug #5f7fae #c8a05a #e9dcc0 #3f6a7a gear:#23303f beard:#e8e2d4",
  tilda: "stout -4 c afro:#3a2a3a band bright smile fur none none clip #b34a6a #e9c3a0 #ffb36a #4a7a6a",
  bruno: "hulk 0 b crop:#3a2618 none hard beard straps none none crossed #4a5a3a #8a6a3a #d9b26a #a85a2f glove:#dba277 beard:#3a2618",
  vera: "slim 0 d bun:#1a1420 glasses calm firm jacket none clock card #2f3f5f #7fd4ff #8fe8ff #1d5f7a gear:#f2c230 back:#3f6f9a",
  sibyl: "robe -4 c long:#e9e6f2 shawl glow lips fold eye rings orb #3a2466 #7a4fd0 #c9a2ff #1a1038 gear:#2b1a52",
};

const OF_BOXES = import.meta.glob<Record<string, string>>(
  "../../../src/archrivals/boxes/*/figures.json",
  { eager: true, import: "default" },
);

/** Every figure: the opponents, and those of the cards by the ids of their pictures. */
export const ROWS: Readonly<Record<string, string>> = Object.assign(
  {},
  OPPONENTS,
  ...Object.values(OF_BOXES),
);
