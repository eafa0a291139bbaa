// The Levels of a Character as a row of marks.
import type { SeatInView } from "../../base/wire/messages";
import { useWords } from "../../base/words/say";
import { useBoard } from "../desk/context";

/** The Levels of a Character: those that are lost, and those that are left. */
export function Levels({ seat, side }: { seat: SeatInView; side?: "foe" | "me" }) {
  const board = useBoard();
  const { t } = useWords();
  const left = seat.hero.length;
  const lost = Math.max(0, (board.character(seat.seat)?.level ?? 1) - 1);
  return (
    <span className="t-levels" data-side={side}>
      {Array.from({ length: lost + left }, (_, at) => (
        <i key={`level-${at}`} data-lost={at < lost || undefined} />
      ))}
      <span className="unseen">
        {t("table.levelsOf", { name: board.name(seat.seat), count: left })}
      </span>
    </span>
  );
}
