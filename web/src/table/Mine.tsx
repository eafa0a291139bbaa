// One's own side: hero, cards that stay, deck and discard pile, and the hand.
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { CardBack, CardFace, type CardSize } from "../cards";
import { Clock } from "./Clock";
import { optionsOn, type Screen, useBoard } from "./context";
import { seatSpot } from "./options";
import { standing } from "./Seats";
import { Spot } from "./Spot";

const HAND: Record<Screen, CardSize> = {
  phone: "small",
  flat: "small",
  tablet: "normal",
  desktop: "normal",
};
const AROUND: Record<Screen, CardSize> = {
  phone: "tiny",
  flat: "tiny",
  tablet: "small",
  desktop: "small",
};

export function Mine() {
  const board = useBoard();
  const { t } = useTranslation();
  const { live, screen } = board;
  const shown = live.public;
  const seat = shown?.seats[live.seat];
  if (!shown || !seat) return null;
  const hand = live.private?.hands[live.seat] ?? [];
  const size = AROUND[screen];
  const hero = seat.hero.at(-1);
  const entry = board.cards.get(hero?.id ?? "");
  const top = seat.discard.at(-1);
  const topEntry = board.cards.get(top?.id ?? "");
  const self = optionsOn(board, seatSpot(live.seat))[0];
  return (
    <section
      className="t-mine"
      aria-label={t("table.yourSide")}
      data-active={shown.turn.seat === live.seat || undefined}
    >
      <div className="t-me">
        {hero && <Spot card={hero} zone="hero" owner={live.seat} size={size} costNow={seat.cost} />}
        <ul className="t-row">
          {seat.on_hero.map((card) => (
            <li key={card.handle}>
              <Spot card={card} zone="on-hero" owner={live.seat} size={size} />
            </li>
          ))}
          {standing(shown, seat).map((card) => (
            <li key={card.handle}>
              <Spot card={card} zone="in-play" owner={live.seat} size={size} />
            </li>
          ))}
        </ul>
        {self !== undefined && (
          <button type="button" className="button" onClick={() => board.choose(self)}>
            {t("table.chooseMe")}
          </button>
        )}
      </div>
      <ul
        className="t-hand"
        aria-label={t("table.yourHand")}
        style={{ "--n": hand.length } as CSSProperties}
      >
        {hand.map((card) => (
          <li key={card.handle}>
            <Spot
              card={card}
              zone="hand"
              owner={live.seat}
              size={HAND[screen]}
              note={card.assist ? t("table.assist") : undefined}
            />
          </li>
        ))}
        {hand.length === 0 && <li className="t-hint">{t("table.emptyHand")}</li>}
      </ul>
      <div className="t-own" data-drop="buy">
        <Clock live={live} seat={live.seat} />
        <div className="t-own-piles">
          <div className="t-pile" data-size={size} data-place="deck">
            <CardBack size={size} />
            <span className="t-note">{seat.deck}</span>
            <span className="t-pile-name">{t("table.deck")}</span>
          </div>
          <button
            type="button"
            className="t-pile t-plain"
            data-place="discard"
            data-size={size}
            disabled={!seat.discard.length}
            onClick={() =>
              board.lookAtPile(
                t("table.discard"),
                seat.discard.map((card) => card.id),
              )
            }
          >
            {topEntry ? <CardFace card={topEntry} size={size} /> : <span className="t-nothing" />}
            <span className="t-note">{seat.discard.length}</span>
            <span className="t-pile-name">{t("table.discard")}</span>
          </button>
          {seat.score.length > 0 && (
            <button
              type="button"
              className="t-plain t-scored"
              onClick={() =>
                board.lookAtPile(
                  t("table.score"),
                  seat.score.map((card) => card.id),
                )
              }
            >
              <b>{seat.score.length}</b> {t("table.score")}
            </button>
          )}
        </div>
      </div>
      {entry && <p className="unseen">{t("table.youAre", { name: entry.name })}</p>}
    </section>
  );
}
