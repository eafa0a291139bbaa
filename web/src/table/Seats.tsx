// The other players: all that is public about them, and a teammate's hand.
import { useTranslation } from "react-i18next";
import { CardFace } from "../cards";
import type { CardInHand, CardInView, PublicView, SeatInView } from "../wire/messages";
import { Clock } from "./Clock";
import { optionsOn, useBoard } from "./context";
import { once } from "./Market";
import { seatSpot } from "./options";
import { Spot } from "./Spot";

/** The others in the order in which they play after a seat. */
export function others(shown: PublicView, seat: number): SeatInView[] {
  const from = seat < 0 ? 0 : seat;
  const turned = [...shown.seats.slice(from), ...shown.seats.slice(0, from)];
  return seat < 0 ? turned : turned.slice(1);
}

/** Whether some play together. */
export function teamed(shown: PublicView): boolean {
  return new Set(shown.seats.map((seat) => seat.team)).size < shown.seats.length;
}

/** What a seat has in play beyond the cards of the turn. */
export function standing(shown: PublicView, seat: SeatInView): CardInView[] {
  const played = new Set(shown.played.map((card) => card.handle));
  return once(seat.in_play).filter((card) => !played.has(card.handle));
}

export function Foes() {
  const board = useBoard();
  const { t } = useTranslation();
  const shown = board.live.public;
  if (!shown) return null;
  const seats = others(shown, board.live.seat);
  return (
    <section className="t-foes" aria-label={t("table.players")} data-count={seats.length}>
      {seats.map((seat) => (
        <SeatPanel key={seat.seat} seat={seat} />
      ))}
    </section>
  );
}

/** What a seat is doing, in a word. */
export function useStatus(seat: SeatInView): string {
  const { live } = useBoard();
  const { t } = useTranslation();
  const shown = live.public;
  if (seat.out) return t("table.out");
  if (live.away[seat.seat]) return t("table.away");
  if (shown?.waiting.some((each) => each.seat === seat.seat))
    return shown.turn.seat === seat.seat ? t("table.plays") : t("table.decides");
  return shown?.turn.seat === seat.seat ? t("table.plays") : "";
}

/** Equal cards of a hand together. */
function gathered(hand: CardInHand[]): { card: CardInHand; n: number }[] {
  const found = new Map<string, { card: CardInHand; n: number }>();
  for (const card of hand) {
    const key = `${card.id}${card.assist ? "+" : ""}`;
    found.set(key, { card, n: (found.get(key)?.n ?? 0) + 1 });
  }
  return [...found.values()];
}

function SeatPanel({ seat }: { seat: SeatInView }) {
  const board = useBoard();
  const { t } = useTranslation();
  const { live, screen } = board;
  const shown = live.public;
  const status = useStatus(seat);
  if (!shown) return null;
  const mine = shown.seats[live.seat];
  const mate = teamed(shown) && mine?.team === seat.team && live.seat >= 0;
  const small = screen === "phone" || screen === "flat";
  const hand = live.private?.hands[seat.seat];
  const hero = seat.hero.at(-1);
  const entry = board.cards.get(hero?.id ?? "");
  const offered = optionsOn(board, seatSpot(seat.seat));
  const first = offered[0];
  const ask = live.private?.ask;
  const verb = first === undefined ? "" : (ask?.options[first]?.verb ?? "");
  const active = shown.turn.seat === seat.seat;
  return (
    <article
      className="t-seat"
      data-place={`seat-${seat.seat}`}
      data-active={active || undefined}
      data-team={teamed(shown) ? (mate ? "mate" : "foe") : undefined}
      data-target={shown.turn.confronting === seat.seat || undefined}
    >
      {!small && hero && (
        <Spot card={hero} zone="hero" owner={seat.seat} size="small" still costNow={seat.cost} />
      )}
      <div className="t-seat-in">
        <header>
          <button type="button" className="t-name" onClick={() => board.lookAtSeat(seat.seat)}>
            {active && (
              <span className="t-turn-mark" aria-hidden="true">
                ▶
              </span>
            )}
            <span className="t-name-text">{board.name(seat.seat)}</span>
            {mate && !small && <span className="t-tag">{t("table.teammate")}</span>}
            <span className="unseen">{t("table.showSeat")}</span>
          </button>
          <Clock live={live} seat={seat.seat} />
        </header>
        <p className="t-status">
          {[mate && small ? t("table.teammate") : "", status].filter(Boolean).join(" · ") ||
            (small ? "" : "\u00a0")}
        </p>
        <Counts seat={seat} />
        {entry && small && <p className="t-hero-line">{entry.name}</p>}
        {seat.cost !== undefined && (
          <p className="t-hero-line">
            {t("table.levelCost", { level: entry?.level ?? 1, cost: seat.cost })}
          </p>
        )}
        {!small && (
          <ul className="t-row">
            {[...seat.on_hero, ...standing(shown, seat)].map((card) => (
              <li key={card.handle}>
                <Spot card={card} zone="in-play" owner={seat.seat} size="tiny" still />
              </li>
            ))}
            {mate &&
              gathered(hand ?? []).map(({ card, n }) => (
                <li key={card.handle} className="t-mates-card">
                  <Spot
                    card={card}
                    zone="hand"
                    owner={seat.seat}
                    size="tiny"
                    still
                    note={[n > 1 ? `× ${n}` : "", card.assist ? t("table.assist") : ""]
                      .filter(Boolean)
                      .join(" ")}
                  />
                </li>
              ))}
          </ul>
        )}
        {first !== undefined && !small && (
          <button type="button" className="button t-on-seat" onClick={() => board.choose(first)}>
            {t(`table.do.${verb === "confront" ? "confront" : "choose"}`)}
          </button>
        )}
      </div>
    </article>
  );
}

export function Counts({ seat }: { seat: SeatInView }) {
  const board = useBoard();
  const { t } = useTranslation();
  const pile = (title: string, cards: CardInView[]) => () =>
    board.lookAtPile(
      `${board.name(seat.seat)}: ${title}`,
      cards.map((card) => card.id),
    );
  const counts: [keyof typeof ICONS, number, CardInView[] | null][] = [
    ["hand", seat.hand_size, null],
    ["deck", seat.deck, null],
    ["discard", seat.discard.length, seat.discard],
    ["score", seat.score.length, seat.score],
  ];
  return (
    <ul className="t-counts">
      {counts.map(([what, n, cards]) => {
        const shown = (
          <>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={ICONS[what]} />
            </svg>
            <b>{n}</b> <span className="t-count-word">{t(`table.${what}Short`)}</span>
          </>
        );
        if (what === "score" && n === 0) return null;
        return (
          <li key={what} title={t(`table.${what}`)}>
            {cards?.length ? (
              <button type="button" onClick={pile(t(`table.${what}`), cards)}>
                {shown}
              </button>
            ) : (
              shown
            )}
          </li>
        );
      })}
    </ul>
  );
}

const ICONS = {
  hand: "M1 6 5 4.6 8 13.6 4 15zM6 3h4v10H6zM11 4.6 15 6l-3 9-4-1.4z",
  deck: "M3 2h9v1.5H3zM3 4.5h9V6H3zM3 7h9v8H3z",
  discard: "M2 2h8v5H2zM12 6h2v6H8v3L3.5 11 8 7.5V10h4z",
  score: "M8 1l2 4.8 5 .4-3.8 3.3 1.2 5L8 11.8l-4.4 2.7 1.2-5L1 6.2l5-.4z",
};

/** Everything that is public about one seat, large enough to read. */
export function SeatDetails({ seat }: { seat: SeatInView }) {
  const board = useBoard();
  const { t } = useTranslation();
  const shown = board.live.public;
  if (!shown) return null;
  const hand = board.live.private?.hands[seat.seat];
  const rows: [string, CardInView[]][] = [
    [seat.cost === undefined ? t("table.superHero") : t("table.character"), seat.hero.slice(-1)],
    [t("table.nextLevels"), seat.hero.slice(0, -1).reverse()],
    [t("table.onHero"), seat.on_hero],
    [t("table.hand"), hand ?? []],
    [t("table.inPlay"), once(seat.in_play)],
    [t("table.discard"), seat.discard],
    [t("table.score"), seat.score],
  ];
  return (
    <div className="t-details">
      <Counts seat={seat} />
      {seat.cost !== undefined && <p>{t("table.toDefeat", { cost: seat.cost })}</p>}
      {rows.map(([title, cards]) =>
        cards.length ? (
          <section key={title}>
            <h3>{title}</h3>
            <CardList ids={cards.map((card) => card.id)} />
          </section>
        ) : null,
      )}
    </div>
  );
}

/** Cards side by side, equal ones together; a press shows one large. */
export function CardList({ ids }: { ids: string[] }) {
  const board = useBoard();
  const counted = new Map<string, number>();
  for (const id of ids) counted.set(id, (counted.get(id) ?? 0) + 1);
  const entries = [...counted.keys()].flatMap((id) => board.cards.get(id) ?? []);
  return (
    <ul className="t-list">
      {entries.map((entry) => (
        <li key={entry.id}>
          <button
            type="button"
            className="t-plain"
            aria-label={`${entry.name}${(counted.get(entry.id) ?? 1) > 1 ? ` × ${counted.get(entry.id)}` : ""}`}
            onClick={() => board.inspect(entry, entries)}
          >
            <CardFace card={entry} size="small" />
          </button>
          {(counted.get(entry.id) ?? 1) > 1 && (
            <span className="t-note">× {counted.get(entry.id)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
