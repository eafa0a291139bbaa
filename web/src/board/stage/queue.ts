// One thing after the other, each for its time; a press ends one, two end all.
import { lasts, type Timing, TWICE } from "./timing";

/** The time, and a way to be woken; tests bring their own. */
export interface Clock {
  now(): number;
  /** Calls back after so long; returns how to call that off. */
  after(ms: number, wake: () => void): () => void;
}

/** It wakes with a frame: what the page has not managed to draw is not over yet. */
export const CLOCK: Clock = {
  now: () => performance.now(),
  after: (ms, wake) => {
    let frame = 0;
    const timer = setTimeout(() => {
      frame = requestAnimationFrame(wake);
    }, ms);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  },
};

export interface Running<Item> {
  item: Item;
  /** Each has a number of its own. */
  serial: number;
  timing: Timing;
}

export interface Score<Item> {
  /** How long an item takes; null: it only happens. */
  timing(item: Item): Timing | null;
  /** How long an item waits for the next sign that it comes, at most; its time begins when it is seen. */
  unseen(item: Item): number;
  /** Whether it stays, as the last one, until something else comes. */
  stays(item: Item): boolean;
  /** Two that are one, if they are; and for how long the first stays in sight at least. */
  join(before: Item, next: Item): Item | null;
  joins(): number;
  /** An item begins; also those that are skipped, in their order. */
  begins(item: Item): void;
  /** Something else is to be seen now. */
  changed(): void;
}

export class Queue<Item> {
  #now: Running<Item> | null = null;
  #leaving: Running<Item> | null = null;
  #waiting: Item[] = [];
  #serial = 0;
  /** What runs waits to be seen, and its time has not begun. */
  #unseen = false;
  #ends = 0;
  #pressed = Number.NEGATIVE_INFINITY;
  #callOff = () => {};
  #callOffLeaving = () => {};

  constructor(
    readonly clock: Clock,
    readonly score: Score<Item>,
  ) {}

  get now(): Running<Item> | null {
    return this.#now;
  }

  /** What goes while the next one comes. */
  get leaving(): Running<Item> | null {
    return this.#leaving;
  }

  get waiting(): readonly Item[] {
    return this.#waiting;
  }

  /** Whether what runs waits to be seen. */
  get unseen(): boolean {
    return this.#unseen;
  }

  get idle(): boolean {
    return !this.#now && this.#waiting.length === 0;
  }

  add(items: Item[]): void {
    for (const item of items) if (!this.#joined(item)) this.#waiting.push(item);
    if (!this.#now) this.#next();
    this.score.changed();
  }

  /** Return whether an item would become one with the last. */
  joins(item: Item): boolean {
    const last = this.#waiting.at(-1) ?? this.#now?.item;
    return last !== undefined && this.score.join(last, item) !== null;
  }

  #joined(item: Item): boolean {
    const last = this.#waiting.at(-1);
    if (last !== undefined) {
      const one = this.score.join(last, item);
      if (one) this.#waiting[this.#waiting.length - 1] = one;
      return one !== null;
    }
    const one = this.#now && this.score.join(this.#now.item, item);
    if (!one || !this.#now) return false;
    this.#now = { ...this.#now, item: one };
    this.score.begins(item);
    this.#until(Math.max(this.#ends, this.clock.now() + this.score.joins()));
    return true;
  }

  #until(end: number): void {
    this.#callOff();
    this.#ends = end;
    this.#callOff = this.clock.after(Math.max(0, end - this.clock.now()), () => {
      this.#next();
      this.score.changed();
    });
  }

  /** Go on to what takes time; what takes none happens on the way. */
  #next(): void {
    this.#callOff();
    this.#leave();
    for (let item = this.#waiting.shift(); item !== undefined; item = this.#waiting.shift()) {
      this.score.begins(item);
      const timing = this.score.timing(item);
      if (!timing) continue;
      this.#now = { item, serial: ++this.#serial, timing };
      const stays = this.score.stays(item) && this.#waiting.length === 0; // else it was answered
      this.#unseen = !stays && this.score.unseen(item) > 0;
      if (!stays) this.#wait(item, timing);
      return;
    }
  }

  /** Wait until an item has been seen, or end it if it is never shown. */
  #wait(item: Item, timing: Timing): void {
    this.#until(this.clock.now() + this.score.unseen(item) + lasts(timing));
  }

  /** What runs now is on its way to the screen: the wait for it starts again, so that it is not cut short. */
  comes(serial: number): void {
    if (this.#now?.serial !== serial || !this.#unseen) return;
    this.#wait(this.#now.item, this.#now.timing);
  }

  /** What runs now has come in: a slow page holds it as long as a quick one. */
  seen(serial: number): void {
    if (this.#now?.serial !== serial || !this.#unseen) return;
    this.#unseen = false;
    const { hold, lead } = this.#now.timing;
    this.#until(this.clock.now() + hold + lead);
  }

  #leave(): void {
    const gone = this.#now;
    this.#now = null;
    this.#callOffLeaving();
    this.#leaving = gone && gone.timing.out > 0 ? gone : null;
    if (this.#leaving)
      this.#callOffLeaving = this.clock.after(this.#leaving.timing.out, () => {
        this.#leaving = null;
        this.score.changed();
      });
  }

  /** End the current item; with a second press soon after, all that wait. */
  press(): void {
    const now = this.clock.now();
    const twice = now - this.#pressed <= TWICE;
    this.#pressed = now;
    if (twice) this.clear();
    else if (this.#now) {
      this.#next();
      this.score.changed();
    }
  }

  /** End the current item, and all that follow as long as they pass the test. */
  pass(test: (item: Item) => boolean): void {
    if (!this.#now || !test(this.#now.item)) return;
    while (this.#waiting[0] !== undefined && test(this.#waiting[0])) {
      const [item] = this.#waiting.splice(0, 1);
      if (item !== undefined) this.score.begins(item);
    }
    this.#next();
    this.score.changed();
  }

  /** Take everything from sight; what waits never begins. */
  drop(): void {
    this.#callOff();
    this.#callOffLeaving();
    this.#waiting = [];
    this.#now = null;
    this.#leaving = null;
  }

  /** All that waits has happened. */
  clear(): void {
    this.#callOff();
    for (const item of this.#waiting.splice(0)) this.score.begins(item);
    this.#leave();
    this.score.changed();
  }
}
