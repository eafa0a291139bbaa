// What can be bought: the Super-Villain, the Line-Up in its slots, the stacks; and the piles.

import type { CardInView } from "../../base/wire/messages";
import { useWords } from "../../base/words/say";
import { CardBack, CardPortrait, type CardSize } from "../../cards";
import { useBoard } from "../desk/context";
import { ROW } from "../desk/keys";
import type { Screen } from "../desk/measures";
import { SLOTS } from "../live/slots";
import { leftFor } from "../live/trail";
import { Foes } from "./Seats";
import { Spot } from "./Spot";

const SIZES: Record<Screen, CardSize> = {
  phone: "small",
  flat: "small",
  tablet: "normal",
  desktop: "normal",
};

/** `covered` is what lies below the fan of a question: it is not to be pressed. */
export function Market({ covered = false }: { covered?: boolean }) {
  const board = useBoard();
  const { t } = useWords();
  const { live, screen, measures } = board;
  const shown = live.public;
  if (!shown) return null;
  const fights = shown.turn.confronting >= 0;
  const size = SIZES[screen];
  return (
    <section
      className="t-market"
      aria-label={t("table.market")}
      data-fight={fights || undefined}
      inert={covered}
    >
      <Foes />
      {shown.super_villains_left > 0 && (
        <div
          className="t-villain"
          data-place="villain"
          data-left={Math.min(3, shown.super_villains_left)}
        >
          <h2 className="unseen">{t("table.superVillain")}</h2>
          {shown.super_villain.map((card) => (
            <Spot
              key={card.handle}
              card={card}
              zone="super-villains"
              owner={-1}
              size={size}
              width={measures.villain}
              keyed="s"
            />
          ))}
          {shown.super_villain.length === 0 && (
            <div className="t-spot" data-size={size}>
              <CardBack size={size} label={t("table.faceDown")} />
            </div>
          )}
        </div>
      )}
      <div className="t-lineup">
        <h2 className="unseen">
          {t("table.lineUp")}
          {fights && <small> {t("table.noBuying")}</small>}
        </h2>
        <ul>
          {board.slots.map((slot, at) => (
            <li key={at} className="t-slot">
              <kbd className="t-key">{at < SLOTS ? ROW[at]?.toUpperCase() : ""}</kbd>
              {slot && !slot.gone ? (
                <Spot
                  key={slot.card.handle}
                  card={slot.card}
                  zone="line-up"
                  owner={-1}
                  size={size}
                  width={measures.lineUp}
                  keyed={at < SLOTS ? ROW[at] : undefined}
                />
              ) : (
                <Gone card={slot?.card} />
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className="t-stacks">
        <h2 className="unseen">{t("table.stacks")}</h2>
        <ul>
          {shown.stacks.map((stack, at) => (
            <li key={stack.id} className="t-slot">
              <kbd className="t-key">{at ? "" : ROW[SLOTS]?.toUpperCase()}</kbd>
              <Spot
                card={stack}
                zone="stack"
                owner={-1}
                size={size}
                width={measures.lineUp}
                keyed={at ? undefined : ROW[SLOTS]}
                note={screen === "phone" ? t("table.left", { count: stack.left }) : undefined}
              />
            </li>
          ))}
        </ul>
      </div>
      {measures.piles && <Piles />}
    </section>
  );
}

/** An empty slot says who took its card, until it is filled again. */
function Gone({ card }: { card: CardInView | undefined }) {
  const board = useBoard();
  const { t } = useWords();
  const entry = board.cards.get(card?.id ?? "");
  const { by, how } = card ? leftFor(board.trail.steps, card.handle) : { by: -1, how: "gone" };
  const mine = by === board.live.seat;
  const turn = board.live.public?.turn.seat === board.live.seat;
  const says =
    how === "gain" && by >= 0
      ? t(mine ? "table.youBought" : "table.bought", {
          name: board.character(by)?.name ?? board.name(by),
        })
      : how === "destroy"
        ? t("table.wasDestroyed")
        : "";
  return (
    <div className="t-empty">
      {entry && <CardPortrait card={entry} />}
      {entry && <b>{entry.name}</b>}
      {says && <span>{says}</span>}
      <span>{t(turn ? "table.refillsYou" : "table.refills")}</span>
    </div>
  );
}

/** How much is left in the common piles. */
export function Piles() {
  const board = useBoard();
  const { t } = useWords();
  const shown = board.live.public;
  if (!shown) return null;
  const piles: { name: string; n: number; cards?: CardInView[] }[] = [
    { name: t("table.mainDeck"), n: shown.main_deck },
    ...shown.stacks.map((stack) => ({
      name: board.cards.get(stack.id)?.name ?? stack.id,
      n: stack.left,
    })),
    { name: t("table.weaknesses"), n: shown.weaknesses },
    { name: t("table.destroyed"), n: shown.destroyed.length, cards: shown.destroyed },
  ];
  if (shown.aside.length)
    piles.push({ name: t("table.aside"), n: shown.aside.length, cards: shown.aside });
  return (
    <ul className="t-piles" aria-label={t("table.piles")}>
      {piles.map(({ name, n, cards }) => (
        <li key={name}>
          {cards?.length ? (
            <button
              type="button"
              className="t-pile"
              onClick={() =>
                board.lookAtPile(
                  name,
                  cards.map((card) => card.id),
                )
              }
            >
              <b>{n}</b> <span>{name}</span>
            </button>
          ) : (
            <span className="t-pile">
              <b>{n}</b> <span>{name}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
