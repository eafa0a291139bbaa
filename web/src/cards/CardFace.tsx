// A card, face up, in four sizes, and face down.

import { type CSSProperties, memo } from "react";
import type { Mood } from "../art";
import { MOTIFS } from "../art/motifs";
import { useSettings } from "../base/preferences/settings";
import type { CardEntry } from "../base/wire/queries";
import type { Say } from "../base/words/say";
import { useWords } from "../base/words/say";
import { CardDetails } from "./CardDetails";
import { CardText } from "./CardText";
import { familyOf } from "./families";
import { cutOf, useMeasured } from "./fit";
import { Picture } from "./Picture";
import { smallName } from "./small";
import { TypeMark } from "./TypeMark";
import { atMoment, clausesOf, type Moment, piecesOf, type Split, splitOf, textOf } from "./words";
import "./cards.css";

export type CardSize = "tiny" | "small" | "normal" | "large";

export interface CardFaceProps {
  card: CardEntry;
  size?: CardSize;
  /** How wide it will be, in pixels: its text is fitted to that, and scales with the card. */
  width?: number | undefined;
  /** What the card costs now, where an effect has changed it. */
  costNow?: number | null | undefined;
  /** Of a Super-Villain's text only what counts now. */
  moment?: Moment | undefined;
  /** Given, the whole card is a button that opens it; not inside another button. */
  onInspect?: ((card: CardEntry) => void) | undefined;
  /** Whether the terms in its text explain themselves; not inside a button. */
  explain?: boolean | undefined;
  /** Whether a large one says where its facts are from. */
  sources?: boolean | undefined;
  className?: string | undefined;
}

/** The width for which a card is fitted unless another is given; a large one may be wider. */
const USUAL: Record<CardSize, number> = { tiny: 0, small: 118, normal: 178, large: 248 };

const SCALES = { normal: 1, large: 1.18, huge: 1.37 } as const;

/** A formula is shown as a star with an asterisk; its words stand in the large card. */
export const vpShown = (vp: number | "*"): string =>
  typeof vp === "number" ? String(vp).replace("-", "−") : "∗";

/** A card in one sentence, for those who hear it. */
export function cardSaid(card: CardEntry, t: Say): string {
  const parts = [card.name, t(`card.family.${familyOf(card)}`)];
  if (card.level !== null) parts.push(t("card.level", { level: card.level }));
  if (card.cost !== null) parts.push(t("card.costs", { cost: card.cost }));
  if (card.kind !== "super-hero")
    parts.push(typeof card.vp === "number" ? t("card.worth", { count: card.vp }) : card.vp_text);
  return `${parts.join(", ")}. ${card.text}`;
}

function Cost({ card, costNow }: Pick<CardFaceProps, "card" | "costNow">) {
  const { t } = useWords();
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
  const { t } = useWords();
  // a Super Hero is who one plays as: it never scores
  if (card.kind === "super-hero" || card.vp === 0) return null;
  return (
    <span className="card-vp" data-ours={card.ours.includes("vp") || undefined}>
      <svg className="motif" viewBox="0 0 24 24" aria-hidden="true">
        <path d={MOTIFS.points} />
      </svg>
      {vpShown(card.vp)}
      <span className="unseen">
        {" "}
        {t("card.vp")}
        {card.ours.includes("vp") && ` ${t("card.ours.mark")}`}
      </span>
    </span>
  );
}

/** Whose emblem a card bears: two letters in a ring, broken where the emblem is our choice. */
function Emblem({ of, ours }: { of: string; ours: boolean }) {
  const { t } = useWords();
  const label = t("card.emblem", { name: of }) + (ours ? ` ${t("card.ours.mark")}` : "");
  const words = of.split(" ").filter((word) => word !== "The");
  const letters = words[1] ? `${words[0]?.[0]}${words[1][0]}` : words[0]?.slice(0, 2);
  return (
    <span className="card-emblem" data-ours={ours || undefined} title={label}>
      <span aria-hidden="true">{letters}</span>
      <span className="unseen">{label}</span>
    </span>
  );
}

export function HouseMark() {
  const { t } = useWords();
  return (
    <span className="card-house" title={t("card.house.short")}>
      <svg viewBox="0 0 24 24" role="img" aria-label={t("card.house.short")}>
        <path d="M12 2 23 12H20V22H14V15H10V22H4V12H1Z" />
      </svg>
    </span>
  );
}

/** The pencil of a card that a player has made. */
function MadeMark() {
  const { t } = useWords();
  return (
    <span className="card-made" title={t("card.made")}>
      <svg viewBox="0 0 24 24" role="img" aria-label={t("card.made")}>
        <path d={PENCIL} />
      </svg>
    </span>
  );
}

const PENCIL =
  "M3 17.5V21h3.5L18 9.5 14.5 6 3 17.5zM20.7 6.8a1 1 0 000-1.4l-2.1-2.1a1 1 0 00-1.4 0l-1.7 1.7 3.5 3.5z";

function Power({ text }: { text: Split }) {
  const { t } = useWords();
  if (text.power === null) return null;
  return (
    <span className="card-power">
      <span aria-hidden="true">
        +{text.power}
        <svg className="motif" viewBox="0 0 24 24" aria-hidden="true">
          <path d={BURST} />
        </svg>
      </span>
      <span className="unseen">{t("card.power", { power: text.power })}</span>
    </span>
  );
}

const BURST =
  "M12 1l2.6 6.2L21 4l-3.2 6.4L24 12l-6.2 1.6L21 20l-6.4-3.2L12 23l-2.6-6.2L3 20l3.2-6.4L0 12l6.2-1.6L3 4l6.4 3.2z";

function Foot({ card }: { card: CardEntry }) {
  const { t } = useWords();
  const character = card.level !== null;
  return (
    <span className="card-foot">
      <span className="card-type">{t(`card.family.${familyOf(card)}`)}</span>
      {card.made ? <MadeMark /> : card.house && <HouseMark />}
      {character && <span className="card-level">{t("card.lv", { level: card.level })}</span>}
      {card.symbol && !character && <Emblem of={card.symbol} ours={card.ours.includes("symbol")} />}
      <Points card={card} />
    </span>
  );
}

type PartProps = Pick<CardFaceProps, "card" | "costNow">;

function Tiny({ card, costNow }: PartProps) {
  return (
    <>
      <TypeMark of={card} said />
      <span className="card-name">{card.name}</span>
      <Cost card={card} costNow={costNow} />
    </>
  );
}

/** A card where there is no room for its text: the picture, the name, and the gist of it. */
function Small({ card, costNow, width }: PartProps & { width: number }) {
  const name = useMeasured(`small ${width} ${card.name}`, (ruler) => smallName(card, width, ruler));
  return (
    <>
      <span className="card-art">
        <Picture card={card} near />
      </span>
      <Cost card={card} costNow={costNow} />
      {card.level !== null && <span className="card-level">{card.level}</span>}
      <span className="card-name" style={{ "--size": cqi(name, width) } as CSSProperties}>
        {card.name}
      </span>
      <span className="card-gist" aria-hidden="true">
        {card.gist}
      </span>
      <span className="unseen">{card.text}</span>
    </>
  );
}

const cqi = (pixels: number, width: number): string => `${((100 * pixels) / width).toFixed(3)}cqi`;

interface FullProps extends PartProps {
  width: number;
  moment: Moment | undefined;
  explain: boolean;
  /** Whether each clause stands on lines of its own. */
  apart: boolean;
}

function Full({ card, costNow, width, moment, explain, apart }: FullProps) {
  const { t } = useWords();
  const scale = SCALES[useSettings().textSize];
  const split = splitOf(moment ? atMoment(card.sentences, moment) : card.sentences);
  const rest = textOf(split.rest);
  const idle = card.effects.length === 0 && split.power === null && rest.length < 24;
  const text = idle ? [] : split.rest;
  const key = `full ${width} ${scale} ${apart} ${card.name} ${idle ? "" : rest}`;
  const fit = useMeasured(key, (ruler) => {
    const clauses = apart ? clausesOf(text).map(piecesOf) : [piecesOf(text)];
    return cutOf({ name: card.name, clauses }, width, scale, ruler);
  });
  const big = idle ? rest : t("card.power", { power: split.power ?? 0 });
  return (
    <span className="card-cut" data-cut={fit.cut} data-whole={fit.whole}>
      <span className="card-art">
        <Picture card={card} near={fit.cut === "long" || fit.cut === "xlong"} />
      </span>
      <Cost card={card} costNow={costNow} />
      <Power text={split} />
      <span className="card-band">
        <span className="card-name" style={{ fontSize: cqi(fit.name, width) }}>
          {card.name}
        </span>
      </span>
      {text.length > 0 ? (
        <span
          className="card-text"
          style={{ fontSize: cqi(fit.type, width), lineHeight: fit.leading }}
        >
          <CardText text={text} explain={explain} />
        </span>
      ) : (
        <span className="card-big" aria-hidden={!idle}>
          {big}
        </span>
      )}
      <Foot card={card} />
    </span>
  );
}

/** Drawn again only when something about it has changed: a table shows many. */
export const CardFace = memo(function CardFace(props: CardFaceProps) {
  const { card, size = "normal", costNow, onInspect, className = "" } = props;
  const { t } = useWords();
  const explain = props.explain ?? size === "large";
  const width = props.width ?? USUAL[size];
  const set =
    props.width === undefined ? undefined : ({ "--w": `${props.width}px` } as CSSProperties);
  const face = (
    <span className={`card ${className}`} data-size={size} data-family={familyOf(card)} style={set}>
      {size === "tiny" && <Tiny card={card} costNow={costNow} />}
      {size === "small" && <Small card={card} costNow={costNow} width={width} />}
      {(size === "normal" || size === "large") && (
        <Full
          card={card}
          costNow={costNow}
          width={width}
          moment={props.moment}
          explain={explain}
          apart={size === "large"}
        />
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
      <CardDetails card={card} sources={props.sources ?? false} />
    </div>
  );
});

export interface CardMiniProps {
  card: CardEntry;
  /** How many of them, where it is more than one. */
  count?: number | undefined;
  /** The Power that it gave, if that is known; null for none. */
  gives?: number | null | undefined;
}

/** A card in a row of cards that were played: its picture, its name, and its Power. */
export const CardMini = memo(function CardMini({ card, count = 1, gives }: CardMiniProps) {
  const power = gives === undefined ? splitOf(card.sentences).power : gives;
  return (
    <span className="card-mini" data-family={familyOf(card)}>
      <span className="card-art">
        <Picture card={card} near />
      </span>
      {count > 1 && <span className="card-times">{count}×</span>}
      {power !== null && (
        <span className="card-gives" aria-hidden="true">
          +{power}
        </span>
      )}
      <span className="card-name">{card.name}</span>
    </span>
  );
});

export interface CardPortraitProps {
  card: CardEntry;
  mood?: Mood | undefined;
}

/** A player's identity: the picture of their hero or Character, alone. */
export const CardPortrait = memo(function CardPortrait({ card, mood }: CardPortraitProps) {
  return (
    <span className="card-portrait" data-family={familyOf(card)}>
      <Picture card={card} near {...(mood && { mood })} />
    </span>
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
  const { t } = useWords();
  return (
    <span className={`card card-back ${className}`} data-size={size}>
      <span className="card-frame" />
      <span className="unseen">{label ?? t("card.back")}</span>
      {count !== undefined && <span className="card-count">{count}</span>}
    </span>
  );
}
