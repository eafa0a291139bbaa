// What the lessons teach, one press at a time. Each step is read off the table as it lies, so that
// going back, a bot's own mind or another language change nothing about which one it is.

import { LESSONS, type LessonId } from "../../base/tables/lessons";
import type { AskInView, OptionInView } from "../../base/wire/messages";
import type en from "../../base/words/en.json";
import type { Live } from "../../board/live/live";
import { endingOf, firstWith } from "../../board/live/options";
import { nextPlay } from "../../board/live/playAll";

export const isLesson = (id: string | undefined): id is LessonId =>
  (LESSONS as readonly string[]).includes(id ?? "");

/** The box that a lesson is played with. */
export const BOX: Record<LessonId, string> = {
  "first-turn": "heroes-unite",
  "super-villain": "heroes-unite",
  confrontation: "confrontations",
};

type Steps<Lesson extends LessonId> = keyof (typeof en.lesson)[Lesson]["steps"] & string;

/** Where the words of a step are. */
type Words = { [Lesson in LessonId]: `lesson.${Lesson}.steps.${Steps<Lesson>}` }[LessonId];

interface Shown {
  when(live: Live): boolean;
  /** What else does the same: a second Punch instead of the first. */
  like?(option: OptionInView): boolean;
  /** Where it is pressed, if that is not where its option lies. */
  at?: string;
  /** What else is lit, because the words speak of it. */
  lit?: string;
}

/** A step with an option to take. */
interface Pressed extends Shown {
  words: Exclude<Words, `${string}.watch`>;
  option(ask: AskInView): number;
}

/** A step that is watched. */
interface Watched extends Shown {
  words: Words;
  option?: undefined;
}

export type Step = Pressed | Watched;

const PLAY_ALL = '.t-board .t-go[data-key="p"]:not(:disabled)';
const POWER = ".t-board .t-power";
const FIGHT = ".t-board .scene-bar";

const askOf = (live: Live) => live.private?.ask ?? null;
const asked = (live: Live, kind: string) => askOf(live)?.kind === kind;
const turn = (live: Live) => live.public?.turn;
const mine = (live: Live, number: number) => turn(live)?.number === number && asked(live, "turn");
const plays = (live: Live) => nextPlay(askOf(live)) >= 0;
const holds = (live: Live, card: string) =>
  live.private?.hands[live.seat]?.some(({ id }) => id === card) ?? false;
const lies = (live: Live, card: string) =>
  [...(live.public?.line_up ?? []), ...(live.public?.super_villain ?? [])].some(
    ({ id }) => id === card,
  );
const costOf = (live: Live) => live.public?.seats[turn(live)?.confronting ?? -1]?.cost ?? 0;

/** The option with a verb that names a card. */
const naming = (verb: string, card: string) => (ask: AskInView) =>
  ask.options.findIndex((option) => option.verb === verb && option.card === card);

const playAll = (words: Pressed["words"], when: Step["when"]): Step => ({
  words,
  when: (live) => when(live) && plays(live),
  option: nextPlay,
  like: ({ verb }) => verb === "play",
  at: PLAY_ALL,
});
const ends = (words: Pressed["words"], when: Step["when"]): Step => ({
  words,
  when,
  option: endingOf,
});
const watch = (lesson: LessonId, number: number): Step => ({
  words: `lesson.${lesson}.steps.watch`,
  when: (live) => turn(live)?.number === number && !askOf(live),
});

export const STEPS: Record<LessonId, Step[]> = {
  "first-turn": [
    {
      words: "lesson.first-turn.steps.punch",
      when: (live) => mine(live, 1) && !live.public?.played.length,
      option: naming("play", "punch"),
    },
    playAll(
      "lesson.first-turn.steps.rest",
      (live) => mine(live, 1) && !!live.public?.played.length,
    ),
    {
      words: "lesson.first-turn.steps.raven",
      when: (live) => mine(live, 1) && !plays(live) && lies(live, "raven"),
      option: naming("buy", "raven"),
      lit: POWER,
    },
    ends(
      "lesson.first-turn.steps.end",
      (live) => mine(live, 1) && !plays(live) && !lies(live, "raven"),
    ),
    watch("first-turn", 2),
    playAll("lesson.first-turn.steps.again", (live) => mine(live, 3)),
    {
      words: "lesson.first-turn.steps.kick",
      when: (live) => mine(live, 3) && !plays(live) && (turn(live)?.power ?? 0) >= 3,
      option: naming("buy", "kick"),
      lit: POWER,
    },
    ends(
      "lesson.first-turn.steps.last",
      (live) => mine(live, 3) && !plays(live) && (turn(live)?.power ?? 0) < 3,
    ),
  ],
  "super-villain": [
    watch("super-villain", 1),
    {
      words: "lesson.super-villain.steps.katana",
      when: (live) => turn(live)?.number === 1 && asked(live, "defend") && holds(live, "katana"),
      option: (ask) => ask.options.findIndex(({ card }) => card === "katana"),
    },
    playAll("lesson.super-villain.steps.play", (live) => mine(live, 2)),
    {
      words: "lesson.super-villain.steps.villain",
      when: (live) => mine(live, 2) && !plays(live) && lies(live, "vandal-savage"),
      option: naming("buy", "vandal-savage"),
      lit: POWER,
    },
    ends(
      "lesson.super-villain.steps.end",
      (live) => mine(live, 2) && !plays(live) && !lies(live, "vandal-savage"),
    ),
  ],
  confrontation: [
    watch("confrontation", 1),
    {
      words: "lesson.confrontation.steps.steel",
      when: (live) => turn(live)?.number === 1 && asked(live, "block") && holds(live, "steel"),
      option: (ask) => ask.options.findIndex(({ card }) => card === "steel"),
      lit: FIGHT,
    },
    {
      words: "lesson.confrontation.steps.pots",
      when: (live) =>
        turn(live)?.number === 1 &&
        asked(live, "block") &&
        !holds(live, "steel") &&
        holds(live, "pots"),
      option: (ask) => ask.options.findIndex(({ card }) => card === "pots"),
      lit: FIGHT,
    },
    {
      words: "lesson.confrontation.steps.confront",
      when: (live) => turn(live)?.number === 2 && asked(live, "announce"),
      option: (ask) => firstWith(ask, "confront"),
      like: ({ verb }) => verb === "confront",
      at: ".t-board .t-confront:not(:disabled)",
    },
    playAll("lesson.confrontation.steps.play", (live) => mine(live, 2) && costOf(live) > 0),
    {
      words: "lesson.confrontation.steps.call",
      when: (live) => mine(live, 2) && !plays(live) && (turn(live)?.power ?? 0) < costOf(live),
      option: (ask) => firstWith(ask, "call"),
      lit: ".t-board .t-mate",
    },
    ends(
      "lesson.confrontation.steps.done",
      (live) => mine(live, 2) && !plays(live) && (turn(live)?.power ?? 0) >= costOf(live),
    ),
  ],
};

/** The turn with whose end a lesson has taught everything. */
const LAST: Record<LessonId, number> = { "first-turn": 3, "super-villain": 2, confrontation: 2 };

/** The next Super-Villain has come: between two turns, and it may ask something first. */
const appeared = (live: Live) =>
  live.public?.super_villain?.some(({ id }) => id !== "vandal-savage") ?? false;

export const isDone = (lesson: LessonId, live: Live): boolean =>
  (turn(live)?.number ?? 0) > LAST[lesson] ||
  live.public?.result != null ||
  (lesson === "super-villain" && appeared(live));

export const stepOf = (lesson: LessonId, live: Live): Step | undefined =>
  STEPS[lesson].find((step) => step.when(live));

/** The steps with something to press: those are counted. */
export const counted = (lesson: LessonId): Step[] => STEPS[lesson].filter(({ option }) => option);

/** Whether a lesson lets an answer through, or all of them; where it has nothing to say, it does. */
export function lets(lesson: LessonId, live: Live, at: number, all = false): boolean {
  const ask = askOf(live);
  const option = ask?.options[at];
  const step = stepOf(lesson, live);
  if (!ask || !option || !step?.option || ask.options.length === 1 || ask.alike) return true;
  if (all) return step.at === PLAY_ALL;
  return step.option(ask) === at || (step.like?.(option) ?? false);
}

export const nextLesson = (lesson: LessonId): LessonId | undefined =>
  LESSONS[LESSONS.indexOf(lesson) + 1];
