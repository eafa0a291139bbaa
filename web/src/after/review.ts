// What the coach found, in the reader's language: it sends numbers, the words are here.
import type { TFunction } from "i18next";
import type { components } from "../wire/http";

export type Reason = components["schemas"]["CoachReason"];

/** A change of a chance in points of a hundred, with its sign. */
export function points(share: number): string {
  const whole = Math.round(100 * share);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : "0";
}

/** Why one option is better or worse than another; nothing where there is no clear difference. */
export function reasonText(t: TFunction, reason: Reason, name: (card: string) => string): string {
  const { kind, here, there } = reason;
  if (kind === "even" || kind === "unclear") return t(`review.why.${kind}`);
  const foe = kind.startsWith("foe-");
  const more = reason.better !== foe;
  if (reason.card !== null) {
    const said = reason.fewer ? "rid" : "has";
    return t(`review.why.${foe ? "foe_" : ""}${said}`, {
      card: name(reason.card),
      here: Math.round(100 * here),
      there: Math.round(100 * there),
    });
  }
  if (kind === "end") {
    const shares = { here: Math.round(100 * here), there: Math.round(100 * there) };
    return t(`review.why.end_${reason.better ? "more" : "less"}`, shares);
  }
  const what = kind.replace("foe-", "");
  const key = `review.why.${foe ? "foe_" : ""}${what}_${more ? "more" : "less"}`;
  return t(key, { here: here.toFixed(1), there: there.toFixed(1) });
}
