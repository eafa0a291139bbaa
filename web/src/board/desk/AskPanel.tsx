// Every question besides the turn itself: who or what asks, what it means, and the answers laid out.
import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import type { AskInView, OptionInView } from "../../base/wire/messages";
import { isNamed, keyFor } from "../../base/words/keys";
import { useWords } from "../../base/words/say";
import { CardFace } from "../../cards";
import { leadsWords } from "../live/foretold";
import { declines, mannerOf } from "../live/options";
import { optionOf, promptOf, useBoard } from "./context";
import { useTakenFocus } from "./focus";
import { Icon } from "./Icon";
import { Standing } from "./Standing";

const TOLD_DECLINES = ["destroy", "discard", "gain", "move", "play", "choose", "give-assist"];

export function AskPanel({ ask }: { ask: AskInView }) {
  const board = useBoard();
  const { t } = useWords();
  const [folded, setFolded] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const { live } = board;
  const manner = mannerOf(ask);
  const source = board.cards.get(ask.source ?? "");
  const shown = ask.shown.flatMap((id) => board.cards.get(id) ?? []);
  const said = (at: number) => optionOf(board, at);
  const all = [...ask.options.entries()];
  const yes = all.filter(([, option]) => !declines(option));
  const no = all.filter(([, option]) => declines(option));
  const wordy = !shown.length && ask.options.every(({ card, seat }) => !card && seat === undefined);
  useEffect(() => setFolded(false), [ask]);
  useTakenFocus(panel);
  return (
    <section
      className="t-ask"
      ref={panel}
      tabIndex={-1}
      aria-label={t("table.question")}
      data-manner={manner}
      data-words={wordy || undefined}
      data-folded={folded || undefined}
    >
      <header>
        {source && (
          <button
            type="button"
            className="t-plain t-source"
            onClick={() => board.inspect(source)}
            aria-label={t("table.lookAt", { name: source.name })}
          >
            <CardFace card={source} size="tiny" />
          </button>
        )}
        <div>
          <p className="t-why">
            {t(keyFor("table.manner", KINDS.has(ask.kind) ? ask.kind : manner, "choice"))}
          </p>
          <h2 className="t-prompt">{promptOf(board)}</h2>
        </div>
        {live.undo === "free" && (
          <button type="button" className="t-fold" onClick={() => board.store.undo()}>
            {t("table.undo")}
          </button>
        )}
        <button
          type="button"
          className="t-fold"
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        >
          {folded ? t("table.unfold") : t("table.fold")}
        </button>
      </header>
      {!folded && (
        <div className="t-ask-in">
          {shown.length > 0 && !yes.some(([, option]) => option.card) && (
            <ul className="t-choices" aria-label={t("table.shownToYou")}>
              {shown.map((entry) => (
                <li key={entry.id}>
                  <button
                    type="button"
                    className="t-plain"
                    onClick={() => board.inspect(entry)}
                    aria-label={t("table.lookAt", { name: entry.name })}
                  >
                    <CardFace card={entry} size="small" width={112} />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {byZone(yes).map(({ zone, owner, options }) => (
            <Fragment key={`${zone} ${owner}`}>
              {zone && manner === "choice" && <Zone zone={zone} owner={owner} />}
              <ul className="t-choices">
                {options.map(([at, option]) => (
                  <li key={at}>
                    <Choice ask={ask} option={option} at={at} text={said(at)} />
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
          {no.length > 0 && (
            <p className="t-declines">
              {no.map(([at, option]) => (
                <button
                  key={at}
                  type="button"
                  className="button"
                  data-options={at}
                  disabled={live.waiting}
                  onClick={() => board.choose(at)}
                >
                  {at < 9 && <kbd>{at + 1}</kbd>}
                  <span>
                    {said(at)}
                    {option.verb === "none" &&
                    TOLD_DECLINES.includes(ask.kind) &&
                    BARE.includes(live.talk?.options[at]?.id ?? "")
                      ? `: ${t(keyFor("table.decline", ask.kind, "choose"))}`
                      : ""}{" "}
                    <Leads ask={ask} option={option} />
                  </span>
                </button>
              ))}
            </p>
          )}
          {manner === "window" && <Standing ask={ask} />}
        </div>
      )}
    </section>
  );
}

function Leads({ ask, option }: { ask: AskInView; option: OptionInView }) {
  const { t } = useWords();
  const words = leadsWords(ask, option, t);
  return words ? <strong className="t-leads">{words}</strong> : null;
}

/** A bare "No card": its meaning stands next to it. "Stop here" means something else. */
const BARE = ["option-no-card", "option-neither"];

const KINDS = new Set([
  "defend",
  "block",
  "assist",
  "announce",
  "hero",
  "player",
  "order",
  "order-triggers",
  "may",
  "instead",
]);

type Numbered = [at: number, option: OptionInView];

interface FromZone {
  zone: string;
  owner: number;
  options: Numbered[];
}

/** Answers that lie in the same place together, in the order in which they come. */
function byZone(options: Numbered[]): FromZone[] {
  const found = new Map<string, FromZone>();
  for (const each of options) {
    const { card, zone = "", owner = -1 } = each[1];
    const key = card ? `${zone} ${owner}` : "";
    const known = found.get(key) ?? { zone: card ? zone : "", owner, options: [] };
    known.options.push(each);
    found.set(key, known);
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

/** One answer: its card or player large enough to recognise, the server's sentence, what it leads to. */
function Choice({
  ask,
  option,
  at,
  text,
}: {
  ask: AskInView;
  option: OptionInView;
  at: number;
  text: string;
}) {
  const board = useBoard();
  const { t } = useWords();
  const { live, screen } = board;
  const seat = option.seat === undefined ? undefined : live.public?.seats[option.seat];
  const id = option.verb === "place" ? undefined : (option.card ?? seat?.hero.at(-1)?.id);
  const entry = board.cards.get(id ?? "");
  const words: ReactNode = (
    <span className="t-choice-text">
      {at < 9 && <kbd>{at + 1}</kbd>}
      <span>
        {text} <Leads ask={ask} option={option} />
      </span>
    </span>
  );
  if (!entry)
    return (
      <button
        type="button"
        className="button t-words"
        data-options={at}
        disabled={live.waiting}
        onClick={() => board.choose(at)}
      >
        {words}
      </button>
    );
  const cards = ask.options.filter((each) => !declines(each)).length;
  const wide = mannerOf(ask) === "window"; // what a Defense or a Block does takes many words
  const most = { desktop: 5, tablet: 3, phone: wide ? 0 : 2, flat: 0 }[screen];
  const size = cards > most ? "small" : "normal";
  const width = size === "small" ? 112 : screen === "phone" ? 150 : 166;
  return (
    <div className="t-choice" data-size={size} data-wide={wide || undefined}>
      <button
        type="button"
        className="t-plain"
        data-options={at}
        disabled={live.waiting}
        onClick={() => board.choose(at)}
      >
        <CardFace card={entry} size={size} width={width} />
        {words}
      </button>
      <button
        type="button"
        className="t-look"
        aria-label={t("table.lookAt", { name: entry.name })}
        onClick={() => board.inspect(entry)}
      >
        <span aria-hidden="true">i</span>
      </button>
    </div>
  );
}
