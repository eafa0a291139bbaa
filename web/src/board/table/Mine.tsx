// One's own side: the hero or Character with its text, the hand, the deck and the discard pile.
import type { CSSProperties } from "react";
import type { SeatInView } from "../../base/wire/messages";
import { keyFor } from "../../base/words/keys";
import { useWords } from "../../base/words/say";
import { CardBack, CardFace, CardPortrait, CardText, familyOf, Picture } from "../../cards";
import { optionOf, optionsOn, useBoard } from "../desk/context";
import { scrollsText, smallStepOf, stepOf } from "../desk/measures";
import { seatSpot, spotOf, wordFor } from "../live/options";
import { standing } from "../live/seats";
import { keyOf } from "../live/slots";
import { Levels } from "./Levels";
import { Spot } from "./Spot";

export function Mine() {
  const { live } = useBoard();
  const { t } = useWords();
  const shown = live.public;
  const seat = shown?.seats[live.seat];
  if (!shown || !seat) return null;
  return (
    <section
      className="t-mine"
      aria-label={t("table.yourSide")}
      data-active={shown.turn.seat === live.seat || undefined}
    >
      <Hero seat={seat} />
      <Hand seat={seat} />
      <Own seat={seat} />
    </section>
  );
}

function Hero({ seat }: { seat: SeatInView }) {
  const board = useBoard();
  const { t } = useWords();
  const { live } = board;
  const hero = seat.hero.at(-1);
  const entry = board.character(seat.seat);
  const shown = live.public;
  if (!shown || !hero || !entry) return null;
  const ask = live.private?.ask;
  const offered = optionsOn(board, spotOf("hero", seat.seat, hero.id));
  const self = optionsOn(board, seatSpot(seat.seat))[0];
  return (
    <div className="t-hero" data-can={offered.length > 0 || undefined} data-handle={hero.handle}>
      <button
        type="button"
        className="t-plain t-hero-look"
        onClick={() => board.inspect(entry)}
        aria-label={t("table.lookAt", { name: entry.name })}
      >
        <span className="t-hero-art" data-family={familyOf(entry)}>
          <Picture card={entry} />
        </span>
        <span className="t-hero-face">
          <CardPortrait card={entry} />
        </span>
      </button>
      {/* where there is little room a long text is scrolled, also by keys */}
      <div className="t-hero-in" tabIndex={scrollsText(board.screen) ? 0 : undefined}>
        <h2>{entry.name}</h2>
        <p>
          {seat.cost !== undefined && (
            <span className="t-hero-cost">
              <Levels seat={seat} /> {t("table.costNow", { cost: seat.cost })}{" "}
            </span>
          )}
          <CardText text={entry.sentences} />
        </p>
      </div>
      <div className="t-uses">
        {offered.map((at, n) => {
          const option = ask?.options[at];
          const verb = ask && option ? wordFor(ask, option) : "use";
          return (
            <button
              key={at}
              type="button"
              className="button t-use"
              data-key={n ? undefined : "h"}
              data-can={verb}
              data-options={at}
              aria-label={`${entry.name}: ${optionOf(board, at)}`}
              onClick={() => board.choose(at)}
            >
              <span>{t(keyFor("table.do", verb, "use"))}</span>
              {n === 0 && <kbd>H</kbd>}
            </button>
          );
        })}
        {self !== undefined && (
          <button type="button" className="button t-use" onClick={() => board.choose(self)}>
            {t("table.chooseMe")}
          </button>
        )}
      </div>
      <ul className="t-with-hero">
        {seat.on_hero.map((card) => (
          <li key={card.handle}>
            <Spot card={card} zone="on-hero" owner={live.seat} size="mini" />
          </li>
        ))}
        {standing(shown, seat).map((card) => (
          <li key={card.handle}>
            <Spot card={card} zone="in-play" owner={live.seat} size="mini" />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Hand({ seat }: { seat: SeatInView }) {
  const board = useBoard();
  const { t } = useWords();
  const { live, measures, numbers, screen } = board;
  const hand = live.private?.hands[seat.seat] ?? [];
  const small = screen === "phone" || screen === "flat";
  const gap = 8;
  const step = small
    ? smallStepOf(hand.length, measures.hand, measures.handRoom)
    : stepOf(hand.length, measures.hand, measures.handRoom, gap);
  const overlaps =
    step >= measures.hand ? undefined : step > 0.62 * measures.hand ? "some" : "much";
  return (
    <ul
      className="t-hand"
      aria-label={t("table.yourHand")}
      data-overlaps={overlaps}
      style={{ "--n": hand.length, "--step": `${step}px` } as CSSProperties}
    >
      {hand.map((card, at) => (
        <li key={card.handle} style={{ "--at": at - (hand.length - 1) / 2 } as CSSProperties}>
          <Spot
            card={card}
            zone="hand"
            owner={live.seat}
            size={small ? "small" : "normal"}
            width={measures.hand}
            keyed={keyOf(numbers.get(card.handle))}
            showKey
            note={card.assist ? t("table.assist") : undefined}
          />
        </li>
      ))}
      {hand.length === 0 && <li className="t-hint">{t("table.emptyHand")}</li>}
    </ul>
  );
}

function Own({ seat }: { seat: SeatInView }) {
  const board = useBoard();
  const { t } = useWords();
  const top = board.cards.get(seat.discard.at(-1)?.id ?? "");
  const open = (title: string, cards: { id: string }[]) => () =>
    board.lookAtPile(
      title,
      cards.map((card) => card.id),
    );
  return (
    <div className="t-own" data-drop="buy">
      <div className="t-own-pile" data-place="deck">
        {seat.deck > 0 ? (
          <CardBack size="small" count={seat.deck} label={t("table.deck")} />
        ) : (
          <span className="t-nothing" />
        )}
        <span className="t-own-name">
          <b>{t("table.yourDeck")}</b> <span className="t-own-count">{seat.deck}</span>
        </span>
      </div>
      <button
        type="button"
        className="t-own-pile t-plain"
        data-place="discard"
        disabled={!seat.discard.length}
        onClick={open(t("table.discard"), seat.discard)}
      >
        {top ? <CardFace card={top} size="small" /> : <span className="t-nothing" />}
        <span className="t-own-name">
          <b>{t("table.discard")}</b> {seat.discard.length}
        </span>
      </button>
      {seat.score.length > 0 && (
        <button
          type="button"
          className="t-plain t-scored"
          onClick={open(t("table.score"), seat.score)}
        >
          <b>{seat.score.length}</b> {t("table.score")}
        </button>
      )}
    </div>
  );
}
