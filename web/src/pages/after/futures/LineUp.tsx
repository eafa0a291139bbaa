// The cards that there were to choose from, with the choice and the better one marked.
import type { CardInView } from "../../../base/wire/messages";
import type { CardEntry } from "../../../base/wire/queries";
import { CardButton } from "../../../cards";
import type { Frame, Seen } from "../frames";
import type { Marks } from "../ReplayBoard";

interface LineUpProps {
  frame: Frame;
  seat: number;
  marks: Marks;
  cards: Map<string, CardEntry>;
}

export function LineUp({ frame, seat, marks, cards }: LineUpProps) {
  const row = rowOf(frame.view as unknown as Seen, seat, marks);
  if (!row.length) return null;
  const among = row.flatMap(({ id }) => cards.get(id) ?? []);
  return (
    <ul className="futures-row">
      {row.map(({ handle, id }) => {
        const card = cards.get(id);
        const mark = marks.get(handle);
        return (
          card && (
            <li key={handle} data-mark={mark?.is}>
              <CardButton card={card} size="small" among={among}>
                {mark && <span className="futures-mark">{mark.says}</span>}
              </CardButton>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** The cards among which both choices lie: the Line-Up with marked cards of other places, or the hand. */
function rowOf(view: Seen, seat: number, marks: Marks): CardInView[] {
  const own = view.seats[seat];
  const market = [...view.line_up, ...view.super_villain, ...view.stacks];
  const marked = market.filter(({ handle }) => marks.has(handle));
  if (marked.length) {
    const others = marked.filter(
      (each) => !view.line_up.some(({ handle }) => handle === each.handle),
    );
    return [...view.line_up, ...others];
  }
  const laid = [...(own?.hand ?? []), ...(own?.in_play ?? []), ...(own?.discard ?? [])];
  return laid.some(({ handle }) => marks.has(handle)) ? (own?.hand ?? []) : [];
}
