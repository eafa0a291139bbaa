// The filters of the codex: only what some card has is offered.
import { useId, useMemo } from "react";
import { Button } from "react-aria-components";
import type { CardEntry, Games } from "../../base/wire/queries";
import { isNamed } from "../../base/words/keys";
import { type Say, useWords } from "../../base/words/say";
import { FAMILIES, familyOf, type Motif, motifsOf, TypeMark } from "../../cards";
import { keywordsOf, type Wanted } from "./find";

export interface FiltersProps {
  id: string;
  className: string;
  cards: readonly CardEntry[];
  boxes: Games["boxes"];
  wanted: Wanted;
  onWant: (changes: Partial<Wanted>) => void;
  /** Given while there is something to clear. */
  onClear: (() => void) | undefined;
}

interface ChoiceProps {
  label: string;
  any: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, any, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="codex-choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The keyword as a key of the words of the client: "When you gain this" is `when-you-gain-this`. */
const keyed = (keyword: string) => keyword.toLowerCase().replaceAll(" ", "-");

/** A keyword in the reader's language; one of a card that this page does not know, as it is. */
function keywordSaid(keyword: string, t: Say): string {
  const name = keyed(keyword);
  return isNamed("codex.keyword", name) ? t(`codex.keyword.${name}`) : keyword;
}

export function Filters({ id, className, cards, boxes, wanted, onWant, onClear }: FiltersProps) {
  const { t } = useWords();
  const offered = useMemo(() => {
    const costs = new Set<number>();
    const keywords = new Set<string>();
    const effects = new Map<Motif, number>();
    const families = new Set<string>();
    for (const card of cards) {
      if (card.cost !== null) costs.add(card.cost);
      families.add(familyOf(card));
      for (const keyword of keywordsOf(card)) keywords.add(keyword);
      for (const motif of motifsOf(card)) effects.set(motif, (effects.get(motif) ?? 0) + 1);
    }
    return {
      costs: [...costs].sort((a, b) => a - b),
      keywords: [...keywords].sort(),
      effects: [...effects.keys()],
      families: FAMILIES.filter((family) => families.has(family)),
    };
  }, [cards]);
  const costs = offered.costs.map((cost) => ({ value: String(cost), label: String(cost) }));
  const chosenCost = (value: string) => (value === "" ? null : Number(value));
  return (
    <section id={id} className={className} aria-label={t("codex.filters")}>
      <fieldset className="codex-chips">
        <legend className="label">{t("codex.box")}</legend>
        {boxes.map(({ id, name }) => (
          <button
            type="button"
            key={id}
            className="chip"
            aria-pressed={wanted.box === id}
            onClick={() => onWant({ box: wanted.box === id ? "" : id })}
          >
            {name} <small>{cards.filter(({ box }) => box === id).length}</small>
          </button>
        ))}
      </fieldset>
      <fieldset className="codex-chips">
        <legend className="label">{t("codex.type")}</legend>
        {offered.families.map((family) => {
          const on = wanted.types.includes(family);
          return (
            <button
              type="button"
              key={family}
              className="chip"
              aria-pressed={on}
              onClick={() =>
                onWant({
                  types: on
                    ? wanted.types.filter((other) => other !== family)
                    : [...wanted.types, family],
                })
              }
            >
              <TypeMark of={family} />
              {t(`card.families.${family}`)}
            </button>
          );
        })}
      </fieldset>
      <div className="codex-pair">
        <Choice
          label={t("codex.costFrom")}
          any={t("codex.any")}
          value={wanted.from === null ? "" : String(wanted.from)}
          options={costs}
          onChange={(value) => {
            const from = chosenCost(value);
            const to = from !== null && wanted.to !== null && wanted.to < from ? from : wanted.to;
            onWant({ from, to });
          }}
        />
        <Choice
          label={t("codex.costTo")}
          any={t("codex.any")}
          value={wanted.to === null ? "" : String(wanted.to)}
          options={costs}
          onChange={(value) => {
            const to = chosenCost(value);
            const from = to !== null && wanted.from !== null && wanted.from > to ? to : wanted.from;
            onWant({ from, to });
          }}
        />
      </div>
      <Choice
        label={t("codex.keyword.label")}
        any={t("codex.any")}
        value={wanted.keyword}
        options={offered.keywords.map((keyword) => ({
          value: keyword,
          label: keywordSaid(keyword, t),
        }))}
        onChange={(keyword) => onWant({ keyword })}
      />
      <Choice
        label={t("codex.effect.label")}
        any={t("codex.any")}
        value={wanted.effect}
        options={offered.effects
          .map((motif) => ({ value: motif, label: t(`codex.effect.${motif}`) }))
          .sort((a, b) => a.label.localeCompare(b.label))}
        onChange={(effect) => onWant({ effect })}
      />
      <label className="switch">
        {t("codex.house")}
        <input
          type="checkbox"
          role="switch"
          checked={wanted.house}
          onChange={(event) => onWant({ house: event.target.checked })}
        />
      </label>
      {onClear && (
        <Button className="button" onPress={onClear}>
          {t("codex.clear")}
        </Button>
      )}
    </section>
  );
}
