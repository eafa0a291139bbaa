// Every question beside the turn itself: who or what asks, what it means, and the answers laid out.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CardFace } from "../cards";
import { change, useSettings } from "../settings/settings";
import type { AskInView, OptionInView } from "../wire/messages";
import { useBoard } from "./context";
import { Fight } from "./Fight";
import { useTakenFocus } from "./focus";
import { declines, mannerOf, orderKey, surePower } from "./options";

const TOLD_DECLINES = ["destroy", "discard", "gain", "move", "play", "choose", "give-assist"];

export function AskPanel({ ask }: { ask: AskInView }) {
  const board = useBoard();
  const { t } = useTranslation();
  const [folded, setFolded] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const { live } = board;
  const manner = mannerOf(ask);
  const source = board.cards.get(ask.source ?? "");
  const shown = ask.shown.flatMap((id) => board.cards.get(id) ?? []);
  const said = (at: number) => live.talk?.options[at] ?? ask.options[at]?.verb ?? "";
  const all = [...ask.options.entries()];
  const yes = all.filter(([, option]) => !declines(option));
  const no = all.filter(([, option]) => declines(option));
  useEffect(() => setFolded(false), [ask]);
  useTakenFocus(panel);
  return (
    <section
      className="t-ask"
      ref={panel}
      tabIndex={-1}
      aria-label={t("table.question")}
      data-manner={manner}
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
          <p className="t-why">{t(`table.manner.${KINDS.has(ask.kind) ? ask.kind : manner}`)}</p>
          <h2 className="t-prompt">{live.talk?.prompt ?? ask.kind}</h2>
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
          {(ask.kind === "block" || ask.kind === "assist") && <Fight inside />}
          {ask.kind === "announce" && <AtStake />}
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
                    <CardFace card={entry} size="small" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <ul className="t-choices">
            {yes.map(([at, option]) => (
              <li key={at}>
                <Choice ask={ask} option={option} at={at} text={said(at)} />
              </li>
            ))}
          </ul>
          {no.length > 0 && (
            <p className="t-declines">
              {no.map(([at, option]) => (
                <button
                  key={at}
                  type="button"
                  className="button"
                  disabled={live.waiting}
                  onClick={() => board.choose(at)}
                >
                  {at < 9 && <kbd>{at + 1}</kbd>}
                  <span>
                    {said(at)}
                    {option.verb === "none" &&
                    !said(at).includes(":") &&
                    TOLD_DECLINES.includes(ask.kind) &&
                    BARE.test(said(at))
                      ? `: ${t(`table.decline.${ask.kind}`)}`
                      : ""}
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

/** A bare "No card": what it means is said beside it. "Stop here" means something else. */
const BARE = /^(No card|Neither|Ningun)/;

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

/** One answer: its card or player large enough to recognise, and the server's sentence. */
/** Confront or not: what it means, and what the hand gives for certain. */
function AtStake() {
  const { live, cards } = useBoard();
  const { t } = useTranslation();
  const hand = live.private?.hands[String(live.seat)] ?? [];
  return (
    <p className="t-stake">
      {t("table.stake")} <strong>{t("table.sure", { count: surePower(hand, cards) })}</strong>
    </p>
  );
}

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
  const { t } = useTranslation();
  const { live, screen } = board;
  const seat = option.seat === undefined ? undefined : live.public?.seats[option.seat];
  const id = option.verb === "place" ? undefined : (option.card ?? seat?.hero.at(-1)?.id);
  const entry = board.cards.get(id ?? "");
  const words: ReactNode = (
    <span className="t-choice-text">
      {at < 9 && <kbd>{at + 1}</kbd>}
      <span>{text}</span>
    </span>
  );
  if (!entry)
    return (
      <button
        type="button"
        className="button t-words"
        disabled={live.waiting}
        onClick={() => board.choose(at)}
      >
        {words}
      </button>
    );
  const cards = ask.options.filter((each) => !declines(each)).length;
  const beside = mannerOf(ask) === "window"; // what a Defense or a Block does takes many words
  const most = screen !== "phone" ? 6 : beside ? 0 : 2;
  const size = screen === "flat" || cards > most ? "small" : "normal";
  return (
    <div className="t-choice" data-size={size} data-beside={beside || undefined}>
      <button
        type="button"
        className="t-plain"
        disabled={live.waiting}
        onClick={() => board.choose(at)}
      >
        <CardFace card={entry} size={size} />
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

/** Standing orders: what each card does by itself from now on. */
function Standing({ ask }: { ask: AskInView }) {
  const board = useBoard();
  const { t } = useTranslation();
  const { orders } = useSettings();
  const ids = [...new Set(ask.options.flatMap((option) => option.card ?? []))];
  if (!ids.length) return null;
  const order = (id: string, wish: string) => {
    const { [orderKey(ask.kind, id)]: _, ...others } = orders;
    change({
      orders:
        wish === "ask"
          ? others
          : { ...others, [orderKey(ask.kind, id)]: wish as "always" | "never" },
    });
  };
  return (
    <details className="t-orders">
      <summary>{t("table.orders")}</summary>
      {ids.map((id) => (
        <label key={id}>
          <span>{board.cards.get(id)?.name ?? id}</span>
          <select
            value={orders[orderKey(ask.kind, id)] ?? "ask"}
            onChange={(event) => order(id, event.target.value)}
          >
            <option value="ask">{t("table.order.ask")}</option>
            <option value="always">{t("table.order.always")}</option>
            <option value="never">{t("table.order.never")}</option>
          </select>
        </label>
      ))}
    </details>
  );
}
