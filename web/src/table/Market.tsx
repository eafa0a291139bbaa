// What lies in the middle: the Super-Villain, the Line-Up, the stacks, and what was played.
import { useTranslation } from "react-i18next";
import { CardBack, type CardSize } from "../cards";
import type { CardInView } from "../wire/messages";
import { type Screen, useBoard } from "./context";
import { Spot } from "./Spot";
import { StoryLine } from "./Story";
import { matters } from "./story";

const SIZES: Record<Screen, CardSize> = {
  phone: "small",
  flat: "small",
  tablet: "normal",
  desktop: "normal",
};

export function Market() {
  const board = useBoard();
  const { t } = useTranslation();
  const { live, screen } = board;
  const shown = live.public;
  if (!shown) return null;
  const fights = shown.turn.confronting >= 0;
  const size = fights
    ? screen === "phone" || screen === "flat"
      ? "tiny"
      : "small"
    : SIZES[screen];
  const villains = shown.super_villains_left > 0;
  return (
    <section className="t-market" aria-label={t("table.market")} data-fight={fights || undefined}>
      {villains && (
        <div className="t-villain">
          <h2>{t("table.superVillain")}</h2>
          {shown.super_villain.map((card) => (
            <Spot
              key={card.handle}
              card={card}
              zone="super-villains"
              owner={-1}
              size={size}
              note={t("table.left", { count: shown.super_villains_left })}
            />
          ))}
          {shown.super_villain.length === 0 && (
            <div className="t-spot" data-size={size}>
              <CardBack size={size} />
              <span className="t-note">
                {t("table.left", { count: shown.super_villains_left })}
              </span>
              <span className="unseen">{t("table.faceDown")}</span>
            </div>
          )}
        </div>
      )}
      <div className="t-lineup">
        <h2>
          {t("table.lineUp")}
          {fights && <small>{t("table.noBuying")}</small>}
        </h2>
        <ul>
          {shown.line_up.map((card) => (
            <li key={card.handle}>
              <Spot card={card} zone="line-up" owner={-1} size={size} />
            </li>
          ))}
          {shown.line_up.length < 5 &&
            Array.from({ length: 5 - shown.line_up.length }, (_, at) => (
              <li key={`empty-${shown.line_up.length + at}`} className="t-empty" data-size={size}>
                <span>{t("table.emptySlot")}</span>
              </li>
            ))}
        </ul>
      </div>
      <div className="t-stacks">
        <h2>{t("table.stacks")}</h2>
        <ul>
          {shown.stacks.map((stack) => (
            <li key={stack.id}>
              <Spot
                card={stack}
                zone="stack"
                owner={-1}
                size={size}
                note={t("table.left", { count: stack.left })}
              />
            </li>
          ))}
        </ul>
      </div>
      <Piles />
    </section>
  );
}

function Piles() {
  const board = useBoard();
  const { t } = useTranslation();
  const shown = board.live.public;
  if (!shown) return null;
  const open = (title: string, cards: CardInView[]) => () =>
    board.lookAtPile(
      title,
      cards.map((card) => card.id),
    );
  return (
    <dl className="t-piles">
      <div>
        <dt>{t("table.mainDeck")}</dt>
        <dd>{shown.main_deck}</dd>
      </div>
      <div>
        <dt>{t("table.weaknesses")}</dt>
        <dd>{shown.weaknesses}</dd>
      </div>
      <div>
        <dt>{t("table.destroyed")}</dt>
        <dd>
          <button
            type="button"
            disabled={!shown.destroyed.length}
            onClick={open(t("table.destroyed"), shown.destroyed)}
          >
            {shown.destroyed.length}
          </button>
        </dd>
      </div>
      {shown.aside.length > 0 && (
        <div>
          <dt>{t("table.aside")}</dt>
          <dd>
            <button type="button" onClick={open(t("table.aside"), shown.aside)}>
              {shown.aside.length}
            </button>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Each card once, though it was played again. */
export function once<Card extends CardInView>(cards: Card[]): Card[] {
  return [...new Map(cards.map((card) => [card.handle, card])).values()];
}

/** Before the first card of a turn: what it is all about, or what the others did meanwhile. */
function Meanwhile() {
  const { live } = useBoard();
  const { t } = useTranslation();
  if (!live.public) return null;
  const fights = live.public.seats.some((seat) => seat.cost !== undefined);
  if (live.public.turn.number <= live.public.seats.length)
    return (
      <p className="t-goal">
        <strong>{t("table.goal")}</strong> {t(`table.help.${fights ? "winFight" : "win"}`)}
      </p>
    );
  const told = live.recap.filter(matters);
  if (!told.length) return null;
  return (
    <section className="t-meanwhile" aria-label={t("table.meanwhile")}>
      <h3>{t("table.meanwhile")}</h3>
      <ul>
        {told.map((line, at) => (
          <li key={`${at}-${line}`}>
            <StoryLine line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Played() {
  const board = useBoard();
  const { t } = useTranslation();
  const { live, screen } = board;
  const shown = live.public;
  if (!shown) return null;
  const whose = shown.turn.seat;
  const cards = once(shown.played);
  const size = screen === "desktop" || screen === "tablet" ? "small" : "tiny";
  const ownerOf = (card: CardInView) =>
    shown.seats.find((seat) => seat.in_play.some((each) => each.handle === card.handle))?.seat ??
    whose;
  return (
    <section className="t-played" data-drop="play" aria-label={t("table.played")}>
      <h2>
        {whose === live.seat || whose < 0
          ? t("table.playedYou")
          : t("table.playedBy", { name: board.name(whose) })}
      </h2>
      <ul>
        {cards.map((card) => (
          <li key={card.handle}>
            <Spot
              card={card}
              zone="in-play"
              owner={ownerOf(card)}
              size={size}
              still={whose !== live.seat}
            />
          </li>
        ))}
      </ul>
      {cards.length === 0 && whose === live.seat && (
        <>
          <p className="t-hint">{t("table.playHere")}</p>
          {(screen === "desktop" || screen === "tablet") && <Meanwhile />}
        </>
      )}
    </section>
  );
}
