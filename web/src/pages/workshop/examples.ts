// Small boxes to begin with: texts of our own that all may change.
import { type Effect, type MadeBox, type MadeCard, newBox } from "../../base/making/box";
import { HOST } from "./making";

export const EXAMPLES = [
  { id: "six", shows: 4 },
  { id: "tonight", shows: 0 },
] as const;

type Example = (typeof EXAMPLES)[number]["id"];

const power = (amount: number) => ({ kind: "Power", amount });
const draw = (amount: number) => ({ kind: "Draw", ...(amount > 1 ? { amount } : {}) });
const up = (places: string[], what?: object) => ({
  places,
  ...(what ? { what } : {}),
  up_to: true,
});

/** Name, type, cost, points, copies, and what it does. Python says the words in every language. */
type Row = readonly [string, string, number, number, number, Effect];

const DIVER: Row = [
  "Salvage Diver",
  "Hero",
  4,
  1,
  3,
  {
    play: [power(2), { kind: "Move", pick: up(["discard"], { types: ["Equipment"] }), to: "hand" }],
  },
];
const BOATHOOK: Row = ["Boathook", "Equipment", 2, 1, 2, { play: [power(2)] }];
const MENDER: Row = [
  "Net Mender",
  "Hero",
  3,
  1,
  3,
  { play: [power(1), { kind: "Destroy", pick: up(["discard"]) }] },
];
const PIPER: Row = [
  "Fog Piper",
  "Villain",
  5,
  2,
  2,
  {
    play: [
      power(2),
      { kind: "Attack", whom: "each-foe", do: [{ kind: "Discard", pick: { places: ["hand"] } }] },
    ],
  },
];
const FERRYWOMAN: Row = [
  "The Ferrywoman",
  "Hero",
  6,
  2,
  2,
  {
    play: [
      power(2),
      { kind: "Gain", pick: up(["line-up"], { types: ["Hero"], max_cost: 4 }), to: ["hand"] },
    ],
  },
];

const CARDS: Record<Example, readonly Row[]> = {
  tonight: [BOATHOOK],
  six: [
    ["Lamplighter", "Hero", 2, 1, 3, { play: [power(1), draw(1)] }],
    MENDER,
    DIVER,
    [
      "Harbour Pilot",
      "Hero",
      5,
      1,
      2,
      { play: [power(2)], defense: { then: [{ kind: "Draw", amount: 2 }] } },
    ],
    FERRYWOMAN,
    ["Tide Caller", "Hero", 7, 2, 1, { play: [power(2), draw(2)] }],
    PIPER,
  ],
};

const cardOf = ([name, type, cost, vp, copies, effect]: Row, at: number): MadeCard => ({
  id: `card-${at + 1}`,
  name,
  kind: "main",
  type,
  cost,
  vp,
  copies,
  words: "",
  language: "",
  effect,
  whole: true,
  portrait: PORTRAITS[name] ?? "",
  more: {},
});

const PORTRAITS: Readonly<Record<string, string>> = {
  "Salvage Diver":
    "broad 5 c crop:#2a2228 diver bright smirk vest none bubbles hook #2f7f86 #e8b64c #7affea #1f4f74 gear:#b07a2a pose:right",
  Lamplighter:
    "lean -4 d curls:#2a1a16 flatcap bright smile coat none moon torch #4a4f86 #f0c060 #ffd27a #2a3a5a pose:left",
  "Harbour Pilot":
    "athlete 3 a side:#c9c4d8 peakcap hard stache jacket none storm lens #24406a #e8e0c8 #ffe08a #4f7a8a pose:right",
  "Net Mender":
    "stout -3 b bun:#d8d2e6 glasses calm smile tunic none web none #7a4f6a #e8c9a0 #ffb4d0 #5a6a4a pose:left",
  "The Ferrywoman":
    "slim 5 k long:#e8e4f0 hood glow lips fold none smoke staff #2f3f5a #8fb3c9 #9af0ff #3a2f5a skin:#8fb0b8 pose:right",
  "Fog Piper":
    "lean -6 w none tophat closed pout coat none smoke flute #4a4a5a #a9b0c0 #c9ffe0 #4f5a6a pose:right",
  Boathook: "thing grappling-hook #7a5a2a",
};

export const exampleBox = (of: Example, name: string): MadeBox => ({
  ...newBox(HOST, name),
  cards: CARDS[of].map(cardOf),
});

/** The box that the first page shows its fan from. */
export const FAN: MadeBox = exampleBox("six", "");
export const FANNED = ["Fog Piper", "Salvage Diver", "The Ferrywoman", "Net Mender"];
