// A card, face up, in four sizes, and face down.
import type { TFunction } from "i18next";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { CardEntry } from "../wire/queries";
import { CardDetails } from "./CardDetails";
import { CardText } from "./CardText";
import { familyOf } from "./families";
import { chipsOf } from "./motifs";
import { MotifMark, Picture } from "./Picture";
import { TypeMark } from "./TypeMark";
import { nameFit, tightness } from "./words";
import "./cards.css";

export type CardSize = "tiny" | "small" | "normal" | "large";

export interface CardFaceProps {
  card: CardEntry;
  size?: CardSize;
  /** What the card costs now, where an effect has changed it. */
  costNow?: number | null | undefined;
  /** Given, the whole card is a button that opens it; not inside another button. */
  onInspect?: ((card: CardEntry) => void) | undefined;
  /** Whether the terms in its text explain themselves; not inside a button. */
  explain?: boolean | undefined;
  className?: string | undefined;
}

/** A formula (`*1 VP per …`) is shown as a star with an asterisk; its words stand in the large card. */
export const vpShown = (vp: number | string): string =>
  typeof vp === "number" ? String(vp).replace("-", "−") : "∗";

/** A card in one sentence, for those who hear it. */
export function cardSaid(card: CardEntry, t: TFunction): string {
  const parts = [card.name, t(`card.family.${familyOf(card)}`)];
  if (card.level !== null) parts.push(t("card.level", { level: card.level }));
  if (card.cost !== null) parts.push(t("card.costs", { cost: card.cost }));
  if (card.kind !== "super-hero")
    parts.push(
      typeof card.vp === "number" ? t("card.worth", { count: card.vp }) : card.vp.slice(1),
    );
  return `${parts.join(", ")}. ${card.text}`;
}

function Cost({ card, costNow }: Pick<CardFaceProps, "card" | "costNow">) {
  const { t } = useTranslation();
  if (card.cost === null) return null;
  const now = costNow ?? card.cost;
  const changed = now === card.cost ? undefined : now < card.cost ? "lower" : "higher";
  return (
    <span className="card-cost" data-digits={String(now).length} data-changed={changed}>
      <span className="unseen">{t("card.cost")} </span>
      {now}
      {changed && <span className="unseen"> {t("card.instead", { cost: card.cost })}</span>}
    </span>
  );
}

function Points({ card }: { card: CardEntry }) {
  const { t } = useTranslation();
  // a Super Hero is who one plays as: it never scores
  if (card.kind === "super-hero") return null;
  return (
    <span className="card-vp">
      <span aria-hidden="true">★</span>
      {vpShown(card.vp)}
      <span className="unseen"> {t("card.vp")}</span>
    </span>
  );
}

/** Whose emblem a card bears: two letters in a ring, the name for those who hear it. */
function Emblem({ of }: { of: string }) {
  const { t } = useTranslation();
  const words = of.replace(/^The /, "").split(" ");
  const letters = words[1] ? `${words[0]?.[0]}${words[1][0]}` : of.replace(/^The /, "").slice(0, 2);
  return (
    <span className="card-emblem" title={t("card.emblem", { name: of })}>
      <span aria-hidden="true">{letters}</span>
      <span className="unseen">{t("card.emblem", { name: of })}</span>
    </span>
  );
}

export function HouseMark() {
  const { t } = useTranslation();
  return (
    <span className="card-house" title={t("card.house.short")}>
      <svg viewBox="0 0 24 24" role="img" aria-label={t("card.house.short")}>
        <path d="M12 2 23 12H20V22H14V15H10V22H4V12H1Z" />
      </svg>
    </span>
  );
}

function Strip({ card }: { card: CardEntry }) {
  const { t } = useTranslation();
  const character = card.level !== null;
  return (
    <span className="card-strip">
      <TypeMark of={card} />
      <span className="card-type">{t(`card.family.${familyOf(card)}`)}</span>
      {card.house && <HouseMark />}
      {character && <span className="card-level">{t("card.lv", { level: card.level })}</span>}
      {card.symbol && !character && <Emblem of={card.symbol} />}
    </span>
  );
}

function Tiny({ card, costNow }: Pick<CardFaceProps, "card" | "costNow">) {
  return (
    <>
      <TypeMark of={card} said />
      <span className="card-name">{card.name}</span>
      <Cost card={card} costNow={costNow} />
    </>
  );
}

function Small({ card, costNow }: Pick<CardFaceProps, "card" | "costNow">) {
  const chips = chipsOf(card, card.house ? 3 : 4);
  return (
    <span className="card-frame">
      <span className="card-art">
        <Picture card={card} near />
        <Cost card={card} costNow={costNow} />
        <Points card={card} />
        {card.level !== null && <span className="card-level">{card.level}</span>}
      </span>
      <span className="card-name">{card.name}</span>
      <span className="card-strip">
        <TypeMark of={card} said />
        <span className="card-chips" aria-hidden="true">
          {chips.map(({ motif, amount }) => (
            <span key={motif}>
              {amount}
              <MotifMark motif={motif} />
            </span>
          ))}
        </span>
        {card.house && <HouseMark />}
      </span>
      <span className="unseen">{card.text}</span>
    </span>
  );
}

function Full({ card, costNow, explain }: Pick<CardFaceProps, "card" | "costNow" | "explain">) {
  return (
    <span className="card-frame">
      <span className="card-head">
        <Cost card={card} costNow={costNow} />
        <span className="card-name">{card.name}</span>
      </span>
      <span className="card-art">
        <Picture card={card} />
        <Points card={card} />
      </span>
      <Strip card={card} />
      <span className="card-text">
        <CardText text={card.text} explain={explain ?? false} />
      </span>
    </span>
  );
}

/** Drawn anew only when something about it has changed: a table shows many. */
export const CardFace = memo(function CardFace(props: CardFaceProps) {
  const { card, size = "normal", costNow, onInspect, className = "" } = props;
  const { t } = useTranslation();
  const explain = props.explain ?? size === "large";
  const face = (
    <span
      className={`card ${className}`}
      data-size={size}
      data-family={familyOf(card)}
      data-set={tightness(card.text)}
      data-name={nameFit(card.name)}
    >
      {size === "tiny" && <Tiny card={card} costNow={costNow} />}
      {size === "small" && <Small card={card} costNow={costNow} />}
      {(size === "normal" || size === "large") && (
        <Full card={card} costNow={costNow} explain={explain} />
      )}
      {onInspect && (
        <button
          type="button"
          className="card-open"
          aria-label={t("card.inspect", { name: card.name })}
          onClick={() => onInspect(card)}
        />
      )}
    </span>
  );
  if (size !== "large") return face;
  return (
    <div className="card-large">
      {face}
      <CardDetails card={card} />
    </div>
  );
});

export interface CardBackProps {
  size?: CardSize;
  /** How many lie there, where that is known. */
  count?: number | undefined;
  /** What those who do not see it hear. */
  label?: string | undefined;
  className?: string | undefined;
}

export function CardBack({ size = "normal", count, label, className = "" }: CardBackProps) {
  const { t } = useTranslation();
  return (
    <span className={`card card-back ${className}`} data-size={size}>
      <span className="card-frame">
        <svg viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path className="back-rays" d={BACK_RAYS} />
          <path className="back-ring" d="M50 30 84 50V90L50 110 16 90V50Z" />
          <path className="back-gold" d="M26 92 46 44h6l5 13-12 35z" />
          <path className="back-ember" d="M75 92 60 60l-8 22 4 10z" />
          <path className="back-bar" d="M33 76h34v6H33z" />
        </svg>
      </span>
      <span className="unseen">{label ?? t("card.back")}</span>
      {count !== undefined && <span className="card-count">{count}</span>}
    </span>
  );
}

const BACK_RAYS = Array.from({ length: 16 }, (_, i) => {
  const [from, to] = [(i * Math.PI) / 8, ((i + 0.5) * Math.PI) / 8];
  const far = (angle: number) =>
    `${Math.round(50 + 120 * Math.cos(angle))} ${Math.round(70 + 120 * Math.sin(angle))}`;
  return `M50 70L${far(from)}L${far(to)}Z`;
}).join("");
