// The parts of which beats are made: cards in a light, who does what, numbers that count.
import { type ReactNode, useEffect, useState } from "react";
import { CardFace } from "../../cards";
import { type Board, useBoard } from "../desk/context";
import { TICK } from "./timing";

/** A Character by name; the player where there is none. */
export function calledOn(board: Board, seat: number): string {
  const hero = board.live.public?.seats[seat]?.hero.at(-1)?.id ?? "";
  return board.cards.get(hero)?.name ?? (seat >= 0 ? board.name(seat) : "");
}

interface SpotlitProps {
  seat: number;
  does: string;
  children: ReactNode;
}

/** Who does it, and what it is done with. */
export function Spotlit({ seat, does, children }: SpotlitProps) {
  return (
    <>
      <Who seat={seat} does={does} />
      <div className="stage-lit">{children}</div>
    </>
  );
}

export function Who({ seat, does }: { seat: number; does: string }) {
  const board = useBoard();
  return (
    <p className="stage-who" data-mine={seat === board.live.seat || undefined}>
      <b>{calledOn(board, seat)}</b> <span>{does}</span>
    </p>
  );
}

export function Card({ id, size = "normal" }: { id: string; size?: "normal" | "small" }) {
  const entry = useBoard().cards.get(id);
  return entry ? <CardFace card={entry} size={size} className="stage-card" /> : null;
}

export function Small({ ids, says = [] }: { ids: string[]; says?: string[] }) {
  if (!ids.length) return null;
  return (
    <ul className="stage-small">
      {ids.slice(0, 4).map((id, at) => (
        <li key={`${at}-${id}`}>
          <Card id={id} size="small" />
          {says[at] && <span>{says[at]}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Power that comes point by point. */
export function Ticking({ n, pace }: { n: number; pace: number }) {
  const { lively } = useBoard();
  const [shown, setShown] = useState(lively ? 1 : n);
  useEffect(() => {
    if (shown >= n) return;
    const timer = setTimeout(() => setShown(shown + 1), TICK * pace);
    return () => clearTimeout(timer);
  }, [shown, n, pace]);
  return <b className="stage-more">+{Math.min(shown, n)}</b>;
}
