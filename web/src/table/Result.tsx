// The end on the board: it lies over the table, and folds away to let it be seen.
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PublicView, ResultInView } from "../wire/messages";
import { Closing, type Ended, useVerdict } from "./Closing";
import { useBoard } from "./context";
import { useTakenFocus } from "./focus";

interface ResultProps {
  fold?: () => void;
  folded?: boolean;
}

export function Result(props: ResultProps) {
  const shown = useBoard().live.public;
  return shown?.result ? <Ending {...props} shown={shown} result={shown.result} /> : null;
}

interface EndingProps extends ResultProps {
  shown: PublicView;
  result: ResultInView;
}

function Ending({ fold, folded, shown, result }: EndingProps) {
  const { live, store, cards, name } = useBoard();
  const { t } = useTranslation();
  const here = useRef<HTMLElement>(null);
  useTakenFocus(here);
  const ended: Ended = {
    result,
    table: store.table,
    seat: live.seat,
    names: shown.seats.map((each) => name(each.seat)),
    teams: shown.seats.map((each) => each.team),
    rematch: live.room?.rematch,
    cards,
  };
  const title = useVerdict(ended);
  return (
    <section
      ref={here}
      tabIndex={-1}
      className="t-result"
      aria-label={t("table.over")}
      data-won={result.winners.includes(live.seat) || undefined}
    >
      <header>
        <h2>{title}</h2>
        {fold && (
          <button type="button" className="t-fold" onClick={fold} aria-expanded={!folded}>
            {folded ? t("table.unfold") : t("table.fold")}
          </button>
        )}
      </header>
      {!folded && <Closing {...ended} />}
    </section>
  );
}
