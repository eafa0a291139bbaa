// Why a game ended, in a sentence or more: by a rule, because players left, or abandoned.
import type { TFunction } from "i18next";
import type { LeftInView, ResultInView } from "../../base/wire/messages";

/** Who left the game for good, and how; `own` is the seat that is spoken to. */
export function leftWords(
  left: readonly LeftInView[],
  names: readonly string[],
  own: number,
  t: TFunction,
): string {
  return left
    .map(({ seat, how }) =>
      seat === own ? t(`end.left.${how}.you`) : t(`end.left.${how}.other`, { name: names[seat] }),
    )
    .join(" ");
}

/** Why it ended; results of older releases do not say who left. */
export function whyWords(
  result: ResultInView,
  names: readonly string[],
  own: number,
  t: TFunction,
): string {
  if (!result.why)
    return t(`table.end.rule.${result.rule}`, { defaultValue: t("table.end.rule.other") });
  if (result.why === "abandoned") return t("end.abandoned");
  return result.left?.length ? leftWords(result.left, names, own, t) : t("end.early");
}
