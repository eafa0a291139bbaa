// The picture of a card in rows of drawn choices: each shows the own figure with that one word changed.
import { useMemo, useState } from "react";
import { useGallery } from "../../art/load";
import { isFigure } from "../../art/subject";
import type { MadeCard } from "../../base/making/box";
import type { CardEntry } from "../../base/wire/queries";
import { useWorkshopWords } from "../../base/words/workshop";
import { FACELESS } from "./faces";
import { Sign } from "./Sign";

type Gallery = NonNullable<ReturnType<typeof useGallery>>;

interface LookProps {
  card: MadeCard;
  entry: CardEntry;
  onLook: (portrait: string) => void;
}

/** The rows, and where their word stands in the words of a figure; `face` replaces the head. */
const ROWS = [
  ["head", 4, "face"],
  ["hair", 3, "face"],
  ["face", -1, "face"],
  ["skin", 2, "face"],
  ["body", 0, "bust"],
  ["suit", 7, "bust"],
  ["behind", 9, "bust"],
  ["hand", 10, "bust"],
] as const;
const COLOURS = [
  ["main", 11],
  ["trim", 12],
  ["glow", 13],
  ["ground", 14],
] as const;
const SHOWN = 11;
const SHOWN_FACES = 9;

export function Look({ card, entry, onLook }: LookProps) {
  const gallery = useGallery();
  if (!gallery) return null;
  const shared = { card, entry, gallery, onLook };
  return isFigure(card) ? <FigureLook {...shared} /> : <ThingLook {...shared} />;
}

type WithGallery = LookProps & { gallery: Gallery };

function nameOf({ card, entry }: Pick<LookProps, "card" | "entry">): string {
  return card.name || entry.name;
}

/** A figure's words as they are now. */
function wordsOf(props: WithGallery): string {
  const { card, gallery, entry } = props;
  if (card.portrait && !card.portrait.startsWith("thing ")) return card.portrait;
  return entry.portrait === FACELESS ? FACELESS : gallery.rowByName(nameOf(props));
}

function withWord(words: string, at: number, word: string): string {
  const list = words.split(" ");
  if (at < 0) {
    const others = list.filter((each) => !each.startsWith("head:"));
    return [...others, ...(word === "none" ? [] : [`head:${word}`])].join(" ");
  }
  // a hair keeps its colour; a chosen skin replaces a painted one
  const colour = at === 3 ? (list[3]?.split(":")[1] ?? "") : "";
  const next = at === 2 ? list.filter((each) => !each.startsWith("skin:")) : list;
  return next.map((each, n) => (n === at ? (colour ? `${word}:${colour}` : word) : each)).join(" ");
}

function FigureLook(props: WithGallery) {
  const { gallery, entry, onLook } = props;
  const { t } = useWorkshopWords();
  const words = wordsOf(props);
  const now = words.split(" ");
  const colours = COLOURS.map(([name, at]) => [name, at, now[at] ?? "#000000"] as const);
  const surprise = () => {
    const seed = `${nameOf(props)} ${Math.random()}`;
    onLook(gallery.rowByName(seed));
  };
  return (
    <div className="w-look">
      {ROWS.map(([row, at, crop]) => {
        const chosen =
          at < 0
            ? (now.find((each) => each.startsWith("head:"))?.slice(5) ?? "none")
            : (now[at]?.split(":")[0] ?? "");
        const all = at < 0 ? ["none", ...gallery.CHOICES[row]] : gallery.CHOICES[row];
        return (
          <Choice
            key={row}
            row={row}
            all={all}
            chosen={chosen}
            draw={(word) =>
              gallery.pictureOf(
                { ...entry, made: true, portrait: withWord(words, at, word) },
                { crop, depth: 0 },
              )
            }
            onChoose={(word) => onLook(withWord(words, at, word))}
          />
        );
      })}
      <div className="w-look-row">
        <span className="label">{t("look.colours")}</span>
        <span className="w-swatches">
          {colours.map(([name, at, colour]) => (
            <label key={name}>
              <input
                type="color"
                value={colour}
                onChange={({ target }) => onLook(withWord(words, at, target.value))}
              />
              {t(`look.${name}`)}
            </label>
          ))}
          <button type="button" className="button" onClick={surprise}>
            <Sign of="dice" />
            {t("look.surprise")}
          </button>
          {props.card.portrait && (
            <button type="button" className="button" onClick={() => onLook("")}>
              {t("look.byName")}
            </button>
          )}
        </span>
      </div>
      <p className="w-note">
        <Sign of="info" /> {t("look.note")}
      </p>
    </div>
  );
}

function ThingLook(props: WithGallery) {
  const { card, gallery, entry, onLook } = props;
  const { t } = useWorkshopWords();
  const place = card.type === "Location";
  const words = card.portrait.startsWith("thing ")
    ? card.portrait
    : gallery.thingByName(nameOf(props), place);
  const [, drawing = "", colour = "#5a3f86"] = words.split(" ");
  const all = useMemo(() => gallery.drawings(place), [gallery, place]);
  const surprise = () => {
    const any = all[Math.floor(Math.random() * all.length)] ?? drawing;
    onLook(`thing ${any} ${gallery.colourOf(any)}`);
  };
  return (
    <div className="w-look">
      <Choice
        row="drawing"
        all={all}
        chosen={drawing}
        draw={(word) =>
          gallery.pictureOf(
            { ...entry, made: true, portrait: `thing ${word} ${colour}` },
            { crop: "face" },
          )
        }
        onChoose={(word) => onLook(`thing ${word} ${gallery.colourOf(word)}`)}
        wide
      />
      <div className="w-look-row">
        <span className="label">{t("look.colours")}</span>
        <span className="w-swatches">
          <label>
            <input
              type="color"
              value={colour}
              onChange={({ target }) => onLook(`thing ${drawing} ${target.value}`)}
            />
            {t("look.colour")}
          </label>
          <button type="button" className="button" onClick={surprise}>
            <Sign of="dice" />
            {t("look.surprise")}
          </button>
        </span>
      </div>
    </div>
  );
}

interface ChoiceProps {
  row: (typeof ROWS)[number][0] | "drawing";
  all: readonly string[];
  chosen: string;
  draw: (word: string) => string;
  onChoose: (word: string) => void;
  wide?: boolean;
}

const address = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A row of drawn options; the first of them, and all on a press. */
function Choice({ row, all, chosen, draw, onChoose, wide = false }: ChoiceProps) {
  const { t } = useWorkshopWords();
  const [open, setOpen] = useState(false);
  const label = t(`look.${row}`);
  const few = wide ? 3 * SHOWN : row === "face" ? SHOWN_FACES : SHOWN;
  const some = all.slice(0, few);
  const shown = open
    ? all
    : some.includes(chosen) || !all.includes(chosen)
      ? some
      : [chosen, ...some.slice(0, -1)];
  return (
    <fieldset className="w-look-row">
      <legend className="label">{label}</legend>
      <span className="w-opts">
        {shown.map((word) => (
          <label key={word} className="w-opt">
            <input
              type="radio"
              name={`look-${row}`}
              className="chosen-by"
              checked={word === chosen}
              aria-label={t("look.option", {
                row: label,
                n: all.indexOf(word) + 1,
                all: all.length,
              })}
              onChange={() => onChoose(word)}
            />
            <img src={address(draw(word))} alt="" loading="lazy" decoding="async" />
          </label>
        ))}
        {all.length > few && (
          <button
            type="button"
            className="w-icon"
            aria-expanded={open}
            aria-label={t("look.all", { row: label })}
            onClick={() => setOpen(!open)}
          >
            <Sign of={open ? "close" : "more"} />
          </button>
        )}
      </span>
    </fieldset>
  );
}
