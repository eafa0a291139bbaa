// The Characters at a mixture: any Character of its boxes, in any seat; the main deck follows.

import type { Games } from "../../base/wire/queries";
import { useWords } from "../../base/words/say";

type Recipe = Games["recipes"][number];

/** The Characters who may play a game, where its cast can be chosen. */
export const castFor = (game: string, found: Games): readonly string[] => found.casts?.[game] ?? [];

/** Who sits where: as it was chosen, or as the recipe says. */
export function seatedCast(recipe: Recipe, chosen: Record<number, string>): string[] {
  return recipe.heroes.map((name, seat) => chosen[seat] ?? name);
}

/** Give a seat a Character; the seat that had it gets the seat's old one. */
export function cast(
  recipe: Recipe,
  chosen: Record<number, string>,
  seat: number,
  name: string,
): Record<number, string> {
  const before = seatedCast(recipe, chosen);
  const other = before.indexOf(name);
  const old = before[seat];
  return {
    ...chosen,
    ...(other >= 0 && old !== undefined ? { [other]: old } : {}),
    [seat]: name,
  };
}

interface Props {
  recipe: Recipe;
  among: readonly string[];
  chosen: Record<number, string>;
  onChange: (chosen: Record<number, string>) => void;
}

export function Characters({ recipe, among, chosen, onChange }: Props) {
  const { t } = useWords();
  const label = (seat: number) => {
    if (!seat) return t("new.castYou");
    const partner = recipe.teams.length > 0 && recipe.teams[seat] === recipe.teams[0];
    return t(partner ? "new.castPartner" : "new.alsoBot", { seat: seat + 1 });
  };
  return (
    <fieldset>
      <legend>{t("new.cast")}</legend>
      <p>{t("new.castText")}</p>
      <div className="fields">
        {seatedCast(recipe, chosen).map((name, seat) => (
          <label key={recipe.heroes[seat]} className="field">
            {label(seat)}
            <select
              value={name}
              onChange={(event) => onChange(cast(recipe, chosen, seat, event.target.value))}
            >
              {among.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
