// The latest acts, from the events of the game: who played what, what they gained, who took
// which Super-Villain. Nothing here reads a sentence.
import { useEffect, useMemo, useRef } from "react";
import type { CardInView, EventInView, MovedInView } from "../../base/wire/messages";
import type { Live, LiveTable, Step } from "./live";

export interface Deeds {
  seat: number;
  number: number;
  /** Cards played, in order, equal ones together. */
  played: { id: string; count: number }[];
  /** Cards gained, and whether that was wanted: no one wants a Weakness. */
  gained: { id: string; how: "buy" | "defeat" | "gain" }[];
  /** Who else gained a Weakness in it, or lost a card to its Attack. */
  struck: number[];
  /** How many cards were gained that this seat does not see: from the top of one deck to another. */
  unseen: number;
  made: number;
  spent: number;
  /** Heard from its beginning. */
  whole: boolean;
}

export interface Taken {
  id: string;
  seat: number;
  /** How many events there had been, with those of its step. */
  told: number;
}

export interface Trail {
  steps: readonly Step[];
  /** The Super-Villains that were defeated, as far as this page has seen it. */
  taken: readonly Taken[];
}

const KEPT = 300;

const defeats = ({ events, told }: Step): Taken[] =>
  events.flatMap((event) =>
    event.kind === "defeat"
      ? (event.cards ?? []).map(({ id }) => ({ id, seat: event.seat, told }))
      : [],
  );

/** The trail after a step; undone steps are forgotten. */
export function trailAfter({ steps, taken }: Trail, step: Step): Trail {
  if (!step.undone)
    return { steps: [...steps, step].slice(-KEPT), taken: [...taken, ...defeats(step)] };
  const stays = ({ told }: { told: number }) => told <= step.told; // an undone end of turn takes the others' turns along
  return { steps: steps.filter(stays), taken: taken.filter(stays) };
}

const begun = (seat: number, number: number, whole: boolean): Deeds => ({
  seat,
  number,
  played: [],
  gained: [],
  struck: [],
  unseen: 0,
  made: 0,
  spent: 0,
  whole,
});

const numberOf = (n: unknown): number => (typeof n === "number" ? n : 0);

/** What earlier events say about those that follow. */
interface Before {
  /** Cards that were bought or defeated, and whose move is still to come. */
  announced: CardInView[];
  /** The card of the last Attack. */
  attack: string | undefined;
}

/** Add an event to the turn in which it happens. */
function note(deeds: Deeds, event: EventInView, before: Before): void {
  if (event.kind === "play" || event.kind === "play-again" || event.kind === "assist")
    for (const { id } of event.cards) {
      const known = deeds.played.find((each) => each.id === id);
      if (known) known.count += 1;
      else deeds.played.push({ id, count: 1 });
    }
  else if (event.kind === "power") deeds.made += numberOf(event.n);
  else if (event.kind === "pay") deeds.spent += numberOf(event.n);
  else if (event.kind === "buy" || event.kind === "defeat") {
    deeds.spent += numberOf(event.n);
    for (const { id } of event.cards ?? []) deeds.gained.push({ id, how: event.kind });
    before.announced.push(...(event.cards ?? []));
  } else if (event.kind === "move" && event.gained === deeds.seat) {
    if (wasAnnounced(event, before)) return; // it was bought or defeated
    if (event.card) deeds.gained.push({ id: event.card, how: "gain" });
    else deeds.unseen += 1;
  } else if (event.kind === "move") {
    const seat = struckBy(event, before);
    if (seat >= 0 && seat !== deeds.seat && !deeds.struck.includes(seat)) deeds.struck.push(seat);
  } else if (event.kind === "attack" || event.kind === "hunt") before.attack = event.cards?.[0]?.id;
}

/** Return whether a purchase or a defeat announced this gain before; a Super-Villain's move names no handle. */
function wasAnnounced({ card, handle }: MovedInView, { announced }: Before): boolean {
  const at = announced.findIndex((each) => (handle ? each.handle === handle : each.id === card));
  if (at >= 0) announced.splice(at, 1);
  return at >= 0;
}

const HARM: ReadonlySet<string> = new Set(["discard", "destroy"]);

/** Return the seat that gains a Weakness or loses a card to an Attack; −1 if there is none. */
function struckBy({ cause, from, gained, how }: MovedInView, { attack }: Before): number {
  if (from.zone === "weaknesses") return gained ?? -1;
  return attack !== undefined && cause.card === attack && HARM.has(how) ? from.seat : -1;
}

/** Acts that a player only does in their own turn. */
const DONE: ReadonlySet<string> = new Set(["play", "power", "pay", "buy", "defeat"]);

/** Whose turn it was before the first one that was heard to begin. */
function actorOf(events: readonly EventInView[]): number | undefined {
  for (const event of events) {
    if (event.kind === "turn") return undefined;
    if (event.kind !== "move" && DONE.has(event.kind)) return event.seat;
  }
  return undefined;
}

/** Turn by turn, the last one last; the first may have begun before this page came. */
export function turnsOf(steps: readonly Step[], turn: { seat: number; number: number }): Deeds[] {
  const turns: Deeds[] = [];
  const before: Before = { announced: [], attack: undefined };
  const events = steps.flatMap((step) => step.events);
  const [next] = events.flatMap((event) => (event.kind === "turn" ? [numberOf(event.n)] : []));
  const first = next === undefined ? turn.number : next - 1;
  const actor = next === undefined ? turn.seat : actorOf(events);
  for (const event of events) {
    if (event.kind === "turn") turns.push(begun(event.seat, numberOf(event.n), true));
    else {
      const seat = event.kind === "move" ? event.by : event.seat;
      if (!turns.length) turns.push(begun(actor ?? seat, first, first === 1));
      const now = turns.at(-1);
      if (now) note(now, event, before);
    }
  }
  return turns;
}

/** What became of a card that has left the Line-Up. */
export function leftFor(
  steps: readonly Step[],
  handle: string,
): { by: number; how: "gain" | "destroy" | "gone" } {
  const moves = steps
    .flatMap(({ events }) => events)
    .filter((event) => event.kind === "move")
    .filter((move) => move.handle === handle && move.from.zone === "line-up");
  const move = moves.at(-1);
  if (move?.how === "gain") return { by: move.gained ?? -1, how: "gain" };
  if (move) return { by: move.by, how: move.how === "destroy" ? "destroy" : "gone" };
  return { by: -1, how: "gone" };
}

const placeOf = (table: string) => `archrivals.taken.${table}`;

function kept(table: string): Taken[] {
  try {
    return JSON.parse(sessionStorage.getItem(placeOf(table)) ?? "[]");
  } catch {
    return [];
  }
}

/** Follows the table itself, so that no step is missed however few of them the board shows. */
export function useTrail(store: LiveTable, live: Live): Trail {
  const trail = useRef<Trail | null>(null);
  const last = useRef<Step | null>(null);
  const heard = useRef(0);
  trail.current ??= { steps: [], taken: kept(store.table) };
  useEffect(() => {
    const hear = () => {
      const now = store.now();
      if (!trail.current || now.last === last.current) return;
      last.current = now.last;
      if (now.last) trail.current = trailAfter(trail.current, now.last);
      else if (now.position > heard.current) trail.current = { ...trail.current, steps: [] }; // something was missed
      heard.current = now.position;
      try {
        sessionStorage.setItem(placeOf(store.table), JSON.stringify(trail.current.taken));
      } catch {
        // kept for this page alone
      }
    };
    hear();
    return store.follow(hear);
  }, [store]);
  const { steps, taken } = trail.current;
  const { position } = live;
  return useMemo(
    () => ({ steps: steps.filter((step) => step.position <= position), taken }),
    [steps, taken, position],
  );
}
