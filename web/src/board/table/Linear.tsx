// The table as text, from top to bottom: for screen readers, and for all who prefer to read.
import { Suspense, useRef } from "react";
import { isLocal } from "../../base/local/tables";
import type { AskInView, CardInView, SeatInView } from "../../base/wire/messages";
import { useWords } from "../../base/words/say";
import { familyOf } from "../../cards";
import { optionOf, promptOf, useBoard } from "../desk/context";
import { HOME, useTakenFocus } from "../desk/focus";
import { Result } from "../ending/late";
import { keepsWords, leadsWords, makesWords } from "../live/foretold";
import { declines, endingOf } from "../live/options";
import { nextOfAll } from "../live/playAll";
import { once, others, teamed } from "../live/seats";
import { Chat } from "./Chat";
import { AskedLine } from "./Story";

const LATELY = 12;

interface LinearProps {
  /** The question to the player; null also while the table answers by itself. */
  ask: AskInView | null;
  note: string;
  leave(): void;
  more(): void;
}

export function Linear({ ask, note, leave, more }: LinearProps) {
  const board = useBoard();
  const { t } = useWords();
  const { live, store } = board;
  const asked = useRef<HTMLHeadingElement>(null);
  useTakenFocus(asked); // it is loaded when it is first wanted, and so later than the page
  const shown = live.public;
  if (!shown) return null;
  const me = shown.seats[live.seat];
  const earlier = Math.max(0, live.story.length - LATELY);
  const turn = shown.result
    ? t("table.over")
    : shown.turn.seat < 0
      ? ""
      : shown.turn.seat === live.seat
        ? t("table.yourTurn")
        : t("table.turnOf", { name: board.name(shown.turn.seat) });
  return (
    <div className="t-linear">
      <h1>
        {t("table.linearTitle")} {turn}
      </h1>
      {!shown.result && (
        <p>
          {t("table.turnNumber", { n: shown.turn.number })}{" "}
          {t("table.powerNow", { count: shown.turn.power })}{" "}
          {shown.turn.confronting >= 0 &&
            t("table.linearFight", {
              name: board.name(shown.turn.confronting),
              cost: shown.seats[shown.turn.confronting]?.cost ?? 0,
            })}
        </p>
      )}
      <Suspense>
        <Result plain />
      </Suspense>
      <h2 id="linear-ask" ref={asked} {...HOME}>
        {t("table.question")}
      </h2>
      <p id="linear-prompt">{ask ? promptOf(board) : t("table.nothingAsked")}</p>
      {note && <p>{note}</p>}
      {ask?.outlook && (
        <p>
          {[
            makesWords(ask.outlook, t),
            ...keepsWords(ask.outlook, (id) => board.cards.get(id)?.name ?? id, t),
          ].join(" ")}
        </p>
      )}
      {ask && (
        <ol aria-labelledby="linear-ask" aria-describedby="linear-prompt" key={live.position}>
          {ask.options.map((option, at) => (
            <li key={at}>
              <button type="button" className="button" onClick={() => board.choose(at)}>
                {optionOf(board, at)}
                {declines(option) || !option.card ? "" : <Text id={option.card} />}{" "}
                {leadsWords(ask, option, t)}
              </button>
            </li>
          ))}
        </ol>
      )}
      <p className="t-declines">
        {nextOfAll(ask) >= 0 && (
          <button type="button" className="button" onClick={board.playAll}>
            {t("table.playAll")}
          </button>
        )}
        {endingOf(ask) >= 0 && (
          <button type="button" className="button" onClick={() => board.choose(endingOf(ask))}>
            {optionOf(board, endingOf(ask))}
          </button>
        )}
        {live.seat >= 0 && live.undo !== "no" && !shown.result && (
          <button type="button" className="button" onClick={() => store.undo()}>
            {live.undo === "free" ? t("table.undo") : t("table.askUndo")}
          </button>
        )}
        <button type="button" className="button" onClick={leave}>
          {t("table.boardView")}
        </button>
        <button type="button" className="button" onClick={more}>
          {t("table.more")}
        </button>
      </p>
      <h2 id="linear-lately">{t("table.lately")}</h2>
      <ol aria-labelledby="linear-lately">
        {live.story.slice(earlier).map((line, at) => (
          <li key={`${earlier + at}-${line.id}`}>
            <AskedLine line={line} />
          </li>
        ))}
      </ol>
      {me && <Cards title={t("table.yourHand")} cards={live.private?.hands[live.seat] ?? []} />}
      {shown.super_villains_left > 0 && (
        <Cards
          title={`${t("table.superVillain")}, ${t("table.left", { count: shown.super_villains_left })}`}
          cards={shown.super_villain}
          empty={t("table.faceDown")}
        />
      )}
      <Cards title={t("table.lineUp")} cards={shown.line_up} />
      <Cards title={t("table.stacks")} cards={shown.stacks} />
      <p>
        {t("table.mainDeck")}: {shown.main_deck}. {t("table.weaknesses")}: {shown.weaknesses}.{" "}
        {t("table.destroyed")}: {shown.destroyed.length}.
      </p>
      <Cards title={t("table.played")} cards={once(shown.played)} />
      {me && <Seat seat={me} />}
      {others(shown, live.seat).map((seat) => (
        <Seat key={seat.seat} seat={seat} />
      ))}
      {!isLocal(board.store.table) && (
        <>
          <h2>{t("table.chat")}</h2>
          <Chat />
        </>
      )}
    </div>
  );
}

function Text({ id }: { id: string }) {
  const entry = useBoard().cards.get(id);
  return entry ? <span className="t-small"> {entry.text}</span> : null;
}

function Seat({ seat }: { seat: SeatInView }) {
  const board = useBoard();
  const { t } = useWords();
  const shown = board.live.public;
  const mate =
    shown &&
    teamed(shown) &&
    shown.seats[board.live.seat]?.team === seat.team &&
    seat.seat !== board.live.seat;
  const hand = mate ? board.live.private?.hands[seat.seat] : undefined;
  return (
    <section>
      <h2>
        {board.name(seat.seat)}
        {mate ? `, ${t("table.teammate")}` : ""}
        {seat.out ? `, ${t("table.out")}` : ""}
      </h2>
      <p>
        {t("table.linearCounts", {
          hand: seat.hand_size,
          deck: seat.deck,
          discard: seat.discard.length,
        })}{" "}
        {seat.cost !== undefined && t("table.toDefeat", { cost: seat.cost })}
      </p>
      <Cards
        level={3}
        title={seat.cost === undefined ? t("table.superHero") : t("table.character")}
        cards={seat.hero.slice(-1)}
      />
      {hand && <Cards level={3} title={t("table.hand")} cards={hand} />}
      {seat.on_hero.length > 0 && (
        <Cards level={3} title={t("table.onHero")} cards={seat.on_hero} />
      )}
      {seat.in_play.length > 0 && (
        <Cards level={3} title={t("table.inPlay")} cards={once(seat.in_play)} />
      )}
      {seat.discard.length > 0 && (
        <Cards level={3} title={t("table.discard")} cards={seat.discard} folded />
      )}
      {seat.score.length > 0 && (
        <Cards level={3} title={t("table.score")} cards={seat.score} folded />
      )}
    </section>
  );
}

interface CardsProps {
  title: string;
  cards: (CardInView & { left?: number })[];
  level?: 2 | 3;
  empty?: string;
  folded?: boolean;
}

/** A heading and a list of cards: name, cost, type, text; equal ones counted. */
function Cards({ title, cards, level = 2, empty, folded = false }: CardsProps) {
  const board = useBoard();
  const { t } = useWords();
  const Heading = level === 2 ? "h2" : "h3";
  const counted = new Map<string, number>();
  for (const card of cards) counted.set(card.id, (counted.get(card.id) ?? 0) + (card.left ?? 1));
  const list = (
    <ul>
      {[...counted].map(([id, n]) => {
        const entry = board.cards.get(id);
        if (!entry) return null;
        const facts = [
          entry.type ? t(`card.family.${familyOf(entry)}`) : "",
          entry.cost === null ? "" : t("table.costWord", { cost: entry.cost }),
        ];
        return (
          <li key={id}>
            <strong>
              {n > 1 ? `${n} × ` : ""}
              {entry.name}
              {entry.level ? `, ${t("table.level", { level: entry.level })}` : ""}
            </strong>
            {facts.filter(Boolean).map((fact) => `, ${fact}`)}. {entry.text}
          </li>
        );
      })}
    </ul>
  );
  if (folded)
    return (
      <details>
        <summary>
          {title} ({cards.length})
        </summary>
        {list}
      </details>
    );
  return (
    <>
      <Heading>
        {title} ({cards.length})
      </Heading>
      {cards.length ? list : <p>{empty ?? t("table.noCards")}</p>}
    </>
  );
}
