// Why a line of the story is there, read off the line alone: it reveals no more than the line does.
import type { Arg, Message } from "../../base/wire/messages";
import type { Rule, Rules } from "../../base/wire/queries";

/** The rules a line follows from, the closest first, and the ids of the cards it names. */
export interface Ground {
  rules: Rule[];
  cards: string[];
}

/** Return why a line is there at a table with cards of these boxes; null if it needs no rule. */
export function groundOf(line: Message, known: Rules, boxes: ReadonlySet<string>): Ground | null {
  const bases = known.grounds?.[line.id];
  if (!bases) return null;
  const byId = new Map(known.rules.map((rule) => [rule.id, rule]));
  const holding = bases.filter(({ when }) =>
    Object.entries(when).every(([name, values]) => values.includes(valueOf(line.args[name]))),
  );
  const cited = new Set([...named(line), ...holding.flatMap((basis) => basis.rules)]);
  const rules = [...cited].flatMap((id) => byId.get(id) ?? []);
  return {
    rules: rules.filter((rule) => rule.boxes.some((box) => boxes.has(box))),
    cards: [...new Set(cardsIn(line))],
  };
}

/** A word as it is, and of anything else whether there is some. */
function valueOf(arg: Arg | undefined): string {
  if (typeof arg === "string") return arg;
  return isSome(arg) ? "some" : "none";
}

function isSome(arg: Exclude<Arg, string> | undefined): boolean {
  if (typeof arg !== "object") return Boolean(arg);
  if ("card" in arg) return arg.card !== "";
  if ("cards" in arg) return arg.cards.length > 0 || Boolean(arg.hidden);
  if ("list" in arg) return arg.list.length > 0;
  return !("seat" in arg) || arg.seat >= 0;
}

/** The rules that the line itself names, such as the one that ended the game. */
function named(line: Message): string[] {
  return Object.entries(line.args).flatMap(([name, arg]) => {
    if (typeof arg === "object") return "id" in arg ? named(arg) : [];
    return name === "rule" ? [String(arg)] : [];
  });
}

/** The ids of the cards that an argument names. */
function cardsIn(arg: Arg): string[] {
  if (typeof arg !== "object") return [];
  if ("card" in arg) return arg.card ? [arg.card] : [];
  if ("cards" in arg) return arg.cards.map((each) => each.card);
  if ("phrase" in arg) return [arg.phrase, arg.called ?? ""].filter(Boolean);
  if ("list" in arg) return arg.list.flatMap(cardsIn);
  return "id" in arg ? Object.values(arg.args).flatMap(cardsIn) : [];
}
