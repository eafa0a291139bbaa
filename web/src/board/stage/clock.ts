// A clock that stands still until a test moves it on.
import type { Clock } from "./queue";

export class StandingClock implements Clock {
  #now = 0;
  #wakes: { at: number; wake: () => void }[] = [];

  now = (): number => this.#now;

  after = (ms: number, wake: () => void): (() => void) => {
    const entry = { at: this.#now + ms, wake };
    this.#wakes.push(entry);
    return () => {
      this.#wakes = this.#wakes.filter((each) => each !== entry);
    };
  };

  /** Goes on, and wakes all sleepers on the way in order. */
  go(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#wakes.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#wakes = this.#wakes.filter((each) => each !== next);
      this.#now = Math.max(this.#now, next.at);
      next.wake();
    }
    this.#now = end;
  }

  /** When the next sleeper is woken. */
  get next(): number | undefined {
    return this.#wakes.map(({ at }) => at).sort((a, b) => a - b)[0];
  }
}
