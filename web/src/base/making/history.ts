// Undo over all fields of a box: each step is the box as it was. Typing in one go is one step.

export interface History<T> {
  readonly now: T;
  readonly past: readonly Step<T>[];
  readonly future: readonly Step<T>[];
}

export interface Step<T> {
  readonly was: T;
  /** The name of the change; steps of the same kind that follow at once are one. */
  readonly did: string;
  readonly at: number;
}

/** Steps that are kept. */
const MOST = 60;
/** Milliseconds within which the same is still done. */
const ONE_GO = 1500;

export const begun = <T>(now: T): History<T> => ({ now, past: [], future: [] });

/** What becomes of a history by a change; nothing, where nothing is other. */
export function done<T>(of: History<T>, next: T, did: string, at = Date.now()): History<T> {
  if (next === of.now) return of;
  const last = of.past.at(-1);
  const same = last && did !== "" && last.did === did && at - last.at < ONE_GO;
  const past = same
    ? [...of.past.slice(0, -1), { ...last, at }]
    : [...of.past, { was: of.now, did, at }].slice(-MOST);
  return { now: next, past, future: [] };
}

/** The same step with more of what it led to. */
export const amended = <T>(of: History<T>, now: T): History<T> =>
  now === of.now ? of : { ...of, now };

export function undone<T>(of: History<T>): History<T> {
  const last = of.past.at(-1);
  if (!last) return of;
  return {
    now: last.was,
    past: of.past.slice(0, -1),
    future: [{ was: of.now, did: last.did, at: 0 }, ...of.future],
  };
}

export function redone<T>(of: History<T>): History<T> {
  const [next, ...future] = of.future;
  if (!next) return of;
  return { now: next.was, past: [...of.past, { was: of.now, did: next.did, at: 0 }], future };
}
