import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { change } from "../../base/preferences/settings";
import { coachedOf } from "../../base/wire/coached";
import type { ResultInView } from "../../base/wire/messages";
import type { CardEntry } from "../../base/wire/queries";
import { type Course, courseOf } from "../../base/wire/replays";
import { begin } from "../../base/words";
import { loadWords } from "../../base/words/ending";
import { WORDS } from "../../base/words/words";
import { InspectProvider } from "../../cards";
import { CARDS } from "../table/seated";
import { Ending } from "./Ending";
import type { Ended } from "./facts";

vi.mock("@tanstack/react-router", () => ({
  useNavigate: () => vi.fn(),
  Link: ({ to, search, children, className }: Record<string, unknown>) => (
    <a className={className as string} href={`${to} ${JSON.stringify(search ?? {})}`}>
      {children as ReactNode}
    </a>
  ),
}));

beforeAll(async () => {
  await begin(WORDS);
  await loadWords();
});
beforeEach(() => {
  vi.useFakeTimers();
  change({ speed: "normal", motion: "full" });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const RESULT: ResultInView = {
  rule: "G2",
  winners: [0],
  points: [13, 7],
  ties: [[1], [1]],
  tie_breaks: ["super-villains"],
  scores: [
    [
      { id: "nekron", copies: 1, each: 7 },
      { id: "katana", copies: 1, each: 6 },
    ],
    [{ id: "kick", copies: 7, each: 1 }],
  ],
};
const COURSE: Course = {
  heroes: ["batgirl", "hawkman"],
  turns: [
    { number: 1, seat: 1, position: 4, points: [0, 7], gained: [], fights: [], assists: [] },
    {
      number: 2,
      seat: 0,
      position: 9,
      points: [13, 7],
      gained: [{ seat: 0, card: "katana" }],
      fights: [],
      assists: [],
    },
  ],
};
const REVIEW = {
  seat: 0,
  start: 0.5,
  result: 1,
  luck: -0.06,
  luck_error: 0,
  choices: [0.41, 0],
  rest: 0.15,
  turns: [
    { turn: 1, seat: 1, position: 4, before: 0.5, after: 0.41, luck: 0, choices: [0, 0] },
    { turn: 2, seat: 0, position: 9, before: 0.41, after: 1, luck: 0, choices: [0, 0] },
  ],
  mistakes: [],
  decided: [],
};

interface Given extends Partial<Omit<Ended, "result">> {
  result?: Partial<ResultInView>;
  course?: Course;
  reviewed?: boolean;
  fresh?: boolean;
}

function shown({ result, course = COURSE, reviewed = true, fresh = false, ...more }: Given = {}) {
  const ended: Ended = {
    table: "t",
    box: "heroes-unite",
    seat: 0,
    played: true,
    names: ["You", "Tilda"],
    teams: [0, 1],
    bots: [null, "tilda"],
    heroes: [CARDS.get("batgirl"), CARDS.get("hawkman")],
    rematch: null,
    turns: 2,
    cards: CARDS,
    ...more,
    result: { ...RESULT, ...result },
  };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(courseOf("t").queryKey, course);
  const state = reviewed ? "ready" : "thinking";
  const coached = { table: "t", seat: 0, state, review: reviewed ? REVIEW : null };
  client.setQueryData(coachedOf("t", ended.seat).queryKey, coached as never);
  render(
    <QueryClientProvider client={client}>
      <InspectProvider>
        <Ending ended={ended} says={({ id }) => id} fresh={fresh} />
      </InspectProvider>
    </QueryClientProvider>,
  );
  return screen.getByRole("region", { name: "The game is over" });
}

const title = () => screen.getByRole("heading", { level: 2 }).textContent;
const sentence = (scene: HTMLElement) => scene.querySelector(".ending-why")?.textContent;
const totals = (scene: HTMLElement) =>
  [...scene.querySelectorAll(".ending-total")].map((each) => each.textContent);

it("says who won, why, and which card alone made the difference", () => {
  const scene = shown();
  expect(title()).toBe("You win!");
  expect(scene.dataset.tone).toBe("won");
  expect(sentence(scene)).toBe(
    "The last Super-Villain is defeated. 13 to 7 after 2 turns. Katana alone was worth 6, the whole difference.",
  );
  expect(
    [...scene.querySelectorAll("[data-gold] .point-name")].map((of) => of.textContent),
  ).toEqual(["Katana"]);
  expect(totals(scene)).toEqual(["13", "7"]);
  screen.getByText("Batgirl, You, 13 points: Nekron 7, Katana 6.");
  screen.getByText("Hawkman, Tilda, level 4, 7 points: 7 × Kick 1.");
});

it("says what the coach found: the turn that decided, and luck and choices", () => {
  shown();
  const moment = screen.getByRole("heading", { name: "Turn 2 decided it" }).closest("section");
  expect(moment?.textContent).toContain("You took Katana. Your chance went from 41 to 100 of 100.");
  within(moment as HTMLElement).getByRole("img", {
    name: "Your chance to win, turn by turn, from 50 to 100 of 100",
  });
  screen.getByRole("heading", { name: "You earned it" });
  screen.getByText("luck: −6 games of 100");
  const show = screen.getByRole("link", { name: "Show turn 2" }).getAttribute("href");
  expect(show).toBe('/replay/$table {"at":9,"seat":0,"review":true}');
});

it("looks back in the place of the curve while the coach thinks", () => {
  const scene = shown({ reviewed: false });
  screen.getByRole("heading", { name: "The turn that decided it" });
  expect(screen.getByText("Looking back …").closest("[role=status]")).not.toBeNull();
  expect(scene.textContent).toContain("No turn changed the score more: from 0 : 7 to 13 : 7.");
  expect(screen.queryByText("You earned it")).toBeNull();
});

it("has other colours and another title for a loss, and never a chord of its own", () => {
  const scene = shown({ result: { winners: [1], points: [13, 17] } });
  expect(title()).toBe("Tilda wins");
  expect(scene.dataset.tone).toBe("lost");
});

it("says of a shared win that it belongs to both", () => {
  const scene = shown({ result: { winners: [0, 1], points: [7, 7] } });
  expect([title(), scene.dataset.tone]).toEqual(["Shared!", "shared"]);
  expect(sentence(scene)).toContain("7 each. The win belongs to both of you.");
});

it("says of a game that was given up who left, and counts nothing", () => {
  const left = [{ seat: 1, how: "timeout" as const, at: 9 }];
  const gone = { rule: "", why: "timeout" as const, points: [], ties: [], scores: [], left };
  const scene = shown({ result: gone, reviewed: false });
  expect([title(), sentence(scene)]).toEqual(["You win!", "Tilda's time ran out."]);
  expect(scene.querySelector(".ending-lanes")).toBeNull();
});

it("has neither winner nor other game in an abandoned one that was only watched", () => {
  const none = {
    rule: "",
    why: "abandoned" as const,
    winners: [],
    points: [],
    ties: [],
    scores: [],
  };
  const scene = shown({ result: none, seat: -1, played: false });
  expect([title(), scene.dataset.tone]).toEqual(["Abandoned", "none"]);
  expect(screen.queryByRole("button", { name: /^Again/ })).toBeNull();
});

it("names the place of the reader among several", () => {
  const four = {
    winners: [2],
    points: [13, 9, 17, 4],
    ties: [[], [], [], []],
    scores: [[], [], [{ id: "nekron", copies: 1, each: 17 }], []],
  };
  const course: Course = {
    heroes: [],
    turns: [
      {
        number: 7,
        seat: 2,
        position: 3,
        points: [13, 9, 17, 4],
        gained: [{ seat: 2, card: "nekron" }],
        fights: [],
        assists: [],
      },
    ],
  };
  const scene = shown({
    result: four,
    course,
    names: ["You", "Otto", "Grace", "Pip"],
    teams: [0, 1, 2, 3],
    bots: [null, "otto", null, "pip"],
    heroes: [],
  });
  expect(title()).toBe("Grace wins");
  expect(sentence(scene)).toContain("You are second with 13, 4 behind.");
  expect(sentence(scene)).toContain("The last Super-Villain went to Grace on turn 7.");
});

const CIRCE = { ...CARDS.get("hawkman"), id: "circe-3", name: "Circe", level: 3 } as CardEntry;

it("shows the Confrontations, and no points, where a last Character fell", () => {
  const fight = { seat: 2, against: 1, card: "circe-3", power: 19, cost: 18, block: 3, won: true };
  const held = {
    ...fight,
    seat: 1,
    against: 2,
    card: "batgirl",
    power: 11,
    cost: 12,
    block: 0,
    won: false,
  };
  const turn = { position: 3, points: [0, 0, 0, 0], gained: [], assists: [] };
  const course: Course = {
    heroes: ["batgirl", "circe-3", "katana", "hawkman"],
    turns: [
      { ...turn, number: 11, seat: 1, fights: [held] },
      {
        ...turn,
        number: 18,
        seat: 2,
        fights: [fight],
        assists: [{ seat: 0, card: "kick", power: 3 }],
      },
    ],
  };
  const scene = shown({
    result: { rule: "G3", winners: [0, 2], points: [1, 2, 3, 4] },
    course,
    reviewed: false,
    names: ["You", "Otto", "Mei", "Jonas"],
    teams: [0, 1, 0, 1],
    bots: [null, "otto", null, null],
    cards: new Map([...CARDS, ["circe-3", CIRCE]]),
  });
  expect(title()).toBe("Your team wins!");
  expect(sentence(scene)).toBe(
    "Katana beat Circe, Level 3: 19 Power against 18. That ends it, whatever the points.",
  );
  expect(scene.querySelector(".ending-lanes")).toBeNull();
  const fights = screen.getByRole("heading", { name: "2 Confrontations" }).closest("section");
  expect(
    within(fights as HTMLElement)
      .getAllByRole("listitem")
      .map((each) => each.querySelector(".fight-words")?.textContent),
  ).toEqual(["Batgirl holds11 against 12", "Circe 319 against 15 + Block 3"]);
  screen.getByText("Kick, by you, on turn 18: +3.");
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("counts the cheapest cards first, and the deciding one last", () => {
  const scene = shown({ fresh: true });
  expect(totals(scene)).toEqual(["0", "0"]);
  pass(700);
  expect(totals(scene)).toEqual(["7", "7"]); // Nekron alone, and all Kicks together
  pass(300);
  expect(totals(scene)).toEqual(["7", "7"]);
  pass(50);
  expect(totals(scene)).toEqual(["13", "7"]);
  expect(scene.dataset.runs).toBe("true");
  pass(1000);
  expect(scene.dataset.runs).toBeUndefined();
});

it("is whole at once after Space or a press beside the buttons", () => {
  const scene = shown({ fresh: true });
  fireEvent.keyDown(scene, { key: " " });
  expect([totals(scene), scene.dataset.runs]).toEqual([["13", "7"], undefined]);
  cleanup();
  const other = shown({ fresh: true });
  fireEvent.pointerDown(screen.getByRole("button", { name: /^Again/ }));
  expect(totals(other)).toEqual(["0", "0"]);
  fireEvent.pointerDown(other);
  expect(totals(other)).toEqual(["13", "7"]);
});

it("stands whole without motion, but for the mark of the deciding card", () => {
  change({ motion: "none" });
  const scene = shown({ fresh: true });
  expect([totals(scene), scene.dataset.runs, scene.dataset.still]).toEqual([
    ["13", "7"],
    "true",
    "true",
  ]);
  pass(400);
  expect(scene.dataset.runs).toBeUndefined();
});

it("has one gold button, which Enter presses", () => {
  const scene = shown({ seat: -1, played: false });
  const gold = [...scene.querySelectorAll(".button.first")].map((each) => each.textContent);
  expect(gold).toEqual(["Show turn 2"]);
  cleanup();
  const own = shown({ rematch: "next" });
  expect([...own.querySelectorAll(".button.first")].map((each) => each.textContent)).toEqual([
    "Again with Tildathe next table is waiting",
  ]);
});
