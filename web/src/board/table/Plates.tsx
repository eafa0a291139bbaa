// The plates at the top: them to the left, me to the right, and between them the stakes.

import type { SeatInView } from "../../base/wire/messages";
import { useWords } from "../../base/words/say";
import { CardPortrait } from "../../cards";
import { type Board, useBoard } from "../desk/context";
import { Icon } from "../desk/Icon";
import { type Sides, sidesOf } from "../live/seats";
import { useMood } from "../stage/strikes";
import { Clock } from "./Clock";
import { Levels } from "./Levels";
import { Counts, useStatus } from "./Seats";

export function Plates() {
  const { live } = useBoard();
  const { t } = useWords();
  const shown = live.public;
  if (!shown) return null;
  const { them, us } = sidesOf(shown, live.seat);
  return (
    <header className="t-plates" aria-label={t("table.players")} role="group">
      <Plate seats={them} side="foe" />
      <Track them={them} us={us} />
      <Plate seats={us} side="me" />
    </header>
  );
}

function Plate({ seats, side }: { seats: SeatInView[]; side: "foe" | "me" }) {
  const form = seats.length > 1 ? (side === "foe" && !paired(seats) ? "chips" : "pair") : "one";
  return (
    <div className="t-plate" data-side={side} data-form={form} data-count={seats.length}>
      {seats.map((seat) => (
        <Sitter key={seat.seat} seat={seat} counts={form === "one"} />
      ))}
    </div>
  );
}

const paired = (seats: SeatInView[]) => new Set(seats.map((seat) => seat.team)).size === 1;

function Sitter({ seat, counts }: { seat: SeatInView; counts: boolean }) {
  const board = useBoard();
  const { t } = useWords();
  const status = useStatus(seat);
  const mood = useMood(seat.seat);
  const entry = board.character(seat.seat);
  const active = board.live.public?.turn.seat === seat.seat;
  return (
    <div
      className="t-sitter"
      data-place={`seat-${seat.seat}`}
      data-active={active || undefined}
      data-out={seat.out || undefined}
      data-mood={mood}
    >
      <button type="button" className="t-name" onClick={() => board.lookAtSeat(seat.seat)}>
        {entry && <CardPortrait card={entry} mood={mood} />}
        <span className="t-who">
          <b>{entry?.name ?? board.name(seat.seat)}</b>
          <small>
            <span>{board.name(seat.seat)}</span>
            {status && <span className="t-status">{status}</span>}
          </small>
        </span>
        <span className="unseen">{t("table.showSeat")}</span>
      </button>
      <Clock live={board.live} seat={seat.seat} />
      {counts && <Counts seat={seat} />}
      <Standing seat={seat} />
      {board.said?.seat === seat.seat && <q className="t-bubble">{board.said.line}</q>}
    </div>
  );
}

/** How a player stands, as far as all can see it. */
function standingOf({ live, cards, trail }: Board, seat: SeatInView) {
  if (seat.cost !== undefined || seat.score.length > 0) {
    const points = seat.score.map((card) => cards.get(card.id)?.vp ?? 0);
    return {
      what: "points",
      n: points.reduce<number>((sum, vp) => sum + (typeof vp === "number" ? vp : 0), 0),
    } as const;
  }
  if (!live.public?.super_villains_left && !trail.taken.length) return null;
  return {
    what: "taken",
    n: trail.taken.filter((each) => each.seat === seat.seat).length,
  } as const;
}

function Standing({ seat }: { seat: SeatInView }) {
  const board = useBoard();
  const { t } = useWords();
  const found = standingOf(board, seat);
  if (!found) return null;
  const says = t(`table.standing.${found.what}`, { count: found.n });
  return (
    <span className="t-standing" title={says}>
      <Icon of={found.what === "points" ? "star" : "skull"} />
      <span aria-hidden="true">{found.n}</span>
      <span className="unseen">{says}</span>
    </span>
  );
}

function Track({ them, us }: Sides) {
  const { live } = useBoard();
  const shown = live.public;
  if (!shown) return null;
  const levels = shown.seats.some((seat) => seat.cost !== undefined);
  return (
    <div className="t-track">
      {shown.super_villains_left > 0 || !levels ? <Villains us={us} /> : null}
      {levels && <LevelsLeft them={them} us={us} />}
    </div>
  );
}

/** The Super-Villains: who took which, the one at hand, and how many are to come. */
function Villains({ us }: { us: SeatInView[] }) {
  const board = useBoard();
  const { t } = useWords();
  const { live, cards, trail } = board;
  const shown = live.public;
  if (!shown) return null;
  const left = shown.super_villains_left;
  const setup = live.room?.setup as { super_villains?: number | null } | undefined;
  const unseen = Math.max(0, (setup?.super_villains ?? 0) - left - trail.taken.length);
  const mine = new Set(us.map((seat) => seat.seat));
  const now = cards.get(shown.super_villain[0]?.id ?? "");
  return (
    <>
      <small>
        <span>{t("table.superVillains")} · </span>
        {t("table.left", { count: left })}
      </small>
      <ol className="t-pips" aria-label={t("table.superVillains")}>
        {Array.from({ length: unseen }, (_, at) => (
          <li key={`unseen-${at}`} data-of="gone">
            <span className="unseen">{t("table.takenBefore")}</span>
          </li>
        ))}
        {trail.taken.map(({ id, seat }) => {
          const entry = cards.get(id);
          return (
            <li key={id} data-of={mine.has(seat) ? "me" : "foe"}>
              {entry && <CardPortrait card={entry} />}
              <span className="unseen">
                {t("table.takenBy", { name: board.name(seat), villain: entry?.name ?? id })}
              </span>
            </li>
          );
        })}
        {Array.from({ length: left }, (_, at) => (
          <li key={`left-${at}`} data-of={at ? "left" : "now"}>
            {at === 0 && now && <CardPortrait card={now} />}
            <span className="unseen">{at === 0 && now ? now.name : t("table.faceDownShort")}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function LevelsLeft({ them, us }: Sides) {
  const { t } = useWords();
  return (
    <>
      <small>{t("table.levelsLeft")}</small>
      <p className="t-levels-left">
        {them.map((seat) => (
          <Levels key={seat.seat} seat={seat} side="foe" />
        ))}
        <span aria-hidden="true">{t("table.versus")}</span>
        {us.map((seat) => (
          <Levels key={seat.seat} seat={seat} side="me" />
        ))}
      </p>
    </>
  );
}
