// A score as a row of cards, each as wide as its points: the bar is the cards.
import type { CSSProperties } from "react";
import { CardArt } from "../art";
import type { CardEntry } from "../base/wire/queries";
import { familyOf } from "../cards";
import "./pointBar.css";

export interface PointSlice {
  id: string;
  card: CardEntry | undefined;
  points: number;
  /** The card that decided. */
  gold: boolean;
  /** When it comes in, in milliseconds. */
  at: number;
}

export interface PointBarProps {
  slices: readonly PointSlice[];
  /** The points and the number of slices of the longest bar next to it: they have one scale. */
  scale: Scale;
}

export interface Scale {
  points: number;
  slices: number;
}

/** A card with more points than this shows all of its picture; a smaller one shows the middle. */
const WIDE = 3;

/** Return the scale of several bars. */
export function scaleOf(bars: readonly (readonly { points: number }[])[]): Scale {
  const longs = bars.map((bar) => bar.reduce((sum, { points }) => sum + Math.abs(points), 0));
  return { points: Math.max(1, ...longs), slices: Math.max(1, ...bars.map((bar) => bar.length)) };
}

const signed = (n: number) => String(n).replace("-", "−");

export function PointBar({ slices, scale }: PointBarProps) {
  return (
    <span
      className="point-bar"
      aria-hidden="true"
      style={{ "--most": scale.points, "--slices": scale.slices } as CSSProperties}
    >
      {slices.map(({ id, card, points, gold, at }, n) => (
        <span
          key={`${n}-${id}`}
          className="point-slice"
          title={`${card?.name ?? id} ${signed(points)}`}
          data-family={card && familyOf(card)}
          data-gold={gold || undefined}
          data-loss={points < 0 || undefined}
          style={{ "--points": Math.abs(points), "--at": `${at}ms` } as CSSProperties}
        >
          <span className="point-face">
            <span className="point-picture">
              {card && <CardArt card={card} crop={points > WIDE ? "bust" : "tall"} />}
            </span>
            <span className="point-name">{card?.name ?? id}</span>
            <b>{signed(points)}</b>
          </span>
        </span>
      ))}
    </span>
  );
}
