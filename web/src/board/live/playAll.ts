// Play all in one press: first what asks nothing, then the cards that ask, one after the other, then the
// abilities that cost nothing. The server says which those are; cards that are better kept stay in hand.
import type { AskInView, CardInView, KeptInView, OutlookInView } from "../../base/wire/messages";

/** The next card that needs no thought, as the server has it; −1 when there is none. */
export function nextPlay(ask: AskInView | null): number {
  return ask?.outlook?.option ?? -1;
}

/** Why a card waits for the others and is played all the same, in this order. */
const LATE = ["first", "choice", "stays", "after", "last"] as const;

/** The cards that are played when no other is left: they ask something, or wanted to wait. */
export function lateOf({ keeps }: OutlookInView): KeptInView[] {
  const abilities = keeps.some(({ why }) => why === "ability");
  return LATE.flatMap((reason) =>
    reason === "last" && abilities ? [] : keeps.filter(({ why }) => why === reason),
  );
}

/** What Play all does next, those last that ask; −1 when all that is left is better kept. */
export function nextOfAll(ask: AskInView | null): number {
  const plain = nextPlay(ask);
  const outlook = ask?.outlook;
  if (plain >= 0 || !ask || !outlook) return plain;
  const late = lateOf(outlook);
  const use = outlook.uses?.[0];
  const next = late.find(({ why }) => why !== "last") ?? (use === undefined ? late[0] : undefined);
  if (!next) return use ?? -1;
  return ask.options.findIndex(({ verb, card }) => verb === "play" && card === next.id);
}

/** The cards that are better kept in hand: for an ability, or for a card that is kept itself. */
export function heldBy(outlook: OutlookInView): KeptInView[] {
  const late = lateOf(outlook);
  return outlook.keeps.filter(
    (kept) => kept.why !== "idle" && !late.includes(kept) && !late.some(({ id }) => id === kept.by),
  );
}

/** The cards that ending the turn would leave in hand though they would do something. */
export function unplayed(outlook: OutlookInView): CardInView[] {
  return [...outlook.plays, ...outlook.keeps.filter((kept) => kept.why !== "idle")];
}
