// Ends of games of every kind: those of the design, and what else can happen.
import type { Review } from "../../src/base/wire/coached";
import type { CountedInView, Message, ResultInView } from "../../src/base/wire/messages";
import type { Course } from "../../src/base/wire/replays";

export interface Case {
  result: ResultInView;
  course: Course | null;
  review: Review | null;
  /** One's own seat; −1 for a spectator. */
  seat: number;
  names: string[];
  teams: number[];
  bots: (string | null)[];
  heroes: string[];
  turns: number;
  rematch?: string;
}

type Turn = Course["turns"][number];
type Counted = [id: string, each: number, copies?: number, counted?: number];

const lines = (...cards: Counted[]): CountedInView[] =>
  cards.map(([id, each, copies = 1, counted]) => ({
    id,
    each,
    copies,
    ...(counted === undefined ? {} : { counted }),
  }));

/** A result by points, of sides that are one seat each unless teams are given. */
function counted(rule: string, scores: CountedInView[][], teams?: number[]): ResultInView {
  const points = scores.map((of) => of.reduce((sum, { each, copies }) => sum + each * copies, 0));
  const team = teams ?? points.map((_, seat) => seat);
  const sum = (of: number) =>
    points.reduce((total, each, seat) => total + (team[seat] === of ? each : 0), 0);
  const most = Math.max(...team.map(sum));
  const winners = team.flatMap((of, seat) => (sum(of) === most ? [seat] : []));
  return {
    rule,
    winners,
    points,
    ties: points.map(() => [3]),
    tie_breaks: ["super-villains"],
    scores,
  };
}

const turn = (number: number, seat: number, points: number[], more: Partial<Turn> = {}): Turn => ({
  number,
  seat,
  position: 12 * number,
  points,
  gained: [],
  fights: [],
  assists: [],
  ...more,
});

/** The curve of a game from the chances as its turns began, and what it ended with. */
function reviewed(
  seat: number,
  curve: number[],
  choices: number[],
  luck: number,
  more: Partial<Review> = {},
  whose: Record<number, number> = {},
): Review {
  const shares = curve.map((each) => each / 100);
  const sum = choices.reduce((total, each) => total + each, 0);
  const [start = 0, result = 0] = [shares[0], shares.at(-1)];
  return {
    seat,
    start,
    result,
    luck: luck / 100,
    luck_error: 0.02,
    choices: choices.map((each) => each / 100),
    rest: result - start - luck / 100 - sum / 100,
    turns: shares.slice(0, -1).map((before, at) => ({
      turn: at + 1,
      seat: whose[at + 1] ?? at % choices.length,
      position: 12 * (at + 1),
      before,
      after: shares[at + 1] ?? 0,
      luck: 0,
      choices: choices.map(() => 0),
    })),
    mistakes: [],
    decided: [],
    opens: 0,
    whole: true,
    ended: true,
    ...more,
  };
}

const text = (card: string): Message =>
  ({ id: "option-buy", args: { card: { card }, cost: 5 } }) as unknown as Message;

const MINE = lines(
  ["nekron", 6],
  ["mongul", 6],
  ["graves", 5],
  ["saint-walker", 6, 1, 6],
  ["kyle-rayner", 2],
  ["raven", 1, 2],
  ["hawkgirl", 1],
  ["katana", 1],
  ["superboy", 1],
  ["kick", 1, 3],
  ["starbolt", 1],
  ["batarang", 1],
  ["punch", 0, 6],
);
const THEIRS = lines(
  ["trigon", 6],
  ["arkillo", 5],
  ["vandal-savage", 4],
  ["worlds-mightiest-mortal", 3],
  ["winged-warrior", 2],
  ["jason-blood", 2],
  ["brother-blood", 2],
  ["warrior-princess", 2],
  ["kick", 1, 2],
  ["deadman", 1],
  ["hawkgirl", 1],
  ["weakness", -1],
  ["punch", 0, 7],
);
const WIN: Case = {
  result: counted("G2", [MINE, THEIRS]),
  course: {
    scores: [MINE, THEIRS],
    heroes: ["batgirl", "hawkman"],
    turns: [
      turn(1, 0, [1, 0]),
      turn(11, 0, [20, 19], { gained: [{ seat: 0, card: "saint-walker" }] }),
      turn(15, 0, [35, 29], { gained: [{ seat: 0, card: "nekron" }] }),
    ],
  },
  review: reviewed(
    0,
    [50, 52, 49, 53, 51, 48, 52, 47, 44, 42, 41, 63, 60, 70, 78, 100],
    [41, 0],
    -6,
  ),
  seat: 0,
  names: ["You", "Tilda"],
  teams: [0, 1],
  bots: [null, "tilda"],
  heroes: ["batgirl", "hawkman"],
  turns: 15,
};

const BOOSTER = lines(
  ["black-adam", 6],
  ["hector-hammond", 6],
  ["helspont", 5],
  ["kyle-rayner", 2],
  ["jason-blood", 2],
  ["brother-blood", 2],
  ["hero-of-the-future", 1],
  ["katana", 1],
  ["skeets", 1],
  ["helmet-of-fate", 1],
  ["force-field", 1],
  ["kick", 1, 3],
  ["starbolt", 1],
  ["raven", 1],
  ["oa", 1],
  ["canary-cry", 1],
);
const CANARY = lines(
  ["amazo", 5],
  ["mr-freeze", 5],
  ["vandal-savage", 4],
  ["sciencell", 9],
  ["the-demon-etrigan", 2],
  ["black-lantern-corps", 2],
  ["sonic-siren", 1],
  ["killer-croc", 1],
  ["ocean-master", 1],
  ["deadshot", 1],
  ["parasite", 1],
  ["weakness", -1],
);
const LOSS_CURVE = [50, 54, 57, 55, 60, 58, 62, 66, 63, 68, 64, 69, 66, 41, 36, 30, 22, 0];
const LOSS: Case = {
  ...WIN,
  result: counted("H3", [CANARY, BOOSTER]),
  course: {
    heroes: ["black-canary", "booster-gold"],
    turns: [
      turn(1, 0, [1, 0]),
      turn(13, 1, [26, 27], { gained: [{ seat: 1, card: "helspont" }] }),
      turn(17, 1, [31, 35]),
    ],
  },
  review: reviewed(
    0,
    LOSS_CURVE,
    [19, 0],
    -69,
    {
      decided: [
        {
          turn: 13,
          decision: {
            position: 150,
            turn: 13,
            seat: 0,
            played: { option: 1, text: text("kick") },
            preferred: { option: 0, text: text("saint-walker") },
            chance: 0.5,
            gain: 0.09,
            error: 0.01,
            reason: null,
            told: null,
          },
        },
      ],
    },
    { 13: 1 },
  ),
  names: ["You", "Bruno"],
  bots: [null, "bruno"],
  heroes: ["black-canary", "booster-gold"],
  turns: 17,
};

const TORNADO = lines(
  ["amazo", 5],
  ["graves", 5],
  ["vandal-savage", 4],
  ["crimson-whirlwind", 1],
  ["worlds-mightiest-mortal", 3],
  ["kyle-rayner", 2],
  ["mind-control-hat", 2],
  ["brother-blood", 2],
  ["raven", 1],
  ["katana", 1],
  ["kick", 1, 2],
  ["metropolis", 1],
  ["oa", 1],
  ["skeets", 1],
);
const NIGHTWING = lines(
  ["trigon", 6],
  ["arkillo", 5],
  ["hel", 5],
  ["green-lantern-power-ring", 2],
  ["blue-lantern-power-ring", 2],
  ["white-lantern-power-battery", 2],
  ["shazam", 2],
  ["jason-blood", 2],
  ["batarang", 1],
  ["legion-flight-ring", 1],
  ["soultaker-sword", 1],
  ["wonder-of-the-knight", 1],
  ["kick", 1],
);
const DRAW: Case = {
  ...WIN,
  result: counted("G2", [TORNADO, NIGHTWING]),
  course: {
    heroes: ["red-tornado", "nightwing"],
    turns: [
      turn(1, 0, [1, 0]),
      turn(13, 1, [26, 31], { gained: [{ seat: 1, card: "hel" }] }),
      turn(14, 0, [31, 31], { gained: [{ seat: 0, card: "graves" }] }),
      turn(15, 1, [31, 31]),
    ],
  },
  review: reviewed(
    0,
    [50, 47, 44, 46, 41, 43, 39, 36, 40, 35, 32, 30, 27, 24, 50, 50],
    [12, -9],
    -4,
    {},
    { 14: 0 },
  ),
  names: ["You", "Grace"],
  bots: [null, null],
  heroes: ["red-tornado", "nightwing"],
  rematch: "next",
};

const FOUR: Case = {
  result: counted("G2", [
    lines(
      ["nekron", 6],
      ["saint-walker", 7, 1, 7],
      ["vandal-savage", 4],
      ["worlds-mightiest-mortal", 3],
      ["jason-blood", 2],
      ["hawkgirl", 1],
      ["raven", 1],
      ["superboy", 1],
      ["canary-cry", 1],
      ["deadman", 1],
    ),
    lines(
      ["mongul", 6],
      ["trigon", 6],
      ["arkillo", 5],
      ["kyle-rayner", 2],
      ["shazam", 2],
      ["crimson-whirlwind", 1],
      ["starbolt", 1],
      ["raven", 1],
      ["katana", 1],
      ["skeets", 1],
      ["metropolis", 1],
      ["oa", 1],
      ["kick", 1, 2],
      ["batarang", 1],
    ),
    lines(
      ["amazo", 5],
      ["helspont", 5],
      ["green-lantern-power-ring", 3],
      ["red-lantern-power-ring", 3],
      ["orange-lantern-power-ring", 3],
      ["white-lantern-power-battery", 2],
      ["batarang", 1],
    ),
    lines(
      ["graves", 5],
      ["black-lantern-corps", 2],
      ["brother-blood", 2],
      ["sonic-siren", 1],
      ["killer-croc", 1],
      ["deadshot", 1],
      ["kick", 1, 4],
      ["weakness", -1, 2],
    ),
  ]),
  course: {
    heroes: ["batgirl", "red-tornado", "nightwing", "black-canary"],
    turns: [
      turn(1, 0, [1, 0, 0, 0]),
      turn(12, 1, [27, 31, 22, 14], { gained: [{ seat: 1, card: "trigon" }] }),
      turn(14, 3, [27, 31, 22, 14]),
    ],
  },
  review: reviewed(
    0,
    [25, 27, 26, 30, 33, 31, 36, 38, 35, 41, 44, 43, 18, 12, 0],
    [14, -6, -5, 2],
    -32,
    {},
    { 12: 1 },
  ),
  seat: 0,
  names: ["You", "Grace", "Otto", "Pip"],
  teams: [0, 1, 2, 3],
  bots: [null, null, "otto", "pip"],
  heroes: ["batgirl", "red-tornado", "nightwing", "black-canary"],
  turns: 14,
};

type Fight = Turn["fights"][number];
const fight = (
  seat: number,
  against: number,
  card: string,
  power: number,
  cost: number,
  block = 0,
): Fight => ({ seat, against, card, power, cost, block, won: power >= cost });

const none = [[], [], [], []];
const TEAMS: Case = {
  result: {
    rule: "G3",
    winners: [0, 2],
    points: [9, 6, 11, 5],
    ties: none,
    tie_breaks: ["characters"],
    scores: none,
  },
  course: {
    heroes: ["wonder-woman-2", "circe-3", "superman-2", "lex-luthor-3"],
    turns: [
      turn(4, 2, [0, 0, 0, 0], { fights: [fight(2, 3, "lex-luthor-1", 10, 9)] }),
      turn(6, 1, [0, 0, 0, 0], { fights: [fight(1, 0, "wonder-woman-1", 11, 9)] }),
      turn(9, 0, [0, 0, 0, 0], {
        fights: [fight(0, 1, "circe-1", 12, 9)],
        assists: [{ seat: 2, card: "lana-lang", power: 2 }],
      }),
      turn(11, 3, [0, 0, 0, 0], { fights: [fight(3, 2, "superman-2", 11, 12, 3)] }),
      turn(13, 2, [0, 0, 0, 0], {
        fights: [fight(2, 1, "circe-2", 14, 12)],
        assists: [{ seat: 0, card: "steel", power: 2 }],
      }),
      turn(15, 2, [0, 0, 0, 0], { fights: [fight(2, 3, "lex-luthor-2", 13, 12)] }),
      turn(18, 0, [9, 6, 11, 5], {
        fights: [fight(0, 1, "circe-3", 19, 18, 3)],
        assists: [{ seat: 2, card: "zod", power: 3 }],
      }),
    ],
  },
  review: reviewed(
    0,
    [50, 50, 49, 55, 61, 60, 49, 52, 50, 58, 57, 55, 63, 70, 68, 74, 76, 73, 100],
    [16, 0, 12, 0],
    7,
  ),
  seat: 0,
  names: ["You", "Otto", "Mei", "Jonas"],
  teams: [0, 1, 0, 1],
  bots: [null, "otto", null, null],
  heroes: ["wonder-woman-2", "circe-3", "superman-2", "lex-luthor-3"],
  turns: 18,
};

const gone = (how: "conceded" | "timeout", seat: number): Case => ({
  ...WIN,
  result: {
    rule: "",
    why: how,
    winners: [1 - seat],
    points: [],
    ties: [],
    left: [{ seat, how, at: 60 }],
  },
  review: null,
});

export const CASES: Record<string, Case> = {
  win: WIN,
  loss: LOSS,
  draw: DRAW,
  four: FOUR,
  teams: TEAMS,
  "teams-points": {
    ...TEAMS,
    result: counted(
      "Q39",
      [
        lines(["zod", 3], ["steel", 2], ["kick", 1, 2]),
        lines(["lana-lang", 1], ["kick", 1, 3]),
        lines(["circe-1", 4], ["starro", 2], ["kick", 1]),
        lines(["superman-1", 4], ["steel", 2], ["kick", 1, 2]),
      ],
      [0, 1, 0, 1],
    ),
    review: null,
  },
  "teams-lost": {
    ...TEAMS,
    seat: 1,
    names: ["Ada", "You", "Mei", "Jonas"],
    bots: ["vera", null, null, null],
  },
  duel: {
    ...TEAMS,
    result: { ...TEAMS.result, winners: [0], points: [9, 6], ties: [[], []], scores: [[], []] },
    course: {
      heroes: ["batman-2", "the-joker-3"],
      turns: [
        turn(9, 0, [0, 0], { fights: [fight(0, 1, "the-joker-1", 10, 9)] }),
        turn(14, 1, [0, 0], { fights: [fight(1, 0, "batman-1", 11, 10)] }),
        turn(17, 0, [0, 0], { fights: [fight(0, 1, "the-joker-2", 9, 12, 2)] }),
        turn(21, 0, [0, 0], { fights: [fight(0, 1, "the-joker-2", 13, 12)] }),
        turn(29, 0, [0, 0], { fights: [fight(0, 1, "the-joker-3", 16, 15)] }),
      ],
    },
    review: reviewed(0, [50, 48, 60, 57, 71, 66, 80, 100], [20, -3], 12),
    names: ["You", "Sibyl"],
    teams: [0, 1],
    bots: [null, "sibyl"],
    heroes: ["batman-2", "the-joker-3"],
    turns: 29,
  },
  "given-up": gone("conceded", 1),
  "i-gave-up": gone("conceded", 0),
  "time-ran-out": gone("timeout", 1),
  abandoned: {
    ...WIN,
    result: { rule: "", why: "abandoned", winners: [], points: [], ties: [] },
    course: null,
    review: null,
  },
  watched: { ...WIN, seat: -1, names: ["Ada", "Tilda"], review: null },
  looking: { ...WIN, review: null },
  "no-review": { ...WIN, review: null, course: WIN.course },
  tie: {
    ...DRAW,
    result: { ...DRAW.result, winners: [0], ties: [[3], [2]] },
    bots: [null, "vera"],
    names: ["You", "Vera"],
  },
  "long-names": {
    ...FOUR,
    names: [
      "You",
      "Bartholomew Featherstone",
      "Wilhelmina von Hohenfels",
      "Maximiliano Casagrande-P",
    ],
    bots: [null, null, null, null],
  },
};
