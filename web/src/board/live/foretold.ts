// What answers lead to, in words: the server sends numbers and flags, nothing is computed here.

import type {
  AskInView,
  AssistInView,
  CardInView,
  KeptInView,
  LeadsInView,
  OptionInView,
  OutlookInView,
  PriceInView,
} from "../../base/wire/messages";
import type { Say } from "../../base/words/say";
import type { Fact } from "./tags";

type Named = (id: string) => string;

/** What can be said of a card for sale that cannot be bought yet. */
export function missing(ask: AskInView | null, handle: string): PriceInView | null {
  return ask?.outlook?.prices.find((each) => each.handle === handle && each.now > 0) ?? null;
}

/** "after Play all", "with your whole hand", "8 short". */
export function priceFact(price: PriceInView, t: Say): Fact {
  if (price.after === 0) return { soon: t("table.ahead.after") };
  if (price.whole === 0) return { soon: t("table.ahead.whole") };
  return { not: t("table.short", { count: price.whole }) };
}

/** Names of cards, equal ones once with their number: "2 × Punch, Kick". */
export function listed(cards: readonly CardInView[], name: Named): string {
  const found = new Map<string, number>();
  for (const { id } of cards) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, n]) => (n > 1 ? `${n} × ${name(id)}` : name(id))).join(", ");
}

/** The cards that ending the turn would leave in hand though they would do something. */
export function unplayed(outlook: OutlookInView): CardInView[] {
  return [...outlook.plays, ...outlook.keeps.filter((kept) => kept.why !== "idle")];
}

/** What Play all makes: "Play all brings you to 4 Power." */
export function makesWords(outlook: OutlookInView, t: Say): string {
  if (outlook.wins) return t("table.ahead.wins");
  if (!outlook.plays.length) return "";
  const count = outlook.power;
  if (outlook.fight)
    return t(outlook.at_least ? "table.ahead.fightsAtLeast" : "table.ahead.fights", {
      count,
      cost: outlook.fight.price,
    });
  return t(outlook.at_least ? "table.ahead.makesAtLeast" : "table.ahead.makes", { count });
}

/** What Play all keeps and why, a sentence for each reason; cards without effect go unsaid. */
type Told = KeptInView & { why: Exclude<KeptInView["why"], "idle"> };
const isTold = (kept: KeptInView): kept is Told => kept.why !== "idle";

export function keepsWords(outlook: OutlookInView, name: Named, t: Say): string[] {
  const groups = new Map<string, Told[]>();
  for (const kept of outlook.keeps.filter(isTold)) {
    if (kept.why === "first" && kept.by) continue; // said by the card that wants to be the first
    const key = `${kept.why} ${kept.by ?? ""}`;
    groups.set(key, [...(groups.get(key) ?? []), kept]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const why = first.why === "choice" && first.by ? "choiceBy" : first.why;
    return t(`table.ahead.keeps.${why}`, {
      cards: listed(group, name),
      by: first.by ? name(first.by) : "",
      count: group.length,
    });
  });
}

/** What each Assist card of a teammate would give: in one's turn, or in a Confrontation to come. */
export function assistsOf(ask: AskInView | null): AssistInView[] {
  const announced = ask?.options.find((option) => option.leads?.assists)?.leads?.assists;
  return ask?.outlook?.assists ?? announced ?? [];
}

/** "A teammate can add 4." before a Confrontation; nothing where none can. */
export function helpWords(ask: AskInView, t: Say): string {
  const assists = assistsOf(ask);
  const count = assists.reduce((sum, { gives }) => sum + gives, 0);
  if (count <= 0) return "";
  const open = assists.some(({ at_least }) => at_least);
  return t(open ? "table.ahead.helpAtLeast" : "table.ahead.help", { count });
}

/** Whether a Character stands or falls: "17 · holds". */
function fightWords(leads: LeadsInView, t: Say): string {
  if (leads.cost === undefined) return "";
  if (leads.whole !== undefined)
    return t(leads.at_least ? "table.ahead.againstAtLeast" : "table.ahead.against", {
      power: leads.whole,
      cost: leads.cost,
    });
  return t(leads.falls ? "table.ahead.falls" : "table.ahead.holds", {
    power: leads.power,
    cost: leads.cost,
  });
}

function lossWords(leads: LeadsInView, t: Say): string[] {
  const { discard, destroy, weaknesses } = leads.loses ?? {};
  return [
    discard === undefined ? "" : t("table.ahead.lose.discard", { count: discard }),
    destroy === undefined ? "" : t("table.ahead.lose.destroy", { count: destroy }),
    weaknesses === undefined ? "" : t("table.ahead.lose.weaknesses", { count: weaknesses }),
  ];
}

/** What an answer leads to, in a few words: "Avoids · draws 1 · hand +1", "11 · holds". */
export function leadsWords(ask: AskInView, option: OptionInView, t: Say): string {
  const { leads } = option;
  if (!leads || ask.kind === "turn") return "";
  const said = [
    leads.avoids ? t("table.ahead.avoids") : "",
    fightWords(leads, t),
    leads.whole !== undefined && leads.cost === undefined
      ? t(leads.at_least ? "table.ahead.normalAtLeast" : "table.ahead.normal", {
          count: leads.whole,
        })
      : "",
    leads.draws ? t("table.ahead.draws", { count: leads.draws }) : "",
    leads.hand ? t("table.ahead.hand", { n: signed(leads.hand) }) : "",
    ...lossWords(leads, t),
  ];
  return said.filter(Boolean).join(" · ");
}

export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
