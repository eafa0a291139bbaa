// Cards fly from where they were to where they are. The browser moves them by itself once a flight
// has begun, so that nothing else on the page has to wait for it.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { Live } from "../live/live";
import type { Director, Staged } from "../stage/director";

interface Seen {
  spot: HTMLElement;
  box: DOMRect;
  /** The row it lies in: within one it only slides. */
  row: Element | null;
}
type Sight = Map<string, Seen>;

const FLIGHT = { duration: 320, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" };
const TOO_MANY = 12;
const NEARLY = 1;

/** Where every card on the board is now. */
function look(board: HTMLElement): Sight {
  const sight: Sight = new Map();
  for (const spot of board.querySelectorAll<HTMLElement>("[data-handle]")) {
    const handle = spot.dataset.handle ?? "";
    if (!sight.has(handle))
      sight.set(handle, { spot, box: spot.getBoundingClientRect(), row: spot.closest("ul") });
  }
  return sight;
}

/** What brings a box of one place and size to another, about its middle. */
export function bring(at: DOMRect, to: DOMRect): string {
  const x = to.left + to.width / 2 - (at.left + at.width / 2);
  const y = to.top + to.height / 2 - (at.top + at.height / 2);
  const shape = to.width / to.height / (at.width / at.height);
  const alike = shape > 0.8 && shape < 1.25; // a line of a list is not blown up to a card
  return `translate(${x}px, ${y}px) scale(${alike ? to.width / at.width : 1})`;
}

const apart = (a: DOMRect, b: DOMRect) =>
  Math.abs(a.left - b.left) > NEARLY || Math.abs(a.top - b.top) > NEARLY;

/** A likeness of a card over everything, which no row and no edge cuts off. */
function likeness(spot: HTMLElement, box: DOMRect): HTMLElement | null {
  const card = spot.querySelector(".card, .card-mini");
  if (!card) return null;
  const ghost = document.createElement("div");
  ghost.className = "t-flight";
  ghost.inert = true;
  ghost.setAttribute("aria-hidden", "true");
  ghost.append(card.cloneNode(true));
  ghost.style.left = `${box.left}px`;
  ghost.style.top = `${box.top}px`;
  ghost.style.setProperty("--card-width", `${box.width}px`);
  document.body.append(ghost);
  return ghost;
}

/** Everything that is in the air over one board. */
class Sky {
  readonly #sliding = new Set<Animation>();
  readonly #ghosts = new Map<string, HTMLElement>();

  /** Where cards are seen now, in the air or on the board. */
  look(board: HTMLElement): Sight {
    const sight = look(board);
    for (const [handle, ghost] of this.#ghosts) {
      const seen = sight.get(handle);
      if (seen) seen.box = ghost.firstElementChild?.getBoundingClientRect() ?? seen.box;
    }
    return sight;
  }

  /** What slides arrives at once: the board is about to be measured again. */
  settle(): void {
    for (const slide of this.#sliding) slide.cancel();
    this.#sliding.clear();
  }

  flies(handle: string): boolean {
    return this.#ghosts.has(handle);
  }

  #slide(spot: HTMLElement, frames: Keyframe[]): void {
    const slide = spot.animate(frames, FLIGHT);
    this.#sliding.add(slide);
    slide.onfinish = () => this.#sliding.delete(slide);
  }

  slide({ spot, box }: Seen, from: DOMRect): void {
    this.#slide(spot, [{ transform: bring(box, from) }, { transform: "none" }]);
  }

  appear({ spot }: Seen): void {
    this.#slide(spot, [
      { opacity: 0, transform: "scale(0.92)" },
      { opacity: 1, transform: "none" },
    ]);
  }

  /** To where it lies now. */
  arrive(handle: string, { spot, box }: Seen, from: DOMRect): void {
    if (this.#fly(handle, likeness(spot, box), [bring(box, from), "none"], 1))
      this.#slide(spot, [{ opacity: 0 }, { opacity: 0 }]);
  }

  /** Off the board: onto a pile, or away. */
  leave(handle: string, { spot, box }: Seen, to: DOMRect | undefined): void {
    const end = to ? bring(box, to) : "scale(0.85)";
    this.#fly(handle, likeness(spot, box), ["none", end], to ? 0.6 : 0);
  }

  #fly(handle: string, ghost: HTMLElement | null, way: [string, string], seen: number): boolean {
    this.#ghosts.get(handle)?.remove();
    if (!ghost) return false;
    this.#ghosts.set(handle, ghost);
    const [from, to] = way;
    const flight = ghost.animate(
      [
        { transform: from, opacity: 1 },
        { transform: to, opacity: seen },
      ],
      FLIGHT,
    );
    const land = () => {
      ghost.remove();
      if (this.#ghosts.get(handle) === ghost) this.#ghosts.delete(handle);
    };
    flight.onfinish = land;
    flight.oncancel = land;
    return true;
  }

  clear(): void {
    this.settle();
    for (const ghost of this.#ghosts.values()) ghost.remove();
    this.#ghosts.clear();
  }
}

/** The box of a place on the board that holds cards without showing them. */
function placeOf(board: HTMLElement, name: string): DOMRect | undefined {
  return board.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
}

/** The keeper of a card that has left the sight. */
function keeperOf(handle: string, live: Live): string | undefined {
  const owner = live.public?.seats.find((seat) =>
    seat.discard.some((card) => card.handle === handle),
  );
  if (!owner) return undefined;
  return owner.seat === live.seat ? "discard" : `seat-${owner.seat}`;
}

/** `staged` is the card that the stage itself brings to its new owner. */
function fly(sky: Sky, before: Sight, board: HTMLElement, live: Live, staged: string): void {
  sky.settle();
  const now = look(board);
  const flights: (() => void)[] = []; // begun when all is measured: each changes the page
  let left = TOO_MANY;
  for (const [handle, seen] of now) {
    const was = before.get(handle);
    if (was && !apart(was.box, seen.box)) continue;
    // a card in the air goes on to its new place
    if (was && was.row === seen.row && !sky.flies(handle))
      flights.push(() => sky.slide(seen, was.box));
    else if (left-- <= 0) continue;
    else {
      // what others play comes from the stage, over the place where it lies then
      const from = was?.box ?? (seen.spot.closest(".t-hand") ? placeOf(board, "deck") : undefined);
      flights.push(() => (from ? sky.arrive(handle, seen, from) : sky.appear(seen)));
    }
  }
  for (const [handle, was] of before) {
    if (now.has(handle) || handle === staged || left-- <= 0) continue;
    const keeper = keeperOf(handle, live);
    const to = keeper ? placeOf(board, keeper) : undefined;
    flights.push(() => sky.leave(handle, was, to));
  }
  for (const begin of flights) begin();
}

/** Lets the cards of a board fly with all that is shown on it; give the board the ref. */
export function useFlights(
  director: Director,
  staged: Staged,
  lively: boolean,
): [RefObject<HTMLDivElement | null>, (handle: string) => DOMRect | undefined] {
  const board = useRef<HTMLDivElement>(null);
  const before = useRef<Sight | null>(null);
  const last = useRef<Sight>(new Map());
  const sky = useRef(new Sky());
  const shown = useRef(staged);
  shown.current = staged;
  useEffect(() => {
    // something has come and the page does not show it yet: the last look at how it was
    const end = director.follow(() => {
      if (!board.current) return;
      before.current = sky.current.look(board.current);
      last.current = before.current;
    });
    const here = sky.current;
    return () => {
      end();
      here.clear();
    };
  }, [director]);
  const { public: seen } = staged.live;
  useLayoutEffect(() => {
    const was = before.current;
    before.current = null;
    if (!lively || !seen || !was || !board.current) return;
    const { live, now } = shown.current;
    const beat = now?.item.cue?.quick ? undefined : now?.item.cue?.beat;
    const taken = beat?.kind === "gains" ? beat.handle : undefined;
    fly(sky.current, was, board.current, live, taken ?? "");
  }, [seen, lively]);
  const whereWas = useCallback((handle: string) => last.current.get(handle)?.box, []);
  return [board, whereWas];
}
