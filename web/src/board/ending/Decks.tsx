// The table as it lay at the end, and every deck: all of it is open now.
import type { PublicView } from "../../base/wire/messages";
import type { CardEntry } from "../../base/wire/queries";
import { useEndingWords } from "../../base/words/ending";
import { CardMini } from "../../cards";
import { FaceOf } from "./FaceOf";
import { type Ended, standingOf } from "./facts";

interface DecksProps {
  ended: Ended;
  shown: PublicView;
  inspect(card: CardEntry): void;
}

export function Decks({ ended, shown, inspect }: DecksProps) {
  const { t } = useEndingWords();
  const { result, names, heroes, seat: own } = ended;
  const left = [...shown.super_villain, ...shown.line_up, ...shown.stacks];
  const seats = standingOf(ended).sides.flatMap(({ seats }) => seats);
  return (
    <div className="ending-decks">
      <section>
        <h3>{t("ending.decks.table")}</h3>
        <Pile cards={left.map(({ id }) => ({ id, copies: 1 }))} ended={ended} inspect={inspect} />
      </section>
      {seats.map((seat) => {
        const lines = result.scores?.[seat] ?? [];
        const deck = lines.filter(({ defeated }) => !defeated);
        const beaten = lines.filter(({ defeated }) => defeated);
        const count = deck.reduce((sum, { copies }) => sum + copies, 0);
        if (!count && !beaten.length) return null;
        return (
          <section key={seat}>
            <h3>
              <FaceOf card={heroes[seat]} />
              {t(seat === own ? "ending.decks.you" : "ending.decks.of", {
                count,
                name: names[seat],
              })}
            </h3>
            <Pile cards={deck} ended={ended} inspect={inspect} />
            {beaten.length > 0 && (
              <>
                <h4>{t("ending.decks.defeated")}</h4>
                <Pile cards={beaten} ended={ended} inspect={inspect} />
              </>
            )}
          </section>
        );
      })}
    </div>
  );
}

interface PileProps extends Pick<DecksProps, "ended" | "inspect"> {
  cards: readonly { id: string; copies: number }[];
}

function Pile({ cards, ended, inspect }: PileProps) {
  const { t } = useEndingWords();
  return (
    <ul>
      {cards.map(({ id, copies }, at) => {
        const card = ended.cards.get(id);
        return (
          card && (
            <li key={`${at}-${id}`}>
              <button
                type="button"
                aria-label={t("card.inspect", { name: card.name })}
                onClick={() => inspect(card)}
              >
                <CardMini card={card} count={copies} />
              </button>
            </li>
          )
        );
      })}
    </ul>
  );
}
