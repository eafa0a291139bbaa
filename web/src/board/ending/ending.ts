// Why a game ended, in a sentence or more: by a rule, because players left, or abandoned.

import type { LeftInView, ResultInView } from "../../base/wire/messages";
import { keyFor } from "../../base/words/keys";
import type { Say } from "../../base/words/say";

/** Who left the game for good, and how; `own` is the seat that is spoken to. */
export function leftWords(
  left: readonly LeftInView[],
  names: readonly string[],
  own: number,
  t: Say,
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
  t: Say,
): string {
  if (!result.why) return t(keyFor("table.end.rule", result.rule, "other"));
  if (result.why === "abandoned") return t("end.abandoned");
  return result.left?.length ? leftWords(result.left, names, own, t) : t("end.early");
}
