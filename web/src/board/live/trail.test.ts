import { expect, it } from "vitest";
import type { EventInView, MovedInView } from "../../base/wire/messages";
import type { Step } from "./live";
import { STREAMS } from "./streams/load";
import { leftFor, type Trail, trailAfter, turnsOf } from "./trail";

const cause = { rule: "T3" };
const card = (id: string) => [{ id, handle: `${id}-1` }];
const turn = (seat: number, n: number): EventInView => ({ kind: "turn", cause, seat, n });
const play = (seat: number, id: string): EventInView => ({
  kind: "play",
  cause,
  seat,
  cards: card(id),
  from: { zone: "hand", seat },
  by: seat,
  owner: seat,
});
const power = (seat: number, n: number): EventInView => ({ kind: "power", cause, seat, n });
const buy = (
  seat: number,
  id: string,
  n: number,
  kind: "buy" | "defeat" = "buy",
): EventInView[] => [{ kind, cause, seat, cards: card(id), n }, gain(seat, id)];
const gain = (seat: number, id: string): MovedInView => ({
  kind: "move",
  cause,
  how: "gain",
  by: seat,
  owner: seat,
  gained: seat,
  card: id,
  handle: `${id}-1`,
  from: { zone: "line-up", seat: -1 },
  to: { zone: "discard", seat },
});

let position = 0;
let told = 0;
const step = (...events: EventInView[]): Step => {
  position += 1;
  told += events.length;
  return { position, events, lines: [], told, undone: false };
};
/** All but the first so many events are undone. */
const undo = (told: number): Step => ({ position: 99, events: [], lines: [], told, undone: true });
const NOTHING: Trail = { steps: [], taken: [] };

it("tells turn by turn what was played, made, spent and gained", () => {
  const steps = [
    step(turn(1, 7)),
    step(play(1, "punch"), power(1, 1)),
    step(play(1, "punch"), power(1, 1)),
    step(play(1, "kick"), power(1, 2)),
    step(...buy(1, "raven", 3)),
    step(gain(1, "weakness"), turn(0, 8)),
    step(play(0, "punch"), power(0, 1)),
  ];
  const [theirs, mine] = turnsOf(steps, { seat: 0, number: 8 });
  expect(theirs).toEqual({
    seat: 1,
    number: 7,
    played: [
      { id: "punch", count: 2 },
      { id: "kick", count: 1 },
    ],
    gained: [
      { id: "raven", how: "buy" },
      { id: "weakness", how: "gain" },
    ],
    struck: [],
    unseen: 0,
    made: 4,
    spent: 3,
    whole: true,
  });
  expect(mine?.played).toEqual([{ id: "punch", count: 1 }]);
});

it("knows whom a turn hit", () => {
  const by = { card: "bane" };
  const weakness: MovedInView = {
    ...gain(0, "weakness"),
    cause: by,
    by: 1,
    from: { zone: "weaknesses", seat: -1 },
  };
  const discard: MovedInView = {
    ...gain(2, "punch"),
    cause: by,
    how: "discard",
    by: 2,
    from: { zone: "hand", seat: 2 },
  };
  const { gained: _, ...lost } = discard;
  const avoided: MovedInView = {
    ...lost,
    cause: { card: "katana" },
    from: { zone: "hand", seat: 3 },
  };
  const attack: EventInView = {
    kind: "attack",
    cause: by,
    seat: 1,
    cards: card("bane"),
    n: [0, 2, 3],
  };
  const events = [attack, weakness, weakness, lost, avoided];
  const [theirs] = turnsOf([step(turn(1, 2)), step(...events)], { seat: 1, number: 2 });
  expect(theirs?.struck).toEqual([0, 2]);
});

it("counts a card gained by an ability that nobody else sees", () => {
  const { card: _, handle: __, ...hidden } = gain(1, "power-of-the-green");
  const deck: MovedInView = {
    ...hidden,
    from: { zone: "main-deck", seat: -1 },
    to: { zone: "deck", seat: 1 },
  };
  const [theirs] = turnsOf([step(turn(1, 2)), step(deck)], { seat: 1, number: 2 });
  expect(theirs).toMatchObject({ gained: [], unseen: 1 });
});

it("counts a card that is gained after an equal one was bought", () => {
  const second = { ...gain(1, "kick"), handle: "kick-2" };
  const [theirs] = turnsOf([step(turn(1, 2)), step(...buy(1, "kick", 3), second)], {
    seat: 1,
    number: 2,
  });
  expect(theirs?.gained).toEqual([
    { id: "kick", how: "buy" },
    { id: "kick", how: "gain" },
  ]);
});

it("misses no card and counts none twice in whole games", () => {
  for (const { box, messages } of STREAMS) {
    const parts: EventInView[][] = []; // a view begins a new part: something was missed
    for (const message of messages)
      if (message.type === "view") parts.push([]);
      else parts.at(-1)?.push(...message.events);
    for (const events of parts.filter(({ length }) => length > 0)) {
      const whole = { position: 1, events, lines: [], told: 0, undone: false };
      const turns = turnsOf([whole], { seat: 0, number: 0 });
      const counted = turns.reduce((sum, deeds) => sum + deeds.gained.length + deeds.unseen, 0);
      let turn = turns[0]?.seat;
      let moved = 0;
      for (const event of events) {
        if (event.kind === "turn") turn = event.seat;
        if (event.kind === "move" && event.gained === turn) moved += 1;
      }
      expect([box, counted]).toEqual([box, moved]);
    }
  }
});

it("numbers a turn that began before the page came by the turn after it", () => {
  const steps = [step(play(1, "punch"), ...buy(1, "raven", 3), turn(0, 2))];
  const [theirs] = turnsOf(steps, { seat: 0, number: 2 });
  expect([theirs?.seat, theirs?.number]).toEqual([1, 1]);
});

it("is no turn of mine because I lost a card in it", () => {
  const attacked = [step(gain(0, "weakness")), step(...buy(1, "parasite", 4))];
  const during = turnsOf(attacked, { seat: 1, number: 4 });
  const after = turnsOf([...attacked, step(turn(0, 5))], { seat: 0, number: 5 });
  for (const [theirs] of [during, after])
    expect(theirs).toMatchObject({ seat: 1, number: 4, gained: [{ id: "parasite", how: "buy" }] });
});

it("knows of a turn that began before the page came that it is a part", () => {
  const [mine] = turnsOf([step(play(0, "punch"))], { seat: 0, number: 7 });
  expect(mine?.whole).toBe(false);
  const [first] = turnsOf([step(play(0, "punch"))], { seat: 0, number: 1 });
  expect(first?.whole).toBe(true); // nothing comes before it
});

it("keeps who took which Super-Villain, and forgets what was undone", () => {
  let trail = trailAfter(NOTHING, step(...buy(1, "vandal-savage", 8, "defeat")));
  const before = told;
  trail = trailAfter(trail, step(...buy(0, "arkillo", 9, "defeat")));
  expect(trail.taken).toMatchObject([
    { id: "vandal-savage", seat: 1 },
    { id: "arkillo", seat: 0 },
  ]);
  trail = trailAfter(trail, undo(before));
  expect(trail.taken).toMatchObject([{ id: "vandal-savage", seat: 1 }]);
  expect(trail.steps).toHaveLength(1);
});

it("takes back a Super-Villain that was defeated before the page was loaded anew", () => {
  const before = told;
  const { taken } = trailAfter(NOTHING, step(...buy(0, "arkillo", 9, "defeat")));
  const loaded: Trail = { steps: [], taken: JSON.parse(JSON.stringify(taken)) };
  const again = trailAfter(
    trailAfter(loaded, undo(before)),
    step(...buy(0, "arkillo", 9, "defeat")),
  );
  expect(again.taken).toHaveLength(1);
});

it("forgets the turns of the others when the end of one's own is undone", () => {
  const mine = [step(turn(0, 1)), step(...buy(0, "raven", 3))];
  const before = told;
  const theirs = [step(turn(1, 2)), step(...buy(1, "arkillo", 9, "defeat"), turn(0, 3))];
  const trail = [...mine, ...theirs].reduce(trailAfter, NOTHING);
  expect(trailAfter(trail, undo(before))).toEqual({ steps: mine, taken: [] });
});

it("knows what became of a card of the Line-Up", () => {
  const steps = [step(...buy(1, "raven", 3))];
  expect(leftFor(steps, "raven-1")).toEqual({ by: 1, how: "gain" });
  const destroyed: MovedInView = { ...gain(0, "talon"), how: "destroy" };
  expect(leftFor([...steps, step(destroyed)], "talon-1")).toEqual({ by: 0, how: "destroy" });
  expect(leftFor(steps, "nobody-1")).toEqual({ by: -1, how: "gone" });
});
