// The text next to a large card: points by formula, rulings, the house mark, and where it is all from.
import { useQuery } from "@tanstack/react-query";
import { type CardEntry, games, type Part } from "../base/wire/queries";
import { useWords } from "../base/words/say";

const PARTS = ["facts", "vp", "effect", "copies", "symbol"] as const;

/** Mark a part of a card that we chose ourselves, wherever it is shown. */
function Ours({ card, part }: { card: CardEntry; part: Part }) {
  const { t } = useWords();
  if (!card.ours.includes(part)) return null;
  return (
    <span className="card-ours" title={t("card.ours.long")}>
      {" "}
      {t("card.ours.mark")}
    </span>
  );
}

interface CardDetailsProps {
  card: CardEntry;
  /** Whether it says where all this is from: in the codex, not where a card is bought. */
  sources: boolean;
}

export function CardDetails({ card, sources }: CardDetailsProps) {
  const { t } = useWords();
  const { data } = useQuery(games);
  const box = data?.boxes.find((known) => known.id === card.box)?.name ?? card.box;
  return (
    <div className="card-details">
      <p className="card-whence">
        {box} · {t("card.copies", { count: card.copies })}
        <Ours card={card} part="copies" />
        {card.symbol && card.level === null && (
          <>
            {` · ${t("card.emblem", { name: card.symbol })}`}
            <Ours card={card} part="symbol" />
          </>
        )}
        {card.ours.includes("facts") && card.cost !== null && (
          <>
            {` · ${t("card.costs", { cost: card.cost })}`}
            <Ours card={card} part="facts" />
          </>
        )}
        {card.ours.includes("vp") && typeof card.vp === "number" && (
          <>
            {` · ${t("card.worth", { count: card.vp })}`}
            <Ours card={card} part="vp" />
          </>
        )}
      </p>
      {card.vp_text && (
        <section>
          <h3>{t("card.vp")}</h3>
          <p>{card.vp_text}</p>
        </section>
      )}
      {card.house && (
        <section className="card-house-why">
          <h3>{t("card.house.title")}</h3>
          <p>{t("card.house.long")}</p>
        </section>
      )}
      {card.rulings.length > 0 && (
        <section>
          <h3>{t("card.rulings")}</h3>
          <ul>
            {card.rulings.map((ruling) => (
              <li key={ruling}>{ruling}</li>
            ))}
          </ul>
        </section>
      )}
      {sources && (
        <section>
          <h3>{t("card.source.title")}</h3>
          <dl className="card-sources">
            {PARTS.map((part) => {
              const from = card.source[part];
              if (!from || (part === "vp" && card.kind === "super-hero")) return null;
              return (
                <div key={part}>
                  <dt>{t(`card.source.${part}`)}</dt>
                  <dd>{t(`card.source.from.${from}`)}</dd>
                </div>
              );
            })}
          </dl>
        </section>
      )}
    </div>
  );
}
