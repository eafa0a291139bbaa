// A question whose answers lie in no sight: a fan of their cards over the cards for sale, so that hand
// and foes stay to be seen, and answers in words. The bar has the question and the way to decline.
import { type CSSProperties, useRef } from "react";
import type { AskInView, OptionInView } from "../../base/wire/messages";
import type { CardEntry } from "../../base/wire/queries";
import { isNamed, keyFor } from "../../base/words/keys";
import { useWords } from "../../base/words/say";
import { CardFace } from "../../cards";
import { type Board, optionOf, promptOf, useBoard } from "../desk/context";
import { leafThrough, useTakenFocus } from "../desk/focus";
import { Icon } from "../desk/Icon";
import { fanOf } from "../desk/measures";
import { leadsWords } from "../live/foretold";
import { declines, hiddenOf, wordFor } from "../live/options";

interface FanProps {
  ask: AskInView;
  /** Out of the way, for a look at the cards below. */
  folded: boolean;
  fold(): void;
}

type Numbered = [at: number, option: OptionInView];

export function Fan({ ask, folded, fold }: FanProps) {
  const board = useBoard();
  const { t } = useWords();
  const fan = useRef<HTMLElement>(null);
  useTakenFocus(fan);
  const { live, measures, screen } = board;
  const hidden = hiddenOf(ask, live.seat).flatMap((at): Numbered[] => {
    const option = ask.options[at];
    return option ? [[at, option]] : [];
  });
  // as soon as an answer lies in the hand, numbers are the keys of the hand
  const open = ask.options.filter(
    (option, at) => !declines(option) && !hidden.some(([n]) => n === at),
  );
  const key = (at: number) => (open.length || at > 8 ? undefined : at + 1);
  const cards = hidden.filter(([, option]) => entryOf(board, option));
  const words = hidden.filter(([, option]) => !entryOf(board, option));
  // a question in words stands next to what it is about, or else to what asks it
  const about = ask.shown.length || !ask.source ? ask.shown : [ask.source];
  const shown = cards.length ? [] : about.flatMap((id) => board.cards.get(id) ?? []);
  const { rows, width, small } = fanOf(screen, measures, Math.max(cards.length, shown.length));
  const face = { size: small ? "small" : "normal", width } as const;
  return (
    <section
      className="t-fan"
      ref={fan}
      tabIndex={-1}
      aria-label={t("table.question")}
      data-folded={folded || undefined}
      onKeyDown={(event) => {
        leafThrough(event, ".t-card, .t-words");
        // a browser leaves a card where it is as soon as a part of it can be seen
        document.activeElement?.scrollIntoView({ block: "nearest", inline: "nearest" });
      }}
    >
      <h2 className="unseen">{promptOf(board)}</h2>
      {!folded && (
        <div
          className="t-fan-row"
          data-arc={(!small && cards.length < 10) || undefined}
          data-words={words.length > 0 || undefined}
        >
          {shown.length > 0 && (
            <ul
              className="t-fan-cards"
              style={columnsOf(shown.length, 1)}
              aria-label={ask.shown.length ? t("table.shownToYou") : undefined}
            >
              {shown.map((entry) => (
                <li key={entry.id}>
                  <button
                    type="button"
                    className="t-plain"
                    onClick={() => board.inspect(entry)}
                    aria-label={t("table.lookAt", { name: entry.name })}
                  >
                    <CardFace card={entry} {...face} />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {byZone(cards).map(({ zone, owner, options }) => (
            <div key={`${zone} ${owner}`} className="t-fan-zone">
              <Zone zone={zone} owner={owner} />
              <ul className="t-fan-cards" style={columnsOf(options.length, rows)}>
                {options.map(([at, option], nth) => (
                  <li key={at} style={{ "--at": nth - (options.length - 1) / 2 } as CSSProperties}>
                    <Answer ask={ask} at={at} option={option} keyed={key(at)} {...face} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {words.length > 0 && (
            <ul className="t-fan-words">
              {words.map(([at, option]) => (
                <li key={at}>
                  <button
                    type="button"
                    className="button t-words"
                    data-options={at}
                    data-key={key(at)}
                    disabled={live.waiting}
                    onClick={() => board.choose(at)}
                  >
                    {key(at) && <kbd>{key(at)}</kbd>}
                    <span>
                      {optionOf(board, at)} <Leads ask={ask} option={option} />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <button type="button" className="t-fold" aria-expanded={!folded} onClick={fold}>
        {folded ? t("table.unfold") : t("table.fold")} <kbd>Esc</kbd>
      </button>
    </section>
  );
}

/** Rows are read from left to right. */
const columnsOf = (cards: number, rows: number): CSSProperties => ({
  gridTemplateColumns: `repeat(${Math.ceil(cards / rows)}, auto)`,
});

/** The card that stands for an answer: its own, or that of the player it names. */
function entryOf({ cards, live }: Board, option: OptionInView): CardEntry | undefined {
  if (option.verb === "place") return undefined; // the same card for every place
  const seat = option.seat === undefined ? undefined : live.public?.seats[option.seat];
  return cards.get(option.card ?? seat?.hero.at(-1)?.id ?? "");
}

interface FromZone {
  zone: string;
  owner: number;
  options: Numbered[];
}

/** Answers that lie in the same place together, in the order in which they come. */
function byZone(options: Numbered[]): FromZone[] {
  const found = new Map<string, FromZone>();
  for (const each of options) {
    const { zone = "", owner = -1 } = each[1];
    const known = found.get(`${zone} ${owner}`) ?? { zone, owner, options: [] };
    known.options.push(each);
    found.set(`${zone} ${owner}`, known);
  }
  return [...found.values()];
}

/** Where the answers below lie: as a word, a sign and a colour. */
function Zone({ zone, owner }: { zone: string; owner: number }) {
  const board = useBoard();
  const { t } = useWords();
  if (!isNamed("table.zone", zone)) return null;
  const words = t(`table.zone.${zone}`);
  const theirs = owner >= 0 && owner !== board.live.seat;
  const name = board.character(owner)?.name ?? board.name(owner);
  return (
    <h3 className="t-zone" data-zone={zone}>
      <Icon of={zone === "hand" ? "hand" : zone === "discard" ? "pile" : "deck"} />
      {!theirs
        ? words
        : isNamed("table.zoneOf", zone)
          ? t(`table.zoneOf.${zone}`, { name })
          : `${name}: ${words}`}
    </h3>
  );
}

function Leads({ ask, option }: { ask: AskInView; option: OptionInView }) {
  const { t } = useWords();
  const words = leadsWords(ask, option, t);
  return words ? <strong className="t-leads">{words}</strong> : null;
}

interface AnswerProps {
  ask: AskInView;
  at: number;
  option: OptionInView;
  keyed: number | undefined;
  size: "small" | "normal";
  width: number;
}

/** A card of the fan: a press answers with it, and its tag says what that does. */
function Answer({ ask, at, option, keyed, size, width }: AnswerProps) {
  const board = useBoard();
  const { t } = useWords();
  const { live } = board;
  const entry = entryOf(board, option);
  if (!entry) return null;
  const inspect = () => board.inspect(entry);
  const copies = copiesOf(board, option);
  const does = t(keyFor("table.do", wordFor(ask, option), "choose"));
  const label = [does, optionOf(board, at), leadsWords(ask, option, t)];
  return (
    <div
      className="t-spot"
      data-size={size}
      data-can={wordFor(ask, option)}
      data-tone="me"
      data-options={at}
      data-card={size === "small" ? entry.id : undefined}
    >
      <button
        type="button"
        className="t-card"
        aria-label={label.filter(Boolean).join(": ")}
        data-key={keyed}
        disabled={live.waiting}
        onClick={() => board.choose(at)}
        onContextMenu={(event) => {
          event.preventDefault();
          inspect();
        }}
        onKeyDown={(event) => {
          if (event.key.toLowerCase() === "i") inspect();
        }}
      >
        <CardFace card={entry} size={size} width={width} />
        <span className="t-badge" data-tone="me">
          {keyed && <kbd>{keyed}</kbd>}
          <span className="t-badge-word">{does}</span>
        </span>
        {copies > 1 && <span className="t-note">{copies} ×</span>}
      </button>
      <button
        type="button"
        className="t-look"
        tabIndex={-1}
        aria-label={t("table.lookAt", { name: entry.name })}
        onClick={inspect}
      >
        <span aria-hidden="true">i</span>
      </button>
    </div>
  );
}

/** How many equal cards of an open pile an answer stands for. */
function copiesOf({ live }: Board, { card, zone, owner = -1 }: OptionInView): number {
  const pile = zone === "discard" ? live.public?.seats[owner]?.discard : undefined;
  return pile?.filter(({ id }) => id === card).length ?? 1;
}
