// Cards by name in a line of text; each can be looked at.

import type { CardEntry } from "../base/wire/queries";
import { useInspect } from ".";
import "./names.css";

export function CardName({ id, cards }: { id: string; cards: Map<string, CardEntry> }) {
  const inspect = useInspect();
  const card = cards.get(id);
  if (!card) return id;
  return (
    <button type="button" className="card-word" onClick={() => inspect(card)}>
      {card.name}
    </button>
  );
}

/** In their order; equal neighbours as one with their number. */
export function CardNames({ ids, cards }: { ids: string[]; cards: Map<string, CardEntry> }) {
  const runs: { id: string; at: number; n: number }[] = [];
  for (const [at, id] of ids.entries()) {
    const last = runs.at(-1);
    if (last?.id === id) last.n += 1;
    else runs.push({ id, at, n: 1 });
  }
  return (
    <p className="card-names">
      {runs.map(({ id, at, n }) => (
        <span key={at}>
          {at > 0 && ", "}
          <CardName id={id} cards={cards} />
          {n > 1 && ` × ${n}`}
        </span>
      ))}
    </p>
  );
}
