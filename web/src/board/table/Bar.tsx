// The action bar: the Power, whose turn it is, the question, and the one press that moves the game on.
import { lazy, Suspense } from "react";
import { within } from "../../base/speech/within";
import { type ClockRules, isSlow } from "../../base/tables/clocks";
import type { AskInView } from "../../base/wire/messages";
import { keyFor } from "../../base/words/keys";
import { useWords } from "../../base/words/say";
import { CardMini } from "../../cards";
import { AUTO_END_MS } from "../desk/autoEnd";
import { optionOf, promptOf, useBoard } from "../desk/context";
import { HOME } from "../desk/focus";
import { Icon } from "../desk/Icon";
import { scrollsText } from "../desk/measures";
import { helpWords, keepsWords, leadsWords, makesWords } from "../live/foretold";
import { declines, endingOf, firstWith, isSceneAsk, mannerOf, wordy } from "../live/options";
import { heldBy, nextOfAll } from "../live/playAll";
import { nextAfter } from "../live/seats";
import { Burst } from "./Burst";

// few questions have standing orders
const Orders = lazy(() => import("../desk/Standing").then((part) => ({ default: part.Orders })));

const Between = lazy(async () => {
  const [part, words] = await Promise.all([import("./Between"), import("../../base/words/calls")]);
  await words.loadWords();
  return { default: part.Between };
});

/** A prompt of more letters does not stand as a headline. */
const LONG = 90;

interface BarProps {
  note: string;
  rushing: boolean;
  /** The turn is about to end by itself, and how often its time has begun. */
  ending?: number;
}

export function Bar({ note, rushing, ending = 0 }: BarProps) {
  const board = useBoard();
  const { t } = useWords();
  const { live, store } = board;
  const shown = live.public;
  if (!shown) return null;
  const ask = live.private?.ask ?? null;
  const mine = ask?.kind === "turn" && ask.seat === live.seat;
  const begins = ask?.kind === "announce";
  const fights = shown.turn.confronting >= 0;
  const over = shown.result !== null;
  const alone = !live.room?.seats.some((seat) => seat.person && seat.seat !== live.seat);
  const undo = live.undo === "free" || alone ? t("table.undo") : t("table.askUndo");
  return (
    <section
      className="t-bar"
      aria-label={t("table.actions")}
      data-mine={mine || begins || undefined}
      data-asks={(ask && !mine && !begins) || undefined}
      {...HOME}
    >
      <Power />
      <Source ask={ask} />
      {/* where there is little room a long question is scrolled, also by keys */}
      <div className="t-says" tabIndex={scrollsText(board.screen) ? 0 : undefined}>
        <p className="t-prompt">
          {over || !ask ? (
            <Waits />
          ) : mine || begins ? (
            <TurnWords begins={begins} />
          ) : (
            <>
              <strong data-long={promptOf(board).length > LONG || undefined}>
                {promptOf(board)}
              </strong>{" "}
              {!wordy(ask) && <span className="t-next">{t("table.pressMarked")}</span>}
            </>
          )}
        </p>
        {note && <p className="t-auto">{note}</p>}
        {ask && mannerOf(ask) === "window" && !isSceneAsk(ask, fights) && (
          <Suspense>
            <Orders ask={ask} />
          </Suspense>
        )}
      </div>
      <div className="t-buttons">
        {live.room &&
          live.seat >= 0 &&
          !ask &&
          isSlow(live.room.clock as unknown as ClockRules) && (
            <Suspense>
              <Between />
            </Suspense>
          )}
        {live.seat >= 0 && !over && live.undo !== "no" && (
          <button
            type="button"
            className="button t-undo"
            aria-label={undo}
            onClick={() => store.undo()}
          >
            <Icon of="undo" />
            <span className="t-undo-word">{undo}</span>
          </button>
        )}
        {ask && !mine && !begins && !wordy(ask) && <Declines ask={ask} />}
        {mine && <TurnButtons ask={ask} rushing={rushing} ending={ending} />}
        {begins && <BeginButtons ask={ask} rushing={rushing} />}
      </div>
    </section>
  );
}

function Power() {
  const { live } = useBoard();
  const { t } = useWords();
  const turn = live.public?.turn;
  if (!turn || live.public?.result || turn.seat < 0) return null;
  return (
    <p className="t-power t-burst" data-mine={turn.seat === live.seat || undefined}>
      <Burst />
      <b>{turn.power}</b>
      <span>{t("table.power")}</span>
    </p>
  );
}

/** The card that asks. */
function Source({ ask }: { ask: AskInView | null }) {
  const board = useBoard();
  const { t } = useWords();
  const entry = board.cards.get(ask?.source ?? "");
  if (!ask || !entry || ask.kind === "turn" || ask.kind === "announce") return null;
  return (
    <button
      type="button"
      className="t-plain t-asker"
      onClick={() => board.inspect(entry)}
      aria-label={t("table.lookAt", { name: entry.name })}
    >
      <CardMini card={entry} />
    </button>
  );
}

function useText() {
  const board = useBoard();
  return (at: number) => optionOf(board, at);
}

/** Kinds of questions in which a bare "No card" is followed by its meaning. */
const TOLD_DECLINES = ["destroy", "discard", "gain", "move", "play", "choose", "give-assist"];

/** "Stop here" means something else. */
const BARE = ["option-no-card", "option-neither"];

function Declines({ ask }: { ask: AskInView }) {
  const { choose, live } = useBoard();
  const { t } = useWords();
  const text = useText();
  const meant = (at: number) =>
    TOLD_DECLINES.includes(ask.kind) && BARE.includes(live.talk?.options[at]?.id ?? "")
      ? t(keyFor("table.decline", ask.kind, "choose"))
      : "";
  return ask.options.map((option, at) =>
    declines(option) ? (
      <button
        key={at}
        type="button"
        className="button"
        data-options={at}
        disabled={live.waiting}
        onClick={() => choose(at)}
      >
        <kbd>N</kbd>
        <span>
          {text(at)} {meant(at) && <small>{meant(at)}</small>}{" "}
          {leadsWords(ask, option, t) && <strong>{leadsWords(ask, option, t)}</strong>}
        </span>
      </button>
    ) : null,
  );
}

interface TurnProps {
  ask: AskInView;
  rushing: boolean;
  ending: number;
}

function TurnButtons({ ask, rushing, ending }: TurnProps) {
  const board = useBoard();
  const { t } = useWords();
  const text = useText();
  const end = endingOf(ask);
  const plays = nextOfAll(ask) >= 0;
  const kept = ask.outlook ? heldBy(ask.outlook).length > 0 : false;
  return (
    <>
      {board.placed.rest
        .filter((at) => at !== end)
        .map((at) => {
          const calls = ask.options[at]?.verb === "call";
          return (
            <button
              key={at}
              type="button"
              className={calls ? "button t-call" : "button"}
              data-options={at}
              onClick={() => board.choose(at)}
            >
              <span title={text(at)}>{calls ? t("table.call") : text(at)}</span>
              {calls && <kbd>A</kbd>}
            </button>
          );
        })}
      {plays && <PlayAll rushing={rushing} />}
      {end >= 0 && (
        <EndTurn
          option={end}
          done={ask.options[end]?.verb === "done"}
          first={!plays && !kept}
          rushing={rushing}
          ending={ending}
          press={() => board.choose(end)}
        />
      )}
    </>
  );
}

/** Before the first card: a Confrontation, or the turn itself, whose first press says so. */
function BeginButtons({ ask, rushing }: { ask: AskInView; rushing: boolean }) {
  const board = useBoard();
  const { t } = useWords();
  const text = useText();
  const small = board.screen === "phone" || board.screen === "flat";
  const foes = ask.options.flatMap(({ verb, seat = -1 }, at) =>
    verb === "confront" ? [{ at, seat, cost: board.live.public?.seats[seat]?.cost ?? 0 }] : [],
  );
  const foe = foes.sort((one, other) => one.cost - other.cost)[0]; // the others are pressed themselves
  return (
    <>
      {foe && (
        <button
          type="button"
          className="button t-confront"
          aria-label={text(foe.at)}
          data-options={foe.at}
          data-key="c"
          disabled={rushing}
          onClick={() => board.choose(foe.at)}
        >
          <span>
            {t(small ? "table.confrontCost" : "table.confrontFor", {
              name: board.character(foe.seat)?.name ?? board.name(foe.seat),
              cost: foe.cost,
            })}
          </span>
          <kbd>C</kbd>
        </button>
      )}
      <PlayAll rushing={rushing} option={firstWith(ask, "normal")} />
      <EndTurn
        done={false}
        first={false}
        rushing={rushing}
        press={() => board.begin({ verb: "end" })}
      />
    </>
  );
}

interface PlayAllProps {
  rushing: boolean;
  /** What it answers, where that is not the playing of a card. */
  option?: number;
}

function PlayAll({ rushing, option }: PlayAllProps) {
  const board = useBoard();
  const { t } = useWords();
  return (
    <button
      type="button"
      className="button first t-go"
      disabled={rushing}
      onClick={board.playAll}
      data-key="p"
      data-options={option}
    >
      <span>{t("table.playAll")}</span>
      <kbd>P</kbd>
    </button>
  );
}

interface EndProps {
  option?: number;
  /** It ends the playing of a Confrontation, not the turn. */
  done: boolean;
  first: boolean;
  rushing: boolean;
  ending?: number;
  press(): void;
}

function EndTurn({ option, done, first, rushing, ending = 0, press }: EndProps) {
  const board = useBoard();
  const { t } = useWords();
  const shown = board.live.public;
  const next = shown ? nextAfter(shown, board.live.seat) : -1;
  const then = board.character(next)?.name;
  return (
    <button
      type="button"
      className={first ? "button first t-go t-end" : "button t-end"}
      data-options={option}
      disabled={rushing}
      onClick={press}
    >
      <span>{done ? t("table.done") : t("table.endTurn")}</span>
      {!done && then && <small className="t-then">{t("table.thenPlays", { name: then })}</small>}
      <kbd>⇧↵</kbd>
      {ending > 0 && (
        <i key={ending} className="t-ending" style={{ animationDuration: `${AUTO_END_MS}ms` }} />
      )}
    </button>
  );
}

/** Questions that name a card which must be played before others (W4) or before the end (V5). */
const MUST_PLAY = ["ask-binding", "ask-laid"] as const;

/** One's own turn in a line: what the server asks, and the next thing to do for who is new. */
function TurnWords({ begins }: { begins: boolean }) {
  const board = useBoard();
  const { live, placed, cards } = board;
  const { t } = useWords();
  const ask = live.private?.ask ?? null;
  if (begins && ask) {
    const normal = ask.options[firstWith(ask, "normal")];
    return (
      <>
        <strong>{t("stage.yourTurn")}</strong>{" "}
        <span className="t-next">
          {t("table.confrontNow")} {normal && leadsWords(ask, normal, t)} {helpWords(ask, t)}
        </span>
      </>
    );
  }
  const ahead = ask?.outlook;
  const named = (id: string) => cards.get(id)?.name ?? id;
  const kept = ahead ? keepsWords(ahead, named, t) : [];
  const buys = ask?.options.filter((option) => option.verb === "buy").length ?? 0;
  const plays = nextOfAll(ask) >= 0;
  const fights = (live.public?.turn.confronting ?? -1) >= 0;
  const uses = ask?.options.some((option) => option.verb === "use") ?? false;
  const hint = plays
    ? [ahead ? makesWords(ahead, t) : "", ...kept].filter(Boolean).join(" ")
    : kept.length
      ? kept.join(" ")
      : fights
        ? t("table.hint.done")
        : buys
          ? t("table.hint.buy", { count: buys })
          : uses
            ? t("table.hint.use")
            : t("table.hint.end");
  const bound = live.talk ? within(live.talk.prompt, MUST_PLAY) : false;
  return (
    <>
      <strong>{bound ? promptOf(board) : t("stage.yourTurn")}</strong>{" "}
      {placed.on.size + placed.rest.length > 0 && <span className="t-next">{hint}</span>}
    </>
  );
}

function Waits() {
  const board = useBoard();
  const { t } = useWords();
  const shown = board.live.public;
  if (!shown) return null;
  if (shown.result) return <strong>{t("table.over")}</strong>;
  // people are waited for by their names, bots by those of their heroes
  const person = (seat: number) => board.live.room?.seats[seat]?.person;
  const called = (seat: number) =>
    seat === board.live.seat || person(seat)
      ? board.name(seat)
      : (board.character(seat)?.name ?? board.name(seat));
  const others = shown.waiting.filter((each) => each.seat !== shown.turn.seat);
  const names = [...new Set(others.map((each) => called(each.seat)))];
  const whose = shown.turn.seat >= 0 ? t("table.turnOf", { name: called(shown.turn.seat) }) : "";
  const mine = shown.turn.seat === board.live.seat;
  return (
    <>
      <strong>{mine ? t("table.yourTurn") : whose}</strong>{" "}
      {names.length > 0 && (
        <span className="t-next">{t("table.waitingFor", { names: names.join(", ") })}</span>
      )}
    </>
  );
}
