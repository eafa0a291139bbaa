// Between the wire and the board: updates become beats, and the board shows the one that is played.
import type { Live, Step } from "../live/live";
import { type Cue, cuesOf, joined, type Memory, NOTHING_SEEN, SCENES } from "./beats";
import { type Clock, Queue, type Running } from "./queue";
import { Strikes } from "./strikes";
import { JOINS, QUICK, TIMING, type Timing, taken, UNSEEN } from "./timing";

/** A step towards the newest state of the table. */
export interface Item {
  /** None if nothing of it is to be seen but its end. */
  cue: Cue | null;
  /** The table when the whole update has happened. */
  live: Live;
  /** What to say when it begins; an update is said with its first item. */
  steps: Step[];
}

export type Playing = Running<Item>;

export interface Pace {
  /** A factor; 0 waits for nothing. */
  speed(): number;
  /** Whether nothing may travel. */
  still(): boolean;
}

/** The current picture. */
export interface Staged {
  live: Live;
  now: Playing | null;
  leaving: Playing | null;
  /** The story so far, each step once and in order. */
  heard: readonly Step[];
  /** The player has to wait, or to press. */
  closed: boolean;
}

const beatOf = (playing: Playing | null) =>
  playing?.item.cue && !playing.item.cue.asks ? playing.item.cue : null;

/** Return whether a scene covers the table that asks nothing. */
export const isSceneOn = ({ now, leaving }: Staged): boolean =>
  [now, leaving].some((each) => SCENES.has(beatOf(each)?.beat.kind ?? "ends"));

/** Return whether something is shown that one should look at, even if one may act at the same time. */
export const isPlaying = ({ now, leaving, closed }: Staged): boolean =>
  closed || [now, leaving].some((each) => beatOf(each)?.quick === false);

const HEARD = 40;

export class Director {
  #newest: Live;
  #memory: Memory = NOTHING_SEEN;
  #heard: Step[] = [];
  #staged: Staged;
  #followers = new Set<() => void>();
  readonly #queue: Queue<Item>;
  /** What has struck last. */
  readonly strikes = new Strikes();
  #struck = 0;
  /** Nothing is played until the player is asked. */
  #hurried = false;
  #kinds: ReadonlyMap<string, { kind: string }> = new Map();

  constructor(
    live: Live,
    readonly clock: Clock,
    readonly pace: Pace,
  ) {
    this.#newest = live;
    this.#queue = new Queue<Item>(clock, {
      timing: ({ cue }) => cue && this.#timing(cue),
      unseen: () => UNSEEN,
      stays: ({ cue }) => cue?.asks ?? false,
      join,
      joins: () => JOINS * pace.speed(),
      begins: ({ steps }) => {
        if (steps.length) this.#heard = [...this.#heard, ...steps].slice(-HEARD);
      },
      changed: () => this.#changed(),
    });
    this.#staged = this.#stage();
  }

  /** What the cards are: Starters are folded. */
  know(cards: ReadonlyMap<string, { kind: string }>): void {
    this.#kinds = cards;
  }

  #timing(cue: Cue): Timing | null {
    const speed = this.pace.speed();
    if (speed === 0 || this.#hurried) return null;
    return taken(cue.quick ? QUICK : TIMING[cue.beat.kind], speed, this.pace.still());
  }

  /** The table as it is now; what has happened since is played if there is a step to it. */
  hear(live: Live): void {
    const before = this.#newest;
    this.#newest = live;
    const { last } = live;
    if (live.public?.result) this.#hurried = false;
    if (live.seat !== before.seat) this.#handOver();
    else if (last === before.last && live.public === before.public) this.#changed();
    else if (!last || last === before.last || last.undone || !before.public) this.jump();
    else this.#play(before, live, last);
    if (live.private?.ask) this.#hurried = false;
  }

  /** Play nothing of what the others do until the player is asked. */
  hurry(): void {
    this.#hurried = !this.#newest.private?.ask;
    this.jump();
  }

  /** Forget the beats and the story: they were meant for another player of this device. */
  #handOver(): void {
    this.#queue.drop();
    this.#memory = NOTHING_SEEN;
    this.#heard = [];
    this.jump();
  }

  #play(before: Live, live: Live, step: Step): void {
    if (!before.public || !before.private || !live.public || !live.private) return this.jump();
    const { cues, memory } = cuesOf(
      { public: before.public, private: before.private },
      { events: step.events, board: { public: live.public, private: live.private } },
      live.seat,
      (card) => this.#kinds.get(card)?.kind,
      this.#memory,
    );
    this.#memory = memory;
    const items: Item[] = cues.map((cue, at) => ({ cue, live, steps: at ? [] : [step] }));
    // the next beat ends the open one, but not a fall: only a press of the player does; a run of
    // one's own Starters goes on
    if (!items[0] || !this.#queue.joins(items[0]))
      this.#queue.pass(({ cue }) => !cue || (cue.open && cue.beat.kind !== "falls"));
    this.#queue.add(items.length ? items : [{ cue: null, live, steps: [step] }]);
    if (this.pace.speed() === 0) this.#queue.clear();
  }

  /** Nothing is played: the board shows how things stand. */
  jump(): void {
    this.#queue.clear();
    const { last } = this.#newest;
    if (last && !this.#heard.includes(last)) this.#heard = [...this.#heard, last].slice(-HEARD);
    this.#changed();
  }

  /** Ends the current beat; twice, all of them. */
  press(): void {
    this.#queue.press();
  }

  /** The beat is in the page, or begins to come in: it will be seen, however slow the page is. */
  comes(serial: number): void {
    this.#queue.comes(serial);
  }

  /** The beat has come in, with all its pictures: now it is held. */
  seen(serial: number): void {
    const { now, unseen } = this.#queue;
    this.#queue.seen(serial);
    const cue = now?.item.cue;
    if (!cue || now.serial !== serial || !unseen) return;
    this.#struck = serial;
    this.strikes.land(cue.beat);
  }

  /** Ends a beat during which one may act: the player has seen it, unless it is still to come in. */
  acted(): void {
    const falls = this.#queue.now?.item.cue?.beat.kind === "falls";
    if (this.#staged.closed || (falls && this.#queue.unseen)) return;
    this.#queue.pass(({ cue }) => (cue?.open ?? true) && !cue?.asks);
  }

  #stage(): Staged {
    const { now, leaving, waiting } = this.#queue;
    const open = (item: Item) => item.cue?.open ?? true;
    const closed = now !== null && !(open(now.item) && waiting.every(open));
    return {
      live: closed && now ? framed(this.#newest, now.item) : this.#newest,
      now,
      leaving,
      heard: this.#heard,
      closed,
    };
  }

  #changed(): void {
    this.#staged = this.#stage();
    const { now, leaving } = this.#staged;
    if (now?.serial !== this.#struck && leaving?.serial !== this.#struck) this.strikes.end();
    for (const follower of this.#followers) follower();
  }

  follow = (follower: () => void): (() => void) => {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  };

  staged = (): Staged => this.#staged;
}

function join(before: Item, next: Item): Item | null {
  if (!before.cue || !next.cue) return null;
  const beat = joined(before.cue.beat, next.cue.beat);
  if (!beat || before.cue.quick !== next.cue.quick) return null;
  return { ...next, cue: { ...next.cue, beat }, steps: [...before.steps, ...next.steps] };
}

/** The table at a beat: what others say and do outside the game is shown as it is. */
function framed(newest: Live, { cue, live }: Item): Live {
  const board = cue?.board;
  if (!board) return live;
  return {
    ...newest,
    position: live.position,
    public: { ...board.public, waiting: [], result: null },
    private: { ...board.private, ask: null },
    story: live.story,
    recap: live.recap,
    last: live.last,
    talk: null,
    undo: "no",
    hints: null,
  };
}
