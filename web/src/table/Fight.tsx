// A Confrontation: who against whom, Power against cost, and what Blocks have added.
import { useTranslation } from "react-i18next";
import { CardFace } from "../cards";
import type { SeatInView } from "../wire/messages";
import { useBoard } from "./context";

/** `inside` a question it is no landmark of its own: the table has one already. */
export function Fight({ inside = false }: { inside?: boolean }) {
  const board = useBoard();
  const { t } = useTranslation();
  const shown = board.live.public;
  const { turn } = shown ?? { turn: null };
  const from = shown?.seats[turn?.seat ?? -1];
  const against = shown?.seats[turn?.confronting ?? -1];
  if (!shown || !turn || !from || !against) return null;
  const cost = against.cost ?? 0;
  const printed = board.cards.get(against.hero.at(-1)?.id ?? "")?.cost ?? cost;
  const wins = turn.power >= cost;
  const full = Math.max(cost, turn.power, 1);
  const raised = cost - printed;
  const ours = against.team === shown.seats[board.live.seat]?.team;
  const mine = (seat: SeatInView) => seat.seat === board.live.seat;
  return (
    <section
      className="t-fight"
      role={inside ? "group" : undefined}
      aria-label={t("table.confrontation")}
      data-wins={(wins && !ours) || undefined}
    >
      <Fighter seat={from} says={t(mine(from) ? "table.youConfront" : "table.confronts")} />
      <div className="t-balance">
        <p>
          <strong className="t-amount">{turn.power}</strong> {t("table.power")}{" "}
          <span className="t-against">{t("table.against")}</span> {t("table.cost")}{" "}
          <strong className="t-amount">{cost}</strong>
        </p>
        <div
          className="t-meter"
          role="meter"
          aria-label={t("table.powerAgainstCost")}
          aria-valuemin={0}
          aria-valuemax={cost}
          aria-valuenow={Math.min(turn.power, cost)}
          aria-valuetext={t("table.balance", { power: turn.power, cost })}
        >
          <span
            className="t-meter-power"
            style={{ width: `${(100 * Math.max(0, turn.power)) / full}%` }}
          />
          <span className="t-meter-cost" style={{ left: `${(100 * cost) / full}%` }} />
        </div>
        <p className="t-outcome">
          {wins
            ? t("table.enough", {
                count: turn.power - cost,
                name: board.cards.get(against.hero.at(-1)?.id ?? "")?.name,
              })
            : t("table.missing", { count: cost - turn.power })}
          {raised > 0 && ` · ${t("table.raised", { count: raised })}`}
        </p>
      </div>
      <Fighter seat={against} says={t(mine(against) ? "table.youDefend" : "table.defends")} />
    </section>
  );
}

function Fighter({ seat, says }: { seat: SeatInView; says: string }) {
  const board = useBoard();
  const entry = board.cards.get(seat.hero.at(-1)?.id ?? "");
  return (
    <div className="t-fighter">
      {entry && (
        <button
          type="button"
          className="t-plain"
          onClick={() => board.inspect(entry)}
          aria-label={entry.name}
        >
          <CardFace card={entry} size="tiny" />
        </button>
      )}
      <p>
        <strong>{board.name(seat.seat)}</strong>
        <span>{says}</span>
      </p>
    </div>
  );
}
