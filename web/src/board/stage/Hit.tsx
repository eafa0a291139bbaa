// A blow: the card of an Attack flies from where it was played to the players that it hits.
import { type CSSProperties, useLayoutEffect, useRef } from "react";
import { keyFor } from "../../base/words/keys";
import { useWords } from "../../base/words/say";
import { CardBack } from "../../cards";
import { type Board, useBoard } from "../desk/context";
import type { Beat } from "./beats";
import { Card, calledOn, Small, Spotlit } from "./parts";

type Hit = Extract<Beat, { kind: "hit" }>;

export function HitSeen({ beat }: { beat: Hit }) {
  return (
    <>
      <Struck beat={beat} />
      <Thrown beat={beat} />
    </>
  );
}

function Struck({ beat }: { beat: Hit }) {
  const board = useBoard();
  const { t } = useWords();
  if (beat.avoided)
    return (
      <>
        <Spotlit seat={beat.avoided.seat} does={t("stage.avoids")}>
          <Card id={beat.avoided.card} />
        </Spotlit>
        <p className="stage-shout">{t("stage.avoided")}</p>
      </>
    );
  const mine = beat.hits.filter(({ seat }) => seat === board.live.seat);
  const [seen] = mine.length ? mine : beat.hits;
  if (!seen) return null;
  const points = beat.hits
    .filter(({ seat, how }) => seat === seen.seat && how === "gain")
    .flatMap(({ card }) => board.cards.get(card ?? "")?.vp ?? []);
  const lost = points.find((vp) => typeof vp === "number" && vp < 0);
  return (
    <Spotlit seat={seen.seat} does={t(keyFor("stage.hit", seen.how, "gain"))}>
      {seen.card ? <Card id={seen.card} /> : <CardBack className="stage-card" />}
      {lost !== undefined && (
        <b className="stage-more" data-tone="foe">
          {String(lost).replace("-", "−")}
        </b>
      )}
      <Small
        ids={beat.hits.slice(1).flatMap(({ card }) => card ?? [])}
        says={beat.hits.slice(1).map(({ seat }) => calledOn(board, seat))}
      />
    </Spotlit>
  );
}

/** The players that a blow reaches, each once; a player who hits themselves is not thrown at. */
export function reached({ avoided, hits, from }: Hit): number[] {
  const seats = avoided ? [avoided.seat] : hits.map(({ seat }) => seat);
  return [...new Set(seats)].filter((seat) => seat !== from);
}

/** Where a blow comes from: a Super-Villain strikes from its own place, all others from their plate. */
function originOf(beat: Hit, board: Board): Element | null {
  const villain = board.cards.get(beat.by ?? "")?.kind === "super-villain";
  return (
    (villain && document.querySelector('[data-place="villain"]')) ||
    document.querySelector(`[data-place="seat-${beat.from}"]`)
  );
}

const middle = (place: Element) => {
  const { left, top, width, height } = place.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** The card on its way, once for each victim. */
function Thrown({ beat }: { beat: Hit }) {
  const board = useBoard();
  const here = useRef<HTMLDivElement>(null);
  const seats = reached(beat);
  useLayoutEffect(() => {
    const from = originOf(beat, board);
    for (const each of here.current?.querySelectorAll<HTMLElement>("[data-to]") ?? []) {
      const to = document.querySelector(`[data-place="seat-${each.dataset.to}"]`);
      each.hidden = !from || !to;
      if (!from || !to) continue;
      const [start, end] = [middle(from), middle(to)];
      const way = { "--x0": start.x, "--y0": start.y, "--x1": end.x, "--y1": end.y };
      for (const [name, at] of Object.entries(way)) each.style.setProperty(name, `${at}px`);
    }
  }, [beat, board]);
  if (!beat.by) return null;
  return (
    <div ref={here} className="stage-thrown">
      {seats.map((seat) => (
        <span key={seat} data-to={seat} style={{ "--x0": "50vw", "--y0": "50vh" } as CSSProperties}>
          <i data-comes>
            <Card id={beat.by ?? ""} size="small" />
          </i>
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <path d={IMPACT} />
          </svg>
        </span>
      ))}
    </div>
  );
}

const IMPACT =
  "M50 2l9 26 22-16-8 26 25 2-20 16 18 20-27-4 2 26-21-16-21 16 2-26-27 4 18-20L2 40l25-2-8-26 22 16z";
