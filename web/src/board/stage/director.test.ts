import { describe, expect, it } from "vitest";
import type { EventInView, Update, View } from "../../base/wire/messages";
import { type Live, NOTHING, received } from "../live/live";
import { STREAMS, type Stream, streamOf } from "../live/streams/load";
import type { BeatKind } from "./beats";
import { StandingClock } from "./clock";
import { Director, isPlaying, isSceneOn } from "./director";
import { lasts, QUICK, SPEEDS, TIMING, taken } from "./timing";

interface Shown {
  kind: BeatKind;
  seat: number | undefined;
  cards: string[];
  ms: number;
  quick: boolean;
  asks: boolean;
  position: number;
}

/** A table that is told a stream, and what is seen of it. */
class Seen {
  readonly clock = new StandingClock();
  readonly director: Director;
  readonly shown: Shown[] = [];
  live: Live = NOTHING;
  #serial = 0;
  #since = 0;
  still = false;
  /** Whether the page shows a beat as soon as it begins. */
  quick = true;

  constructor(
    readonly stream: Stream,
    public speed: number = SPEEDS.normal,
  ) {
    this.director = new Director(NOTHING, this.clock, {
      speed: () => this.speed,
      still: () => this.still,
    });
    this.director.know(stream.cards);
    this.director.follow(() => this.#look());
  }

  #look(): void {
    const { now } = this.director.staged();
    if (now?.serial === this.#serial) {
      const last = this.shown.at(-1);
      const beat = now.item.cue?.beat;
      if (last && beat?.kind === "folds") last.cards = beat.cards.map(({ id }) => id);
      return;
    }
    const last = this.shown.at(-1);
    if (last && this.#serial) last.ms = this.clock.now() - this.#since;
    this.#serial = now?.serial ?? 0;
    this.#since = this.clock.now();
    const cue = now?.item.cue;
    if (!cue) return;
    const { beat } = cue;
    if (this.quick) this.clock.after(now.timing.in, () => this.director.seen(now.serial));
    this.shown.push({
      kind: beat.kind,
      seat: "seat" in beat ? beat.seat : undefined,
      cards:
        "card" in beat ? [beat.card] : beat.kind === "folds" ? beat.cards.map(({ id }) => id) : [],
      ms: 0,
      quick: cue.quick,
      asks: cue.asks,
      position: now.item.live.position,
    });
  }

  tell(message: View | Update): void {
    this.live = received(this.live, message, this.clock.now());
    this.director.hear(this.live);
  }

  /** Lets everything play that does not wait for an answer. */
  rest(): void {
    while (this.director.staged().closed) this.clock.go(50);
  }
}

const updates = (stream: Stream) =>
  stream.messages.filter((message): message is Update => message.type === "update");

describe.each(STREAMS)("the director of $box", (stream) => {
  it("shows the newest board when all is played, and lets one act", () => {
    const seen = new Seen(stream);
    for (const message of stream.messages) {
      seen.tell(message);
      seen.rest();
      const { live } = seen.director.staged();
      expect(live).toBe(seen.live);
    }
  });

  it("tells nothing of what it heard to whoever takes the device next", () => {
    const seen = new Seen(stream);
    for (const message of stream.messages.slice(0, 40)) seen.tell(message);
    seen.rest();
    expect(seen.director.staged().heard).not.toEqual([]);
    seen.director.hear({ ...seen.live, seat: seen.live.seat + 1, last: null, private: null });
    expect(seen.director.staged().heard).toEqual([]);
  });

  it("plays nothing of what waited to whoever takes the device next", () => {
    for (let until = 2; until < 40; until += 1) {
      const seen = new Seen(stream);
      for (const message of stream.messages.slice(0, until)) seen.tell(message);
      seen.director.hear({ ...seen.live, seat: seen.live.seat + 1, last: null, private: null });
      const shown = seen.shown.length;
      expect(seen.director.staged()).toMatchObject({ now: null, leaving: null, heard: [] });
      seen.clock.go(60_000);
      expect(seen.director.staged().heard).toEqual([]);
      expect(seen.shown).toHaveLength(shown);
    }
  });

  it("holds every beat of the others for its time", () => {
    const seen = new Seen(stream);
    for (const message of stream.messages) {
      seen.tell(message);
      seen.rest();
    }
    seen.clock.go(10_000);
    const others = seen.shown.filter(
      ({ kind, quick, asks }) => !quick && !asks && kind !== "my-turn" && kind !== "over",
    );
    expect(others.length).toBeGreaterThan(20);
    for (const { kind, ms, seat, position } of others)
      if (kind !== "folds" && !mine(stream, position, seat))
        expect([kind, position, ms]).toEqual([kind, position, lasts(TIMING[kind])]);
  });

  it("drops no beat when all updates come at once", () => {
    const oneByOne = new Seen(stream);
    for (const message of stream.messages) {
      oneByOne.tell(message);
      oneByOne.rest();
    }
    const atOnce = new Seen(stream);
    for (const message of stream.messages) {
      if (message.type === "view") atOnce.rest(); // a new part of the game
      atOnce.tell(message);
    }
    atOnce.rest();
    const played = (seen: Seen) =>
      seen.shown.flatMap(({ kind, cards, seat, position }) =>
        !mine(stream, position, seat) && ["plays", "block", "falls"].includes(kind) ? cards : [],
      );
    expect(played(oneByOne)).not.toEqual([]);
    expect(played(atOnce)).toEqual(played(oneByOne));
  });

  it("waits for nothing when it is off", () => {
    const seen = new Seen(stream, SPEEDS.off);
    for (const message of stream.messages) {
      seen.tell(message);
      expect(seen.director.staged()).toMatchObject({ now: null, closed: false });
      expect(seen.director.staged().live).toBe(seen.live);
    }
  });

  it("tells every step once, in order, however it is skipped", () => {
    for (const skip of ["never", "sometimes", "at once"]) {
      const seen = new Seen(stream);
      const heard: number[] = [];
      let last: unknown;
      seen.director.follow(() => {
        const { heard: steps } = seen.director.staged();
        const from = steps.findIndex((step) => step === last) + 1;
        for (const step of steps.slice(from)) heard.push(step.position);
        last = steps.at(-1) ?? last;
      });
      for (const [at, message] of updates(stream).slice(0, 120).entries()) {
        if (at === 0) seen.tell({ ...stream.messages[0] } as View);
        seen.tell(message);
        if (skip === "never") seen.rest();
        if (skip === "sometimes" && at % 3 === 0) seen.director.press();
        if (skip === "at once") seen.director.jump();
      }
      seen.rest();
      expect(heard).toEqual(
        updates(stream)
          .slice(0, 120)
          .map(({ position }) => position),
      );
    }
  });

  it("reaches input at once when it is skipped", () => {
    const seen = new Seen(stream);
    for (const message of stream.messages) {
      seen.tell(message);
      const { closed } = seen.director.staged();
      if (!closed) continue;
      seen.director.press();
      seen.director.press();
      expect(seen.director.staged().closed).toBe(false);
      expect(seen.director.staged().live).toBe(seen.live);
      seen.clock.go(1000);
    }
  });

  it("never makes one wait for one's own plays and purchases", () => {
    const seen = new Seen(stream);
    for (const message of stream.messages) {
      seen.tell(message);
      const mineNow = message.private.ask?.kind === "turn";
      const began = message.type === "update" && message.events.some(({ kind }) => kind === "turn");
      const fought =
        message.type === "update" && message.events.some(({ kind }) => kind === "block");
      if (mineNow && !began && !fought && message.public.turn.seat === 0)
        expect(seen.director.staged().closed, `at ${message.position}`).toBe(false);
      seen.rest();
    }
  });
});

/** Whether a beat was one's own, or seen in one's own turn: those give way to the next. */
function mine(stream: Stream, position: number, seat: number | undefined): boolean {
  const at = stream.messages.findIndex((message) => message.position === position);
  const before = stream.messages[at - 1];
  return seat === 0 || before?.public.turn.seat === 0;
}

describe("the fall of a Super-Villain", () => {
  const stream = streamOf("heroes-unite");
  const view = stream.messages.find((message) => message.public.seats.length > 1) as View;
  const villain = [...stream.cards].find(([, { kind }]) => kind === "super-villain")?.[0] ?? "";
  const next = (position: number, kind: "defeat" | "power"): Update => ({
    ...view,
    type: "update",
    position: view.position + position,
    public: { ...view.public, turn: { ...view.public.turn, seat: view.seat } },
    events: [{ kind, cause: {}, seat: view.seat, cards: [{ id: villain, handle: "h1" }], n: 1 }],
    lines: [],
  });

  /** Falls in one's own turn; then the turn goes on by itself. */
  function fallen(): Seen {
    const seen = new Seen(stream);
    seen.tell({ ...view, public: next(0, "power").public });
    seen.tell(next(1, "defeat"));
    seen.tell(next(2, "power"));
    return seen;
  }
  const beat = (seen: Seen) => seen.director.staged().now?.item.cue?.beat.kind;

  it("is held for its time though one's turn goes on", () => {
    const seen = fallen();
    expect(seen.director.staged().closed).toBe(false);
    seen.clock.go(lasts(TIMING.falls) - 1);
    expect(beat(seen)).toBe("falls");
    seen.clock.go(1);
    expect(beat(seen)).toBeUndefined();
  });

  it("lets a lesson wait until it is over, though the table takes answers", () => {
    const seen = fallen();
    expect(isPlaying(seen.director.staged())).toBe(true);
    expect(isSceneOn(seen.director.staged())).toBe(true);
    seen.clock.go(lasts(TIMING.falls) + TIMING.falls.out);
    expect(isPlaying(seen.director.staged())).toBe(false);
    expect(isSceneOn(seen.director.staged())).toBe(false);
  });

  it("ends when the player acts, but not before it can be seen", () => {
    const seen = fallen();
    seen.director.acted();
    expect(beat(seen)).toBe("falls");
    seen.clock.go(TIMING.falls.in);
    seen.director.acted();
    expect(beat(seen)).toBeUndefined();
  });

  it("is held for its time from when its figures are painted", () => {
    const seen = new Seen(stream);
    seen.quick = false; // a page that is busy
    seen.tell({ ...view, public: next(0, "power").public });
    seen.tell(next(1, "defeat"));
    seen.clock.go(lasts(TIMING.falls) + 500);
    expect(beat(seen)).toBe("falls");
    seen.director.seen(seen.director.staged().now?.serial ?? 0);
    seen.clock.go(TIMING.falls.hold - 1);
    expect(beat(seen)).toBe("falls");
    seen.clock.go(1);
    expect(beat(seen)).toBeUndefined();
  });
});

describe("a turn of ten actions", () => {
  const stream = streamOf("heroes-unite");
  const found = stream.messages.find(
    (message) => message.type === "view" && message.public.seats.length > 1,
  ) as View;
  const turnOfOther = { ...found.public.turn, seat: 1 };
  const view: View = { ...found, public: { ...found.public, turn: turnOfOther } };
  const starter = [...stream.cards].find(([, { kind }]) => kind === "starter")?.[0] ?? "";
  const main = [...stream.cards].filter(([, { kind }]) => kind === "main").map(([id]) => id);
  const seen = (id: string, at: number) => ({
    cause: {},
    seat: 1,
    cards: [{ id, handle: `h${at}` }],
  });
  const plays = (id: string, at: number): EventInView => ({
    kind: "play",
    ...seen(id, at),
    from: { zone: "hand", seat: 1 },
    by: 1,
    owner: 1,
  });
  const buys = (id: string, at: number): EventInView => ({ kind: "buy", ...seen(id, at), n: 0 });

  function turn(): Update[] {
    const deeds: EventInView[][] = [
      ...Array.from({ length: 4 }, (_, at) => [plays(starter, at)]),
      ...main.slice(0, 3).map((id, at) => [plays(id, 10 + at)]),
      ...main.slice(3, 5).map((id, at) => [buys(id, 20 + at)]),
      [
        { kind: "end-turn", cause: {}, seat: 1 },
        { kind: "turn", cause: {}, seat: 2, n: view.public.turn.number + 1 },
      ],
    ];
    return deeds.map((events, at) => ({
      ...view,
      type: "update" as const,
      position: view.position + at + 1,
      events,
      lines: [],
    }));
  }

  function took(speed: number, gap: number): number {
    const seen = new Seen(stream, speed);
    seen.tell(view);
    const began = seen.clock.now();
    for (const update of turn()) {
      seen.tell(update);
      seen.clock.go(gap);
    }
    while (seen.director.staged().closed) seen.clock.go(10);
    return seen.clock.now() - began;
  }

  it("takes 4 to 7 seconds, whether its updates come at once or one by one", () => {
    for (const gap of [0, 60, 150]) {
      const ms = took(SPEEDS.normal, gap);
      expect(ms).toBeGreaterThanOrEqual(3900);
      expect(ms).toBeLessThanOrEqual(7000);
    }
  });

  it("takes at most a second and a half when it is fast", () => {
    expect(took(SPEEDS.fast, 0)).toBeLessThanOrEqual(1500);
  });

  it("takes no time when it is off", () => {
    expect(took(SPEEDS.off, 0)).toBe(0);
  });
});

describe("a break", () => {
  const stream = streamOf("heroes-unite");

  it("plays nothing of what was missed", () => {
    const seen = new Seen(stream);
    const [view, ...rest] = stream.messages;
    seen.tell(view as View);
    for (const message of rest.slice(0, 6)) seen.tell(message);
    const late = { ...(rest[6] as Update), type: "view", lines: [], names: [] } as unknown as View;
    seen.tell(late);
    expect(seen.director.staged()).toMatchObject({ now: null, closed: false });
    expect(seen.director.staged().live.position).toBe(late.position);
  });
});

describe("without motion", () => {
  it("everything is held as long, and nothing travels", () => {
    for (const timing of [...Object.values(TIMING), QUICK])
      expect(taken(timing, 1, true)).toEqual({ in: 0, hold: timing.hold, out: 0, lead: 0 });
  });
});

describe("the speeds", () => {
  it("are a card of an opponent for at least 600 ms at normal speed", () => {
    expect(TIMING.plays.hold).toBeGreaterThanOrEqual(600);
    expect(TIMING.block.hold).toBeGreaterThanOrEqual(600);
    expect(SPEEDS).toEqual({ slow: 1.6, normal: 1, fast: 0.22, off: 0 });
  });
});
