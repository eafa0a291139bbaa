// What answers lead to, in words: the server sends numbers and flags, nothing is computed here.

import type {
  AskInView,
  AssistInView,
  CardInView,
  LeadsInView,
  OptionInView,
  OutlookInView,
  PriceInView,
} from "../../base/wire/messages";
import type { Say } from "../../base/words/say";
import { heldBy, lateOf } from "./playAll";
import type { Fact } from "./tags";

type Named = (id: string) => string;

/** What can be said of a card for sale that cannot be bought yet. */
export function missing(ask: AskInView | null, handle: string): PriceInView | null {
  return ask?.outlook?.prices.find((each) => each.handle === handle && each.now > 0) ?? null;
}

/** Whether "Play all" plays the whole hand, but for cards without effect. */
const playsWhole = (outlook: OutlookInView): boolean => heldBy(outlook).length === 0;

/** "after Play all", "with your whole hand", "8 short". */
export function priceFact(price: PriceInView, outlook: OutlookInView, t: Say): Fact {
  const after = playsWhole(outlook) ? price.whole : price.after;
  if (after === 0) return { soon: t("table.ahead.after") };
  if (price.whole === 0) return { soon: t("table.ahead.whole") };
  return { not: t("table.short", { count: price.whole }) };
}

/** Names of cards, equal ones once, with their number unless `bare`: "2 × Punch, Kick". */
export function listed(cards: readonly CardInView[], name: Named, bare = false): string {
  const found = new Map<string, number>();
  for (const { id } of cards) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, n]) => (n > 1 && !bare ? `${n} × ${name(id)}` : name(id))).join(", ");
}

/** What Play all makes: "Play all brings you to 4 Power." */
export function makesWords(outlook: OutlookInView, t: Say): string {
  if (outlook.wins) return t("table.ahead.wins");
  const late = lateOf(outlook).length > 0;
  if (!outlook.plays.length && !late) return "";
  const whole = playsWhole(outlook);
  const count = whole ? outlook.whole : outlook.power;
  const more = (outlook.uses?.length ?? 0) > 0;
  const open = (whole ? outlook.whole_at_least : outlook.at_least || late) || more;
  if (outlook.fight)
    return t(open ? "table.ahead.fightsAtLeast" : "table.ahead.fights", {
      count,
      cost: outlook.fight.price,
    });
  return t(open ? "table.ahead.makesAtLeast" : "table.ahead.makes", { count });
}

/** What Play all stops at: "Soultaker Sword asks you." */
function asksWords(outlook: OutlookInView, name: Named, t: Say): string {
  const asking = lateOf(outlook).filter(
    ({ why, by }) => why === "choice" || (why === "first" && !by),
  );
  if (!asking.length) return "";
  const sources = asking.map((kept) => (kept.by ? { id: kept.by, handle: kept.by } : kept));
  const once = new Set(sources.map(({ id }) => id));
  return t("table.ahead.asks", { cards: listed(sources, name, true), count: once.size });
}

/** The cards that are better kept, and for which card: "Kept for Batgirl: 2 × Punch." */
function heldWords(outlook: OutlookInView, name: Named, t: Say): string[] {
  const held = heldBy(outlook);
  const groups = [...new Set(held.map(({ by = "" }) => by))];
  return groups.map((by) => {
    const cards = listed(
      held.filter((kept) => (kept.by ?? "") === by),
      name,
    );
    return by ? t("table.ahead.kept", { cards, by: name(by) }) : t("table.ahead.last", { cards });
  });
}

/** What Play all asks on the way and what it keeps; cards without effect go unsaid. */
export function keepsWords(outlook: OutlookInView, name: Named, t: Say): string[] {
  return [asksWords(outlook, name, t), ...heldWords(outlook, name, t)].filter(Boolean);
}

/** What each Assist card of a teammate would give: in one's turn, or in a Confrontation to come. */
export function assistsOf(ask: AskInView | null): AssistInView[] {
  const announced = ask?.options.find((option) => option.leads?.assists)?.leads?.assists;
  return ask?.outlook?.assists ?? announced ?? [];
}

/** What an answer adds to the Power of the player on turn: "+3", "+3 …" where it may be more. */
export function addsWords(leads: LeadsInView | undefined, power: number): string {
  const more = (leads?.power ?? power) - power;
  return more > 0 ? `+${more}${leads?.at_least ? " …" : ""}` : "";
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
